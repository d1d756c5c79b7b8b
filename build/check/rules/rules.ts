import type { Finding } from '../../findings/finding.ts';
import type { Content } from '../content.ts';
import { citiesLieInOneRegion } from './cities.ts';
import { recordsAreTheirOwn } from './copies.ts';
import { coverageFitsColleges } from './coverage.ts';
import { changesHaveSources, figuresHaveSources, sourcesAreStrong, supportsNameKeys } from './credit.ts';
import { ranksAreComplete, scoresAreOrdered } from './figures.ts';
import {
  answersAreAsOldAsTheirSources,
  securityHasNotExpired,
  sourcesAreOlderThanVerification,
  yearsAreOfTheirTime,
} from './future.ts';
import { idIsFileName, listIdsAreUnique } from './identity.ts';
import { languagesAreTheirOwn } from './languages.ts';
import { namedPeriodsExist } from './named-periods.ts';
import { namesAreUnique, regionSpellingsAreUnique } from './names.ts';
import { holidaysDoNotOverlap, windowsDoNotOverlap } from './overlaps.ts';
import { figuresAreUsual, periodsLastAsUsual } from './plausible.ts';
import { publishedIdsStay, retiredIdsStayRetired } from './published.ts';
import { glossaryWordsAreUnique, questionsAreAskedOnce } from './questions.ts';
import { referencesExist } from './references.ts';
import {
  daysLieInTheirYear,
  gregorianYearsMatch,
  labelsNameTheirYear,
  periodsAreOrdered,
  termsFitSystem,
  termsFollowEachOther,
} from './school-year.ts';
import { identifiersAreUnique } from './shared-identifiers.ts';
import { placeholdersAreKnown, skillsHaveBodies } from './skills.ts';
import { subjectsExist } from './subjects.ts';
import { textsAreRight } from './texts.ts';
import { rollingWindowsNeverClose, windowsAreOrdered } from './windows.ts';
import { commentsAreMeant } from './written.ts';

/**
 * A rule looks at the whole content and reports what breaks it; one subject each.
 * @param asOf day in Riyadh, ISO 8601, to which days are compared; null: they are compared to none
 */
export type Rule = (content: Content, asOf: string | null) => readonly Finding[];

export const RULES: readonly Rule[] = [
  idIsFileName,
  listIdsAreUnique,
  referencesExist,
  namedPeriodsExist,
  subjectsExist,
  retiredIdsStayRetired,
  publishedIdsStay,
  namesAreUnique,
  regionSpellingsAreUnique,
  ranksAreComplete,
  scoresAreOrdered,
  windowsAreOrdered,
  rollingWindowsNeverClose,
  gregorianYearsMatch,
  periodsAreOrdered,
  daysLieInTheirYear,
  termsFollowEachOther,
  figuresHaveSources,
  supportsNameKeys,
  changesHaveSources,
  sourcesAreStrong,
  questionsAreAskedOnce,
  glossaryWordsAreUnique,
  skillsHaveBodies,
  placeholdersAreKnown,
  textsAreRight,
  languagesAreTheirOwn,
  commentsAreMeant,
  answersAreAsOldAsTheirSources,
  yearsAreOfTheirTime,
  sourcesAreOlderThanVerification,
  securityHasNotExpired,
  figuresAreUsual,
  periodsLastAsUsual,
  holidaysDoNotOverlap,
  windowsDoNotOverlap,
  coverageFitsColleges,
  termsFitSystem,
  labelsNameTheirYear,
  citiesLieInOneRegion,
  identifiersAreUnique,
  recordsAreTheirOwn,
];
