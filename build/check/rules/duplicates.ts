import { editDistance } from '../../../edge/text/distance.ts';
import { fold } from '../../../edge/text/fold.ts';
import { groupBy } from '../../../edge/text/order.ts';
import { COLLECTION_NAMES, definitionOf } from '../../collections/collections.ts';
import type { Finding } from '../../findings/finding.ts';
import type { Document, Path } from '../../read/document.ts';
import { memberOf } from '../../schema/json-value.ts';
import type { Content } from '../content.ts';
import { type Entry, findingAt } from '../entry.ts';
import { bareName } from '../suggestions.ts';

/** What one file says and no other may: a name, an address, a question. */
interface Claim {
  readonly document: Document;
  readonly path: Path;
  readonly text: string;
  /** What two claims have alike that say the same. */
  readonly form: string;
}

/** Claims of the same form, in groups of at least two. */
const repeated = <C extends { readonly form: string }>(claims: readonly C[]): C[][] =>
  [...groupBy(claims, ({ form }) => form).values()].filter(({ length }) => length > 1);

const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1);

/**
 * How many words of a text stand elsewhere in the file that says it. A name or an address that was copied from another
 * record stands in the new one alone, among words of its own.
 */
function wordsSaidAgain({ document, text }: Pick<Claim, 'document' | 'text'>): number {
  const counts = groupBy(wordsOf(document.source), (word) => word);
  return [...new Set(wordsOf(text))].filter((word) => (counts.get(word)?.length ?? 0) > 1).length;
}

/** The files of records that were published: where two say the same, the new one is where somebody writes. */
const publishedFiles = ({ published: [list], ...content }: Content): ReadonlySet<string> =>
  new Set(
    COLLECTION_NAMES.filter((name) => definitionOf(name).form !== 'list').flatMap((name) => {
      const ids = new Set(list?.value[name]);
      return content[name].flatMap(({ document, name: id }) => (ids.has(id) ? [document.file] : []));
    }),
  );

/**
 * Of claims that cannot all be right, the one in a new file, else the one that fits its file least, and the one that it
 * clashes with; of equals, the last one is out of place.
 */
const outOfPlace =
  (known: ReadonlySet<string>) =>
  <C extends Pick<Claim, 'document' | 'text'>>(
    claims: readonly C[],
  ): { readonly claim: C; readonly other: C }[] => {
    const [first, ...others] = claims
      .map((claim, index) => ({
        claim,
        index,
        isKnown: Number(known.has(claim.document.file)),
        score: wordsSaidAgain(claim),
      }))
      .sort((a, b) => a.isKnown - b.isKnown || a.score - b.score || b.index - a.index);
    const last = others.at(-1);
    return first === undefined || last === undefined ? [] : [{ claim: first.claim, other: last.claim }];
  };

/** No two records of a collection share a name, where its definition says so; spelling variants count as the same. */
export const namesAreUnique = (content: Content): Finding[] =>
  COLLECTION_NAMES.flatMap((name) => {
    const claims = content[name].flatMap(({ document, path, value }: Entry<unknown>) =>
      definitionOf(name).distinct.flatMap((key): Claim[] => {
        const text = memberOf(value, key);
        return typeof text === 'string'
          ? [{ document, path: [...path, key], text, form: `${key} ${fold(text)}` }]
          : [];
      }),
    );
    return repeated(claims)
      .flatMap(outOfPlace(publishedFiles(content)))
      .map(({ claim: { document, path, text }, other }) =>
        findingAt(document, path, 'duplicate-name', { name: text, other: other.document.file }),
      );
  });

/** What a record is called, with the keys that say so. */
const CALLED = ['name', 'nameEn', 'abbreviation', 'aliases', 'aliasesEn'] as const;

/** What one record is called otherwise is not the name of another one of its collection. */
export const aliasesAreTheirOwn = ({ regions: _, ...content }: Content): Finding[] =>
  (['universities', 'exams', 'majors', 'places', 'fields'] as const).flatMap((name) => {
    const claims = content[name].flatMap((entry: Entry<unknown>) =>
      CALLED.flatMap((key) =>
        [memberOf(entry.value, key)].flat().flatMap((text, index) =>
          typeof text === 'string'
            ? [
                {
                  ...entry,
                  key,
                  text,
                  form: bareName(text),
                  path: [...entry.path, key, ...(key.startsWith('aliases') ? [index] : [])],
                },
              ]
            : [],
        ),
      ),
    );
    return repeated(claims).flatMap((group) => {
      const rightful = group.find(({ key }) => !key.startsWith('aliases'));
      const stray = group.find(({ key, name: id }) => key.startsWith('aliases') && id !== rightful?.name);
      if (rightful === undefined || stray === undefined) return [];
      const { document, path, text } = stray;
      const other = rightful.path.length > 1 ? rightful.name : rightful.document.file;
      return [findingAt(document, path, 'duplicate-name', { name: text, other })];
    });
  });

/** Keys of what a place is called, in the language that comes first and in the other. */
const SPELT = [
  ['city', 'cityEn'],
  ['cityEn', 'city'],
] as const;

/** A city is written in one way, and called by one name in the other language: as most records do. */
export const citiesAreSpeltAlike = ({ universities }: Content): Finding[] =>
  SPELT.flatMap(([key, same]) => {
    const spellings = universities.flatMap(({ document, value }) => {
      const [text, other] = [value[key], value[same]];
      return text && other ? [{ document, text, forms: [cityForm(text), cityForm(other)] }] : [];
    });
    return spellings.flatMap(({ document, text, forms: [form, other] }) => {
      const alike = spellings.filter(({ forms }) => forms[0] === form || forms[1] === other);
      const counts = [...groupBy(alike, (one) => one.text)].sort(([, a], [, b]) => b.length - a.length);
      const [usual = '', most = []] = counts[0] ?? [];
      const own = alike.filter((one) => one.text === text).length;
      return usual !== text && most.length > own
        ? [findingAt(document, [key], 'other-spelling', { key, found: text, usual })]
        : [];
    });
  });

const cityForm = (text: string): string => fold(text).replace(/^al[- ]|[- ']/g, '');

/** Keys by which the rest of the world knows a university, with the path to each. */
const IDENTIFIERS = [
  { key: 'ror', path: ['identifiers', 'ror'] },
  { key: 'wikidata', path: ['identifiers', 'wikidata'] },
  { key: 'url', path: ['url'] },
] as const;

/** No two universities have one entry in another register, or one official site. */
export function identifiersAreUnique(content: Content): Finding[] {
  const { universities } = content;
  const claims = universities.flatMap(({ document, value }) =>
    IDENTIFIERS.flatMap(({ key, path }) => {
      const text = key === 'url' ? value.url : value.identifiers?.[key];
      return text
        ? [{ document, key, path, text, form: `${key} ${text.replace(/\/$/, '').toLowerCase()}` }]
        : [];
    }),
  );
  return repeated(claims)
    .flatMap(outOfPlace(publishedFiles(content)))
    .map(({ claim: { document, key, path, text: value }, other }) =>
      findingAt(document, path, 'shared-identifier', { key, value, other: other.document.file }),
    );
}

/** One spelling of a region. */
interface Spelling extends Claim {
  readonly id: string;
  readonly isAlias: boolean;
}

const distanceFromId = ({ id, text }: Spelling): number => editDistance(fold(text), id, id.length);

/**
 * A spelling means one region only, in whatever way it is written. What a region is called comes before every
 * alias, so that the alias is the finding wherever it stands.
 */
export const regionSpellingsAreUnique = ({ regions }: Content): Finding[] =>
  repeated(spellingsOf(regions)).flatMap((group) => {
    const [first] = group;
    const rival = group.find(({ id }) => id !== first?.id);
    if (first === undefined || rival === undefined) return [];
    // Of two aliases, the one that looks less like its region is out of place.
    const isFirst = first.isAlias && distanceFromId(first) > distanceFromId(rival);
    const [wrong, right] = isFirst ? [first, rival] : [rival, first];
    const { document, path, text: spelling } = wrong;
    return [findingAt(document, path, 'region-spelling', { spelling, other: right.id })];
  });

function spellingsOf(regions: Content['regions']): Spelling[] {
  const called = regions.flatMap(({ document, path, value: { id = '', name = '', nameEn = '' } }) =>
    Object.entries({ id, name, nameEn }).map(([key, text]) => ({ document, path: [...path, key], id, text })),
  );
  const aliases = regions.flatMap(({ document, path, value: { id = '', aliases = [] } }) =>
    aliases.map((text, at) => ({ document, path: [...path, 'aliases', at], id, text })),
  );
  return [...called.map(spelling(false)), ...aliases.map(spelling(true))].filter(({ text }) => text !== '');
}

const spelling = (isAlias: boolean) => (one: Omit<Spelling, 'isAlias' | 'form'>) => ({
  ...one,
  isAlias,
  form: fold(one.text).replace(/^منطقه /, ''),
});

type Question = Content['faq'][number];
type PhrasingKey = 'question' | 'questionEn' | 'alternatives' | 'alternativesEn';

/** The form in which two phrasings are the same question: without punctuation, case and spelling variants. */
const questionForm = (text: string): string => fold(text.replace(/[\p{P}\p{S}]/gu, ' '));

/** The ways in which an entry asks its question under some keys. */
const phrasings = ({ document, value }: Question, keys: readonly PhrasingKey[]): Claim[] =>
  keys.flatMap((key) => {
    const texts = value[key] ?? [];
    const all =
      typeof texts === 'string'
        ? [{ path: [key], text: texts }]
        : texts.map((text, index) => ({ path: [key, index], text }));
    return all
      .map(({ path, text }) => ({ document, path, text, form: questionForm(text) }))
      .filter(({ form }) => form !== '');
  });

/**
 * A question is asked in one entry only, and no other entry has it among its alternatives. An alternative that
 * two entries share is only doubtful: a search finds both.
 */
export function questionsAreAskedOnce(content: Content): Finding[] {
  const { faq } = content;
  const questions = faq.flatMap((entry) => phrasings(entry, ['question', 'questionEn']));
  const alternatives = faq.flatMap((entry) => phrasings(entry, ['alternatives', 'alternativesEn']));
  const asked = new Set(questions.map(({ form }) => form));
  const clashing = alternatives.filter(({ form }) => asked.has(form));
  const harmless = alternatives.filter(({ form }) => !asked.has(form));
  const inSeveralFiles = (claims: readonly Claim[]) =>
    repeated(claims)
      .filter((group) => new Set(group.map(({ document }) => document)).size > 1)
      .flatMap(outOfPlace(publishedFiles(content)));
  return [
    ...inSeveralFiles([...questions, ...clashing]).map(({ claim, other }) =>
      findingAt(claim.document, claim.path, 'question-twice', { other: other.document.file }),
    ),
    ...inSeveralFiles(harmless).map(({ claim, other }) =>
      findingAt(claim.document, claim.path, 'shared-alternative', { other: other.document.file }),
    ),
  ];
}

/**
 * A word of the glossary stands in one set only, and a name means one thing only: otherwise the sets would mean the
 * same.
 */
export const glossaryWordsAreUnique = ({ glossary }: Content): Finding[] =>
  glossary.flatMap(({ document, value: { sets = [], exams = [], universities = [] } }) => {
    const namesUnder = (kind: 'exams' | 'universities', called: typeof exams) =>
      called.map(({ names: words = [] }, at) => ({ path: [kind, at, 'names'], words }));
    const groups = [
      sets.map((words, at) => ({ path: ['sets', at], words })),
      [...namesUnder('exams', exams), ...namesUnder('universities', universities)],
    ];
    return groups.flatMap((lists) => {
      const known = new Map<string, Path>();
      return lists.flatMap(({ path, words }) =>
        words.flatMap((word, index) => {
          if (word.includes('،')) return [findingAt(document, [...path, index], 'arabic-comma', {})];
          const key = fold(word);
          const first = known.get(key) ?? path;
          known.set(key, first);
          return first === path ? [] : [findingAt(document, [...path, index], 'word-twice', { word })];
        }),
      );
    });
  });

/** A text that no two records say in the same way unless one was copied from the other. */
interface Fingerprint {
  readonly document: Document;
  readonly key: string;
  /** Id of the record, which tells the copy: the text itself stands in both. */
  readonly text: string;
  readonly form: string;
}

const SHORTEST_FINGERPRINT = 40;

const fingerprints = ({ document, name }: Entry<unknown>, texts: Readonly<Record<string, string>>) =>
  Object.entries(texts).flatMap(([key, text]): Fingerprint[] =>
    text.length < SHORTEST_FINGERPRINT ? [] : [{ document, key, text: name, form: `${key} ${text}` }],
  );

/** No record says what was copied from another one and not changed. */
export function recordsAreTheirOwn(content: Content): Finding[] {
  const { universities, faq } = content;
  const prints = [
    ...faq.flatMap((entry) => {
      const { answer, answerEn } = entry.value;
      return fingerprints(entry, { answer: fold(answer ?? ''), answerEn: fold(answerEn ?? '') });
    }),
    ...universities.flatMap((entry) => {
      const colleges = (entry.value.colleges ?? []).map(({ id, source }) => `${id} ${source?.url}`);
      return fingerprints(entry, { colleges: colleges.join(' ') });
    }),
  ];
  const pairs = groupBy(
    repeated(prints).flatMap(outOfPlace(publishedFiles(content))),
    ({ claim, other }) => `${claim.document.file} ${other.document.file}`,
  );
  return [...pairs.values()].flatMap((pair) => {
    const [first] = pair;
    if (first === undefined) return [];
    const args = { other: first.other.document.file, keys: pair.map(({ claim }) => claim.key) };
    return [findingAt(first.claim.document, [first.claim.key], 'copied-record', args, 'key')];
  });
}
