import { markdownText } from '../../../../text/plain-text.ts';
import type { Publication } from '../../../publication/publication.ts';
import { FAQ_CATEGORIES, type FaqRecord } from '../../../schema/faq.ts';
import { gregorianText } from '../day-text.ts';
import { type Html, html } from '../html.ts';
import type { Language } from '../language.ts';
import { noAnnouncement } from '../no-announcement.ts';
import { creditMarkdown, sourceList } from '../sources.ts';

const TEXT = {
  ar: {
    title: 'كل الأسئلة',
    valid: 'صحيحة بحسب علمنا حتى',
    permalink: 'رابط السؤال',
  },
  en: {
    title: 'All questions',
    valid: 'Known to hold until',
    permalink: 'Link to this question',
  },
} as const satisfies Record<Language, Record<string, string>>;

const CATEGORY: Readonly<Record<FaqRecord['category'], Readonly<Record<Language, string>>>> = {
  platform: {
    ar: 'المنصة الوطنية للقبول الموحد «قبول»',
    en: 'Qabul, the national unified admission platform',
  },
  dates: { ar: 'مواعيد القبول', en: 'Admission dates' },
  eligibility: { ar: 'شروط القبول', en: 'Admission conditions' },
  choices: { ar: 'الرغبات', en: 'Choices' },
  weighted: { ar: 'النسبة الموزونة', en: 'Weighted score' },
  acceptance: { ar: 'القبول وتأكيده', en: 'Acceptance and confirmation' },
  exams: { ar: 'الاختبارات', en: 'Exams' },
  universities: { ar: 'الجامعات', en: 'Universities' },
  stipend: { ar: 'المكافآت', en: 'Stipends' },
  housing: { ar: 'السكن', en: 'Housing' },
  transfer: { ar: 'التحويل', en: 'Transfer' },
  scholarship: { ar: 'الابتعاث والمنح', en: 'Scholarships' },
  tvtc: { ar: 'التدريب التقني والمهني', en: 'Technical and vocational training' },
  calendar: { ar: 'التقويم الدراسي', en: 'Academic calendar' },
};

/** The answer, or what a page may claim while there is none. */
const answerOf = ({ answer, answerEn, verifiedOn, validAsOf }: FaqRecord, language: Language): string =>
  (language === 'ar' ? answer : answerEn) ?? noAnnouncement({ verifiedOn, lookedOn: validAsOf }, language);

function entry(record: FaqRecord, language: Language): Html {
  const text = TEXT[language];
  const question = language === 'ar' ? record.question : record.questionEn;
  return html`<details id="faq-${record.id}"><summary><bdi>${question}</bdi></summary>
<p dir="auto">${answerOf(record, language)}</p>
<p class="fine">${text.valid} <time datetime="${record.validAsOf}">${gregorianText(record.validAsOf, language)}</time> · <a href="#faq-${record.id}">${text.permalink}</a></p>
${sourceList(record, language)}</details>`;
}

interface Category {
  readonly name: string;
  readonly records: readonly FaqRecord[];
}

const byCategory = ({ catalogue: { faq } }: Publication, language: Language): Category[] =>
  FAQ_CATEGORIES.map((category) => ({
    name: CATEGORY[category][language],
    records: faq.filter((record) => record.category === category),
  })).filter(({ records }) => records.length > 0);

/** Every question with its answer, by category: what a reader without scripts searches with the browser. */
export function faqSection(publication: Publication, language: Language): Html {
  const group = ({ name, records }: Category) =>
    html`<div class="category"><h3>${name}</h3><div>${records.map((record) => entry(record, language))}</div></div>`;
  return html`<section id="faq" aria-labelledby="faq-title">
<h2 id="faq-title">${TEXT[language].title}</h2>
${byCategory(publication, language).map(group)}
</section>`;
}

/** The same as Markdown. */
export function faqMarkdown(publication: Publication, language: Language): string {
  const text = TEXT[language];
  const item = (record: FaqRecord): string => {
    const question = language === 'ar' ? record.question : record.questionEn;
    return [
      `#### ${markdownText(question)}\n`,
      `${markdownText(answerOf(record, language))}\n`,
      `${text.valid} ${record.validAsOf}. ${creditMarkdown(record, language)}\n`,
    ].join('\n');
  };
  return [
    `## ${text.title}\n`,
    ...byCategory(publication, language).flatMap(({ name, records }) => [
      `### ${name}\n`,
      ...records.map(item),
    ]),
  ].join('\n');
}
