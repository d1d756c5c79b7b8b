import type { Publication } from '../../../publication/publication.ts';
import { DELIVERIES, EXAM_STATUSES, type Exam } from '../../../schema/exam.ts';
import { newestDayOf } from '../../answers/credit.ts';
import { NAVIGATION } from '../addresses.ts';
import type { PageContext } from '../context.ts';
import {
  actions,
  blocks,
  type Content,
  externalLink,
  facts,
  isEmpty,
  joined,
  link,
  name,
  type Piece,
  paragraph,
  section,
  status,
  styled,
  table,
  top,
} from '../elements.ts';
import { COMMA, type Counted, counted, type Language, labelIn, nameIn } from '../language.ts';
import { questionList, recordLink, recordPage, subscribeLinks } from '../links.ts';
import type { Page } from '../page.ts';
import { areaProvenance, noAnnouncement, provenance, sourcesSection } from '../provenance.ts';
import { comingWindows, nextDate, pastWindows, windowList } from './windows.ts';

const TABLE_TEXT = {
  ar: { exam: 'الاختبار', status: 'الحالة', next: 'الموعد القادم', register: 'التسجيل', go: 'سجّل' },
  en: { exam: 'Exam', status: 'Status', next: 'Next date', register: 'Registration', go: 'Register' },
} as const satisfies Record<Language, Record<string, string>>;

export const examStatus = (exam: Exam, language: Language): Piece =>
  status(exam.status, language === 'ar' ? exam.statusLabel : exam.statusLabelEn);

/** The exams: by status, those that one can register for first, and of these those that have a window ahead. */
function byStatus({ exams, asOf }: PageContext): Exam[] {
  const isIdle = (exam: Exam): number => (comingWindows(exam, asOf).length > 0 ? 0 : 1);
  return Object.keys(EXAM_STATUSES).flatMap((code) =>
    exams.filter((exam) => exam.status === code).sort((a, b) => isIdle(a) - isIdle(b)),
  );
}

/** All exams with their status, their next date and where one registers. */
export function examTable(publication: PageContext, language: Language): Piece {
  const text = TABLE_TEXT[language];
  return table({
    caption: null,
    columns: [text.exam, text.status, text.next, text.register],
    rows: byStatus(publication).map((exam) => ({
      cells: [
        [
          recordLink(publication, 'exams', exam, language),
          exam.abbreviation !== null && [' ', styled('abbreviation', exam.abbreviation)],
        ],
        examStatus(exam, language),
        nextDate(exam, publication.asOf, language),
        exam.status !== 'awaiting_announcement' &&
          exam.registrationUrl !== null &&
          externalLink(exam.registrationUrl, text.go, `${text.go}: ${nameIn(language, exam)}`),
      ],
    })),
    style: 'exams',
  });
}

const LIST_TEXT = {
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
export function examsPage(publication: PageContext, language: Language): Page {
  const { exams } = publication.catalogue;
  const text = LIST_TEXT[language];
  return {
    address: NAVIGATION.exams.address,
    language,
    navigation: 'exams',
    kind: 'exams',
    title: text.title,
    description: text.description,
    changed: newestDayOf(exams),
    main: blocks([
      top(text.title, [paragraph(text.lead, 'lead'), areaProvenance(publication.asOf, exams, language)]),
      section('status', text.all, [examTable(publication, language)]),
      section('subscribe', text.subscribe, [subscribeLinks(publication, '/feeds/exams.ics', language)]),
    ]),
  };
}

/** The windows of an exam as schema.org Events. One without a first day is none: an Event needs it. */
export const examEventData = (exam: Exam, { baseUrl }: Publication, language: Language) =>
  exam.windows.flatMap((window) => {
    const { opens, closes, source } = window;
    if (opens === null) return [];
    return [
      {
        '@context': 'https://schema.org',
        '@type': 'Event',
        name: `${nameIn(language, exam)}: ${labelIn(language, window)}`,
        startDate: opens,
        ...(closes !== null && { endDate: closes }),
        eventStatus: 'https://schema.org/EventScheduled',
        eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
        location: {
          '@type': 'VirtualLocation',
          url: exam.registrationUrl ?? exam.url ?? exam.body.url,
        },
        organizer: { '@type': 'Organization', name: nameIn(language, exam.body), url: exam.body.url },
        url: baseUrl + recordPage('exams', exam.id)[language],
        isBasedOn: source.url,
      },
    ];
  });

const TEXT = {
  ar: {
    back: 'كل الاختبارات',
    register: 'سجّل في الاختبار',
    page: 'الصفحة الرسمية',
    windows: 'المواعيد القادمة',
    subscribe: 'المواعيد في تقويمك',
    facts: 'عن الاختبار',
    body: 'الجهة',
    audience: 'لمن',
    sections: 'الأقسام',
    delivery: 'طريقة الأداء',
    duration: 'المدة',
    scores: 'الدرجات',
    fee: 'الرسوم',
    attempts: 'عدد المحاولات',
    validity: 'صلاحية الدرجة',
    unknown: 'لم نجد مصدرًا يُستشهد به لما يلي: ',
    questions: 'أسئلة عن الاختبار',
    past: 'مواعيد مضت',
    to: 'من # إلى ',
    riyals: 'ريال',
    description: 'التسجيل والمواعيد والشروط والأسئلة، ومصدر كل موعد.',
  },
  en: {
    back: 'All exams',
    register: 'Register for the exam',
    page: 'Official page',
    windows: 'Coming dates',
    subscribe: 'The dates in your calendar',
    facts: 'About the exam',
    body: 'Body in charge',
    audience: 'For',
    sections: 'Sections',
    delivery: 'Taken',
    duration: 'Length',
    scores: 'Scores',
    fee: 'Fee',
    attempts: 'Attempts',
    validity: 'Score is valid for',
    unknown: 'We found no citable source for: ',
    questions: 'Questions about the exam',
    past: 'Past dates',
    to: '# to ',
    riyals: 'SAR',
    description: 'Registration, dates, rules and questions, with the source of every date.',
  },
} as const satisfies Record<Language, Record<string, string>>;

const MINUTES: Counted = {
  ar: { one: 'دقيقة واحدة', two: 'دقيقتان', few: '# دقائق', many: '# دقيقة', other: '# دقيقة' },
  en: { one: '# minute', other: '# minutes' },
};
const TIMES: Counted = {
  ar: { one: 'مرة واحدة', two: 'مرتان', few: '# مرات', many: '# مرة', other: '# مرة' },
  en: { one: 'once', two: 'twice', other: '# times' },
};
const YEARS: Counted = {
  ar: { one: 'سنة واحدة', two: 'سنتان', few: '# سنوات', many: '# سنة', other: '# سنة' },
  en: { one: '# year', other: '# years' },
};

type Fact = readonly [term: string, value: Content];

/** What is known of an exam, by name; what is not known has an empty value. */
function factsOf(exam: Exam, language: Language): Fact[] {
  const text = TEXT[language];
  const { scoreRange, durationMinutes, feeSar, attempts, validityYears } = exam;
  const audience = language === 'ar' ? exam.audience : exam.audienceEn;
  const number = (value: number | null, noun: Counted) => value !== null && counted(language, value, noun);
  return [
    [text.audience, audience !== null && name(audience)],
    [
      text.sections,
      joined(
        exam.sections.map((each) => name(nameIn(language, each))),
        COMMA[language],
      ),
    ],
    [
      text.delivery,
      joined(
        exam.delivery.map((way) => DELIVERIES[way][language]),
        COMMA[language],
      ),
    ],
    [text.duration, number(durationMinutes, MINUTES)],
    [
      text.scores,
      scoreRange && text.to.replace('#', String(scoreRange.minimum)) + String(scoreRange.maximum),
    ],
    [text.fee, feeSar !== null && `${feeSar} ${text.riyals}`],
    [text.attempts, number(attempts, TIMES)],
    [text.validity, number(validityYears, YEARS)],
    [text.body, externalLink(exam.body.url, nameIn(language, exam.body))],
  ];
}

/** The page of an exam. */
export function examPage(exam: Exam, publication: PageContext, language: Language): Page {
  const { asOf } = publication;
  const text = TEXT[language];
  const title = nameIn(language, exam);
  const note = language === 'ar' ? exam.note : exam.noteEn;
  const coming = comingWindows(exam, asOf);
  const past = pastWindows(exam, asOf);
  const questions = publication.questions.about('exam', exam.id);
  const known = factsOf(exam, language);
  const unknown = known.flatMap(([term, value]) => (isEmpty(value) ? [term] : []));
  return {
    address: recordPage('exams', exam.id),
    language,
    navigation: 'exams',
    kind: 'record',
    title: exam.abbreviation === null ? title : `${title} (${exam.abbreviation})`,
    description: `${title}: ${text.description}`,
    data: examEventData(exam, publication, language),
    changed: newestDayOf([exam]),
    main: blocks([
      top(
        [name(title), exam.abbreviation !== null && [' ', styled('abbreviation', exam.abbreviation)]],
        [
          provenance(
            {
              day: { as: 'asOf', date: asOf },
              verifiedOn: exam.verifiedOn,
              sources: exam.sources,
            },
            language,
          ),
          paragraph([examStatus(exam, language), ' ', nextDate(exam, asOf, language)], 'headline'),
          note !== null && paragraph(name(note)),
          actions([
            exam.registrationUrl !== null && externalLink(exam.registrationUrl, text.register),
            exam.url !== null && externalLink(exam.url, text.page),
            link(NAVIGATION.exams.address[language], text.back),
          ]),
        ],
      ),
      section('windows', text.windows, [
        coming.length > 0 ? windowList(coming, asOf, language) : paragraph(noAnnouncement(exam, language)),
      ]),
      section('subscribe', text.subscribe, [
        subscribeLinks(publication, `/feeds/exams/${exam.id}.ics`, language),
      ]),
      section('facts', text.facts, [
        facts(known),
        unknown.length > 0 && paragraph([text.unknown, unknown.join(COMMA[language]), '.'], 'fine'),
      ]),
      questions.length > 0 &&
        section('questions', text.questions, [questionList(publication, questions, language)]),
      past.length > 0 && section('past', text.past, [windowList(past, asOf, language)]),
      sourcesSection({ sources: exam.sources, confidence: null }, language),
    ]),
  };
}
