import type { Bilingual } from '../../../edge/text/bilingual.ts';
import { groupBy } from '../../../edge/text/order.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
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
  folded,
  group,
  inMarkdown,
  joined,
  lineBreak,
  link,
  list,
  name,
  type Piece,
  paragraph,
  section,
  strong,
  top,
} from './elements.ts';
import { COMMA, capital, DOT, type Language, OTHER } from './language.ts';
import { jsonLink, recordAddress } from './links.ts';
import type { Page } from './page.ts';
import WORDS from './words.json' with { type: 'json' };

const TEXT = WORDS.changes;

/** Whether an edit touches what tells where values come from, or why there are none. */
export const isAboutSources = ({ field }: Pick<Change, 'field'>): boolean =>
  /(^|\.)(source|sources|otherSources|confidence|missing|verifiedOn|readOn|lookedOn)(\[|\.|$)/.test(field ?? '');
const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** Longer texts, codes and addresses are not quoted: that they changed says enough. */
const QUOTED = /^(?=.*[\p{L}])(?!https?:)(?![\w-]+$).{1,60}$/u;

/** Days that the page shows; /api/agent/changes has all. */
const MOST_ENTRIES = 30;
/** Items of a day that show at once. */
const MOST_SHOWN = 6;

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

const recordsOf =
  (catalogue: Catalogue): RecordAt =>
  (path) => {
    const [collection = '', id] = path.split('/');
    const records = [memberOf(catalogue, collection) ?? []].flat();
    return records.find((each) => memberOf(each, 'id') === id || memberOf(each, 'year') === id);
  };

/** Codes of the content by what people call them. */
const CODES = { ...SECTORS, ...SIZE_BANDS, ...DEGREES, ...CERTAINTIES };

const SCORE_NAMES: Readonly<Record<string, Bilingual>> = { ...WEIGHED, ...SCORES };

/** What people call a key of the content. */
export const keyName = (key: string, language: Language): string =>
  language === 'ar'
    ? (ARABIC_NAMES[key]?.[0] ?? key)
    : (SCORE_NAMES[key]?.en ??
      key
        .replace(/En$/, '')
        .replace(/Url$/, 'Address')
        .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
        .replace(/^qs/, 'QS')
        .replace(/ sar$/, ', SAR'));

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
    names.push(calledIn(value ?? (index === steps.length - 1 ? gone : null), language) ?? item);
  }
  return { key: steps.at(-1)?.[2] === undefined ? (steps.at(-1)?.[1] ?? field) : null, names };
}

/** A day that something of a key begins or ends on; null: the value is none. */
function dayOf(key: string, value: unknown, language: Language): Content {
  const words: Readonly<Record<string, string>> = TEXT[language].days;
  const word = words[key];
  return word !== undefined && typeof value === 'string' && DAY.test(value)
    ? [word, ' ', shortDay(value, language)]
    : null;
}

function quoted(value: unknown, language: Language): Piece | null {
  if (typeof value === 'boolean') return name(TEXT[language][value ? 'yes' : 'no']);
  const meant = memberOf(memberOf(CODES, String(value)), language);
  if (typeof meant === 'string') return name(meant);
  return typeof value === 'number' || (typeof value === 'string' && QUOTED.test(value)) ? name(String(value)) : null;
}

/** The days that something has, in words. */
const daysIn = (value: unknown, language: Language): Content[] =>
  isRecord(value) ? Object.entries(value).map(([key, day]) => dayOf(key, day, language)) : [];

/** What readers call a key; editors may know it by another name. */
function wordFor(key: string, language: Language): string {
  const words: Readonly<Record<string, string>> = TEXT[language].keys;
  return words[key] ?? keyName(key, language);
}

/** What was done to something, e.g. `added`: in a sentence in which `#` stands for it. */
const doneTo = ({ was, now }: Change, language: Language): string =>
  TEXT[language][now == null ? 'removed' : was == null ? 'added' : 'changed'];

/** What each score weighs, in words. */
const scoresIn = (weights: unknown, language: Language): Content[] =>
  Object.entries(Object(weights)).map(([key, part]) => `${keyName(key, language)} ${part}%`);

/** A change in a few words: the part of the record, and what became of it. */
function sentence(change: Change, record: unknown, language: Language): Content {
  const { field, was, now } = change;
  const { key, names } = partsOf(record, field ?? '', was, language);
  const done = doneTo(change, language);
  if (key === null) {
    const days = daysIn(now, language).filter((day) => day !== null);
    const [last = '', ...above] = names.toReversed();
    if (days.length > 0) return joined([...names.map(name), ...days], COMMA[language]);
    const added = last === calledIn(record, language) ? wordFor('majors', language) : last;
    return joined([done.replace('#', added), ...above.map(name)], TEXT[language].within);
  }
  const called = wordFor(key, language);
  const old = typeof was === 'string' && DAY.test(was) ? shortDay(was, language) : quoted(was, language);
  const value = quoted(now, language);
  // A value that is gone is not known; a part of a list is no longer there.
  const undone = (now == null ? TEXT[language].unknown : done).replace('#', called);
  const since = dayOf(key, now, language) ?? (value === null ? undone : [`${capital(called)}: `, value]);
  return [
    joined([...names.map(name), since], COMMA[language]),
    old !== null && typeof now !== 'object' && [` (${TEXT[language].was} `, old, ')'],
  ];
}

/** What became of one record: how it is called, a sentence for each change, and where it is shown. */
export function told(path: string, changes: readonly Change[], recordAt: RecordAt, language: Language) {
  const record = recordAt(path);
  const university = memberOf(record, 'university');
  /** Whose page shows it. */
  const of = university === undefined ? path : `universities/${university}`;
  const [collection = '', id = ''] = of.split('/');
  const kind = changes[0]?.kind ?? 'changed';
  const listOf = (key: string) => [memberOf(record, key) ?? []].flat();
  const weighed = listOf('tracks').filter((track) => isRecord(memberOf(track, 'weights')));
  const called = calledIn(record, language) ?? calledIn(recordAt(of), language) ?? path;
  return {
    called:
      of === path ? called : `${called} (${[TEXT[language].admission, memberOf(record, 'year')].join(' ').trim()})`,
    address: isCollection(collection) && id !== '' ? recordAddress({}, collection, id, language) : null,
    said:
      kind === 'changed'
        ? changes.map((change) => sentence(change, record, language))
        : [
            TEXT[language].record[kind],
            ...(kind === 'added' ? [...weighed, ...listOf('windows')] : []).map((part) =>
              joined(
                [calledIn(part, language), ...scoresIn(memberOf(part, 'weights'), language), ...daysIn(part, language)],
                COMMA[language],
              ),
            ),
          ],
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
  /^(exams|calendar|admission)\/|^\S+ (tuition|housing|admissionUrl|url|kind|city(En)?)\b|^\S+ colleges\[[^\]]*\](\.majors\[[^\]]*\])?$|^faq\/\S+ (null|answer|answerEn)$/.test(
    `${record} ${field}`,
  ) && !isAboutSources({ field });

/** Changes: what is true of several records in both languages once, with these, and then by record. */
function changeList(changes: readonly Change[], publication: Publication, language: Language): Piece {
  const { more } = TEXT[language];
  const recordAt = recordsOf(publication.catalogue);
  const others = changesFor(OTHER[language], changes);
  const records = changesFor(language, changes).map(([path, members], index) => {
    const { called, address, said } = told(path, members, recordAt, language);
    const other = told(path, others[index]?.[1] ?? [], recordAt, OTHER[language]).said;
    const isShown = publication.recordPages !== false && address !== null && recordAt(path) !== undefined;
    const title = isShown ? link(address, name(called)) : name(called);
    return { title, said: said.map((each, at) => ({ title, each, key: inMarkdown([each, other[at] ?? null]) })) };
  });
  const news = groupBy(
    records.flatMap(({ said }) => said),
    ({ key }) => key,
  );
  const shared = [...news.values()].filter((all) => all.length > 1);
  const items = [
    ...shared.map((all) => {
      const titles = all.map(({ title }) => title);
      const line = (some: readonly Content[]) => paragraph(joined(some, DOT));
      return blocks([paragraph([strong(all[0]?.each ?? null), ':']), folded(titles, MOST_SHOWN, more, line)]);
    }),
    ...records.flatMap(({ title, said }) => {
      const own = said.filter(({ key }) => news.get(key)?.length === 1).map(({ each }) => each);
      return own.length > 0 ? [[title, lineBreak, joined(own, DOT)]] : [];
    }),
  ];
  return folded(items, MOST_SHOWN, more, (some) => list(some, { style: 'rows' }));
}

function daySection({ id, day, changes }: ChangeEntry, publication: Publication, language: Language): Piece {
  const { others, undated } = TEXT[language];
  const news = changes.filter(isNews);
  const rest = changes.filter((change) => !news.includes(change));
  const count = new Set(rest.map(({ record, field }) => `${record} ${field?.replace(/En$/, '')}`)).size;
  return section(`day-${id}`, shownDay(day, language), [
    !news.some(({ record }) => /^(?:exams|calendar|admission)\//.test(record)) && paragraph(undated),
    news.length > 0 && changeList(news, publication, language),
    count > 0 && details(`${others}: ${count}`, [changeList(rest, publication, language)]),
  ]);
}

/** What changed, in sentences, by day. */
export function changesPage(publication: Publication, language: Language): Page {
  const { changes } = publication.catalogue;
  const text = TEXT[language];
  return {
    address: CHANGES_PAGE.address,
    language,
    navigation: null,
    kind: 'changes',
    title: CHANGES_PAGE.name[language],
    description: text.description,
    changed: changes[0]?.day ?? null,
    main: blocks([
      top(CHANGES_PAGE.name[language], [paragraph(changes.length === 0 ? text.none : text.description, 'lead')]),
      ...changes.slice(0, MOST_ENTRIES).map((entry) => daySection(entry, publication, language)),
      group('wide', [actions([link(CHANGES_FEED, text.feed), jsonLink('changes', language)])]),
    ]),
  };
}
