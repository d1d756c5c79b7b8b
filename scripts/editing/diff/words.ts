import { diffArrays } from 'diff';
import { definitionOf, isCollection } from '../../../build/collections/collections.ts';
import type { Finding } from '../../../build/findings/finding.ts';
import type { Languages } from '../../../build/findings/messages/messages.ts';
import type { Change } from '../../../build/schema/change.ts';
import { isRecord, memberOf } from '../../../build/schema/json-value.ts';
import { calledIn, changesFor, isAboutSources, keyName, partsOf, told } from '../../../build/site/pages/changes.ts';
import { inMarkdown } from '../../../build/site/pages/elements.ts';
import { LANGUAGES, type Language } from '../../../build/site/pages/language.ts';
import { groupBy } from '../../../edge/text/order.ts';
import { markdownAddress, markdownText, plainText } from '../../../edge/text/plain-text.ts';
import { changesOf } from '../changes.ts';
import { code } from '../report.ts';
import type { FieldChange, RecordAt, RecordChange, SourceLike } from './changes.ts';
import { farFigures, isSource, newSources, partsRenamed, unsourced } from './changes.ts';
import type { alikeQuestions } from './questions.ts';
import WORDS from './words.json' with { type: 'json' };

/** Characters of a value that are shown. */
const LONGEST = 240;
/** Characters of what is common that are shown before a difference. */
const CONTEXT = 40;

/** A value in one line; of what has a name, the name and what it holds. */
function inOneLine(value: unknown): string {
  if (value === null || value === undefined) return '∅';
  if (isSource(value)) return `${value.title} <${value.url}> (${value.kind})`;
  if (!isRecord(value)) return plainText(typeof value === 'string' ? value : JSON.stringify(value));
  const called = calledIn(value, 'ar');
  const held = Object.entries(value).flatMap(([key, each]) => {
    if (Array.isArray(each)) return [`${key}: ${each.length}`];
    return each === null || isRecord(each) || each === called ? [] : [`${key}: ${each}`];
  });
  return plainText([...(called === null ? [] : [called]), ...held].join(', '));
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
const uncalled = (markdown: string): string => markdown.replace(/[@#](?=[\p{L}\p{N}])/gu, (sign) => `${sign}\u2060`);
const quiet = (text: string): string => uncalled(markdownText(text));

const linked = ({ title, url, kind }: SourceLike): string =>
  `[${quiet(title)}](${markdownAddress(url)}) (${quiet(kind)})`;

/** For a terminal. */
export function diffText(changes: readonly RecordChange[], languages: Languages): string {
  const inArabic = languages !== 'en';
  if (changes.length === 0) return inArabic ? 'لا فرق في السجلات.' : 'No record differs.';
  return changes
    .map(({ record, kind, from, fields }) => {
      const what = from === undefined ? kind : 'renamed';
      const called = inArabic ? WORDS[what].ar : what.toUpperCase();
      return [
        `${what === 'changed' ? '' : `${called}: `}${from === undefined ? '' : `${from} → `}${record}`,
        ...fields.flatMap((change) => {
          const [was, now] = shortened(change);
          const unchanged = change.isSourceOld ? (inArabic ? ' (لم يتغيّر)' : ' unchanged') : '';
          const source = `      ${inArabic ? 'المصدر' : 'source'}${unchanged}: ${inOneLine(change.source)}`;
          return [`  ${plainText(change.field)}: ${was} → ${now}`, ...(change.source === null ? [] : [source])];
        }),
      ].join('\n');
    })
    .join('\n');
}

/** Words of a text that are compared. */
const MOST_WORDS = 600;
/** Words that stay are shown so many before and after one that does not. */
const AROUND = 4;

/** A text with its words marked: ~~gone~~ and **new**; what stays far from them is left out. */
function marked(was: string, now: string): string {
  const wordsOf = (text: string): string[] => plainText(text).split(/\s+/).slice(0, MOST_WORDS);
  const runs = diffArrays(wordsOf(was), wordsOf(now));
  return runs
    .map(({ value: words, added, removed }, index) => {
      const sign = added ? '**' : removed ? '~~' : '';
      const [first, last] = [index === 0, index === runs.length - 1];
      const far = sign === '' && words.length > (first || last ? AROUND : 2 * AROUND);
      const shown = far
        ? [...(first ? [] : words.slice(0, AROUND)), '…', ...(last ? [] : words.slice(-AROUND))]
        : words;
      return `${sign}${quiet(shown.join(' '))}${sign}`;
    })
    .join(' ');
}

/** What a value was and is, as the cells of a table. */
function cells(change: FieldChange): readonly [string, string] {
  const { was, now } = change;
  if (typeof was === 'string' && typeof now === 'string' && /\s/.test(was) && /\s/.test(now))
    return ['', marked(was, now)];
  const [before, after] = shortened(change);
  return [quiet(before), quiet(after)];
}

/** Names of parts of one kind that one row tells. */
const MOST_NAMES = 8;

/** The rows of a record: parts of one list that are all new, or all gone, share one. */
function rowsOf({ record, fields }: RecordChange, recordAt: RecordAt): string[] {
  const isPart = ({ field, was, now }: FieldChange) =>
    (was === null || now === null) && (field.endsWith(']') || typeof (was ?? now) === 'string');
  const groups = groupBy(fields, (change) =>
    isPart(change)
      ? `${change.field.replace(/\[[^\]]*\]$/, '')} ${change.was === null} ${isSource(change.now)}`
      : change,
  );
  let last = '';
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const { key, names } = partsOf(recordAt(record), first.field, first.was, 'ar');
    const own = key ?? /([^.[\]]+)\[[^\]]*\]$/.exec(first.field)?.[1] ?? '';
    const label = [...(group.length > 1 || key === null ? names.slice(0, -1) : names), keyName(own, 'ar')];
    const all = group.map(({ was, now }) => calledIn(was ?? now, 'ar') ?? inOneLine(was ?? now));
    const some = `${all.slice(0, MOST_NAMES).join('، ')}${all.length > MOST_NAMES ? ` … (${all.length})` : ''}`;
    const [was, now] = group.length === 1 ? cells(first) : first.was === null ? ['∅', quiet(some)] : [quiet(some), '∅'];
    const source = first.source === null ? '' : linked(first.source);
    const credit = first.isSourceOld && source !== '' ? `لم يتغيّر · unchanged: ${source}` : source;
    const shown = credit !== '' && credit === last ? '〃' : credit;
    last = credit;
    // A pipe ends a cell even inside code.
    const cell = `${quiet(label.join('، '))} ${code(own).replaceAll('|', '\\|')}`;
    return [`| ${cell} | ${was} | ${now} | ${shown} |`];
  });
}

/** GitHub takes comments of up to 65,536 characters. */
const LONGEST_COMMENT = 55_000;
/** Records, and sentences about each, that the beginning tells. */
const MOST_RECORDS = 20;
const MOST_SENTENCES = 4;
/** Longer texts are told by the words that differ. */
const LONG = 60;

/** A pull request as the comment tells it. */
export interface Review {
  readonly changes: readonly RecordChange[];
  /** The records as they are, or were when they are gone. */
  readonly recordAt: RecordAt;
  /** What the check says. */
  readonly findings: readonly Finding[];
  /** Files that could not be read. */
  readonly unread: readonly string[];
  /** New questions for which search gives an old one already, both as they are asked. */
  readonly alike: ReturnType<typeof alikeQuestions>;
  /** Where the preview is served; null: nowhere. */
  readonly preview: string | null;
}

const previewLink = (preview: string | null, address: string | null, word: string): string =>
  preview === null || address === null ? '' : ` · [${word}](${markdownAddress(preview + address)})`;

/** What takes the place of a retired record. */
function successor(path: string, recordAt: RecordAt, language: Language): string[] {
  const [folder = '', id] = path.split('/');
  const [entry] = [memberOf(recordAt('retired'), folder)].flat().filter((each) => memberOf(each, 'id') === id);
  const to = memberOf(entry, 'successor');
  if (to === undefined) return [WORDS.alone[language]];
  return [`${WORDS.successor[language]} ${quiet(told(`${folder}/${to}`, [], recordAt, language).called)}`];
}

/** Other ways to ask a question: no answer shows them, but search finds it by them. */
const phrasings = ({ record, kind, fields }: RecordChange): Change[] =>
  fields.flatMap(({ field, was, now }) =>
    kind === 'changed' && field.startsWith('alternatives') ? [{ record, kind, field, was, now, source: null }] : [],
  );

/** What changes for readers, in a line for each record. */
function consequences({ changes, recordAt, preview }: Review, language: Language): string[] {
  const line = (path: string, members: readonly Change[], before: readonly string[]) => {
    const { called, address, news } = told(path, members, recordAt, language);
    const all = news.map(({ said }, index) => {
      const { was, now } = members[index] ?? {};
      const isLong = typeof now === 'string' && now.length > LONG;
      const text = isLong && (typeof was === 'string' ? marked(was, now) : quiet(now.slice(0, LONGEST)));
      return uncalled(inMarkdown(said(null))) + (text ? `: ${text}` : '');
    });
    const more = all.length - MOST_SENTENCES;
    const answer = memberOf(recordAt(path), language === 'ar' ? 'answer' : 'answerEn');
    if (members.some(({ kind }) => kind === 'added') && answer) all.push(quiet(inOneLine(answer).slice(0, LONGEST)));
    if (members.some(({ kind }) => kind === 'retired')) all.push(...successor(path, recordAt, language));
    const shown = [...before, ...all.slice(0, MOST_SENTENCES), ...(more > 0 ? [`+${more}`] : [])];
    const isGone = members.some(({ kind, field }) => field === null && kind !== 'added');
    const link = isGone ? '' : previewLink(preview, address, WORDS.preview[language]);
    return `- **${quiet(called)}**: ${shown.join(' · ')}${link}`;
  };
  const renamed = changes.flatMap(({ record, from }) =>
    from === undefined ? [] : [line(record, [], [`${WORDS.renamed[language]} (${code(from)} → ${code(record)})`])],
  );
  const lines = [
    ...changesFor(language, [
      ...changes.flatMap(changesOf).filter((change) => !isAboutSources(change)),
      ...changes.flatMap(phrasings),
    ]).map(([path, members]) => line(path, members, [])),
    ...renamed,
  ];
  const more = lines.length - MOST_RECORDS;
  return more > 0 ? [...lines.slice(0, MOST_RECORDS), `- … +${more}`] : lines;
}

function recordSection(change: RecordChange, { recordAt, preview }: Review): string {
  const { record, kind, from } = change;
  const { called: title, address } = told(record, [], recordAt, 'ar');
  const [called, english] = isCollection(record)
    ? [definitionOf(record).many.ar, definitionOf(record).many.en]
    : [title, calledIn(recordAt(record), 'en')];
  const names = [...new Set([called, ...(english === null ? [] : [english])])].map(quiet).join(' · ');
  const isGone = kind === 'removed' || kind === 'retired';
  const link = isGone ? '' : previewLink(preview, address, `${WORDS.preview.ar} · ${WORDS.preview.en}`);
  const { ar, en } = WORDS[from === undefined ? kind : 'renamed'];
  const rows = rowsOf(change, recordAt);
  return [
    `#### ${names} (${code(record)}) · ${ar} · ${en}${link}`,
    ...(rows.length === 0
      ? []
      : ['', '| الحقل · field | كان · was | صار · now | المصدر · source |', '|---|---|---|---|', ...rows]),
  ].join('\n');
}

/**
 * For a comment on a pull request: what changes for readers, whether the check passed, what to look at twice, then each
 * record. Whatever a record says is shown as text alone.
 */
export function diffMarkdown(review: Review): string {
  const { changes, recordAt, findings, unread, alike } = review;
  const nameOf = (record: string) => quiet(told(record, [], recordAt, 'ar').called);
  const fieldOf = (record: string, field: string) => {
    const { key, names } = partsOf(recordAt(record), field, null, 'ar');
    return [nameOf(record), ...names.map(quiet), ...(key === null ? [] : [keyName(key, 'ar')])].join('، ');
  };
  const part = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : [[`**⚠ ${title}**`, '', ...lines.map((line) => `- ${line}`)].join('\n')];
  const valuesOf = (choose: typeof unsourced) =>
    changes.flatMap((change) =>
      choose(change).map((each) => {
        const [before, after] = cells(each);
        const source = each.source === null ? '' : ` · ${linked(each.source)}`;
        // Isolated, so that the arrow points to the new value between Arabic words, too.
        return `${fieldOf(change.record, each.field)}: ${before === '' ? after : `\u2066${before} → ${after}\u2069`}${source}`;
      }),
    );
  const [arabic = '', english = ''] = LANGUAGES.map((language) => consequences(review, language).join('\n'));
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const sources = newSources(changes);
  const sourceLine = ({ record, source }: (typeof sources)[number]) => `${nameOf(record)}: ${linked(source)}`;
  const unpublished = changes.find(({ record }) => record === 'published')?.fields.filter(({ now }) => now === null);
  const parts = [
    '### ما الذي يتغيّر للطلاب · What changes for students',
    errors === 0
      ? '✅ اجتاز الفحص. · The check passed.'
      : `❌ لم يجتز الفحص، والأخطاء تحت أسطرها في Files changed: ${errors}. · The check did not pass; the errors stand below their lines in *Files changed*: ${errors}.`,
    ...(arabic + english === ''
      ? ['لا يتغيّر شيء فيما يراه الطلاب. · Nothing changes in what students see.']
      : [`<div dir="rtl">\n\n${arabic}\n\n</div>`, english]),
    ...part(
      'تغيّرت القيمة ولم يتغيّر مصدرها: هل تقولها الصفحة نفسها؟ · The value changed and its source did not: does the same page say it?',
      valuesOf((change) => unsourced(change).filter((each) => !farFigures(change).includes(each))),
    ),
    ...part(
      'قيم بعيدة عما كانت: هل زاد رقم أو نقص؟ · Values far from what they were: is there a digit too many or too few?',
      valuesOf(farFigures),
    ),
    ...part(
      'سجلات محذوفة: أضف معرّفاتها إلى retired.yaml. · Removed records: add their ids to `retired.yaml`.',
      changes.filter(({ kind }) => kind === 'removed').map(({ record }) => `${nameOf(record)} (${code(record)})`),
    ),
    ...part(
      'أجزاء تغيّر معرّفها واسمها كما كان: أعد المعرّف القديم. · Parts with another id and the same name: put the old id back.',
      changes.flatMap((change) =>
        partsRenamed(change).map(({ was }) => `${nameOf(change.record)}، ${code(String(memberOf(was, 'id')))}`),
      ),
    ),
    ...part(
      'معرّفات أُخرجت من published.yaml: أعدها، فهذا الملف لا يُحذف منه شيء. · Ids taken out of `published.yaml`: put them back, nothing ever leaves that file.',
      (unpublished ?? []).map(({ field, was }) => code(`${field}: ${was}`)),
    ),
    ...part(
      'أسئلة جديدة يجيب البحث عنها بسؤال قديم: هل هي صيغ أخرى له (alternatives)؟ · New questions for which search already gives an old one: are they other ways to ask it (`alternatives`)?',
      alike.map(({ asked, found }) => `${quiet(asked)} → ${quiet(found)}`),
    ),
    ...part(
      'مصادر جديدة ليست رسمية · New sources that are not official',
      sources.filter(({ isMoved, source }) => !isMoved && source.kind !== 'official').map(sourceLine),
    ),
    ...part(
      'صفحات بعنوان جديد: هل ما زالت تقول ما نُقل عنها؟ · Pages with another address: do they still say what rests on them?',
      sources.filter(({ isMoved }) => isMoved).map(sourceLine),
    ),
    ...part('ملفات لا يمكن قراءتها · Files that cannot be read', unread.map(code)),
  ];
  const sections = changes.map((change) => recordSection(change, review));
  let length = parts.join('\n\n').length;
  const fitting = sections.filter((section) => {
    length += section.length + 2;
    return length <= LONGEST_COMMENT;
  });
  const left = sections.length - fitting.length;
  return [
    ...parts,
    ...(fitting.length === 0
      ? []
      : ['<details><summary>كل حقل تغيّر · Every field that changed</summary>', ...fitting, '</details>']),
    ...(left > 0 ? [`… +${left}: \`npm run diff\``] : []),
    '',
  ].join('\n\n');
}
