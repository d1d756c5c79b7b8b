import { COMPARABLE_AREAS } from '../../collections/status.ts';
import type { Publication } from '../../publication/publication.ts';
import { LICENCE } from '../answers/credit.ts';
import { status } from '../answers/service.ts';
import { ABOUT_PAGE } from './addresses.ts';
import { shownDay } from './day-text.ts';
import * as el from './elements.ts';
import { type Language, nameIn } from './language.ts';
import type { Page } from './page.ts';
import { proseOf, writtenPages } from './prose.ts';
import WORDS from './words.json' with { type: 'json' };

const TEXT = WORDS.about;

/** What is held and how far it can be relied on. */
export function aboutPage(publication: Publication, language: Language): Page {
  const { asOf, counts, verified, weaklySourced } = status(publication);
  const { service } = publication.catalogue;
  const text = TEXT[language];
  const isCompared = COMPARABLE_AREAS.some(([area]) => verified[area] !== 0);
  const figures = isCompared ? [counts, verified, weaklySourced] : [counts, weaklySourced];
  const lead = writtenPages().find(({ key }) => key === 'about')?.lead[language] ?? '';
  /** What the figures add to the written sections. */
  const added: Readonly<Record<string, el.Piece>> = {
    held: el.table({
      style: 'figures',
      columns: [text.area, text.records, ...(isCompared ? [text.verified] : []), text.weak],
      rows: COMPARABLE_AREAS.map(([area, called]) => ({
        cells: [called[language], ...figures.map((each) => each[area] ?? 0)],
      })),
    }),
    mistake: el.actions([el.link(`mailto:${service.contact}`, el.leftToRight(service.contact))]) ?? el.paragraph(''),
    reuse: el.paragraph(el.externalLink(LICENCE, text.licence), 'links'),
  };
  return {
    address: ABOUT_PAGE.address,
    language,
    navigation: null,
    kind: 'about',
    title: ABOUT_PAGE.name[language],
    description: lead,
    main: el.blocks([
      el.top(ABOUT_PAGE.name[language], [el.paragraph(lead, 'lead')]),
      ...proseOf('about', publication, language)
        .filter(({ id }) => id !== (isCompared ? 'compared-none' : 'compared'))
        .map(({ id, title, parts }) => el.section(id, title, [...parts, added[id] ?? null])),
      el.section('edition', text.edition, [
        el.facts([
          [text.publisher, el.externalLink(service.publisher.url, nameIn(language, service.publisher))],
          [text.asOf, shownDay(asOf, language)],
        ]),
        el.actions([el.link('/api/agent/status', text.status)]),
      ]),
    ]),
  };
}
