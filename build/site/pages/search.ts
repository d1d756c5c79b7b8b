import { FAQ_INDEX_FILE, LONGEST_QUERY } from '../../../edge/http/addresses.ts';
import type { Found } from '../../assets/search-engine.ts';
import type { CollectionName } from '../../collections/collections.ts';
import type { Edition, Publication } from '../../publication/publication.ts';
import { MAJORS_PAGE, NAVIGATION, SEARCH_PAGE } from './addresses.ts';
import { blocks, htmlOnly, link, list, type Piece, section, styled, top } from './elements.ts';
import { html } from './html.ts';
import type { Language } from './language.ts';
import { recordAddress } from './links.ts';
import { NAMES_FILE } from './names.ts';
import type { Page } from './page.ts';

const TEXT = {
  ar: {
    label: 'ابحث في الأسئلة والجامعات والتخصصات والاختبارات',
    placeholder: 'مثال: التمريض',
    button: 'ابحث',
    results: 'نتائج البحث',
  },
  en: {
    label: 'Search questions, universities, majors and exams',
    placeholder: 'Example: nursing',
    button: 'Search',
    results: 'Search results',
  },
} as const satisfies Record<Language, Record<string, string>>;

/** What /assets/search.js says; `#` stands for the number of results, `@` for a query. */
const MESSAGES = {
  ar: {
    loading: 'جارٍ تحميل فهرس البحث…',
    found: 'عدد النتائج: #',
    taught: 'عدد النتائج: #. قد تدرّسه مؤسسات أخرى، فقوائمنا ناقصة.',
    near: 'لا نتيجة تطابق كل ما كتبت. أقرب ما وجدنا: #',
    corrected: 'عدد النتائج: #، بعد تصحيح الإملاء إلى: @',
    nothing: 'لم نجد شيئًا قريبًا. جرّب كلمات أخرى أو تصفح القوائم.',
    failed: 'تعذر تحميل فهرس البحث. تحقق من الاتصال ثم أعد المحاولة.',
  },
  en: {
    loading: 'Loading the search index…',
    found: 'Results: #',
    taught: 'Results: #. Others may teach it too, as our lists have gaps.',
    near: 'Nothing fits all that you wrote. The nearest: #',
    corrected: 'Results: #, spelling corrected to: @',
    nothing: 'We found nothing close. Try other words, or browse the lists.',
    failed: 'The search index could not be loaded. Check the connection and try again.',
  },
} as const satisfies Record<Language, Record<string, string>>;

/** What one of each kind is called beside a result. */
const KINDS = {
  ar: {
    faq: 'سؤال',
    universities: 'مؤسسة',
    majors: 'تخصص',
    exams: 'اختبار',
    regions: 'منطقة',
    cities: 'مدينة',
    sectors: 'قائمة',
    list: 'قائمة',
    calendar: 'تقويم',
    teachers: 'من يدرّسه',
    teacher: 'تدرّسه',
    likely: 'قد تدرّسه',
  },
  en: {
    faq: 'question',
    universities: 'institution',
    majors: 'major',
    exams: 'exam',
    regions: 'region',
    cities: 'city',
    sectors: 'list',
    list: 'list',
    calendar: 'calendar',
    teachers: 'who teaches it',
    teacher: 'teaches it',
    likely: 'may teach it',
  },
} as const satisfies Record<Language, Record<Found['kind'], string>>;

/** Where the results of each kind lie. */
function pathsOf(edition: Edition, language: Language): Readonly<Record<Found['kind'], string>> {
  const below = (collection: CollectionName) => recordAddress(edition, collection, '', language);
  const list = NAVIGATION.universities.address[language];
  const universities = below('universities');
  return {
    faq: below('faq'),
    universities,
    majors: below('majors'),
    exams: below('exams'),
    regions: below('regions'),
    cities: `${list}?q=`,
    sectors: `${list}?kind=`,
    calendar: NAVIGATION.calendar.address[language],
    list,
    teachers: list,
    teacher: universities,
    likely: universities,
  };
}

/** The search of everything: a form that leads to its page, and answers in place where there are scripts. */
export function searchBox(edition: Edition, language: Language): Piece {
  const text = TEXT[language];
  const data = {
    index: FAQ_INDEX_FILE,
    names: NAMES_FILE,
    kinds: JSON.stringify({ paths: pathsOf(edition, language), names: KINDS[language] }),
    ...MESSAGES[language],
  };
  return htmlOnly(html`<search>
<form id="search" action="${SEARCH_PAGE.address[language]}" method="get"${Object.entries(data).map(([key, value]) => html` data-${key}="${value}"`)}>
<label for="q">${text.label}</label>
<div class="field"><input id="q" name="q" type="search" maxlength="${LONGEST_QUERY}" required autocomplete="off" enterkeyhint="search" dir="auto" placeholder="${text.placeholder}"><button type="submit">${text.button}</button></div>
</form>
<p id="search-status" class="fine" role="status"></p>
<ol id="search-results" aria-label="${text.results}" hidden></ol>
</search>`);
}

const PAGE_TEXT = {
  ar: {
    description: 'ابحث في أسئلة القبول والجامعات والتخصصات والاختبارات والمناطق.',
    plain: 'البحث يحتاج إلى JavaScript. من دونه افتح إحدى هذه القوائم، وابحث فيها بالبحث في الصفحة.',
    browse: 'تصفح القوائم',
  },
  en: {
    description: 'Search admission questions, universities, majors, exams and regions.',
    plain: 'The search needs JavaScript. Without it, open one of these lists and use “find in page”.',
    browse: 'Browse the lists',
  },
} as const satisfies Record<Language, Record<string, string>>;

/** The search with the lists of all that it finds, which need no script. */
export function searchPage(publication: Publication, language: Language): Page {
  const { catalogue } = publication;
  const text = PAGE_TEXT[language];
  const lists = [
    { ...NAVIGATION.questions, count: catalogue.faq.length },
    { ...NAVIGATION.universities, count: catalogue.universities.length },
    { ...MAJORS_PAGE, count: catalogue.majors.length },
    { ...NAVIGATION.exams, count: catalogue.exams.length },
  ];
  return {
    address: SEARCH_PAGE.address,
    language,
    navigation: null,
    kind: 'search',
    title: SEARCH_PAGE.name[language],
    description: text.description,
    modules: ['search.js'],
    changed: null,
    main: blocks([
      top(SEARCH_PAGE.name[language], [
        searchBox(publication, language),
        htmlOnly(html`<noscript><p>${text.plain}</p></noscript>`),
      ]),
      section('browse', text.browse, [
        list(
          lists.map(({ address, name, count }) => [
            link(address[language], name[language]),
            styled('count', ` ${count}`),
          ]),
          { style: 'columns' },
        ),
      ]),
    ]),
  };
}
