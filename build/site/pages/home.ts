import { newestDayOf } from '../answers/credit.ts';
import { isUnanswered } from '../answers/faq.ts';
import { CALCULATOR_PAGE, CHANGES_PAGE, COMPARE_PAGE, NAVIGATION, SAVED_PAGE } from './addresses.ts';
import { admissionDates } from './admission.ts';
import * as table from './calendar/period-table.ts';
import { forPlaces, type PlaceGroup, placeChooser, placeNames } from './calendar/places.ts';
import type { PageContext } from './context.ts';
import { shownDay } from './day-text.ts';
import * as el from './elements.ts';
import { examsInShort } from './exams/exams.ts';
import { html } from './html.ts';
import { type Language, nameIn } from './language.ts';
import { pageLink, questionList } from './links.ts';
import type { Page } from './page.ts';
import { citations } from './provenance.ts';
import { answeredList, isOver } from './questions.ts';
import { searchBox } from './search.ts';
import WORDS from './words.json' with { type: 'json' };

const TEXT = WORDS.home;
const MOST_ASKED = 3;

/** What holds on the day where a group of places is, and what comes next; what that rests on opens at a touch. */
function dayOf(places: PlaceGroup, asOf: string, isNamed: boolean, language: Language) {
  const text = TEXT[language];
  const { year, shown, lines, note } = table.dayShown(places.years, asOf, language);
  const beside = shown.flatMap((each) => table.holidaysBeside(each.id, year));
  const { sources } = table.creditOfPeriods(...shown, ...beside);
  return forPlaces(
    places,
    el.blocks([
      el.group('card', [
        isNamed && el.paragraph(placeNames(places, language), 'fine place'),
        el.paragraph(shownDay(asOf, language), 'fine'),
        lines.length === 0 && el.paragraph(text.nothing),
        ...lines,
        note,
      ]),
      el.group('inline', [
        sources.length > 0 &&
          el.details(text.basis, [
            el.paragraph(text.scope, 'fine note'),
            table.holidaysNote(beside, language),
            citations(sources, {}, language),
          ]),
        el.link(NAVIGATION.calendar.address[language], text.calendar),
      ]),
    ]),
  );
}

/** What holds today, as the answer: the term or holiday, how much is left of it, and what comes next. */
function todaySection({ placeGroups: groups, asOf }: PageContext, language: Language): el.Piece {
  const text = TEXT[language];
  return el.section('today', text.title, [
    placeChooser(groups, language),
    el.group(
      'days',
      groups.map((places) => dayOf(places, asOf, groups.length > 1, language)),
    ),
  ]);
}

/** The home page for people. */
export function homePage(publication: PageContext, language: Language): Page {
  const text = TEXT[language];
  const { service, universities, exams, calendar, faq } = publication.catalogue;
  const { faq: asked } = publication.questions;
  const steps = asked.filter((record) => record.category !== 'dates' && !isUnanswered(record)).slice(0, MOST_ASKED);
  const dates = asked.filter(({ category }) => category === 'dates');
  const current = dates.filter((record) => record.about?.years.length && !isOver(record, publication));
  const answered = (some: readonly (typeof dates)[number][]) => answeredList(publication, some, language);
  const open = admissionDates(publication, language);
  const admission = el.section('admission', text.admission, [
    open,
    // Where nothing is dated, the first that is awaited is told at once.
    el.folded(current, current.every(isUnanswered) ? 1 : MOST_ASKED, text.dates, answered),
    questionList(publication, steps, language),
    el.actions([el.link(NAVIGATION.questions.address[language], text.questions), pageLink(COMPARE_PAGE, language)]),
  ]);
  const inShort = el.section('exams', NAVIGATION.exams.name[language], [examsInShort(publication, language)]);
  return {
    address: NAVIGATION.home.address,
    language,
    navigation: 'home',
    kind: 'home',
    title: nameIn(language, service),
    description: language === 'ar' ? service.description : service.descriptionEn,
    modules: ['search.js', 'place.js', 'webmcp.js'],
    data: [publication.data],
    changed: newestDayOf([...universities, ...exams, ...calendar, ...faq]),
    main: el.blocks([
      el.top(text.heading, [
        searchBox(publication, language),
        el.actions([el.link('#admission', text.admission), pageLink(CALCULATOR_PAGE, language)]),
      ]),
      todaySection(publication, language),
      // What is open comes first: there is nearly always an exam.
      el.group('halves', open === null ? [inShort, admission] : [admission, inShort]),
      el.group('wide', [el.actions([CHANGES_PAGE, SAVED_PAGE].map((each) => pageLink(each, language)))]),
    ]),
  };
}

/** What the reader saved, which /assets/saved.js lists with its dates; these it reads in the part that is not shown. */
export function savedPage(publication: PageContext, language: Language): Page {
  const { description, none, compare, undo } = WORDS.saved[language];
  const title = SAVED_PAGE.name[language];
  const kinds = (['universities', 'majors', 'exams'] as const).map((each) => pageLink(NAVIGATION[each], language));
  const dates = el.section('exams', title, [
    examsInShort(publication, language),
    admissionDates(publication, language),
  ]);
  return {
    address: SAVED_PAGE.address,
    ...{ language, title, description, navigation: null, kind: 'saved', modules: ['saved.js'] },
    main: el.blocks([
      el.top(title, [el.paragraph(description, 'lead'), el.group('none', [el.paragraph(none), el.actions(kinds)])]),
      el.htmlOnly(
        html`<section id="saved" data-remove="${WORDS.compare[language].remove}" data-undo="${undo}"><ul class="rows"></ul><p class="actions"><a class="button" href="${COMPARE_PAGE.address[language]}" hidden>${compare}</a></p></section><div hidden>${dates.html}</div>`,
      ),
    ]),
  };
}
