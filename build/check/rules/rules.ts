import type { Finding } from '../../findings/finding.ts';
import type { Content } from '../content.ts';
import { changesHaveSources, figuresHaveSources, sourcesAreStrong, supportsNameKeys } from './credit.ts';
import { publicationDaysExist, rollingWindowsNeverClose, windowsAreOrdered } from './days.ts';
import { ranksAreComplete, scoresAreOrdered } from './figures.ts';
import { idIsFileName, listIdsAreUnique } from './identity.ts';
import { namesAreUnique, regionSpellingsAreUnique } from './names.ts';
import { publishedIdsStay } from './published.ts';
import { glossaryWordsAreUnique, questionsAreAskedOnce } from './questions.ts';
import { referencesExist, retiredIdsStayRetired } from './references.ts';
import {
  daysLieInTheirYear,
  gregorianYearsMatch,
  periodsAreOrdered,
  termsFollowEachOther,
} from './school-year.ts';
import { placeholdersAreKnown, skillsHaveBodies } from './skills.ts';
import { subjectsExist } from './subjects.ts';
import { textsAreClean } from './text.ts';

/** A rule looks at the whole content and reports what breaks it; one subject each. */
export type Rule = (content: Content) => readonly Finding[];

export const RULES: readonly Rule[] = [
  idIsFileName,
  listIdsAreUnique,
  referencesExist,
  subjectsExist,
  retiredIdsStayRetired,
  publishedIdsStay,
  namesAreUnique,
  regionSpellingsAreUnique,
  ranksAreComplete,
  scoresAreOrdered,
  windowsAreOrdered,
  rollingWindowsNeverClose,
  publicationDaysExist,
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
  textsAreClean,
  skillsHaveBodies,
  placeholdersAreKnown,
];
