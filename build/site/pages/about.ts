import { COMPARABLE_AREAS } from '../../collections/status.ts';
import type { Publication } from '../../publication/publication.ts';
import { LICENCE } from '../answers/credit.ts';
import { status } from '../answers/service.ts';
import { ABOUT_PAGE } from './addresses.ts';
import { shownDay } from './day-text.ts';
import {
  actions,
  blocks,
  externalLink,
  facts,
  leftToRight,
  link,
  type Piece,
  paragraph,
  section,
  table,
  top,
} from './elements.ts';
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
  const lead = writtenPages().find(({ key }) => key === 'about')?.lead[language] ?? '';
  /** What the figures add to the written sections. */
  const added: Readonly<Record<string, Piece>> = {
    held: table({
      style: 'figures',
      columns: [text.area, text.records, ...(isCompared ? [text.verified] : []), text.weak],
      rows: COMPARABLE_AREAS.map(([area, called]) => ({
        cells: [
          called[language],
          counts[area] ?? 0,
          ...(isCompared ? [verified[area] ?? 0] : []),
          weaklySourced[area] ?? 0,
        ],
      })),
    }),
    mistake: actions([link(`mailto:${service.contact}`, leftToRight(service.contact))]) ?? paragraph(''),
    reuse: paragraph(externalLink(LICENCE, text.licence), 'links'),
  };
  return {
    address: ABOUT_PAGE.address,
    language,
    navigation: null,
    kind: 'about',
    title: ABOUT_PAGE.name[language],
    description: lead,
    main: blocks([
      top(ABOUT_PAGE.name[language], [paragraph(lead, 'lead')]),
      ...proseOf('about', publication, language)
        .filter(({ id }) => id !== (isCompared ? 'compared-none' : 'compared'))
        .map(({ id, title, parts }) => section(id, title, [...parts, added[id] ?? null])),
      section('edition', text.edition, [
        facts([
          [text.publisher, externalLink(service.publisher.url, nameIn(language, service.publisher))],
          [text.asOf, shownDay(asOf, language)],
        ]),
        actions([link('/api/agent/status', text.status)]),
      ]),
    ]),
  };
}
