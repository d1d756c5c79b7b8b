import { fold } from '../../../text/fold.ts';
import type { Finding } from '../../findings/finding.ts';
import type { Document } from '../../read/document.ts';
import { oncePer } from '../../values/once-per.ts';
import { groupsBy, outOfPlace, sharing } from '../belonging.ts';
import type { Content } from '../content.ts';
import { findingAt } from '../entry.ts';

/** A key of a record, with a text that no other record says in the same way unless it was copied. */
interface Fingerprint {
  readonly document: Document;
  readonly key: string;
  readonly print: string;
}

const SHORTEST = 40;

/** No record says what was copied from another one and not changed. */
export function recordsAreTheirOwn({ universities, faq }: Content): Finding[] {
  const prints = [...faq.flatMap(answersOf), ...universities.flatMap(collegesOf)];
  const clashes = sharing(prints, ({ print }) => print).flatMap((group) => clashIn(group));
  return groupsBy(clashes, ({ document, other }) => `${document.file} ${other}`).flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const keys = group.map(({ key }) => key);
    return [findingAt(first.document, [first.key], 'copied-record', { other: first.other, keys }, 'key')];
  });
}

const printsOf = (document: Document, texts: Readonly<Record<string, string>>): Fingerprint[] =>
  Object.entries(texts).flatMap(([key, text]) =>
    text.length < SHORTEST ? [] : [{ document, key, print: `${key} ${text}` }],
  );

const answersOf = oncePer(({ document, value: { answer, answerEn } }: Content['faq'][number]) =>
  printsOf(document, { answer: fold(answer ?? ''), answerEn: fold(answerEn ?? '') }),
);

const collegesOf = oncePer(({ document, value: { colleges = [] } }: Content['universities'][number]) =>
  printsOf(document, { colleges: colleges.map(({ id, source }) => `${id} ${source?.url}`).join(' ') }),
);

/** The record that says it second, judged by its id: the text itself stands in both alike. */
function clashIn(group: readonly Fingerprint[]) {
  const claims = group.map((print) => ({
    ...print,
    text: print.document.file.replace(/^.*\/|\.yaml$/g, ''),
  }));
  const clash = outOfPlace(claims);
  if (clash === null) return [];
  const { document, key } = clash.claim;
  return [{ document, key, other: clash.other.document.file }];
}
