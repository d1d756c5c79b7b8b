import { markdownAddress, markdownText, plainText } from '../../../edge/text/plain-text.ts';
import { code } from '../report.ts';
import { type FieldChange, isSource, newWeakSources, type RecordChange, type SourceLike } from './changes.ts';

/** Characters of a value that are shown. */
const LONGEST = 240;
/** Characters of what is common that are shown before a difference. */
const CONTEXT = 40;

/** A value in one line. */
function inOneLine(value: unknown): string {
  if (value === null || value === undefined) return '∅';
  if (isSource(value)) return `${value.title} <${value.url}> (${value.kind})`;
  return plainText(typeof value === 'string' ? value : JSON.stringify(value));
}

/** Both values, shortened to where they differ. */
function shortened({ was, now }: FieldChange): readonly [string, string] {
  const [before, after] = [[...inOneLine(was)], [...inOneLine(now)]];
  let common = 0;
  while (common < before.length && before[common] === after[common]) common++;
  const start = Math.max(before.length, after.length) > LONGEST ? Math.max(0, common - CONTEXT) : 0;
  const part = (text: readonly string[]) =>
    `${start > 0 ? '…' : ''}${text.slice(start, start + LONGEST).join('')}${text.length > start + LONGEST ? '…' : ''}`;
  return [part(before), part(after)];
}

/** Text that neither calls people nor refers to other issues. */
const quiet = (text: string): string =>
  markdownText(text).replace(/[@#](?=[\p{L}\p{N}])/gu, (sign) => `${sign}\u2060`);

const linked = ({ title, url, kind }: SourceLike): string =>
  `[${quiet(title)}](${markdownAddress(url)}) (${quiet(kind)})`;

const WORDS = {
  added: 'جديد · new',
  retired: 'متقاعد · retired',
  removed: '⚠ محذوف · removed',
  changed: 'تغيّر · changed',
} as const;

/** For a terminal. */
export function diffText(changes: readonly RecordChange[]): string {
  if (changes.length === 0) return 'No record differs.';
  return changes
    .map(({ record, kind, fields }) =>
      [
        `${kind === 'changed' ? '' : `${kind.toUpperCase()}: `}${record}`,
        ...fields.flatMap((change) => {
          const [was, now] = shortened(change);
          const source = change.source === null ? [] : [`      source: ${inOneLine(change.source)}`];
          return [`  ${plainText(change.field)}: ${was} → ${now}`, ...source];
        }),
      ].join('\n'),
    )
    .join('\n');
}

/** Gone parts that are listed; every one stands in the tables too. */
const MOST_GONE = 100;

/** GitHub takes comments of up to 65,536 characters. */
const LONGEST_COMMENT = 55_000;

function recordSection({ record, kind, fields }: RecordChange, preview: string | null): string {
  const link =
    preview === null || kind === 'removed' || kind === 'retired'
      ? ''
      : ` · [معاينة · preview](${markdownAddress(preview)})`;
  const heading = `#### ${code(record)} · ${WORDS[kind]}${link}`;
  if (fields.length === 0) return heading;
  return [
    heading,
    '',
    '| الحقل · field | كان · was | صار · now | المصدر · source |',
    '|---|---|---|---|',
    ...fields.map((change) => {
      const [was, now] = shortened(change).map(quiet);
      const source = change.source === null ? '' : linked(change.source);
      // A pipe ends a cell even inside code.
      return `| ${code(change.field).replaceAll('|', '\\|')} | ${was} | ${now} | ${source} |`;
    }),
  ].join('\n');
}

/**
 * Parts of a record that have an id (colleges, majors, terms, holidays) and are gone, the outermost of each. Whoever
 * kept the id finds nothing. Those of whole records are in the ledger of published ids, also where one file holds all.
 */
function goneParts({ record, fields }: RecordChange): string[] {
  const gone = fields
    .filter(({ field, now }) => field.endsWith('].id') && now === null && !field.startsWith(`${record}[`))
    .map(({ field }) => field.slice(0, -'.id'.length));
  const outermost = gone.filter((part) => !gone.some((other) => part.startsWith(`${other}.`)));
  return outermost.map((part) => `- ${code(record)} ${code(part)}`);
}

/**
 * For a comment on a pull request: what to look at twice first, then each record. Whatever a record says is shown as
 * text alone.
 * @param previewOf address at which a record can be seen on the preview; null: there is none
 * @param unread files that could not be read
 */
export function diffMarkdown(
  changes: readonly RecordChange[],
  previewOf: (record: string) => string | null,
  unread: readonly string[],
): string {
  const removed = changes.filter(({ kind }) => kind === 'removed').map(({ record }) => `- ${code(record)}`);
  const weak = newWeakSources(changes).map(
    ({ record, field, source }) => `- ${code(record)} ${code(field)}: ${linked(source)}`,
  );
  const part = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : [[title, '', ...lines].join('\n')];
  const parts = [
    '### ما الذي يتغيّر في البيانات · What changes in the data',
    ...part(
      '**⚠ سجلات محذوفة · Removed records.** أضف معرّفاتها إلى `retired.yaml`. · Add their ids to `retired.yaml`.',
      removed,
    ),
    ...part(
      '**⚠ أجزاء محذوفة لها معرّفات · Removed parts that have ids.** إن أُعيدت التسمية فقط فأبقِ المعرّف. · Keep the id if it was only renamed.',
      changes.flatMap(goneParts).slice(0, MOST_GONE),
    ),
    ...part('**⚠ مصادر جديدة ليست رسمية · New sources that are not official**', weak),
    ...part(
      '**ملفات لا يمكن قراءتها · Files that cannot be read**',
      unread.map((file) => `- ${code(file)}`),
    ),
    ...(changes.length === 0 ? ['لا يتغيّر أي سجل. · No record differs.'] : []),
  ];
  let length = parts.join('\n\n').length;
  let shown = 0;
  for (const change of changes) {
    const section = recordSection(change, previewOf(change.record));
    length += section.length + 2;
    if (length > LONGEST_COMMENT) break;
    parts.push(section);
    shown++;
  }
  if (shown < changes.length) parts.push(`… +${changes.length - shown}: \`npm run diff\``);
  return `${parts.join('\n\n')}\n`;
}
