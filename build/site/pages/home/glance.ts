import { EXAM_STATUSES, type Exam } from '../../../schema/exam.ts';
import type { Source } from '../../../schema/source.ts';
import { examList } from '../../exams.ts';
import type { Publication } from '../../publication.ts';
import { status } from '../../status.ts';
import { aheadText, dayMarkup, periodMarkup } from '../day-text.ts';
import { type Html, html, isolated, type Part } from '../html.ts';
import { type Counted, counted, type Language, nameIn } from '../language.ts';
import { citedSource } from '../sources.ts';
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
    starts: 'يبدأ',
    ends: 'ينتهي',
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
    starts: 'Starts',
    ends: 'Ends',
    allExams: 'Exams and their windows',
  },
} as const satisfies Record<Language, Record<string, string>>;

const COUNTS = {
  universities: {
    ar: { one: 'جامعة واحدة', two: 'جامعتان', few: '# جامعات', many: '# جامعة', other: '# جامعة' },
    en: { one: '# university', other: '# universities' },
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

interface Period {
  readonly name: string;
  readonly nameEn: string;
  readonly starts: string;
  readonly ends: string | null;
  readonly source: Source;
}

const card = (title: string, body: Part): Html => html`<div class="card"><h3>${title}</h3>${body}</div>`;

function periodCard(title: string, period: Period, asOf: string, language: Language): Html {
  const text = TEXT[language];
  const next = period.starts > asOf ? period.starts : period.ends;
  const ahead =
    next !== null && `${next === period.starts ? text.starts : text.ends} ${aheadText(next, asOf, language)}`;
  return card(
    title,
    html`<p class="headline">${isolated(nameIn(language, period))}</p>
<p>${periodMarkup(period.starts, period.ends, language)}</p>
${ahead && html`<p class="ahead">${ahead}</p>`}
<p class="fine">${citedSource(period.source, language)}</p>`,
  );
}

const examCount = (exams: readonly Exam[], language: Language): Html[] =>
  exams
    .slice(0, 1)
    .map(
      ({ status: code, statusLabel, statusLabelEn }) =>
        html`<li><strong>${exams.length}</strong> <span class="status ${code}">${language === 'ar' ? statusLabel : statusLabelEn}</span></li>`,
    );

/** The current term, the holiday now and next, and the exams by status, each with its source beside it. */
export function glanceSection(
  publication: Publication,
  { term, holidayNow, nextHoliday }: SchoolDay,
  language: Language,
): Html {
  const text = TEXT[language];
  const { asOf } = publication;
  const { exams } = examList(publication);
  const { counts } = status(publication);
  const holdings = AREAS.map((area) => counted(language, counts[area], COUNTS[area])).join(' · ');
  const statuses = EXAM_STATUSES.map((each) => exams.filter((exam) => exam.status === each)).filter(
    (group) => group.length > 0,
  );
  return html`<section id="glance" aria-labelledby="glance-title">
<h2 id="glance-title">${text.title}</h2>
<p class="lead">${text.asOf} ${dayMarkup(asOf, language)} · ${holdings}</p>
<div class="cards">
${term && periodCard(term.starts > asOf ? text.nextTerm : text.term, term, asOf, language)}
${holidayNow && periodCard(text.holidayNow, holidayNow, asOf, language)}
${nextHoliday && periodCard(text.nextHoliday, nextHoliday, asOf, language)}
${card(
  text.exams,
  html`<ul class="plain">${statuses.map((group) => examCount(group, language))}</ul><p class="actions"><a href="#exams">${text.allExams}</a></p>`,
)}
</div>
</section>`;
}
