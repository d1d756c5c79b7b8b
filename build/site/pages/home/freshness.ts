import type { Publication } from '../../../publication/publication.ts';
import { status } from '../../answers/status.ts';
import { shownDay } from '../day-text.ts';
import type { Language } from '../language.ts';
import { facts, paragraph, section, table } from '../model/block.ts';
import { code } from '../model/inline.ts';
import type { Piece } from '../model/piece.ts';

const TEXT = {
  ar: {
    title: 'حداثة البيانات والتحقق منها',
    asOf: 'يوم النشر',
    validUntil: 'أول تغير قادم في حالة اختبار',
    noChange: 'لا تغير منتظر',
    hash: 'بصمة المحتوى',
    compared: 'ما راجعه محرر على مصادره',
    none: 'لم يراجع أي محرر سجلًا على مصادره بعد: لكل تاريخ وإجابة مصدر مذكور بجانبه، فارجع إليه قبل أن تعتمد عليه.',
    some: 'ما لم يُراجَع بعدُ مصدره مذكور بجانبه، فارجع إليه قبل أن تعتمد عليه.',
    area: 'المجال',
    records: 'السجلات',
    verified: 'رُوجع منها',
    weak: 'بلا مصدر رسمي ولا صحفي',
    universities: 'الجامعات',
    exams: 'الاختبارات',
    calendarYears: 'الأعوام الدراسية',
    faq: 'الأسئلة',
    empty: 'الحقل الفارغ يعني أن الجهة الرسمية لم تعلن القيمة بعد، فلا تُملأ بالتخمين.',
  },
  en: {
    title: 'How fresh the data is, and what was compared',
    asOf: 'Published for',
    validUntil: 'Next change of an exam status',
    noChange: 'none expected',
    hash: 'Content hash',
    compared: 'What an editor has compared with its sources',
    none: 'No editor has compared any record with its sources yet: every date and answer shows its source beside it, so look there before you rely on it.',
    some: 'What has not been compared yet shows its source beside it, so look there before you rely on it.',
    area: 'Area',
    records: 'Records',
    verified: 'Compared',
    weak: 'Without an official page or a newspaper',
    universities: 'Universities',
    exams: 'Exams',
    calendarYears: 'School years',
    faq: 'Questions',
    empty:
      'An empty field means that the official body has not announced the value yet. Do not fill it by guessing.',
  },
} as const satisfies Record<Language, Record<string, string>>;

const AREAS = ['universities', 'exams', 'calendarYears', 'faq'] as const;

/** What a reader may rely on: what was compared with its sources, and what an empty field means. */
function honesty(publication: Publication, language: Language): string {
  const { verified } = status(publication);
  const text = TEXT[language];
  return `${AREAS.every((area) => verified[area] === 0) ? text.none : text.some} ${text.empty}`;
}

/** The day of the publication, its hash, and how much of it an editor has compared with its sources. */
export function freshnessSection(publication: Publication, language: Language): Piece {
  const { asOf, validUntil, contentHash, counts, verified, weaklySourced } = status(publication);
  const text = TEXT[language];
  return section('freshness', text.title, [
    paragraph(honesty(publication, language), 'lead'),
    facts([
      [text.asOf, shownDay(asOf, language)],
      [text.validUntil, validUntil === null ? text.noChange : shownDay(validUntil, language)],
      [text.hash, code(contentHash)],
    ]),
    table({
      caption: text.compared,
      columns: [text.area, text.records, text.verified, text.weak],
      rows: AREAS.map((area) => ({
        cells: [text[area], counts[area] ?? 0, verified[area] ?? 0, weaklySourced[area] ?? 0],
      })),
      style: 'periods',
    }),
  ]);
}
