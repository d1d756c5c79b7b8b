import { groupBy } from '../../../../edge/text/order.ts';
import type { Catalogue } from '../../../catalogue/catalogue.ts';
import type { Publication } from '../../../publication/publication.ts';
import { type KeptYear, keptYear } from '../../answers/places.ts';
import * as el from '../elements.ts';
import { type Html, html } from '../html.ts';
import { type Language, nameIn } from '../language.ts';
import { subscribeLinks } from '../links.ts';
import WORDS from '../words.json' with { type: 'json' };

const TEXT = WORDS.places;

/** Places that keep the same calendar, in all years, the newest first; none: everywhere but in those of the other groups. */
export type PlaceGroup = ReturnType<typeof placeGroups>[number];

/** The calendars that there are; the general one comes first. */
export function placeGroups({ calendar, places }: Catalogue) {
  const yearsOf = (place: string | null) => calendar.map((record) => keptYear(record, place));
  const general = yearsOf(null);
  const days = (years: readonly KeptYear[]) => JSON.stringify(years.map(({ record: _, ...kept }) => kept));
  const kept = places.map((place) => ({ place, years: yearsOf(place.id) }));
  const groups = groupBy(kept, ({ years }) => days(years));
  groups.delete(days(general));
  const groupOf = (alike: typeof kept) => ({ places: alike.map(({ place }) => place), years: alike[0]?.years ?? [] });
  return [{ places: [], years: general }, ...[...groups.values()].map(groupOf)];
}

/** The names of the places of a group: `مكة المكرمة وجدة`, in English without a comma before the last. */
export const placeNames = ({ places }: Pick<PlaceGroup, 'places'>, language: Language): string =>
  new Intl.ListFormat(language === 'ar' ? 'ar' : 'en-GB').format(places.map((place) => nameIn(language, place))) ||
  TEXT[language].elsewhere;

/** Its anchors: every place that keeps the general calendar has one. */
const anchors = ({ places }: PlaceGroup): string[] =>
  places.length === 0 ? ['elsewhere'] : places.map(({ id }) => id);

/** Shown by /assets/place.js to who chose one of the places; to all without it. */
const shownIn = (ids: readonly string[], markup: Html): Html =>
  html`<div data-places="${ids.join(' ')}">${markup}\n</div>`;

/** What holds in the places of a group, below their anchors. */
export const forPlaces = (group: PlaceGroup, { html: markup, markdown }: el.Piece): el.Piece => ({
  html: shownIn(anchors(group), html`${anchors(group).map((id) => html`<span id="${id}"></span>`)}\n${markup}`),
  markdown,
});

/** The calendars to subscribe to in a group, one button for each place, behind which are the ways to do so. */
export const feeds = ({ places }: PlaceGroup, publication: Publication, language: Language): el.Pieces => {
  const { subscribe, subscribeGeneral } = WORDS.calendar[language];
  const feed = (path: string, words: string): el.Piece =>
    el.group('feed', [el.details(words, [subscribeLinks(publication, path, language)])]);
  if (places.length === 0) return [feed('/feeds/elsewhere.ics', subscribeGeneral)];
  return places.map((place) => {
    const links = feed(`/feeds/places/${place.id}.ics`, subscribe.replace('#', nameIn(language, place)));
    return { ...links, html: shownIn([place.id], links.html) };
  });
};

/** Links to the calendars of the places of a page, by which a visitor chooses one. */
export function placeChooser(groups: readonly PlaceGroup[], language: Language): el.Piece | null {
  if (groups.length < 2) return null;
  const options = groups.flatMap((each) =>
    anchors(each).map((id, at) => ({ id, name: placeNames({ places: each.places.slice(at, at + 1) }, language) })),
  );
  return el.htmlOnly(
    html`<nav class="places" aria-label="${TEXT[language].choose}"><p>${TEXT[language].choose}</p><ul>${options.map(({ id, name }) => html`<li><a href="#${id}" data-place="${id}">${name}</a></li>`)}</ul></nav>`,
  );
}
