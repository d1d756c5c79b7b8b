import MiniSearch, { type Options } from 'minisearch';
import { ANALYSER_VERSION, analyse, compileSynonyms, spell, tokenOf } from '../../../edge/search/analyse.ts';
import { type IndexDocument, type Name, SEARCH_OPTIONS, type Subjects, weightOf } from '../../../edge/search/scorer.ts';
import { isStopWord, tokenise } from '../../../edge/search/words.ts';
import { fold } from '../../../edge/text/fold.ts';
import { groupBy } from '../../../edge/text/order.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { propertiesAsked } from '../../check/rules/asks.ts';
import { hijriDay } from '../../days/hijri.ts';
import type { FaqRecord } from '../../schema/faq.ts';
import type { GlossaryRecord } from '../../schema/glossary.ts';

/** What of the content an index of the questions is made from. */
export type Searched = Pick<Catalogue, 'faq' | 'glossary' | 'universities' | 'exams' | 'calendar' | 'regions'>;

type University = Catalogue['universities'][number];

const examNames = ({ id, name, nameEn, abbreviation }: Catalogue['exams'][number]): string[] => [
  id,
  name,
  nameEn,
  abbreviation ?? '',
];

/** All ways in which a question is written. */
export const phrasings = ({ question, questionEn, alternatives, alternativesEn }: FaqRecord): string[] => [
  question,
  questionEn,
  ...alternatives,
  ...alternativesEn,
];

/** First words of the glossary's sets that stand for the names of what no question is about. */
const ANY_UNIVERSITY = spell('جامعة');
const UNIVERSITY_OF_KIND: Readonly<Record<string, string>> = { public: spell('حكومية'), private: spell('أهلية') };
const ANY_EXAM = spell('اختبار');

/**
 * The sets of synonyms, what of them are names, and the terms that they give of the questions and of other words. An exam
 * or an institution that some question is about has a term of its own; the name of any other means no more to the search
 * than "exam", "public university" or "private university", but is known as a name.
 */
function searchGlossary({ glossary, universities, exams, regions }: Searched, worded: readonly Worded[]) {
  const general = glossary.sets.map(spellAll);
  const kindOf = (university?: University) => UNIVERSITY_OF_KIND[university?.kind ?? ''] ?? ANY_UNIVERSITY;
  const called = [
    ...calledBy('exams', glossary.exams, exams, examNames, () => ANY_EXAM),
    ...calledBy('universities', glossary.universities, universities, universityNames, kindOf),
  ];
  // Who names a region or a city asks nothing that holds everywhere.
  const cities = universities.flatMap(({ city, cityEn }) =>
    city === null ? [] : [[city, [city, cityEn ?? '']] as const],
  );
  const places = [
    ...regions.map(({ name, nameEn, aliases }) => [name, nameEn, ...aliases]),
    ...new Map(cities).values(),
  ].map(spellAll);
  // A name without a letter is no word.
  const sets = [...called.map(({ names }) => names), ...general, ...places.filter((names) => names.length > 0)];
  const known = called.map(({ of, ids, names: [first = ''] }) => [tokenOf(first), { of, ids }] as const);
  const synonyms = compileSynonyms(sets, Object.fromEntries(known));
  const namedIn = (words: readonly string[]) => analyse(words, synonyms).map(({ term }) => term);
  const written = worded.map((texts) => texts.map(namedIn));
  const asked = new Set(written.flat(2));
  const synonymOf = new Map(general.flatMap((set) => set.map((word) => [word, set[0] ?? ''] as const)));
  const rows = called.map(({ of, ids, names: [first = '', ...others], kind }): [string, Name] => {
    const token = tokenOf(first);
    const synonym = [first, ...others].flatMap((name) => synonymOf.get(name) ?? [])[0];
    if (synonym === undefined && asked.has(token)) return [token, { of, ids }];
    // «التحصيلي الأدبي» is asked for by the name of both Tahsilis.
    const isWider = (each: (typeof called)[number]) =>
      each.of === of && ids.length > 0 && each.ids.length > ids.length && ids.every((id) => each.ids.includes(id));
    const wider = called.filter(isWider).flatMap(({ names }) => names[0] ?? []);
    return [token, { of, ids, term: tokenOf(synonym ?? wider.find((name) => asked.has(tokenOf(name))) ?? kind) }];
  });
  const names = Object.fromEntries(rows);
  const termFor = (name: string) => names[name]?.term ?? name;
  return {
    sets,
    names,
    questions: written.map((texts) => texts.map((terms) => terms.map(termFor))),
    termsIn: (text: string) => namedIn(tokenise(fold(text))).map(termFor),
  };
}

const spellAll = (members: readonly string[]): string[] =>
  [...new Set(members.map(spell))].filter((member) => member !== '');

/** The words of all ways in which a question is written. */
type Worded = readonly (readonly string[])[];

/**
 * Every record with its names, spelt, and the word that says what it is, and what the glossary names besides: without a
 * record, or one of several.
 */
function calledBy<R extends { readonly id: string }>(
  of: Name['of'],
  glossary: GlossaryRecord['exams'],
  records: readonly R[],
  namesOf: (record: R) => readonly string[],
  kindOf: (record?: R) => string,
) {
  const byId = new Map(records.map((record) => [record.id, record]));
  const ofRecords = groupBy(glossary, ({ ids: [id = '', ...others] }) => others.length === 0 && byId.has(id) && id);
  const rows = [
    ...(ofRecords.get(false) ?? []),
    ...records.map((record) => {
      const further = ofRecords.get(record.id) ?? [];
      return { ids: [record.id], names: [...further.flatMap(({ names }) => names), ...namesOf(record)] };
    }),
  ];
  return rows.map(({ ids, names }) => ({ of, ids, names: spellAll(names), kind: kindOf(byId.get(ids[0] ?? '')) }));
}

/** A university's names as people write them: with and without the leading word, عبدالعزيز also as two words, no "Al". */
function universityNames({ id, name, nameEn, aliases, aliasesEn }: University): string[] {
  const place = nameEn.replace(/^University of\s+|\s+University$/, '');
  const short = [name.replace(/^(?:جامعة|كلية|كليات)\s+/, ''), place].filter((each) => each.includes(' '));
  const turned = place === nameEn ? [] : [`${place} University`, `University of ${place}`];
  const names = [id, name, nameEn, ...short, ...turned, ...aliases, ...aliasesEn];
  const apart = names.flatMap((each) => [each.replace('عبدال', 'عبد ال'), each.replace(/(?<= )Al[- ]?(?=[A-Z])/, '')]);
  return [...names, ...apart];
}

/** A question as it is indexed: each field holds its terms, joined by a space. */
type IndexedEntry = Readonly<Record<'id' | (typeof SEARCH_OPTIONS.fields)[number], string>>;

const OPTIONS: Options<IndexedEntry> = {
  fields: [...SEARCH_OPTIONS.fields],
  tokenize: (terms) => terms.split(' '),
  processTerm: (term) => term,
};

/**
 * The search index as it is published at /api/agent/faq/index.json. Entries stand in it in the order of `faq`, in
 * which the list shows them: equal scores keep it.
 */
export function searchIndex(content: Searched): IndexDocument {
  const { faq, calendar } = content;
  const spans = new Map(calendar.map(({ year, gregorian }) => [year, gregorian]));
  const worded = faq.map((entry) => phrasings(entry).map((text) => tokenise(fold(text))));
  const { sets, names, questions, termsIn } = searchGlossary(content, worded);
  const termOf = (word: string) => termsIn(word)[0] ?? '';
  const asks = propertiesAsked(content.glossary.asks, termOf);
  // The question comes first in both languages, then the alternatives.
  const analysed = faq.map((entry, at) => ({ entry, phrasings: questions[at] ?? [] }));
  const index = new MiniSearch<IndexedEntry>(OPTIONS);
  index.addAll(
    analysed.map(({ entry, phrasings }) => ({
      id: entry.id,
      question: phrasings.slice(0, 2).flat().join(' '),
      alternatives: phrasings.slice(2).flat().join(' '),
      answer: [entry.answer, entry.answerEn].flatMap((text) => termsIn(text ?? '')).join(' '),
    })),
  );
  const minisearch = index.toJSON();
  const postings = new Map(minisearch.index);
  const weights = new Map([...postings.keys()].map((term) => [term, weightOf(term, postings, faq.length) ?? 0]));
  const weigh = (terms: readonly string[]): [string, number] => [
    terms.join(' '),
    terms.reduce((sum, term) => sum + (weights.get(term) ?? 0), 0),
  ];
  return {
    analyser: ANALYSER_VERSION,
    options: SEARCH_OPTIONS,
    glossary: sets,
    names,
    about: Object.fromEntries(
      analysed.map(({ entry, phrasings }) => {
        const said = entry.about?.asks ?? [];
        // Of a term that may ask for several things, what it is the first word of.
        const found = new Set(phrasings.flat().flatMap((term) => asks[term]?.slice(0, 1) ?? []));
        const properties = said.length > 0 ? said : [...found];
        const asked = phrasings.map((terms) => weigh([...new Set(terms)]));
        return [
          entry.id,
          { asks: properties, phrasings: asked, ...subjectsOf(entry, spans, phrasings.slice(0, 2).flat(), names) },
        ];
      }),
    ),
    asks,
    light: content.glossary.light.map(termOf),
    opposites: content.glossary.opposites.map((words) => words.map(termOf)),
    words: frequentWords(worded),
    minisearch,
  };
}

/**
 * What an entry is about, of whose question the terms are given. A school year that it names is also named by the
 * Gregorian years that it spans, unless the entry says by which.
 */
function subjectsOf(
  { about, appliesTo, readOn, validAsOf }: FaqRecord,
  spans: ReadonlyMap<string, string>,
  asked: readonly string[],
  names: Readonly<Record<string, Name>>,
): Omit<Subjects, 'asks' | 'phrasings'> {
  const exams = about?.exams ?? [];
  const until = validAsOf ?? readOn;
  const years = about?.years ?? [];
  const isHijri = (year: string) => year < '2';
  const spanned = years.every(isHijri) ? years.flatMap((year) => spans.get(year)?.split('-') ?? []) : [];
  const universities = [appliesTo ?? [], about?.universities ?? []].flat();
  const named = (kind: Name['of']) => new Set(asked.filter((term) => names[term]?.of === kind)).size;
  const isOneOf = { exams: named('exams') === 1, universities: appliesTo !== null || named('universities') === 1 };
  const kinds = (['exams', 'universities'] as const).filter((kind) => isOneOf[kind]);
  return {
    ...(exams.length > 0 && { exams }),
    ...(years.length > 0
      ? { years: [...new Set([...years, ...spanned])] }
      : { until: [hijriDay(until), until].map((day) => day.slice(0, 4)) }),
    ...(universities.length > 0 && { universities: [...new Set(universities)] }),
    ...(kinds.length > 0 && { one: kinds }),
  };
}

/** Words and numbers of the questions, the most frequent first, then by code points. */
function frequentWords(worded: readonly Worded[]): string[] {
  const words = worded.flat(2).filter((word) => !isStopWord(word));
  const places = [...groupBy(words, (word) => word)];
  return places.sort(([one, a], [other, b]) => b.length - a.length || (one < other ? -1 : 1)).map(([word]) => word);
}
