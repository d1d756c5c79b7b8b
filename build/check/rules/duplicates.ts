import { editDistance } from '../../../edge/text/distance.ts';
import { fold } from '../../../edge/text/fold.ts';
import { groupBy } from '../../../edge/text/order.ts';
import { COLLECTION_NAMES, definitionOf } from '../../collections/collections.ts';
import { contentFile } from '../../collections/content-files.ts';
import type { Finding } from '../../findings/finding.ts';
import type { Path } from '../../read/document.ts';
import { memberOf, valueAt } from '../../schema/json-value.ts';
import type { Content } from '../content.ts';
import { type Entry, findingAt, type Text } from '../entry.ts';
import { indexOf, recordNamed } from '../suggestions.ts';

/** What one file says and no other may: a name, an address, a question. */
interface Claim extends Omit<Text, 'key'> {
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

/**
 * Claims of the same form cannot all be right: of each such group the one in a file that was not published yet, else the
 * one that fits its file least, and the one that it clashes with; of equals, the last one is out of place.
 */
function clashes<C extends Claim>(claims: readonly C[], { published: [list] }: Content) {
  const isNew = ({ document: { file } }: C): boolean => {
    const { owner = '', name = '' } = contentFile(file) ?? {};
    return ![memberOf(list?.value, owner)].flat().includes(name);
  };
  return repeated(claims).flatMap((group) => {
    const [first, ...others] = group
      .map((claim, index) => ({ claim, index, isNew: Number(isNew(claim)), score: wordsSaidAgain(claim) }))
      .sort((a, b) => b.isNew - a.isNew || a.score - b.score || b.index - a.index);
    const last = others.at(-1);
    return first === undefined || last === undefined ? [] : [{ claim: first.claim, other: last.claim }];
  });
}

/** No two records of a collection share a name, where its definition says so; spelling variants count as the same. */
export const namesAreUnique = (content: Content): Finding[] =>
  COLLECTION_NAMES.flatMap((collection) => {
    const claims = content[collection].flatMap(({ document, path, value }: Entry<unknown>) =>
      definitionOf(collection).distinct.flatMap((key): Claim[] => {
        const text = memberOf(value, key);
        return typeof text === 'string' ? [{ document, path: [...path, key], text, form: `${key} ${fold(text)}` }] : [];
      }),
    );
    return clashes(claims, content).map(({ claim: { document, path, text: name }, other }) =>
      findingAt(document, path, 'duplicate-name', { name, other: other.document.file }),
    );
  });

/** What one record is called otherwise is not what another one of its collection is called. */
export const aliasesAreTheirOwn = (content: Content): Finding[] =>
  (['universities', 'exams', 'majors', 'places', 'fields'] as const).flatMap((collection) => {
    const records: readonly Entry<unknown>[] = content[collection];
    const index = indexOf(records);
    return records.flatMap(({ document, path, name, value }) =>
      ['aliases', 'aliasesEn'].flatMap((key) =>
        [memberOf(value, key)].flat().flatMap((alias, at) => {
          const owner = typeof alias === 'string' ? recordNamed(alias, index) : undefined;
          if (owner === undefined || owner.name === name) return [];
          const other = owner.path.length > 0 ? owner.name : owner.document.file;
          return [findingAt(document, [...path, key, at], 'duplicate-name', { name: String(alias), other })];
        }),
      ),
    );
  });

/** A city is written in one way, and called by one name in the other language: as most records do. */
export function citiesAreSpeltAlike({ universities, documents }: Content): Finding[] {
  const timesSaid = (text: string) => documents.filter(({ source }) => source.includes(text)).length;
  const cities = [...groupBy(universities, ({ value: { city, cityEn } }) => `${city}\n${cityEn}`).values()];
  return cities.flatMap((records) =>
    (['city', 'cityEn'] as const).flatMap((key) => {
      const other = key === 'city' ? 'cityEn' : 'city';
      const { [key]: found, [other]: called } = records[0]?.value ?? {};
      const isOfKey = (text: string) => /\p{Script=Arabic}/u.test(text) === (key === 'city');
      if (!found || !isOfKey(found)) return [];
      const counts = new Map<string, number>();
      for (const { length, 0: first } of cities) {
        const { [key]: text, [other]: same } = first?.value ?? {};
        if (text && isOfKey(text) && (cityForm(text) === cityForm(found) || (same && same === called))) {
          counts.set(text, (counts.get(text) ?? 0) + length);
        }
      }
      // «Khobar» is said wherever «Al Khobar» is.
      const [[usual, most] = [found, 0]] = [...counts].sort(
        ([text, a], [other, b]) =>
          b - a || Number(other.includes(text)) - Number(text.includes(other)) || timesSaid(other) - timesSaid(text),
      );
      return usual !== found && most >= (counts.get(found) ?? 0)
        ? records.map(({ document }) => findingAt(document, [key], 'other-spelling', { key, found, usual }))
        : [];
    }),
  );
}

const cityForm = (text: string): string =>
  text
    .replace(/^al[- ]|[- ']|^ال|[ء\u064B-\u0652]/gi, '')
    .replace(/[أإآ]/g, 'ا')
    .replaceAll('ة', 'ه');

/** By what the rest of the world knows a university. */
const IDENTIFIERS = [['identifiers', 'ror'], ['identifiers', 'wikidata'], ['url']] as const;

/** No two universities have one entry in another register, or one official site. */
export function identifiersAreUnique(content: Content): Finding[] {
  const claims = content.universities.flatMap(({ document, value }) =>
    IDENTIFIERS.flatMap((path) => {
      const [key, text] = [String(path.at(-1)), valueAt(value, path)];
      const form = `${key} ${String(text).replace(/\/$/, '').toLowerCase()}`;
      return typeof text === 'string' ? [{ document, key, path, text, form }] : [];
    }),
  );
  return clashes(claims, content).map(({ claim: { document, key, path, text: value }, other }) =>
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

const spellingsOf = (regions: Content['regions']): Spelling[] =>
  [false, true].flatMap((isAlias) =>
    regions.flatMap(({ document, path, value: { id = '', name = '', nameEn = '', aliases = [] } }) =>
      Object.entries(isAlias ? aliases : { id, name, nameEn }).flatMap(([key, text]) => {
        const at = [...path, ...(isAlias ? ['aliases', Number(key)] : [key])];
        const form = fold(text).replace(/^منطقه /, '');
        return text === '' ? [] : [{ document, path: at, id, text, isAlias, form }];
      }),
    ),
  );

type PhrasingKey = 'question' | 'questionEn' | 'alternatives' | 'alternativesEn';

/** The ways in which an entry asks its question under some keys. */
const phrasings = ({ document, value }: Content['faq'][number], keys: readonly PhrasingKey[]): Claim[] =>
  keys.flatMap((key) =>
    [value[key] ?? []].flat().flatMap((text, index) => {
      // Two phrasings are the same question without punctuation, case and spelling variants.
      const form = fold(text.replace(/[\p{P}\p{S}]/gu, ' '));
      return form === '' ? [] : [{ document, path: typeof value[key] === 'string' ? [key] : [key, index], text, form }];
    }),
  );

/**
 * A question is asked in one entry only, and no other entry has it among its alternatives. An alternative that
 * two entries share is only doubtful: a search finds both.
 */
export function questionsAreAskedOnce(content: Content): Finding[] {
  const { faq } = content;
  const questions = faq.flatMap((entry) => phrasings(entry, ['question', 'questionEn']));
  const alternatives = faq.flatMap((entry) => phrasings(entry, ['alternatives', 'alternativesEn']));
  const asked = new Set(questions.map(({ form }) => form));
  const shared = [
    ['question-twice', [...questions, ...alternatives.filter(({ form }) => asked.has(form))]],
    ['shared-alternative', alternatives.filter(({ form }) => !asked.has(form))],
  ] as const;
  return shared.flatMap(([code, claims]) =>
    clashes(claims, content).map(({ claim: { document, path }, other }) => {
      // Said twice in one entry, it only stands there for nothing.
      const told = other.document.file === document.file ? 'shared-alternative' : code;
      return findingAt(document, path, told, { other: other.document.file });
    }),
  );
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

/** Shorter texts are said in the same way by records of which none was copied. */
const SHORTEST_FINGERPRINT = 40;

/** What no two records say alike, as the claim of an id: the text itself stands in both, and tells no copy. */
const fingerprint = ({ document, name }: Entry<unknown>, key: string, text: string): Claim[] =>
  text.length < SHORTEST_FINGERPRINT ? [] : [{ document, path: [key], text: name, form: `${key} ${text}` }];

/** No record says what was copied from another one and not changed. */
export function recordsAreTheirOwn(content: Content): Finding[] {
  const prints = [
    ...content.faq.flatMap((entry) =>
      (['answer', 'answerEn'] as const).flatMap((key) => fingerprint(entry, key, fold(entry.value[key] ?? ''))),
    ),
    ...content.universities.flatMap((entry) => {
      const colleges = (entry.value.colleges ?? []).map(({ id, source }) => `${id} ${source?.url}`);
      return fingerprint(entry, 'colleges', colleges.join(' '));
    }),
    ...content.admission.flatMap((entry) => [
      ...(entry.value.tracks ?? []).flatMap(({ nameEn, conditions = [], weights, minimums, source }) => {
        const asked = conditions.length > 0 ? conditions.map(({ textEn }) => textEn) : [weights, minimums];
        return fingerprint(entry, 'tracks', JSON.stringify([nameEn, asked, source?.url]));
      }),
      ...(entry.value.windows ?? []).flatMap(({ opens, closes, source }) =>
        opens || closes ? fingerprint(entry, 'windows', `${opens} ${closes} ${source?.url}`) : [],
      ),
    ]),
  ];
  // What an institution asks for may stay as it was a year before, and several may share their days.
  const owner = ({ document: { value } }: Claim) => memberOf(value, 'university');
  const copies = clashes(prints, content).filter(({ claim, other }) => {
    const [[list], isOfOne] = [claim.path, owner(claim) === owner(other)];
    const isOther = claim.document.file !== other.document.file;
    return isOther && (list === 'tracks' ? !isOfOne : list !== 'windows' || isOfOne);
  });
  const pairs = groupBy(copies, ({ claim, other }) => `${claim.document.file} ${other.document.file}`);
  return [...pairs.values()].flatMap((pair) =>
    pair.slice(0, 1).map(({ claim: { document, path }, other }) => {
      const keys = [...new Set(pair.map(({ claim }) => String(claim.path)))];
      return findingAt(document, path, 'copied-record', { other: other.document.file, keys }, 'key');
    }),
  );
}
