import type { Bilingual } from '../../../edge/text/bilingual.ts';
import { groupBy } from '../../../edge/text/order.ts';
import { recordAt } from '../../catalogue/catalogue.ts';
import { isCollection } from '../../collections/collections.ts';
import type { Publication } from '../../publication/publication.ts';
import { FEE_KINDS, SCORES, WEIGHED } from '../../schema/admission.ts';
import { CERTAINTIES } from '../../schema/calendar.ts';
import type { Change, ChangeEntry } from '../../schema/change.ts';
import { isRecord, memberOf } from '../../schema/json-value.ts';
import { ARABIC_NAMES } from '../../schema/shape.ts';
import { DEGREES } from '../../schema/study.ts';
import { SECTORS, SIZE_BANDS } from '../../schema/university.ts';
import { CHANGES_FEED } from '../feeds/atom.ts';
import { CHANGES_PAGE } from './addresses.ts';
import { shortDay, shownDay } from './day-text.ts';
import {
  actions,
  blocks,
  type Content,
  details,
  filled,
  folded,
  group,
  isEmpty,
  joined,
  lineBreak,
  link,
  list,
  name,
  type Piece,
  paragraph,
  section,
  styled,
  top,
} from './elements.ts';
import { COMMA, type Counted, counted, type Language } from './language.ts';
import { jsonLink, recordAddress } from './links.ts';
import type { Page } from './page.ts';
import WORDS from './words.json' with { type: 'json' };

const TEXT = WORDS.changes;

/** Whether an edit touches what tells where values come from, or why there are none. */
export const isAboutSources = ({ field }: Pick<Change, 'field'>): boolean =>
  /(^|\.)(source|sources|otherSources|confidence|missing|verifiedOn|readOn|lookedOn)(\[|\.|$)/.test(field ?? '');
const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** Longer texts, codes and addresses are not quoted: that they changed says enough. */
const QUOTED = /^(?=.*[\p{L}])(?!https?:)(?![a-z\d-]+$).{1,60}(?<![?؟.])$/u;
/** The keys of the first and the last day of a part. */
const ENDS = /\.(?:opens|closes|starts|ends)$/;

/** Days that the page shows; /api/agent/changes has all. */
const MOST_ENTRIES = 30;
/** Sentences of a day that show at once, records that a sentence shows without a touch, and letters of a name. */
const MOST_SHOWN = 10;
const FEW = 3;
const MOST_LETTERS = 60;

/** What something is called in a language, whatever it is. */
export function calledIn(value: unknown, language: Language): string | null {
  const keys = ['name', 'label', 'question', 'appliesTo', 'text'];
  const found = [...(language === 'en' ? keys.map((key) => `${key}En`) : []), ...keys].map((key) =>
    memberOf(value, key),
  );
  const fee = memberOf(memberOf(FEE_KINDS, String(memberOf(value, 'kind'))), language);
  return [...found, fee].find((each) => typeof each === 'string') ?? null;
}

/** Gives the record at a path such as `exams/gat`; undefined when it is gone. */
type RecordAt = (path: string) => unknown;

/** Codes of the content by what people call them. */
const CODES = { ...SECTORS, ...SIZE_BANDS, ...DEGREES, ...CERTAINTIES };

const SCORE_NAMES: Readonly<Record<string, Bilingual>> = { ...WEIGHED, ...SCORES };

/** What people call a key of the content. */
export const keyName = (key: string, language: Language): string =>
  language === 'ar'
    ? (ARABIC_NAMES[key]?.[0] ?? key)
    : (SCORE_NAMES[key]?.en ?? key.replace(/En$/, '').replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));

/**
 * The parts of the path of a field, e.g. `windows[Registration].closes`, by what people call them.
 * @param gone the part itself where the record has it no more
 */
export function partsOf(record: unknown, field: string, gone: unknown, language: Language) {
  const steps = [...field.matchAll(/([^.[\]]+)(?:\[([^\]]*)\])?/g)];
  let value = record;
  const names: string[] = [];
  for (const [index, [, key = '', item]] of steps.entries()) {
    value = memberOf(value, key);
    // Of a score, for example, whether it is one of the weights or a least one.
    if (item === undefined && index < steps.length - 1) names.push(keyName(key, language));
    if (item === undefined) continue;
    value = Array.isArray(value)
      ? value.find((each) => [each, ...Object.values(isRecord(each) ? each : {})].includes(item))
      : undefined;
    const called = calledIn(value ?? (index === steps.length - 1 ? gone : null), language) ?? item;
    names.push(called.length > MOST_LETTERS ? keyName(key, language) : called);
  }
  return { key: steps.at(-1)?.[2] === undefined ? (steps.at(-1)?.[1] ?? field) : null, names };
}

/** The days that something has, in words: from when until when, or what each is. */
function daysIn(value: unknown, language: Language): Content {
  const { days, range } = TEXT[language];
  const words: Readonly<Record<string, string>> = days;
  const dated = Object.entries(Object(value)).filter(([key, day]) => words[key] && DAY.test(String(day)));
  const [first, last] = dated.map(([, day]) => shortDay(String(day), language));
  if (first && last && dated.every(([key]) => ENDS.test(`.${key}`))) return filled(range, { first, last });
  const said = dated.map(([key, day]) => [`${words[key]} `, shortDay(String(day), language)]);
  return said.length > 0 && joined(said, COMMA[language]);
}

/** A value in words; nothing of one that is not quoted. */
function quoted(value: unknown, language: Language): Content {
  if (typeof value === 'boolean') return TEXT[language][value ? 'yes' : 'no'];
  if (isRecord(value)) return daysIn(value, language);
  if (typeof value === 'string' && DAY.test(value)) return shortDay(value, language);
  const meant = memberOf(memberOf(CODES, String(value)), language);
  if (typeof meant === 'string') return name(meant);
  return typeof value === 'number' || (typeof value === 'string' && QUOTED.test(value)) ? name(String(value)) : null;
}

/** What readers call a key; editors may know it by another name. */
const wordFor = (key: string, language: Language): string =>
  String(memberOf(TEXT[language].keys, key) ?? TEXT[language].article + keyName(key, language));

const COUNTED: Readonly<Record<string, Counted>> = WORDS.changesCounted;

/** A sentence of the words, of which what stands in brackets is left out where it would tell nothing. */
const worded = (form: string, pieces: Readonly<Record<string, Content>>, language: Language): Content =>
  String(memberOf(TEXT[language].forms, form))
    .split(/\[([^\]]*)\]/)
    .map((part, index) => {
      const held = [...part.matchAll(/\{(\w+)\}/g)].map(([, key = '']) => pieces[key] ?? null);
      return (index % 2 === 0 || !isEmpty(held)) && filled(part, pieces);
    });

/** What a change says: in a sentence about it alone, in one about all of its kind, and what is told of it below that. */
function newsOf({ record: path, kind, field, was, now }: Change, record: unknown, language: Language) {
  const { of, within, firsts } = TEXT[language];
  const isRecord = kind !== 'changed';
  const { key, names } = partsOf(record, field ?? '', was, language);
  const [old, value] = [quoted(was, language), quoted(now, language)];
  const day = DAY.test(String(now ?? was)) && memberOf(firsts, key ?? '');
  // A list of one college, which is called as the institution, is that of its majors.
  const isWhole = key === null && names.at(-1) === calledIn(record, language);
  const list = isRecord ? (path.split('/')[0] ?? '') : (field ?? '').replaceAll(/\[[^\]]*\]|En$/g, '');
  const last = list.split('.').at(-1) ?? '';
  const noun = isRecord || (key === null && !isWhole) ? COUNTED[last] : undefined;
  const called = (count: number): string =>
    noun ? counted(language, count, noun) : String(day || wordFor(key ?? (isWhole ? 'majors' : last), language));
  const parts = names.toReversed().map(name);
  const part = isWhole ? called(1) : joined(parts, within);
  const topic = isRecord ? 'record' : key !== null ? (day ? 'day' : 'value') : isEmpty([old, value]) ? 'part' : 'days';
  const done = isRecord ? kind : now == null ? 'removed' : was == null ? 'added' : 'changed';
  const form = `${topic}-${done}`;
  const pieces = {
    what: isRecord ? called(1) : key === null ? part : joined([called(1), ...parts], of),
    // A value that is no more is told beside the one that took its place, or alone where none did.
    was: (done !== 'changed' || !isEmpty(value)) && old,
    now: value,
  };
  return {
    kind: [form, isWhole ? 'majors' : isAboutSources({ field }) ? key : list].join(' '),
    said: (where: Content): Content => worded(form, { ...pieces, where }, language),
    saidOfAll: (count: number, where: Content): Content =>
      worded(form, { what: called(count), where: !isRecord && where }, language),
    /** What it says beside others that were added to the record. */
    added: form === 'value-added' && [pieces.what, !isEmpty(value) && [' (', value, ')']],
    item: joined([!isWhole && part, value], COMMA[language]),
  };
}

/** What became of one record: how it is called, what each change says, and where it is shown. */
export function told(path: string, changes: readonly Change[], recordAt: RecordAt, language: Language) {
  const record = recordAt(path);
  const university = memberOf(record, 'university');
  /** Whose page shows it. */
  const of = university === undefined ? path : `universities/${university ?? ''}`;
  const [collection = '', id = ''] = of.split('/');
  const called = calledIn(record, language) ?? calledIn(recordAt(of), language) ?? path;
  return {
    called:
      of === path ? called : `${called} (${[TEXT[language].admission, memberOf(record, 'year')].join(' ').trim()})`,
    address: isCollection(collection) && id !== '' ? recordAddress({}, collection, id, language) : null,
    news: changes.map((change) => newsOf(change, record, language)),
  };
}

/** Of a text that changed in both languages, each reader sees the one in theirs: both see as many changes. */
const isFor = (language: Language, { field, record }: Change, all: readonly Change[]): boolean => {
  const other = language === 'en' ? `${field}En` : field?.replace(/En$/, '');
  return other === field || !all.some((each) => each.record === record && each.field === other);
};

/** What a student looks for first stands last here, and what is not named comes after all of it. */
const ORDER = ['faq', 'admission', 'calendar', 'exams'];
const rankOf = (path: string): number => -ORDER.indexOf(path.split('/')[0] ?? '');

/** The changes that a reader of a language sees, by record, what students look for first. */
export function changesFor(language: Language, changes: readonly Change[]) {
  const seen = changes.filter((change) => isFor(language, change, changes));
  return [...groupBy(seen, ({ record }) => record)].sort(([one], [other]) => rankOf(one) - rankOf(other));
}

/**
 * Whether students act on a change: on days, fees, weights, answers, and on what is taught where; not on its source, on how
 * something is called or worded, or on figures that describe it.
 */
const isNews = ({ record, field }: Change): boolean =>
  /^(exams|calendar|admission)\/(?!\S+ (audience|scope|note))|^\S+ (tuition|housing|admissionUrl|url|kind|city(En)?)\b|^\S+ colleges\[[^\]]*\](\.majors\[[^\]]*\])?$|^faq\/\S+ (null|answer|answerEn)$/.test(
    `${record} ${field}`,
  ) && !isAboutSources({ field });

/** Changes, a sentence for each; those of one kind share one, which opens on what they are. */
function changeList(changes: readonly Change[], publication: Publication, language: Language): Piece {
  const held: RecordAt = (path) => recordAt(publication.catalogue, path);
  const all = changesFor(language, changes).flatMap(([path, members]) => {
    const { called, address, news } = told(path, members, held, language);
    const isShown = publication.recordPages !== false && address !== null && held(path) !== undefined;
    const title = isShown ? link(address, name(called)) : name(called);
    return news.map((each) => ({ path, called, title, ...each }));
  });
  const kindOf = ({ path, kind }: (typeof all)[number]) => `${path.split('/')[0]} ${kind}`;
  const kinds = groupBy(all, kindOf);
  // What alone of its kind was added to one record is one sentence.
  const sentences = groupBy(all, (each) =>
    each.added && kinds.get(kindOf(each))?.length === 1 ? each.path : kindOf(each),
  );
  const items = [...sentences].flatMap(([key, alike]) => {
    const byRecord = groupBy(alike, ({ title }) => title);
    const rows = [...byRecord].map(([title, some]) => {
      const said = some.map(({ item }) => item);
      return joined([title, !isEmpty(said) && styled('fine', joined(said, COMMA[language]))], lineBreak);
    });
    return alike.slice(0, 1).map(({ path, said, saidOfAll, title, called }) => {
      if (alike.length === 1) return paragraph([said(title), '.']);
      const added = alike.map((each) => each.added);
      const what = key === path && joined(added, COMMA[language]);
      if (what) return paragraph([worded('value-added', { what, where: title }, language), '.']);
      const noun = COUNTED[path.split('/')[0] ?? ''];
      const where = rows.length === 1 || !noun ? name(called) : counted(language, rows.length, noun);
      return details(saidOfAll(alike.length, where), [list(rows, { style: 'rows' })], undefined, rows.length <= FEW);
    });
  });
  return folded(items, MOST_SHOWN, TEXT[language].more, blocks);
}

function daySection({ id, day, changes }: ChangeEntry, publication: Publication, language: Language): Piece {
  const news = changes.filter(isNews);
  const rest = changes.filter((change) => !news.includes(change));
  const count = new Set(rest.map(({ record, field }) => `${record} ${field?.replace(/En$/, '')}`)).size;
  return section(`day-${id}`, shownDay(day, language), [
    news.length > 0 && changeList(news, publication, language),
    count > 0 && details(`${TEXT[language].others}: ${count}`, [changeList(rest, publication, language)]),
  ]);
}

/** What changed, in sentences, by day. */
export function changesPage(publication: Publication, language: Language): Page {
  const { changes } = publication.catalogue;
  const text = TEXT[language];
  const [newest] = changes;
  return {
    address: CHANGES_PAGE.address,
    language,
    navigation: null,
    kind: 'changes',
    title: CHANGES_PAGE.name[language],
    description: text.description,
    changed: newest?.day ?? null,
    main: blocks([
      top(CHANGES_PAGE.name[language], [paragraph(newest === undefined ? text.none : text.description, 'lead')]),
      ...changes.slice(0, MOST_ENTRIES).map((entry) => daySection(entry, publication, language)),
      group('wide', [actions([link(CHANGES_FEED, text.feed), jsonLink('changes', language)])]),
    ]),
  };
}
