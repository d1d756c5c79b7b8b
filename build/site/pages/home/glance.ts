import { markdownText } from '../../../../text/plain-text.ts';
import type { Publication } from '../../../publication/publication.ts';
import { EXAM_STATUSES } from '../../../schema/exam.ts';
import { type Credited, creditOf } from '../../../schema/source.ts';
import { status } from '../../answers/status.ts';
import { aheadText, dayMarkup, dayText, periodMarkup, periodText } from '../day-text.ts';
import { type Html, html, isolated, type Part } from '../html.ts';
import { type Counted, counted, type Language, nameIn } from '../language.ts';
import { creditLine, creditMarkdown } from '../sources.ts';
import type { SchoolDay } from './school-day.ts';

const TEXT = {
  ar: {
    title: 'لمحة',
    asOf: 'كما في',
    term: 'الفصل الحالي',
    nextTerm: 'الفصل القادم',
    holidayNow: 'إجازة الآن',
    nextHoliday: 'الإجازة القادمة',
    exams: 'الاختبارات',
    termStarts: 'يبدأ',
    termEnds: 'ينتهي',
    holidayStarts: 'تبدأ',
    holidayEnds: 'تنتهي',
    elsewhere: 'مواعيد مختلفة في',
    allExams: 'الاختبارات وفتراتها',
  },
  en: {
    title: 'At a glance',
    asOf: 'As of',
    term: 'Current term',
    nextTerm: 'Next term',
    holidayNow: 'Holiday now',
    nextHoliday: 'Next holiday',
    exams: 'Exams',
    termStarts: 'Starts',
    termEnds: 'Ends',
    holidayStarts: 'Starts',
    holidayEnds: 'Ends',
    elsewhere: 'Different days in',
    allExams: 'Exams and their windows',
  },
} as const satisfies Record<Language, Record<string, string>>;

const COUNTS = {
  universities: {
    ar: {
      one: 'جامعة أو كلية واحدة',
      two: 'جامعتان أو كليتان',
      few: '# جامعات وكليات',
      many: '# جامعة وكلية',
      other: '# جامعة وكلية',
    },
    en: { one: '# university or college', other: '# universities and colleges' },
  },
  faq: {
    ar: { one: 'سؤال واحد', two: 'سؤالان', few: '# أسئلة', many: '# سؤالًا', other: '# سؤال' },
    en: { one: '# question', other: '# questions' },
  },
  exams: {
    ar: { one: 'اختبار واحد', two: 'اختباران', few: '# اختبارات', many: '# اختبارًا', other: '# اختبار' },
    en: { one: '# exam', other: '# exams' },
  },
} as const satisfies Record<string, Counted>;
const AREAS = ['universities', 'exams', 'faq'] as const;

/** A noun decides the form of its verb in Arabic: a term is masculine, a holiday feminine. */
type Noun = 'term' | 'holiday';

interface Period extends Credited {
  readonly name: string;
  readonly nameEn: string;
  readonly starts: string;
  readonly ends: string | null;
  readonly elsewhere: readonly { readonly appliesTo: string; readonly appliesToEn: string }[];
}

/** A period worth knowing on the day, under its title. */
interface Entry {
  readonly title: string;
  readonly period: Period;
  /** How far ahead its next end is; null when that is not announced. */
  readonly ahead: string | null;
  /** Where other days hold; null when nowhere. */
  readonly elsewhere: string | null;
}

function entries({ term, holidayNow, nextHoliday }: SchoolDay, asOf: string, language: Language): Entry[] {
  const text = TEXT[language];
  const entry = (noun: Noun, title: string, period: Period | null): Entry[] => {
    if (period === null) return [];
    const isAhead = period.starts > asOf;
    const day = isAhead ? period.starts : period.ends;
    const verb = text[`${noun}${isAhead ? 'Starts' : 'Ends'}`];
    const ahead = day && `${verb} ${aheadText(day, asOf, language)}`;
    const places = period.elsewhere.map(({ appliesTo, appliesToEn }) =>
      language === 'ar' ? appliesTo : appliesToEn,
    );
    const elsewhere = places.length === 0 ? null : `${text.elsewhere} ${places.join(' · ')}`;
    return [{ title, period, ahead, elsewhere }];
  };
  return [
    ...entry('term', term !== null && term.starts > asOf ? text.nextTerm : text.term, term),
    ...entry('holiday', text.holidayNow, holidayNow),
    ...entry('holiday', text.nextHoliday, nextHoliday),
  ];
}

/** How many exams have each status that occurs. */
function examCounts(publication: Publication, language: Language) {
  const { exams } = publication.lists.exams;
  return EXAM_STATUSES.flatMap((code) => {
    const [first, ...others] = exams.filter((exam) => exam.status === code);
    if (first === undefined) return [];
    const label = language === 'ar' ? first.statusLabel : first.statusLabelEn;
    return [{ code, label, count: others.length + 1 }];
  });
}

function holdings(publication: Publication, language: Language): string {
  const { counts } = status(publication);
  return AREAS.map((area) => counted(language, counts[area] ?? 0, COUNTS[area])).join(' · ');
}

const card = (title: string, body: Part): Html => html`<div class="card"><h3>${title}</h3>${body}</div>`;

const periodCard = ({ title, period, ahead, elsewhere }: Entry, language: Language): Html =>
  card(
    title,
    html`<p class="headline">${isolated(nameIn(language, period))}</p>
<p>${periodMarkup(period.starts, period.ends, language)}</p>
${ahead && html`<p class="ahead">${ahead}</p>`}
${elsewhere && html`<p class="fine"><a href="#calendar">${elsewhere}</a></p>`}
<p class="fine">${creditLine(creditOf(period), language)}</p>`,
  );

/** The current term, the holiday now and next, and the exams by status, each with its source beside it. */
export function glanceSection(publication: Publication, today: SchoolDay, language: Language): Html {
  const text = TEXT[language];
  const { asOf } = publication;
  const counts = examCounts(publication, language).map(
    ({ code, label, count }) =>
      html`<li><strong>${count}</strong> <span class="status ${code}">${label}</span></li>`,
  );
  return html`<section id="glance" aria-labelledby="glance-title">
<h2 id="glance-title">${text.title}</h2>
<p class="lead">${text.asOf} ${dayMarkup(asOf, language)} · ${holdings(publication, language)}</p>
<div class="cards">
${entries(today, asOf, language).map((entry) => periodCard(entry, language))}
${card(text.exams, html`<ul class="plain">${counts}</ul><p class="actions"><a href="#exams">${text.allExams}</a></p>`)}
</div>
</section>`;
}

/** The same as Markdown. */
export function glanceMarkdown(publication: Publication, today: SchoolDay, language: Language): string {
  const text = TEXT[language];
  const { asOf } = publication;
  const counts = examCounts(publication, language).map(({ label, count }) => `${count} ${label}`);
  const lines = entries(today, asOf, language).map(
    ({ title, period, ahead, elsewhere }) =>
      `- ${title}: ${markdownText(nameIn(language, period))}: ${periodText(period.starts, period.ends, language)}${[ahead, elsewhere && markdownText(elsewhere)].map((part) => (part ? ` · ${part}` : '')).join('')}. ${creditMarkdown(creditOf(period), language)}`,
  );
  return [
    `## ${text.title}\n`,
    `${text.asOf} ${dayText(asOf, language)} · ${holdings(publication, language)}\n`,
    ...lines,
    `- ${text.exams}: ${counts.join(' · ')}`,
  ].join('\n');
}
