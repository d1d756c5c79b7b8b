import type { CalendarYearRecord } from '../../../schema/calendar.ts';
import { newestDayOf } from '../../answers/credit.ts';
import { schoolDay } from '../../answers/today.ts';
import { NAVIGATION } from '../addresses.ts';
import type { PageContext } from '../context.ts';
import * as el from '../elements.ts';
import { COMMA, type Language, nameIn } from '../language.ts';
import { questionList, recordAddress, recordPage, shareButton } from '../links.ts';
import type { Page } from '../page.ts';
import { footnotes, provenance } from '../provenance.ts';
import WORDS from '../words.json' with { type: 'json' };
import { breaksAround, dayShown, periodTable, sharedDoubt, shortDays, unbracketed, whereText } from './period-table.ts';
import { feeds, forPlaces, placeChooser, placeNames } from './places.ts';

const TEXT = WORDS.calendar;

/** The page of a school year: at its own address, or at that of the calendar of the day. */
export function yearPage(
  record: CalendarYearRecord,
  publication: PageContext,
  language: Language,
  address = recordPage('calendar', record.year),
): Page {
  const { asOf, catalogue, placeGroups: groups } = publication;
  const text = TEXT[language];
  const title = text.title.replace('#', record.year);
  const years = groups.flatMap((group) =>
    group.years
      .filter((each) => each.record === record)
      .map((year) => ({ group, year, where: groups.length > 1 && el.styled('place', placeNames(group, language)) })),
  );
  const notes = footnotes([], language);
  const { rest, next } = breaksAround(years[0]?.year ?? null, asOf, language);
  const named = rest ?? next;
  const ofBreak = named && [
    rest ? text.nowBreak : WORDS.home[language].nextBreak,
    `: ${unbracketed(named.name)}${COMMA[language]}`,
    shortDays(named, language),
    whereText(named, language),
  ];
  const isOver = years.every(({ year: { endOfYear } }) => endOfYear.day !== null && endOfYear.day < asOf);
  const isCurrent = record === currentYear(publication);
  const asked = publication.questions.faq.filter(
    ({ category, about }) => category === 'calendar' && about?.years.includes(record.year),
  );
  const { era } = WORDS.dayText[language];
  const others = catalogue.calendar
    .filter(({ year }) => year !== record.year)
    .map(({ year }) => el.link(recordAddress(publication, 'calendar', year, language), year + era));
  const label = others.length > 0 && ` ${text.years}: `;
  const lead = [isOver && text.over, text.scope, label, el.joined(others, COMMA[language])];
  return {
    address,
    language,
    navigation: 'calendar',
    kind: 'calendar',
    title: `${title} · ${nameIn(language, catalogue.service)}`,
    // Who is sent the link sees the break of the day, else the next.
    description: el.inMarkdown(el.joined([ofBreak, text.description], '. ')),
    modules: ['place.js', 'saved.js'],
    changed: newestDayOf([record]),
    main: el.blocks([
      el.top(title, [el.paragraph(lead, 'lead'), placeChooser(groups, language)]),
      ...years.map(({ group, year, where }) => {
        const shown = { year, publication, language };
        const { said, note } = sharedDoubt(year, language);
        const { lines } = dayShown(isOver ? [] : isCurrent ? group.years : [year], asOf, language);
        return forPlaces(
          group,
          el.section(`days-${group.places[0]?.id ?? 'general'}`, where || text.days, [
            ...(isOver ? [] : feeds(group, publication, language)),
            shareButton(language),
            lines.length > 0 && el.group('breaks card', lines),
            note,
            !isOver && !isCurrent && year.holidays.length === 0 && el.paragraph(text.noHolidays),
            periodTable(shown, said, notes, years[0]?.year ?? year),
          ]),
        );
      }),
      asked.length > 0 && el.section('questions', text.questions, [questionList(publication, asked, language)]),
      notes.section([
        provenance({ newest: newestDayOf([{ sources: record.sources }]) }, record.verifiedOn, language),
        el.paragraph(text.credit, 'fine'),
      ]),
    ]),
  };
}

/** The school year that the as-of day lies in, else the newest; undefined while no year is held. */
const currentYear = ({ catalogue, asOf, placeGroups }: PageContext): CalendarYearRecord | undefined =>
  schoolDay(placeGroups[0]?.years ?? [], asOf).year?.record ?? catalogue.calendar[0];

/** The calendar of the day; none while no year is held. */
export function calendarPages(publication: PageContext, language: Language): Page[] {
  const current = currentYear(publication);
  return current === undefined ? [] : [yearPage(current, publication, language, NAVIGATION.calendar.address)];
}
