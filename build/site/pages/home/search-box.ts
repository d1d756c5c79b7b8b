import { FAQ_PATH } from '../../../../http/addresses.ts';
import { LONGEST_QUERY } from '../../../../http/limits.ts';
import { DOORS } from '../addresses.ts';
import { type Html, html } from '../html.ts';
import type { Language } from '../language.ts';
import { NO_ANNOUNCEMENT } from '../no-announcement.ts';
import { SOURCE_KIND } from '../sources.ts';

const TEXT = {
  ar: {
    label: 'ابحث في أسئلة القبول',
    placeholder: 'مثال: النسبة الموزونة',
    button: 'ابحث',
    plain: 'يعرض البحث الإجابة بصيغة JSON إذا كان JavaScript معطلًا.',
    all: 'كل الأسئلة',
    results: 'نتائج البحث',
    weak: 'صلة ضعيفة: تأكد من السؤال قبل أن تعتمد الإجابة',
    sources: 'المصادر',
    valid: 'صحيحة بحسب علمنا حتى',
  },
  en: {
    label: 'Search the admission questions',
    placeholder: 'Example: weighted score',
    button: 'Search',
    plain: 'Without JavaScript, search results appear as JSON.',
    all: 'All questions',
    results: 'Search results',
    weak: 'Weak match: check that this is your question before you rely on the answer',
    sources: 'Sources',
    valid: 'Known to hold until',
  },
} as const satisfies Record<Language, Record<string, string>>;

/** What /assets/search.js says; `#` stands for a number or a text. */
const MESSAGES = {
  ar: {
    searching: 'جارٍ البحث…',
    found: 'عدد النتائج: #',
    corrected: 'عدد النتائج: # · بعد تصحيح الإملاء:',
    nothing: 'لم نجد سؤالًا قريبًا. جرّب كلمات أخرى، أو تصفح كل الأسئلة.',
    limited: 'بلغت حد الطلبات، فأعد المحاولة لاحقًا. الثواني الباقية: #',
    toolong: `السؤال طويل. اكتبه في ${LONGEST_QUERY} حرف على الأكثر.`,
    failed: 'تعذر البحث. تحقق من الاتصال ثم أعد المحاولة.',
  },
  en: {
    searching: 'Searching…',
    found: 'Results: #',
    corrected: 'Results: # · spelling corrected:',
    nothing: 'We found no matching question. Try other words, or browse all questions.',
    limited: 'The limit of requests is reached. Try again later. Seconds left: #',
    toolong: `The question is too long. Write it in ${LONGEST_QUERY} characters at most.`,
    failed: 'The search failed. Check the connection and try again.',
  },
} as const satisfies Record<Language, Record<string, string>>;

/** The search of the questions: a plain form on the endpoint, which /assets/search.js answers in place. */
export function searchBox(language: Language): Html {
  const text = TEXT[language];
  const { announced, found } = NO_ANNOUNCEMENT[language];
  const messages = Object.entries({
    ...MESSAGES[language],
    ...SOURCE_KIND[language],
    unannounced: announced,
    unknown: found,
  });
  return html`<search>
<form id="search" action="${FAQ_PATH}" method="get"${messages.map(([name, message]) => html` data-${name}="${message}"`)}>
<label for="q">${text.label}</label>
<div class="field"><input id="q" name="q" type="search" maxlength="${LONGEST_QUERY}" required autocomplete="off" enterkeyhint="search" dir="auto" placeholder="${text.placeholder}"><button type="submit">${text.button}</button></div>
<noscript><p class="fine">${text.plain}</p></noscript>
<p class="fine"><a href="${DOORS.questions.address[language]}">${text.all}</a></p>
</form>
<p id="search-status" class="fine" role="status"></p>
<ol id="search-results" aria-label="${text.results}" hidden></ol>
<template id="search-hit"><li><details><summary><bdi data-slot="question"></bdi></summary>
<p data-slot="weak" class="status upcoming">${text.weak}</p>
<p data-slot="answer" dir="auto"></p>
<p class="fine">${text.valid} <time data-slot="valid" dir="ltr"></time></p>
<div class="sources"><p>${text.sources}</p><ul data-slot="sources"></ul></div></details></li></template>
</search>`;
}
