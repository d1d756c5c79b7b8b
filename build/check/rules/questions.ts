import { fold } from '../../../edge/search/normalise.ts';
import type { Path } from '../../read/document.ts';
import type { Content } from '../content.ts';
import { findingAt } from '../entry.ts';
import type { Finding } from '../finding.ts';

type FaqEntry = Content['faq'][number];

/** The form in which two phrasings are the same question: without punctuation, case and spelling variants. */
const questionKey = (text: string): string => fold(text.replace(/[\p{P}\p{S}]/gu, ' '));

/** A question is asked in one entry only. */
export function questionsAreAskedOnce({ faq }: Content): Finding[] {
  const questions = new Map<string, string>();
  const findings = faq.flatMap((entry) =>
    phrasings(entry, ['question', 'questionEn']).flatMap(({ path, text }) => {
      const other = claim(questions, text, entry);
      return other === null ? [] : [findingAt(entry.document, path, 'question-twice', { other })];
    }),
  );
  const alternatives = new Map<string, string>();
  for (const entry of faq) {
    for (const { path, text } of phrasings(entry, ['alternatives', 'alternativesEn'])) {
      const asked = questions.get(questionKey(text));
      if (asked !== undefined && asked !== entry.document.file) {
        findings.push(findingAt(entry.document, path, 'question-twice', { other: asked }));
        continue;
      }
      const other = claim(alternatives, text, entry);
      if (other !== null) findings.push(findingAt(entry.document, path, 'shared-alternative', { other }));
    }
  }
  return findings;
}

type PhrasingKey = 'question' | 'questionEn' | 'alternatives' | 'alternativesEn';

function phrasings({ value }: FaqEntry, keys: readonly PhrasingKey[]): { path: Path; text: string }[] {
  return keys.flatMap((key) => {
    const text = value[key];
    if (text === undefined) return [];
    if (typeof text === 'string') return [{ path: [key], text }];
    return text.map((item, index) => ({ path: [key, index], text: item }));
  });
}

/** Notes that an entry uses a phrasing; the file of another entry that already does, else null. */
function claim(known: Map<string, string>, text: string, { document }: FaqEntry): string | null {
  const key = questionKey(text);
  if (key === '') return null;
  const other = known.get(key) ?? document.file;
  known.set(key, other);
  return other === document.file ? null : other;
}

/** A word of the glossary stands in one set only: otherwise the sets would mean the same. */
export function glossaryWordsAreUnique({ glossary }: Content): Finding[] {
  return glossary.flatMap(({ document, value: { sets = [] } }) => {
    const known = new Map<string, number>();
    return sets.flatMap((words, set) =>
      words.flatMap((word, index) => {
        const first = known.get(fold(word)) ?? set;
        known.set(fold(word), first);
        return first === set ? [] : [findingAt(document, ['sets', set, index], 'word-twice', { word })];
      }),
    );
  });
}
