import type { Publication } from '../../../publication/publication.ts';
import { DOORS, MAJORS_PAGE, SEARCH_PAGE } from '../addresses.ts';
import { html } from '../html.ts';
import type { Language } from '../language.ts';
import { blocks, list, section, top } from '../model/block.ts';
import { link, styled } from '../model/inline.ts';
import { htmlOnly } from '../model/piece.ts';
import type { Page } from '../page.ts';
import { searchBox } from './search-box.ts';

const TEXT = {
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
  const text = TEXT[language];
  const lists = [
    { ...DOORS.questions, count: catalogue.faq.length },
    { ...DOORS.universities, count: catalogue.universities.length },
    { ...MAJORS_PAGE, count: catalogue.majors.length },
    { ...DOORS.exams, count: catalogue.exams.length },
  ];
  return {
    address: SEARCH_PAGE.address,
    language,
    door: null,
    kind: 'search',
    title: SEARCH_PAGE.name[language],
    description: text.description,
    modules: ['search.js'],
    changed: null,
    main: () =>
      blocks([
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
