import { fold } from '../../../edge/text/fold.ts';
import type { Finding } from '../../findings/finding.ts';
import type { Document, Path } from '../../read/document.ts';
import { oncePer } from '../../values/once-per.ts';
import { outOfPlace, sharing } from '../belonging.ts';
import type { Content } from '../content.ts';
import { findingAt } from '../entry.ts';

type FaqEntry = Content['faq'][number];

/** The form in which two phrasings are the same question: without punctuation, case and spelling variants. */
const questionKey = (text: string): string => fold(text.replace(/[\p{P}\p{S}]/gu, ' '));

/** One way in which an entry asks its question. */
interface Phrasing {
  readonly document: Document;
  readonly path: Path;
  readonly text: string;
  readonly key: string;
}

/**
 * A question is asked in one entry only, and no other entry has it among its alternatives. An alternative that
 * two entries share is only doubtful: a search finds both.
 */
export function questionsAreAskedOnce({ faq }: Content): Finding[] {
  const questions = faq.flatMap(questionsOf);
  const alternatives = faq.flatMap(alternativesOf);
  const asked = new Set(questions.map(({ key }) => key));
  const clashing = alternatives.filter(({ key }) => asked.has(key));
  const harmless = alternatives.filter(({ key }) => !asked.has(key));
  return [
    ...repeated([...questions, ...clashing]).map(({ claim, other }) =>
      findingAt(claim.document, claim.path, 'question-twice', { other: other.document.file }),
    ),
    ...repeated(harmless).map(({ claim, other }) =>
      findingAt(claim.document, claim.path, 'shared-alternative', { other: other.document.file }),
    ),
  ];
}

/** Of each phrasing that several entries have, the one that is out of place. */
const repeated = (phrasings: readonly Phrasing[]) =>
  sharing(phrasings, ({ key }) => key)
    .filter((group) => new Set(group.map(({ document }) => document)).size > 1)
    .flatMap(outOfPlace);

type PhrasingKey = 'question' | 'questionEn' | 'alternatives' | 'alternativesEn';

function phrasings({ document, value }: FaqEntry, keys: readonly PhrasingKey[]): Phrasing[] {
  return keys.flatMap((name) => {
    const texts = value[name] ?? [];
    const all = typeof texts === 'string' ? [{ path: [name], text: texts }] : texts.map(toPhrasing(name));
    return all
      .map(({ path, text }) => ({ document, path, text, key: questionKey(text) }))
      .filter(({ key }) => key !== '');
  });
}

const questionsOf = oncePer((entry: FaqEntry) => phrasings(entry, ['question', 'questionEn']));
const alternativesOf = oncePer((entry: FaqEntry) => phrasings(entry, ['alternatives', 'alternativesEn']));

const toPhrasing = (name: PhrasingKey) => (text: string, index: number) => ({ path: [name, index], text });

/**
 * A word of the glossary stands in one set only, and a name means one thing only: otherwise the sets would mean the
 * same.
 */
export const glossaryWordsAreUnique = ({ glossary }: Content): Finding[] => glossary.flatMap(repeatedWords);

const repeatedWords = oncePer(
  ({
    document,
    value: { sets = [], exams = [], universities = [] },
  }: Content['glossary'][number]): readonly Finding[] => {
    const names = (kind: 'exams' | 'universities', called: typeof exams) =>
      called.map(({ names: words = [] }, at) => ({ path: [kind, at, 'names'], words }));
    const groups = [
      sets.map((words, at) => ({ path: ['sets', at], words })),
      [...names('exams', exams), ...names('universities', universities)],
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
  },
);
