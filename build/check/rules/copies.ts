import { fold } from '../../../text/fold.ts';
import type { Finding } from '../../findings/finding.ts';
import { groupsBy, outOfPlace } from '../belonging.ts';
import type { Content } from '../content.ts';
import { type Entry, findingAt } from '../entry.ts';

/** A key of a record, with a text that no other record says in the same way unless it was copied. */
interface Fingerprint {
  readonly document: Entry<unknown>['document'];
  readonly key: string;
  readonly text: string;
}

const SHORTEST = 40;

/** No record says what was copied from another one and not changed. */
export function recordsAreTheirOwn({ universities, faq }: Content): Finding[] {
  const prints = [
    ...faq.flatMap(({ document, value: { answer, answerEn } }) => [
      { document, key: 'answer', text: fold(answer ?? '') },
      { document, key: 'answerEn', text: fold(answerEn ?? '') },
    ]),
    ...universities.flatMap(({ document, value: { colleges = [] } }) => [
      { document, key: 'colleges', text: colleges.map(({ id, source }) => `${id} ${source?.url}`).join(' ') },
    ]),
  ].filter(({ text }) => text.length >= SHORTEST);
  const clashes = groupsBy(prints, ({ key, text }) => `${key} ${text}`).flatMap((group) => clashIn(group));
  return groupsBy(clashes, ({ document, other }) => `${document.file} ${other}`).flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const keys = group.map(({ key }) => key);
    return [findingAt(first.document, [first.key], 'copied-record', { other: first.other, keys }, 'key')];
  });
}

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
