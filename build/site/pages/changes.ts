import type { Bilingual } from '../../../edge/text/bilingual.ts';
import { groupBy, sortedBy } from '../../../edge/text/order.ts';
import { recordsByPath } from '../../catalogue/catalogue.ts';
import { isCollection } from '../../collections/collections.ts';
import type { Publication } from '../../publication/publication.ts';
import { ADMISSION_WINDOW_KINDS, FEE_KINDS, SCORES, WEIGHED } from '../../schema/admission.ts';
import { CERTAINTIES, HOLIDAY_KINDS } from '../../schema/calendar.ts';
import { type Change, type ChangeEntry, NAME_PARTS } from '../../schema/change.ts';
import { WINDOW_KINDS } from '../../schema/exam.ts';
import { isRecord, memberOf } from '../../schema/json-value.ts';
import { ARABIC_NAMES } from '../../schema/shape.ts';
import { SOURCE_KINDS } from '../../schema/source.ts';
import { DEGREES, PRICE_PERIODS, SEXES, VAT } from '../../schema/study.ts';
import { SECTORS, SIZE_BANDS } from '../../schema/university.ts';
import { CHANGES_FEED } from '../feeds/atom.ts';
import { CHANGES_PAGE, NAVIGATION, pageAddress } from './addresses.ts';
import { shortDay, shownDay, weekDay } from './day-text.ts';
import * as el from './elements.ts';
import { html } from './html.ts';
import { COMMA, type Counted, counted, type Language } from './language.ts';
import { hasPages, jsonLink, recordPage } from './links.ts';
import { beginning } from './names.ts';
import type { Page } from './page.ts';
import WORDS from './words.json' with { type: 'json' };

const TEXT = WORDS.changes;

/** Whether an edit touches what tells where values come from, or why there are none. */
export const isAboutSources = ({ field }: Pick<Change, 'field'>): boolean =>
  /(^|\.)(source|sources|otherSources|confidence|missing|verifiedOn|readOn|lookedOn)(\[|\.|$)/.test(field ?? '');
const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** Longer texts, codes and addresses are not quoted: that they changed says enough. */
const QUOTED = /^(?=.*[\p{L}])(?!https?:)(?![a-z\d-]+$).{1,60}(?<![?؟.])$/u;

/** Newer changes after which the page shows no more days; older days open at a touch. /api/agent/changes has all. */
const MOST_CHANGES = 1_200;
/** Lines of a day that show at once, records that a sentence shows without a touch, lines about one that say what is, or was. */
const MOST_SHOWN = 6;
const FEW = 3;
const MOST_LINES = 2;
/** Two items of a list are about the same if they share more than this part of their words. */
const LIKE = 0.5;
/** Texts of which the sentence is told that has something new. */
const ANSWERS = ['answer', 'answerEn'];
const NOTES = ['note', 'noteEn'];
/** No number of a step ends a sentence. */
const SENTENCE_END = /(?<!\n\d)[.؟?](?:\s+|$)|\n/;
/** «و» before what is no part of its word: a sentence that stands alone follows none. */
const AND = /^و(?=ال(?!د[اةتهي])|[تذمني]|لا |لم )/;
/** The most letters of a name within a sentence, and of a sentence in three lines of a phone. */
const MOST_LETTERS = { name: 60, sentence: 140 };

/** The beginning of what is too long: its whole sentences, else its clauses, else its words. */
function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const begun = text.slice(0, most + 1);
  const [sentences] = new RegExp(`^.{${most / 4},}[.؟?](?=\\s)`, 's').exec(begun) ?? [];
  const [clauses] = ['؛;', '،,'].flatMap((end) => new RegExp(`^.{${most / 4},}(?=[${end}]\\s)`, 's').exec(begun) ?? []);
  return sentences ?? `${clauses ?? begun.replace(/\s\S*$/, '')}…`;
}

/** What something is called in a language, whatever it is. */
export function calledIn(value: unknown, language: Language): string | null {
  const keys = ['name', 'label', 'question', 'appliesTo', 'text'].flatMap((key) => [`${key}En`, key]);
  const found = keys.map((key) => (language === 'ar' && key.endsWith('En') ? null : memberOf(value, key)));
  const fee = memberOf(memberOf(FEE_KINDS, String(memberOf(value, 'kind'))), language);
  return [...found, fee].find((each) => typeof each === 'string') ?? null;
}

/** Gives the record at a path such as `exams/gat`; undefined when it is gone. */
type RecordAt = (path: string) => unknown;

const KINDS = { ...HOLIDAY_KINDS, ...ADMISSION_WINDOW_KINDS, ...WINDOW_KINDS };
/** Codes of the content by what people call them. */
const CODES = { ...SECTORS, ...SIZE_BANDS, ...DEGREES, ...SEXES, ...VAT, ...PRICE_PERIODS, ...CERTAINTIES, ...KINDS };

const SCORE_NAMES: Readonly<Record<string, Bilingual>> = { ...WEIGHED, ...SCORES };

/** What people call a key of the content. */
export const keyName = (key: string, language: Language): string =>
  language === 'ar'
    ? (ARABIC_NAMES[key]?.[0] ?? key)
    : (SCORE_NAMES[key]?.en ?? key.replace(/En$/, '').replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));

/**
 * The parts of the path of a field, e.g. `windows[Registration].closes`, by what people call them.
 * @param gone the part itself where the record has it no more
 * @returns the key, null of an item of a list; the names of what it is in; the list or the key of an item that it is about; its value
 */
export function partsOf(record: unknown, field: string, gone: unknown, language: Language) {
  const steps = [...field.matchAll(/([^.[\]]+)(?:\[([^\]]*)\])?/g)];
  let value = record;
  const names: string[] = [];
  for (const [index, [, key = '', item]] of steps.entries()) {
    value = memberOf(value, key);
    const isLast = index === steps.length - 1;
    // Of a score, for example, whether it is one of the weights or a least one.
    if (item === undefined && !isLast) names.push(keyName(key, language));
    if (item === undefined) continue;
    const named = (parts: readonly string[]): unknown =>
      [value].flat().find((each) => parts.every((part) => [each, ...Object.values(Object(each))].includes(part)));
    // Several of a name have each what tells it apart, a code or whom it is for, or are counted.
    const parts = item.split(NAME_PARTS);
    const isScores = parts.every((part) => SCORE_NAMES[part]);
    const isOfThese = (each: unknown): boolean => Object.keys(Object(each)).sort().join(NAME_PARTS) === item;
    value = isScores
      ? [value].flat().find(isOfThese)
      : (named(parts) ?? named(item.replace(/ \d+$/, '').split(NAME_PARTS)));
    const thing = value ?? (isLast ? gone : null);
    const inWords = (part: string): unknown =>
      memberOf(memberOf(CODES, part), language) ??
      (language === 'ar' && memberOf(thing, 'audienceEn') === part ? memberOf(thing, 'audience') : part);
    const called = [calledIn(thing, language) ?? parts[0], ...parts.slice(1).map(inWords)].join(COMMA[language]);
    const scores = parts.map((part) => `${keyName(part, language)} ${memberOf(thing, part) ?? ''}`.trim());
    // What has no name is called by its list, a choice of scores by them.
    const unnamed = isScores && isLast ? scores.join(COMMA[language]) : wordFor(key, language);
    names.push(/^\d+$/.test(called) || isScores ? unnamed : shortened(called, MOST_LETTERS.name));
  }
  const last = steps.findLastIndex(([, , item]) => item !== undefined);
  const topic = (steps[last + 1] ?? steps[last])?.[1]?.replace(/En$/, '') ?? field;
  return { key: steps.at(-1)?.[2] === undefined ? (steps.at(-1)?.[1] ?? field) : null, names, topic, value };
}

/** The days that something has, in words: what each is. */
function daysIn(value: unknown, language: Language): el.Content {
  const words: Readonly<Record<string, string>> = TEXT[language].days;
  const dated = Object.entries(Object(value)).filter(([key, day]) => words[key] && DAY.test(String(day)));
  const told = dated.map(([key, day]) => [`${words[key]} `, shortDay(String(day), language)]);
  return el.joined(told, COMMA[language]);
}

/** A value in words; nothing of one that is not quoted. */
function quoted(value: unknown, language: Language): el.Content {
  if (typeof value === 'boolean') return TEXT[language][value ? 'yes' : 'no'];
  if (isRecord(value)) return daysIn(value, language);
  if (typeof value === 'string' && DAY.test(value)) return shortDay(value, language);
  const meant = memberOf(memberOf(CODES, String(value)), language);
  if (typeof meant === 'string') return el.name(meant);
  return typeof value === 'number' || (typeof value === 'string' && QUOTED.test(value)) ? el.name(String(value)) : null;
}

/** What readers call a key, which may mean something else in the items of a list; editors may know it by another name. */
const wordFor = (key: string, language: Language, list = ''): string => {
  const { keys, article } = TEXT[language];
  return String(memberOf(keys, `${list}.${key}`) ?? memberOf(keys, key) ?? article + keyName(key, language));
};

const COUNTED: Readonly<Record<string, Counted>> = WORDS.changesCounted;

/** A sentence of the words, of which what stands in brackets is left out where it would tell nothing. */
const worded = (form: string, pieces: Readonly<Record<string, el.Content>>, language: Language): el.Content =>
  String(memberOf(TEXT[language].forms, form))
    .split(/\[([^\]]*)\]/)
    .map((part, index) => {
      const held = [...part.matchAll(/\{(\w+)\}/g)].map(([, key = '']) => pieces[key] ?? null);
      return (index % 2 === 0 || !el.isEmpty(held)) && el.filled(part, pieces);
    });

/** The numbers of an answer, and the yes or no with which it begins. */
const figuresOf = (answer: string): string[] => answer.match(/\d+(?:[.,]\d+)*|^(?:نعم|لا|Yes|No)(?=[.,،:])/g) ?? [];

/** The first sentence of a text with a number, or a yes or no, that it had not, or of one that is new; null: there is none. */
function newIn({ was, now }: Change): string | null {
  if (typeof now !== 'string') return '';
  const isNew = (figure: string): boolean => typeof was !== 'string' || !figuresOf(was).includes(figure);
  const found = now.split(SENTENCE_END).find((each) => was === null || figuresOf(each).some(isNew));
  return found === undefined ? null : shortened(found.replace(AND, ''), MOST_LETTERS.sentence);
}

/** What kind of thing a record is, and of a question what it is about. */
function kindOf(path: string, record: unknown): string {
  const kind = path.replace(/\/.*/, '');
  const about = `faq-${memberOf(record, 'appliesTo') ? 'institution' : memberOf(record, 'category')}`;
  return kind !== 'faq' || !record ? kind : COUNTED[about] ? about : 'faq-general';
}

/**
 * Whether students act on a change: on days, fees, weights, answers, and on what is taught where; not on its source, on how
 * something is called or worded, or on figures that describe it. An answer of which one language says nothing more is
 * worded otherwise: both have the same news.
 */
function isNews(change: Change, all: readonly Change[]): boolean {
  const texts = [ANSWERS, NOTES].find((fields) => fields.includes(change.field ?? ''));
  if (texts !== undefined && /^(faq|exams|admission)/.test(change.record)) {
    const both = all.filter(({ record, field }) => record === change.record && texts.includes(field ?? ''));
    return both.length === texts.length && both.every((each) => newIn(each) !== null);
  }
  return (
    !isAboutSources(change) &&
    /^(?!fields|places)\S+ null$|^(exams|calendar|admission)\/(?!.*(audience|scope|note|name|group|url|Certainty)\w*$)|^(?!.*audience)\S+ (tuition|housing|admissionUrl|kind|city(En)?)\b|^\S+ colleges\[[^\]]*\](\.majors\[[^\]]*\])?$/.test(
      `${change.record} ${change.field}`,
    )
  );
}

/** What a change says: in a sentence about it alone, and what it is about, for a sentence about several of a record. */
function newsOf(change: Change, record: unknown, day: string, language: Language) {
  const { record: path, kind, field, was, now, source } = change;
  const { of, within, firsts, announced, undated } = TEXT[language];
  const { key, names, topic, value: held } = partsOf(record, field ?? `${kindOf(path, record)}[]`, was, language);
  const word = (each: string): string => wordFor(each, language, /(\w+)\[[^\]]*\]\.\w+$/.exec(field ?? '')?.[1]);
  /** What its own page says of the source of a figure. */
  const mark =
    source && source.kind !== 'official'
      ? SOURCE_KINDS[source.kind][language]
      : path.startsWith('admission/') && memberOf(record, 'year') === null && undated;
  const marked = (figure: el.Content): el.Content => [
    figure,
    now !== null && /\d/.test(el.inMarkdown(figure)) && mark && COMMA[language] + mark,
  ];
  const [old, value] = [quoted(was, language), marked(quoted(now, language))];
  const end = key !== null && DAY.test(String(now ?? was)) && memberOf(firsts, key);
  // A list of one college, which is called as the institution, is that of its majors.
  const isWhole = key === null && names.at(-1) === calledIn(record, language);
  // A new record of admission is told as the first of these that it has; of one that is gone conditions are missed.
  const lists = ['tracks', 'fees', 'choices', 'windows'].filter((each) => memberOf(memberOf(record, each), 0));
  const [main = 'tracks'] = field === null ? lists : [field];
  // What applicants have to meet is told as one thing, however much of it changed.
  const isAsked = path.startsWith('admission/') && /^(?:tracks|note)/.test(main);
  const isText = [...ANSWERS, ...NOTES].includes(field ?? '');
  const noun = key === null && !isWhole && !isAsked ? COUNTED[topic] : undefined;
  const told = isAsked ? 'admission' : isWhole ? 'majors' : topic === 'admission' ? main : topic;
  const called = (count: number): string => (noun ? counted(language, count, noun) : word(told));
  const parts = isWhole || field === null ? [called(1)] : names.toReversed().map(el.name);
  const done = kind !== 'changed' ? kind : now === null ? 'removed' : was === null ? 'added' : 'changed';
  const about = field === null ? 'record' : key ? (end ? 'day' : 'value') : el.isEmpty([old, value]) ? 'part' : 'days';
  /** The list that it is an item of. */
  const list = field?.replace(/\[[^\]]*\]$/, '') ?? null;
  /** The days ahead of a place that had none of its own: what held there in general moved. */
  const ofPlace = (list === 'regionalDifferences' && done === 'added' && [memberOf(held, 'changes')].flat()) || [];
  const startOf = (each: unknown): string => String(memberOf(each, 'starts') ?? '');
  const ahead = ofPlace.filter((each) => startOf(each) !== '' && startOf(each) >= day);
  const lines = ahead.map((each) => [`${calledIn(each, language)}: `, weekDay(startOf(each), language)]);
  const certainty = memberOf(ahead[0], 'startsCertainty');
  const link = el.link(`${NAVIGATION.calendar.address[language]}#${[memberOf(held, 'places')].flat()[0]}`, parts);
  const said = certainty === 'announced' ? announced : quoted(certainty, language);
  const place = ahead.length > 0 && { link, certainty: [' (', said, ')'] };
  const isDated = about === 'day' || about === 'days' || ahead.length > 0 || (field === null && told === 'windows');
  const days = [now ?? was, ...Object.values(Object(now ?? was))].map(String).filter((each) => DAY.test(each));
  const isAlone = el.isEmpty(old) || el.isEmpty(value);
  const values = isAlone ? [old, value] : el.filled(TEXT[language].values, { was: old, now: value });
  const pieces = {
    what: key === null ? el.joined(parts, within) : el.joined([String(end || word(key)), ...parts], of),
    // A value that is no more is told beside the one that took its place, or alone where none did.
    was: (done !== 'changed' || !el.isEmpty(value)) && old,
    now: value,
  };
  const asked = shortened(calledIn(held ?? was, language) ?? names.at(-1) ?? '', MOST_LETTERS.sentence);
  const condition = el.name(asked.replace(/\.$/, ''));
  /** A condition of a track that is there. */
  const isWithin = isAsked && field !== null && !/^tracks\[[^\]]*\]$/.test(field);
  /** The year of conditions that are no more: those of another may still hold. */
  const [, goneYear] = (done === 'removed' && /^admission\/.+-(\d{4})$/.exec(path)) || [];
  return {
    path,
    list,
    done: isWithin || ahead.length > 0 ? 'changed' : done,
    /** Of a part of what is told as one thing: that it is new, or no more. */
    became: done,
    /** The conditions themselves stand before the names of tracks. */
    isWithin,
    isText,
    /** What sets a condition. */
    track: isWithin && names.slice(0, 1).map((track) => [' (', el.name(track), ')']),
    /** The words of what names it in its list, the same for readers of either language. */
    words: [...new Set(/\[([^\]]*)\]$/.exec(field ?? '')?.[1]?.match(/[\p{L}\p{N}]+/gu))],
    isDated,
    /** What was over before it was added tells nobody anything; of a record that has days alone each day is told. */
    isOver: isDated && !place && done === 'added' && days.every((each) => each < day),
    /** Whether what it says tells what it is about. */
    isClear: isAsked || ANSWERS.includes(field ?? ''),
    /** The list with the days that the item has, or had. */
    dates: [path, list, ...days].join(' '),
    called,
    /** Which of several it is, or what became of a value. */
    item: isText
      ? now !== null && newIn(change)
      : field === null
        ? (goneYear ?? null)
        : key !== null
          ? (!isAsked || !el.isEmpty(values)) &&
            el.joined([isAsked && word(key), (isAsked || key === topic) && values], ': ')
          : isAsked
            ? !asked.endsWith('…') && (isWithin ? marked(condition) : condition)
            : !isWhole && el.joined(parts, within),
    place,
    said: (where: el.Content): el.Content =>
      place
        ? [worded('place-known', { where: where ?? place.link }, language), ':', el.lines(lines)]
        : worded(`${about}-${done}`, { ...pieces, where }, language),
  };
}
type News = ReturnType<typeof newsOf>;

/** What became of a record: how it is called, where it is shown, and what each change says; what ended before `day` is past. */
export function told(path: string, changes: readonly Change[], recordAt: RecordAt, language: Language, day = '') {
  const record = recordAt(path);
  // Of a record that is gone the id alone tells the institution, and the year.
  const [, gone, goneYear] = record ? [] : (/^admission\/(.+?)(?:-(\d{4}))?$/.exec(path) ?? []);
  const [university, year] = [memberOf(record, 'university') ?? gone, memberOf(record, 'year') ?? goneYear];
  /** Whose page shows it. */
  const of =
    typeof university === 'string' && recordAt(`universities/${university}`) ? `universities/${university}` : path;
  const [collection = '', id = ''] = of.split('/');
  const called = calledIn(record, language) ?? calledIn(recordAt(of), language) ?? path;
  /** The platform of admission has no page of its own. */
  const platform = collection === 'admission' ? pageAddress('/#admission')[language] : null;
  return {
    called: of === path ? called : `${called} (${[TEXT[language].admission, year].join(' ').trim()})`,
    of,
    address: isCollection(collection) && hasPages(collection) ? recordPage(collection, id)[language] : platform,
    news: changes.map((change) => newsOf(change, record, day, language)),
  };
}

/** Of a text that changed in both languages, each reader sees the one in theirs: both see as many changes. */
const isFor = (language: Language, { field }: Change, all: readonly Change[]): boolean => {
  const other = language === 'en' ? `${field}En` : field?.replace(/En$/, '');
  return other === field || !all.some((each) => each.field === other);
};

/** What a student looks for first stands last here, and what is not named comes after all of it. */
const ORDER = ['faq', 'universities', 'admission', 'calendar', 'exams'];
const rankOf = (path: string): number => -ORDER.indexOf(path.split('/')[0] ?? '');

/** The changes that a reader of a language sees, by record, what students look for first. */
export function changesFor(language: Language, changes: readonly Change[]) {
  const byRecord = [...groupBy(changes, ({ record }) => record)].map(
    ([record, all]) => [record, all.filter((each) => isFor(language, each, all))] as const,
  );
  return byRecord.sort(([one], [other]) => rankOf(one) - rankOf(other));
}

/** What reads alike, once. */
const distinct = (all: readonly el.Content[]) => [...new Map(all.map((each) => [el.inMarkdown(each), each])).values()];

/** What is told of changes: conditions first, then notes, and then the names of what has conditions. */
const inOrder = (news: readonly News[]) => sortedBy(news, ({ isWithin, isText }) => [!isWithin, !isText].map(String));

/** Which part of the words of one item of a list, of that with fewer, another item of it has too. */
const likeness = (one: News, other: News): number =>
  one.list === other.list
    ? one.words.filter((each) => other.words.includes(each)).length / Math.min(one.words.length, other.words.length)
    : 0;

/** What there is now, each with what it took the place of: what is no more shares most of its words with it. */
function replacedIn(news: readonly News[]) {
  const removed = news.filter(({ became }) => became === 'removed');
  const held = inOrder(news.filter((each) => !removed.includes(each)));
  const successorOf = (gone: News) => held.find((each) => likeness(gone, each) > LIKE);
  return held.map((now) => ({ now, was: removed.filter((gone) => successorOf(gone) === now) }));
}

/** What became of items: what one was stands above what it is; what is no more is told where its list has nothing new. */
function linesOf(news: readonly News[], language: Language): el.Content[] {
  const { before, added, gone } = TEXT[language];
  const held = replacedIn(news);
  // Where one came and another went, who applies may only be called otherwise: that tells nobody anything.
  const told = held.filter(
    ({ now: { isWithin, item, list } }) =>
      !el.isEmpty(item) && (isWithin || !news.some((each) => each.became === 'removed' && each.list === list)),
  );
  const lost = news.filter(({ list }) => held.every(({ now }) => now.list !== list));
  const line = ({ isWithin, isText, became, called, track, item }: News, removed: string): el.Content =>
    isWithin || isText
      ? [became === 'removed' ? removed : added, track, ': ', item]
      : worded(`part-${became}`, { what: [called(1), ' (', item, ')'], where: null }, language);
  const lines = [
    ...told.map(({ now, was }) => [...was, now].flatMap((each) => (el.isEmpty(each.item) ? [] : [line(each, before)]))),
    ...lost.flatMap((each) => (el.isEmpty(each.item) ? [] : [[line(each, gone)]])),
  ];
  return distinct(lines.slice(0, MOST_LINES).flat());
}

/** What became of a record, or of several: where one item came and another went, the list changed, each told in a line. */
function inShort(news: readonly News[], where: el.Content, language: Language, isNamed = false): el.Content {
  const text = TEXT[language];
  const lines: el.Content[] = [];
  const topics = [...groupBy(news, ({ called }) => called(1))].map(([one, alike]) => {
    const [first = 'changed', other] = new Set(alike.map((each) => each.done));
    const done = other ? 'changed' : first;
    const what = alike[0]?.called(alike.length) ?? one;
    if (done === 'changed' && alike.some(({ isText, became }) => isText || became !== 'changed')) {
      lines.push(...linesOf(alike, language));
      return { done, what };
    }
    const items = distinct(inOrder(alike).map(({ item }) => item)).filter((item) => !el.isEmpty(item));
    const more = items.length > FEW && text.more.replace('#', String(items.length - FEW));
    const few = el.joined([...items.slice(0, FEW), more], COMMA[language]);
    return { done, what: isNamed && few.length > 0 ? [what, ' (', few, ')'] : what };
  });
  // Lines below a question or an institution need no sentence above them.
  if (isNamed && lines.length > 0 && news.every(({ isClear }) => isClear)) return el.joined(lines, el.lineBreak);
  const sentences = [...groupBy(topics, ({ done }) => done)].map(([done, some]) => {
    const what = some.map((topic) => topic.what);
    return worded(`part-${done}`, { what: el.joined(what, text.and), where }, language);
  });
  return [el.joined(sentences, '. '), isNamed && ['.', el.lines(lines)]];
}

/** Conditions in other words, with those that they took the place of: the numbers are the same. */
const rewordedIn = (news: readonly News[]): News[] =>
  replacedIn(news).flatMap(({ now, was }) => {
    const numbers = [[now], was].map((some) => new Set(some.flatMap(({ words }) => figuresOf(words.join(' ')))));
    const [since, before] = numbers.map((some) => [...some].sort().join());
    return now.isWithin && since && since === before ? [now, ...was] : [];
  });

/** Whether days only came under another name: they were neither announced nor moved. */
const isRenamed = (each: News, all: readonly News[]): boolean =>
  each.isDated && all.some(({ dates, done }) => dates === each.dates && done !== each.done);

/** What changed by day, the newest first, beside what the day after did: from what it was before to what it was after. */
function changesByDay(entries: readonly ChangeEntry[]) {
  const days = [...groupBy(entries, ({ day }) => day)].map(([day, some]) => {
    const changes = new Map<string, Change>();
    for (const change of some.toReversed().flatMap((entry) => entry.changes)) {
      const key = JSON.stringify([change.record, change.field]);
      const { kind, was } = changes.get(key) ?? change;
      changes.set(key, { ...change, was, kind: change.now === null ? change.kind : kind });
    }
    // What came and went within the day never was.
    const isLeft = ({ field, was, now }: Change): boolean =>
      field === null || JSON.stringify(was) !== JSON.stringify(now);
    return { day, changes: [...changes.values()].filter(isLeft) };
  });
  return days.map((each, at) => ({ ...each, later: days[at - 1]?.changes ?? [] }));
}
type DayOfChanges = ReturnType<typeof changesByDay>[number];

/** What readers follow: a subject alone, or all of them. */
function subjectOf(path: string, record: unknown): keyof typeof TEXT.ar.subjects {
  const kind = String(memberOf(record, 'category') ?? path.replace(/\/.*/, ''));
  if (kind === 'exams' || kind === 'calendar') return kind;
  return /^(admission|platform|dates|eligibility|choices|weighted|acceptance)$/.test(kind) ? 'admission' : 'others';
}

/** What became of each record on a day. */
function recordsOf({ day, changes, later }: DayOfChanges, publication: Publication, language: Language) {
  const byPath: ReadonlyMap<string, unknown> = recordsByPath(publication.catalogue);
  const replaced = later.map(({ record, field, was }) => JSON.stringify([record, field, was]));
  const tellings = changesFor(language, changes).map(([path, some]) => {
    const news = some.filter((each) => isNews(each, changes));
    // What the entry after replaced altogether is told there.
    const came = news.flatMap(({ record, field, now }) => (now === null ? [] : JSON.stringify([record, field, now])));
    const isToldLater = came.length > 0 && came.every((each) => replaced.includes(each));
    const shown = told(path, isToldLater ? [] : news, (of) => byPath.get(of), language, day);
    return { ...shown, subject: subjectOf(path, byPath.get(path)) };
  });
  return [...groupBy(tellings, ({ subject, of }) => `${subject} ${of}`).values()].map((some) => {
    const { subject = 'others', of = '', address: page = null } = some[0] ?? {};
    const called = el.name(calledIn(byPath.get(of), language) ?? of);
    const address = publication.recordPages !== false && byPath.has(of) ? page : null;
    const title = address ? el.link(address, called) : called;
    const every = some.flatMap((each) => each.news);
    const reworded = rewordedIn(every);
    const news = every.filter((each) => !each.isOver && !isRenamed(each, every) && !reworded.includes(each));
    // Of what is new nothing else is.
    const added = news.filter(({ path, list }) => path === of && list === null);
    const dated = news.filter((each) => each.isDated);
    const rest = added.length > 0 ? added : news.filter((each) => !each.isDated);
    const kind = kindOf(of, byPath.get(of));
    const short = inShort(rest, null, language);
    const alike = `${kind} ${el.inMarkdown(short)}`;
    const named = inShort(rest, null, language, true);
    const asked = added.length > 0 && publication.catalogue.faq.find(({ id }) => of === `faq/${id}`);
    const begun = asked && [TEXT[language].fresh, el.linkedText(beginning(asked, publication.catalogue, language))];
    const line = [title, ' ', el.styled('fine', begun || named)];
    // Below a sentence about several, a record says what that does not.
    const below = el.inMarkdown(named) === `${el.inMarkdown(short)}.` ? title : line;
    return { subject, kind, title, dated, rest, short, alike, line, below };
  });
}

/** What became of the records of a subject: dates in a sentence each, then records in a line each; what is alike is folded. */
function partsOfSubject(records: ReturnType<typeof recordsOf>, language: Language) {
  const text = TEXT[language];
  const rows = (items: readonly el.Content[]): el.Piece => el.list(items, { style: 'rows' });
  const ranked = sortedBy(
    records.filter(({ rest }) => rest.length > 0),
    ({ kind, rest }) => [kind !== 'faq-dates', rest.every(({ done }) => done === 'added')].map(String),
  );
  const groups = [...groupBy(ranked, ({ alike }) => alike).values()];
  const own = groups.filter(({ length }) => length <= FEW).flat();
  const shared = groups
    .filter(({ length }) => length > FEW)
    .map((group) => {
      const news = group.flatMap(({ rest }) => rest);
      // Of whole records the sentence says how many.
      const [noun] = group.flatMap(({ kind }) => COUNTED[kind] ?? []);
      const isPart = news.some(({ list, path }) => list !== null || path.startsWith('admission/'));
      const where = noun && isPart ? counted(language, group.length, noun) : null;
      return { summary: inShort(news, where, language), titles: group.map(({ below }) => below) };
    });
  const dates = records.flatMap(({ dated, title }) =>
    dated.map((each) => ({ ...each, ...(each.place || { link: title, certainty: null }) })),
  );
  const moved = dates.filter(({ done }) => done !== 'added');
  // A sentence each, what moved first; what holds in several places is said once.
  const sentences = groupBy(new Set([...moved, ...dates]), ({ said }) => el.inMarkdown(said('')));
  const announced = [...sentences.values()].flatMap((alike) => {
    const where = alike.map(({ link, certainty }) => [link, certainty]);
    const places = el.joined([el.joined(where.slice(0, -1), COMMA[language]), ...where.slice(-1)], text.and);
    return alike.slice(0, 1).map((each) => el.styled('links', [each.said(places), !each.place && '.']));
  });
  return [
    announced.length > 0 && rows(announced),
    own.length > 0 && el.folded(own, MOST_SHOWN, text.more, (some) => rows(some.map(({ line }) => line))),
    ...shared.map(({ summary, titles }) => el.details(summary, [rows(titles)])),
  ];
}

/** A day by subject; null if only words differ. */
function dayOf(changes: DayOfChanges, publication: Publication, language: Language) {
  const records = recordsOf(changes, publication, language);
  const subjects = Object.entries(TEXT[language].subjects).flatMap(([subject, called]) => {
    const own = records.filter((each) => each.subject === subject && each.dated.length + each.rest.length > 0);
    const shown = el.group(`of of-${subject}`, [el.heading(3, called), ...partsOfSubject(own, language)]);
    return own.length === 0 ? [] : { style: ` of-${subject}`, count: `${called} ${own.length}`, shown };
  });
  if (subjects.length === 0) return null;
  const title = shownDay(changes.day, language);
  const counts = el.styled('fine', [el.lineBreak, subjects.map(({ count }) => count).join(COMMA[language])]);
  const shown = subjects.map((each) => each.shown);
  const style = `of${subjects.map((each) => each.style).join('')}`;
  const id = `day-${changes.day}`;
  return {
    whole: el.group(style, [el.section(id, title, shown)]),
    part: el.group(`wide ${style}`, [el.details([title, el.htmlOnly(counts.html)], shown, id)]),
  };
}

/** Shows one subject alone, by its anchor. */
function subjectChooser(language: Language): el.Piece {
  const { subject, all, subjects } = TEXT[language];
  return el.htmlOnly(
    html`<nav class="places" aria-label="${subject}"><ul>${Object.entries({ all, ...subjects }).map(([id, name]) => html`<li><a href="#${id}" id="${id}">${name}</a></li>`)}</ul></nav>`,
  );
}

/** What changed, in sentences, by day. */
export function changesPage(publication: Publication, language: Language): Page {
  const { changes } = publication.catalogue;
  const text = TEXT[language];
  const all = changesByDay(changes);
  const shown = all.filter((_, at) => all.slice(0, at).flatMap((each) => each.changes).length < MOST_CHANGES);
  const days = shown.flatMap((each) => dayOf(each, publication, language) ?? []);
  return {
    address: CHANGES_PAGE.address,
    language,
    navigation: null,
    kind: 'changes',
    title: CHANGES_PAGE.name[language],
    description: text.description,
    changed: changes[0]?.day ?? null,
    main: el.blocks([
      el.top(CHANGES_PAGE.name[language], [
        el.paragraph(changes.length === 0 ? text.none : text.description, 'lead'),
        changes.length > 0 && subjectChooser(language),
      ]),
      ...days.map(({ whole, part }, at) => (at === 0 ? whole : part)),
      el.group('wide', [el.actions([el.link(CHANGES_FEED, text.feed), jsonLink('changes', language)])]),
    ]),
  };
}
