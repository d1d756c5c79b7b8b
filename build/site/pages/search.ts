import { FAQ_INDEX_FILE, LONGEST_QUERY } from '../../../edge/http/addresses.ts';
import type { Found } from '../../assets/search-engine.ts';
import type { CollectionName } from '../../collections/collections.ts';
import type { Edition, Publication } from '../../publication/publication.ts';
import { CALCULATOR_PAGE, COMPARE_PAGE, NAVIGATION, SEARCH_PAGE } from './addresses.ts';
import * as el from './elements.ts';
import { html } from './html.ts';
import type { Language } from './language.ts';
import { pageLink, recordAddress } from './links.ts';
import { NAMES_FILE } from './names.ts';
import type { Page } from './page.ts';
import WORDS from './words.json' with { type: 'json' };

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
    calendar: language === 'ar' ? '' : '/en',
    list,
    teachers: list,
    teacher: universities,
    likely: universities,
    college: universities,
  };
}

/** The search of everything, which answers in place where there are scripts: with one kind alone where it finds any. */
export function searchBox(edition: Edition, language: Language, only = ''): el.Piece {
  const text = WORDS.search[language];
  const wordsIn = (each: Language) => ({
    names: NAMES_FILE[each],
    kinds: JSON.stringify({ paths: pathsOf(edition, each), names: WORDS.searchKinds[each] }),
    ...WORDS.searchMessages[each],
  });
  // What is asked in English on an Arabic page is answered in English.
  const english = language === 'ar' ? JSON.stringify(wordsIn('en')) : '';
  const data = { index: FAQ_INDEX_FILE, only, ...wordsIn(language), english };
  return el.htmlOnly(html`<search>
<form id="search" action="${SEARCH_PAGE.address[language]}" method="get"${Object.entries(data).map(([key, value]) => html` data-${key}="${value}"`)}>
<label for="q">${text.label}</label>
<div class="field"><input id="q" name="q" type="search" maxlength="${LONGEST_QUERY}" required autocomplete="off" enterkeyhint="search" dir="auto" placeholder="${text.placeholder}"><button type="submit">${text.button}</button></div>
</form>
<p id="search-status" class="fine" role="status"></p>
<ol id="search-results" aria-label="${text.results}" hidden></ol>
</search>`);
}

/** The lists of all that the search finds, and what serves besides: they need no script. */
export function browseSection(edition: Edition, language: Language): el.Piece {
  const { questions, universities, majors, exams, calendar } = NAVIGATION;
  const pages = [questions, universities, majors, exams, calendar, CALCULATOR_PAGE, COMPARE_PAGE];
  const links = pages.map((each) => pageLink(each, language));
  // Who asks for a year that is not held is led to one of these.
  const years = edition.catalogue.calendar.map(({ year }) =>
    el.link(recordAddress(edition, 'calendar', year, language), year + WORDS.dayText[language].era),
  );
  return el.section('browse', WORDS.searchPage[language].browse, [el.list([...links, ...years], { style: 'columns' })]);
}

/** The search with these lists. */
export function searchPage(publication: Publication, language: Language): Page {
  const text = WORDS.searchPage[language];
  return {
    address: SEARCH_PAGE.address,
    language,
    navigation: null,
    kind: 'search',
    title: SEARCH_PAGE.name[language],
    description: text.description,
    modules: ['search.js'],
    main: el.blocks([
      el.top(SEARCH_PAGE.name[language], [
        searchBox(publication, language),
        el.htmlOnly(html`<noscript><p>${text.plain}</p></noscript>`),
      ]),
      browseSection(publication, language),
    ]),
  };
}
