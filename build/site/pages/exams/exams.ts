import type { Publication } from '../../../publication/publication.ts';
import { newestDayOf } from '../../answers/credit.ts';
import { DOORS } from '../addresses.ts';
import { areaHonesty } from '../honesty.ts';
import type { Language } from '../language.ts';
import { blocks, paragraph, section, top } from '../model/block.ts';
import type { Page } from '../page.ts';
import { subscribeLinks } from '../subscribe.ts';
import { examTable } from './table.ts';

const TEXT = {
  ar: {
    title: 'الاختبارات الوطنية',
    lead: 'حالة التسجيل في كل اختبار محسوبة من فترات التسجيل المعلنة.',
    description:
      'القدرات والتحصيلي وستيب وغيرها: هل التسجيل مفتوح اليوم، وما الموعد القادم، وأين تسجل، مع مصدر كل موعد.',
    all: 'الحالة والمواعيد',
    subscribe: 'كل المواعيد في تقويمك',
  },
  en: {
    title: 'National exams',
    lead: 'The status follows from the announced registration windows.',
    description:
      'GAT, Tahsili, STEP and others: whether registration is open today, the next date and where to register, each date with its source.',
    all: 'Status and dates',
    subscribe: 'All dates in your calendar',
  },
} as const satisfies Record<Language, Record<string, string>>;

/** All exams at a glance. */
export function examsPage(publication: Publication, language: Language): Page {
  const { exams } = publication.catalogue;
  const text = TEXT[language];
  return {
    address: DOORS.exams.address,
    language,
    door: 'exams',
    kind: 'exams',
    title: text.title,
    description: text.description,
    changed: newestDayOf(exams),
    main: () =>
      blocks([
        top(text.title, [paragraph(text.lead, 'lead'), areaHonesty(publication.asOf, exams, language)]),
        section('status', text.all, [examTable(publication, language)]),
        section('subscribe', text.subscribe, [subscribeLinks(publication, '/feeds/exams.ics', language)]),
      ]),
  };
}
