import type { Finding } from '../../findings/finding.ts';
import type { Content } from '../content.ts';
import { type Text, textsIn } from '../texts.ts';
import {
  answersAreAsOldAsTheirSources,
  dayHasCome,
  dayIsNear,
  publicationDayExists,
  securityHasNotExpired,
} from './days.ts';
import {
  glossaryWordsAreUnique,
  identifiersAreUnique,
  namesAreUnique,
  questionsAreAskedOnce,
  recordsAreTheirOwn,
  regionSpellingsAreUnique,
} from './duplicates.ts';
import {
  coverageFitsColleges,
  figuresAreUsual,
  ranksAreComplete,
  scoresAreOrdered,
  yearsAreOfTheirTime,
} from './figures.ts';
import { commentsAreMeant, placeholdersAreKnown, skillsHaveBodies } from './files.ts';
import { idIsFileName, listIdsAreUnique, publishedIdsStay, retiredIdsStayRetired } from './ids.ts';
import { languagesAreTheirOwn } from './languages.ts';
import {
  daysLieInTheirYear,
  gregorianYearsMatch,
  holidaysDoNotOverlap,
  labelsNameTheirYear,
  periodsAreOrdered,
  periodsLastAsUsual,
  rollingWindowsNeverClose,
  termsFitSystem,
  termsFollowEachOther,
  windowsAreOrdered,
  windowsDoNotOverlap,
} from './periods.ts';
import { citiesLieInOneRegion, namedPeriodsExist, referencesExist, subjectsExist } from './references.ts';
import {
  changesHaveSources,
  disputeNamesBoth,
  figuresHaveSources,
  sourceIsCitable,
  sourcesAreOlderThanVerification,
  sourcesAreStrong,
  supportsNameKeys,
} from './sources.ts';
import {
  arabicIsWrittenInArabic,
  quotesArePaired,
  skillBodiesAreClean,
  textIsClean,
  textSaysSomething,
} from './texts.ts';

/**
 * A rule looks at the whole content and reports what breaks it; one subject each.
 * @param asOf day in Riyadh, ISO 8601, to which days are compared; null: they are compared to none
 */
type Rule = (content: Content, asOf: string | null) => readonly Finding[];

const RULES: readonly Rule[] = [
  idIsFileName,
  listIdsAreUnique,
  retiredIdsStayRetired,
  publishedIdsStay,

  referencesExist,
  namedPeriodsExist,
  subjectsExist,
  citiesLieInOneRegion,

  namesAreUnique,
  regionSpellingsAreUnique,
  identifiersAreUnique,
  questionsAreAskedOnce,
  glossaryWordsAreUnique,
  recordsAreTheirOwn,

  ranksAreComplete,
  scoresAreOrdered,
  coverageFitsColleges,
  figuresAreUsual,
  yearsAreOfTheirTime,

  windowsAreOrdered,
  rollingWindowsNeverClose,
  windowsDoNotOverlap,
  gregorianYearsMatch,
  periodsAreOrdered,
  daysLieInTheirYear,
  termsFollowEachOther,
  termsFitSystem,
  labelsNameTheirYear,
  holidaysDoNotOverlap,
  periodsLastAsUsual,

  figuresHaveSources,
  supportsNameKeys,
  changesHaveSources,
  sourcesAreStrong,
  sourcesAreOlderThanVerification,

  answersAreAsOldAsTheirSources,
  securityHasNotExpired,

  languagesAreTheirOwn,
  commentsAreMeant,
  skillsHaveBodies,
  placeholdersAreKnown,
  skillBodiesAreClean,
];

/** A rule that looks at every text of every file by itself. */
type TextRule = (text: Text, asOf: string | null) => readonly Finding[];

const TEXT_RULES: readonly TextRule[] = [
  textSaysSomething,
  textIsClean,
  quotesArePaired,
  arabicIsWrittenInArabic,
  publicationDayExists,
  dayHasCome,
  dayIsNear,
  sourceIsCitable,
  disputeNamesBoth,
];

/** Whatever breaks a rule. */
export function brokenRules(content: Content, asOf: string | null): Finding[] {
  const texts = content.documents.flatMap(textsIn);
  return [
    ...RULES.flatMap((rule) => rule(content, asOf)),
    ...TEXT_RULES.flatMap((rule) => texts.flatMap((text) => rule(text, asOf))),
  ];
}
