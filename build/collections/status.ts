import Type from 'typebox';
import type { Bilingual } from '../../edge/text/bilingual.ts';
import { sameDay } from '../schema/calendar.ts';
import { publishedFor } from '../schema/discovery.ts';
import { about, keysOf } from '../schema/marks.ts';
import { version } from '../schema/service.ts';
import { amount, day, nullable, shape, text } from '../schema/shape.ts';
import { digest } from '../schema/skill.ts';
import { COLLECTION_NAMES, type CollectionName, definitionOf } from './collections.ts';

/** Of what is not called like the collection. */
const CALLED: Readonly<Record<string, Bilingual>> = {
  universities: { ar: 'الجامعات والكليات', en: 'Universities and colleges' },
  colleges: { ar: 'كليات الجامعات', en: 'Colleges of universities' },
  majors: { ar: 'التخصصات كما تذكرها الكليات', en: 'Majors as colleges list them' },
  distinctMajors: { ar: 'التخصصات المختلفة', en: 'Different majors' },
  calendarYears: { ar: 'الأعوام الدراسية', en: 'School years' },
};

/** Something that status counts, with what it is called. */
type Area = readonly [key: string, called: Bilingual];

/** What is counted of a collection: its records, then parts of them. */
const areasOf = (name: CollectionName): Area[] =>
  definitionOf(name).counts.map((key) => [key, CALLED[key] ?? definitionOf(name).many]);

/** Collections whose records say when an editor last compared them with their sources. */
export const COMPARABLE: readonly CollectionName[] = COLLECTION_NAMES.filter((name) =>
  keysOf(definitionOf(name).record, []).includes('verifiedOn'),
);

/** The records of these collections, as status counts them. */
export const COMPARABLE_AREAS: readonly Area[] = COMPARABLE.flatMap((name) => areasOf(name).slice(0, 1));

const numbers = (areas: readonly Area[], name: string, meaning: Bilingual) =>
  Type.Unsafe<Readonly<Record<string, number>>>(
    shape(
      name,
      meaning,
    )(Object.fromEntries(areas.map(([key, { ar, en }]) => [key, about(amount, { ar, en: `${en}.` })]))),
  );

export const Status = shape('Status', { en: 'How fresh the publication is.' })({
  version: about(text, version),
  asOf: publishedFor,
  asOfHijri: sameDay,
  validUntil: about(nullable(day), {
    ar: 'أول يوم تتغير فيه حالة اختبار، وتبقى null إذا لم يُعرف تغير قادم',
    en: 'First day on which an exam status changes; null: none expected.',
  }),
  contentHash: about(digest, { ar: 'بصمة المحتوى كله (SHA-256)', en: 'SHA-256 over the whole content.' }),
  counts: numbers(COLLECTION_NAMES.flatMap(areasOf), 'StatusCounts', {
    ar: 'عدد السجلات في كل مجال',
    en: 'How many records each area holds.',
  }),
  verified: numbers(COMPARABLE_AREAS, 'StatusVerified', {
    ar: 'كم منها راجعه محرر على مصادره',
    en: 'How many of them an editor has compared with their sources.',
  }),
  weaklySourced: numbers(COMPARABLE_AREAS, 'StatusWeaklySourced', {
    ar: 'كم منها بلا مصدر رسمي ولا صحفي',
    en: 'How many of them have neither an official page nor a newspaper among their sources.',
  }),
});
export type Status = Type.Static<typeof Status>;
