import { addDays } from '../../days/days.ts';
import { newestDayOf } from '../answers/credit.ts';
import { type KeptPeriod, type KeptYear, schoolDaysBeside } from '../answers/places.ts';
import { type KeptDay, schoolDay } from '../answers/today.ts';
import { ABOUT_PAGE, CALCULATOR_PAGE, CHANGES_PAGE, COMPARE_PAGE, MAJORS_PAGE, NAVIGATION } from './addresses.ts';
import { admissionDates } from './admission.ts';
import {
  certainDay,
  creditOfPeriods,
  daysAhead,
  doubtsNote,
  schoolDays,
  unannouncedList,
} from './calendar/period-table.ts';
import { forPlaces, type PlaceGroup, placeChooser, placeNames } from './calendar/places.ts';
import type { PageContext } from './context.ts';
import { leftText, shownDay } from './day-text.ts';
import {
  actions,
  blocks,
  group,
  htmlOnly,
  joined,
  link,
  list,
  name,
  type Piece,
  paragraph,
  section,
  top,
} from './elements.ts';
import { examsInShort } from './exams/exams.ts';
import { html } from './html.ts';
import { COMMA, type Language, nameIn } from './language.ts';
import { pageLink } from './links.ts';
import type { Page } from './page.ts';
import { sourceList } from './provenance.ts';
import { answeredList } from './questions.ts';
import { searchBox } from './search.ts';
import WORDS from './words.json' with { type: 'json' };

const TEXT = WORDS.home;
const MOST_ASKED = 3;

/** A period of a year that the day lies in: what is left of it, and until when. */
function current(period: KeptPeriod, year: KeptYear | null, asOf: string, language: Language): Piece {
  const { last } = period;
  const left = last.day !== null && leftText(last.day, asOf, language);
  return blocks([
    paragraph(joined([name(nameIn(language, period)), left], COMMA[language]), 'headline'),
    last.day !== null && paragraph([TEXT[language].until, ' ', certainDay(last, language)]),
    ...(year === null ? [] : schoolDays(period.id, year, language).map((told) => paragraph(told))),
  ]);
}

/** A period that is still to come: how far ahead it is, and its days. */
const coming = (title: string, period: KeptPeriod, asOf: string, language: Language): Piece =>
  blocks([
    paragraph([`${title}: `, name(nameIn(language, period))], 'muted'),
    paragraph(daysAhead(period, asOf, language)),
  ]);

/** What holds on the day where a group of places is, and what comes next. */
function dayOf(places: PlaceGroup, day: KeptDay, asOf: string, isNamed: boolean, language: Language): Piece {
  const text = TEXT[language];
  const { year, holiday, term, nextHoliday, nextTerm, unannounced } = day;
  const now = holiday ?? term;
  const startsNext = term === null ? nextTerm : null;
  const follows = holiday?.last.day != null && nextHoliday?.first.day === addDays(holiday.last.day, 1);
  return forPlaces(
    places,
    group('card', [
      isNamed && paragraph(placeNames(places, language), 'muted'),
      now !== null && current(now, year, asOf, language),
      now === null && unannounced.length === 0 && paragraph(text.nothing),
      ...unannouncedList(day, language),
      nextHoliday !== null && coming(follows ? text.follows : text.nextBreak, nextHoliday, asOf, language),
      startsNext !== null && coming(text.nextTerm, startsNext, asOf, language),
    ]),
  );
}

/** What holds today, as the answer: the term or holiday, how much is left of it, and what comes next. */
function todaySection({ placeGroups: groups, asOf }: PageContext, language: Language): Piece {
  const text = TEXT[language];
  const days = groups.map((places) => ({ places, day: schoolDay(places.years, asOf) }));
  const shown = days.flatMap(({ day: { year, holiday, term, nextHoliday, nextTerm } }) => {
    const now = holiday ?? term;
    const beside = year && now ? schoolDaysBeside(now.id, year).flatMap((each) => each.holidays) : [];
    return [now, nextHoliday, nextTerm, ...beside].filter((period) => period !== null);
  });
  return section(
    'today',
    [text.title, ': ', shownDay(asOf, language)],
    [
      placeChooser(groups, language),
      group(
        'cards',
        days.map(({ places, day }) => dayOf(places, day, asOf, groups.length > 1, language)),
      ),
      doubtsNote(shown, language),
      paragraph(text.scope, 'fine'),
      sourceList(creditOfPeriods(...shown).sources, {}, language),
      actions([link(NAVIGATION.calendar.address[language], text.calendar)]),
    ],
  );
}

/** Where a reader goes on, besides what the head of every page leads to. */
export const navigationSection = (language: Language): Piece =>
  section('doors', TEXT[language].doors, [
    list(
      [MAJORS_PAGE, CALCULATOR_PAGE, COMPARE_PAGE, CHANGES_PAGE, ABOUT_PAGE].map((page) => pageLink(page, language)),
      { style: 'columns narrow' },
    ),
  ]);

/** The home page for people. */
export function homePage(publication: PageContext, language: Language): Page {
  const { service, universities, exams, calendar, faq } = publication.catalogue;
  const title = nameIn(language, service);
  const asked = publication.questions.faq.filter(({ category }) => category === 'dates').slice(0, MOST_ASKED);
  const description = language === 'ar' ? service.description : service.descriptionEn;
  return {
    address: NAVIGATION.home.address,
    language,
    navigation: 'home',
    kind: 'home',
    title,
    description,
    modules: ['search.js', 'place.js', 'saved.js', 'webmcp.js'],
    data: [publication.data],
    changed: newestDayOf([...universities, ...exams, ...calendar, ...faq]),
    main: blocks([
      top(TEXT[language].heading, [searchBox(publication, language)]),
      htmlOnly(
        html`<section id="saved" aria-labelledby="saved-title" hidden><h2 id="saved-title">${TEXT[language].saved}</h2><ul class="columns narrow"></ul></section>`,
      ),
      todaySection(publication, language),
      section('admission', TEXT[language].admission, [
        admissionDates(publication, language),
        answeredList(publication, asked, language),
        actions([link(NAVIGATION.questions.address[language], WORDS.questions[language].all)]),
      ]),
      section('exams', NAVIGATION.exams.name[language], [examsInShort(publication, language)]),
      navigationSection(language),
    ]),
  };
}
