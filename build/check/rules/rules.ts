import { groupBy } from '../../../edge/text/order.ts';
import type { Finding } from '../../findings/finding.ts';
import type { Content } from '../content.ts';
import { type SoundTexts, soundUnder, type Text, textsIn } from '../entry.ts';
import * as asks from './asks.ts';
import * as days from './days.ts';
import * as duplicates from './duplicates.ts';
import * as figures from './figures.ts';
import * as files from './files.ts';
import * as ids from './ids.ts';
import * as languages from './languages.ts';
import * as periods from './periods.ts';
import * as quantities from './quantities.ts';
import * as references from './references.ts';
import * as sources from './sources.ts';
import * as texts from './texts.ts';

/**
 * A rule looks at the whole content and reports what breaks it; one subject each.
 * @param asOf day in Riyadh, ISO 8601, to which days are compared; null: they are compared to none
 */
type Rule = (content: Content, asOf: string | null) => readonly Finding[];

const RULES: readonly Rule[] = [
  ids.idIsFileName,
  ids.listIdsAreUnique,
  ids.retiredIdsStayRetired,
  ids.publishedIdsStay,

  references.referencesExist,
  references.changesNamePeriods,
  references.periodsKeepTheirIds,
  references.subjectsExist,
  references.citiesLieInOneRegion,

  duplicates.namesAreUnique,
  duplicates.aliasesAreTheirOwn,
  duplicates.citiesAreSpeltAlike,
  duplicates.regionSpellingsAreUnique,
  duplicates.identifiersAreUnique,
  duplicates.questionsAreAskedOnce,
  duplicates.glossaryWordsAreUnique,
  asks.asksFitTheirWords,
  duplicates.recordsAreTheirOwn,

  figures.ranksAreComplete,
  figures.figuresFitEachOther,
  figures.coverageFitsColleges,
  figures.figuresAreUsual,
  figures.yearsAreOfTheirTime,

  figures.weightsMakeAWhole,
  ids.admissionIsNamed,
  sources.missingIsMissing,

  periods.windowsAreOrdered,
  periods.rollingWindowsNeverClose,
  periods.windowsDoNotOverlap,
  periods.gregorianYearsMatch,
  periods.placesDifferOnce,
  periods.periodsAreOrdered,
  periods.daysLieInTheirYear,
  periods.termsFollowEachOther,
  periods.termsFitSystem,
  periods.labelsNameTheirYear,
  periods.holidaysDoNotOverlap,
  periods.schoolDaysAreLikely,
  periods.periodsLastAsUsual,
  periods.windowsLastAsUsual,

  sources.figuresHaveSources,
  sources.supportsNameKeys,
  sources.changesHaveSources,
  sources.sourcesAreStrong,
  sources.pagesAreOlderThanTheirReading,

  quantities.answersFitTheirRecords,
  quantities.daysAreNotDenied,
  days.answersAreAsOldAsTheirSources,
  days.securityHasNotExpired,

  files.commentsAreMeant,
  files.skillsHaveBodies,
  files.placeholdersAreKnown,
  texts.skillBodiesAreClean,
];

/** A rule that looks at a text by itself. */
type TextRule = (text: Text, asOf: string | null) => readonly Finding[];

/** Rules about every text of every file. What they say of a text of a record follows from its key and its words. */
const WORD_RULES: readonly TextRule[] = [
  texts.textIsClean,
  texts.quotesArePaired,
  texts.textIsPlain,
  texts.textIsShort,
  texts.lettersAreOfTheLanguage,
];

/** Rules about texts under some keys. What they say of a text depends on what stands beside it, too. */
const KEY_RULES = groupBy(
  [
    ...rulesOf(texts.LONG_TEXTS, quantities.weekdaysFit),
    ...rulesOf(['notIn'], periods.placesAreNamedOneWay),
    ...rulesOf(['label', 'name', 'year'], periods.labelNamesItsDays),
    ...rulesOf(['published'], days.publicationDayExists),
    ...rulesOf(days.PAST_KEYS, days.dayHasCome),
    ...rulesOf(days.AHEAD_KEYS, days.dayIsNear),
    ...rulesOf(sources.ADDRESS_KEYS, sources.sourceIsCitable),
    ...rulesOf(['confidence'], sources.severalAreNamed),
    ...rulesOf(['url'], sources.pagesAreNamedOnce),
  ],
  ({ key }): string | null => key,
);

function rulesOf(keys: Iterable<string>, rule: TextRule) {
  return [...keys].map((key) => ({ key, rule }));
}

/**
 * Whatever breaks a rule: one about the whole, one about a text by itself, the one about all addresses.
 * @param sound those whose words are not judged again; what turns out to be sound is added
 */
export function brokenRules(content: Content, asOf: string | null, sound: SoundTexts = new Map()): Finding[] {
  const findings = [...RULES.flatMap((rule) => rule(content, asOf)), ...languages.languagesAreTheirOwn(content, sound)];
  const addresses: Text[] = [];
  for (const document of content.documents) {
    const isOfRecord = texts.isOfRecord(document);
    const isKnown = (key: string | null, text: string) => isOfRecord && soundUnder(key, sound).has(text);
    for (const text of textsIn(document, (key, text) => KEY_RULES.has(key) || !isKnown(key, text))) {
      if (text.key === 'url') addresses.push(text);
      for (const { rule } of KEY_RULES.get(text.key) ?? []) findings.push(...rule(text, asOf));
      if (KEY_RULES.has(text.key) && isKnown(text.key, text.text)) continue;
      const isEmpty = !texts.CODES.has(text.key ?? '') && texts.saysNothing(text.text);
      const rules = isEmpty ? [...WORD_RULES, texts.emptyIsNull] : WORD_RULES;
      const faults = rules.flatMap((rule) => rule(text, asOf));
      findings.push(...faults);
      if (!isEmpty && faults.length === 0 && isOfRecord) soundUnder(text.key, sound).set(text.text, text.text);
    }
  }
  return [...findings, ...sources.kindsFitTheirHosts(addresses)];
}
