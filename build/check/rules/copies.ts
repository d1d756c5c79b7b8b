import { fold } from '../../../edge/text/fold.ts';
import { groupBy } from '../../../edge/text/order.ts';
import type { Finding } from '../../findings/finding.ts';
import type { Document } from '../../read/document.ts';
import { oncePer } from '../../values/once-per.ts';
import { outOfPlace, sharing } from '../belonging.ts';
import type { Content } from '../content.ts';
import { type Entry, findingAt } from '../entry.ts';

/** A key of a record, with a text that no other record says in the same way unless it was copied. */
interface Fingerprint {
  readonly document: Document;
  /** Id of the record, by which it is judged who says it second: the text itself stands in both alike. */
  readonly text: string;
  readonly key: string;
  readonly print: string;
}

const SHORTEST = 40;

/** No record says what was copied from another one and not changed. */
export function recordsAreTheirOwn({ universities, faq }: Content): Finding[] {
  const prints = [...faq.flatMap(answersOf), ...universities.flatMap(collegesOf)];
  const clashes = sharing(prints, ({ print }) => print).flatMap(outOfPlace);
  const pairs = groupBy(clashes, ({ claim, other }) => `${claim.document.file} ${other.document.file}`);
  return [...pairs.values()].flatMap((pair) => {
    const [first] = pair;
    if (first === undefined) return [];
    const args = { other: first.other.document.file, keys: pair.map(({ claim }) => claim.key) };
    return [findingAt(first.claim.document, [first.claim.key], 'copied-record', args, 'key')];
  });
}

const printsOf = (
  { document, name }: Entry<unknown>,
  texts: Readonly<Record<string, string>>,
): Fingerprint[] =>
  Object.entries(texts).flatMap(([key, text]) =>
    text.length < SHORTEST ? [] : [{ document, text: name, key, print: `${key} ${text}` }],
  );

const answersOf = oncePer((entry: Content['faq'][number]) => {
  const { answer, answerEn } = entry.value;
  return printsOf(entry, { answer: fold(answer ?? ''), answerEn: fold(answerEn ?? '') });
});

const collegesOf = oncePer((entry: Content['universities'][number]) => {
  const { colleges = [] } = entry.value;
  return printsOf(entry, { colleges: colleges.map(({ id, source }) => `${id} ${source?.url}`).join(' ') });
});
