import { markdownAddress, markdownText } from '../../../../text/plain-text.ts';
import type { Publication } from '../../../publication/publication.ts';
import { EXAM_STATUSES, type Exam, type ExamWindow } from '../../../schema/exam.ts';
import { creditOf } from '../../../schema/source.ts';
import { aheadText, dayMarkup, dayText } from '../day-text.ts';
import { externalLink, type Html, html, isolated } from '../html.ts';
import { type Language, nameIn } from '../language.ts';
import { noAnnouncement } from '../no-announcement.ts';
import { creditLine, creditMarkdown } from '../sources.ts';
import { windowMarkup, windowText } from '../window-text.ts';

const TEXT = {
  ar: {
    title: 'الاختبارات الوطنية',
    intro: 'حالة كل اختبار محسوبة من فترات التسجيل المعلنة، كما هي في',
    none: 'الفترة القادمة:',
    page: 'الصفحة الرسمية',
    register: 'التسجيل',
  },
  en: {
    title: 'National exams',
    intro: 'The status follows from the announced registration windows, as of',
    none: 'Next window:',
    page: 'Official page',
    register: 'Registration',
  },
} as const satisfies Record<Language, Record<string, string>>;

/** What to know about an exam beyond its status; null when there is nothing. */
const noteOf = ({ note, noteEn }: Exam, language: Language): string | null =>
  language === 'ar' ? note : noteEn;

/** The windows that a student can still act on: not yet over, or never, in order. */
const coming = ({ windows }: Exam, asOf: string): ExamWindow[] =>
  windows
    .filter(({ opens, closes, rollingUntil }) => rollingUntil !== null || (closes ?? opens ?? '') >= asOf)
    .sort((a, b) => ((a.opens ?? '') < (b.opens ?? '') ? -1 : 1));

function comingWindow(window: ExamWindow, asOf: string, language: Language): Html {
  const ahead =
    window.opens !== null &&
    window.opens > asOf &&
    html` <strong>${aheadText(window.opens, asOf, language)}</strong>`;
  const label = language === 'ar' ? window.label : window.labelEn;
  return html`<li><p>${isolated(label)}${ahead}<br>${windowMarkup(window, language)}</p>
<p class="fine">${creditLine(creditOf(window), language)}</p></li>`;
}

function examItem(exam: Exam, asOf: string, language: Language): Html {
  const text = TEXT[language];
  const windows = coming(exam, asOf);
  const note = noteOf(exam, language);
  const label = language === 'ar' ? exam.statusLabel : exam.statusLabelEn;
  return html`<li class="exam" id="exam-${exam.id}">
<h3>${isolated(nameIn(language, exam))}${exam.abbreviation !== null && html` <bdi class="abbreviation">${exam.abbreviation}</bdi>`}</h3>
<p class="status ${exam.status}">${label}</p>
${windows.length > 0 ? html`<ul class="windows">${windows.map((each) => comingWindow(each, asOf, language))}</ul>` : html`<p class="muted">${text.none} ${noAnnouncement(exam, language)}</p>`}
${note !== null && html`<p class="fine">${isolated(note)}</p>`}
<p class="actions">${exam.url !== null && externalLink(exam.url, text.page)} ${exam.registrationUrl !== null && externalLink(exam.registrationUrl, text.register)}</p>
</li>`;
}

/** The exams: by status, those that one can register for first, and of these those that have a window ahead. */
function examsInOrder(publication: Publication): Exam[] {
  const { exams } = publication.lists.exams;
  const isIdle = (exam: Exam): number => (coming(exam, publication.asOf).length > 0 ? 0 : 1);
  return EXAM_STATUSES.flatMap((status) =>
    exams.filter((exam) => exam.status === status).sort((a, b) => isIdle(a) - isIdle(b)),
  );
}

/** The exams with their status and the windows that are still ahead. */
export function examsSection(publication: Publication, language: Language): Html {
  const { asOf } = publication;
  const text = TEXT[language];
  return html`<section id="exams" aria-labelledby="exams-title">
<h2 id="exams-title">${text.title}</h2>
<p class="lead">${text.intro} ${dayMarkup(asOf, language)}.</p>
<ul class="exams">${examsInOrder(publication).map((exam) => examItem(exam, asOf, language))}</ul>
</section>`;
}

/** The same as Markdown. */
export function examsMarkdown(publication: Publication, language: Language): string {
  const { asOf } = publication;
  const text = TEXT[language];
  const item = (exam: Exam): string => {
    const label = language === 'ar' ? exam.statusLabel : exam.statusLabelEn;
    const name = markdownText(nameIn(language, exam));
    const windows = coming(exam, asOf).map(
      (window) =>
        `  - ${markdownText(language === 'ar' ? window.label : window.labelEn)}: ${windowText(window, language)}. ${creditMarkdown(creditOf(window), language)}`,
    );
    const note = noteOf(exam, language);
    const page = exam.url === null ? '' : ` [${text.page}](${markdownAddress(exam.url)})`;
    return [
      `- **${name}**: ${label}.${page}`,
      ...(windows.length > 0 ? windows : [`  - ${text.none} ${noAnnouncement(exam, language)}`]),
      ...(note === null ? [] : [`  - ${markdownText(note)}`]),
    ].join('\n');
  };
  return [
    `## ${text.title}\n`,
    `${text.intro} ${dayText(asOf, language)}.\n`,
    ...examsInOrder(publication).map(item),
  ].join('\n');
}
