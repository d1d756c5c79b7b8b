import { groupBy } from '../../../../edge/text/order.ts';
import type { Publication } from '../../../publication/publication.ts';
import type { RegionRecord } from '../../../schema/region.ts';
import { newestDayOf } from '../../answers/credit.ts';
import { taughtBy } from '../../answers/majors.ts';
import { universitiesIn } from '../../answers/regions.ts';
import { NAVIGATION } from '../addresses.ts';
import { actions, blocks, group, link, list, name, paragraph, section, styled, top } from '../elements.ts';
import { COMMA, counted, inOrder, type Language, nameIn } from '../language.ts';
import { jsonLink, recordAddress, recordPage } from '../links.ts';
import type { Page } from '../page.ts';
import WORDS from '../words.json' with { type: 'json' };
import { absenceText, heldText, INSTITUTIONS, institutionList, MAJORS } from './institutions.ts';

const TEXT = WORDS.region;

/** The page of a region: its institutions, and the majors that these are known to teach. */
export function regionPage(region: RegionRecord, publication: Publication, language: Language): Page {
  const text = TEXT[language];
  const records = universitiesIn(publication.catalogue, region.id);
  const named = nameIn(language, region);
  const title = [text.title, named.startsWith('المنطقة') ? '' : text.region, named].filter(Boolean).join(' ');
  const listed = records.flatMap((record) => [...new Set(taughtBy(record).majors)]);
  const teaching = groupBy(listed, (id) => id);
  const known = inOrder(
    publication.catalogue.majors.filter(({ id }) => teaching.has(id)),
    language,
  );
  // A column in which every row says 1 tells nothing.
  const isCounted = [...teaching.values()].some((all) => all.length > 1);
  const held = [counted(language, records.length, INSTITUTIONS), counted(language, known.length, MAJORS)];
  return {
    address: recordPage('regions', region.id),
    language,
    navigation: 'universities',
    kind: 'institutions',
    title,
    description: [title, ...held].join(COMMA[language]),
    changed: newestDayOf(records),
    main: blocks([
      top(title, [
        paragraph(held.join(' · '), 'lead'),
        actions([link(NAVIGATION.universities.address[language], text.all), jsonLink('regions', language, region.id)]),
      ]),
      section('institutions', text.institutions, [
        group('region', [
          institutionList(
            inOrder(records, language).map((record) => ({
              record,
              more: heldText(record, publication.catalogue, language),
            })),
            publication,
            language,
          ),
        ]),
      ]),
      known.length > 0 &&
        section('majors', text.majors, [
          paragraph(isCounted ? `${text.partial} ${text.count}` : text.partial, 'lead'),
          list(
            known.map((major) => [
              link(
                `${recordAddress(publication, 'majors', major.id, language)}#${region.id}`,
                name(nameIn(language, major)),
              ),
              isCounted && styled('count', ` ${teaching.get(major.id)?.length}`),
            ]),
            { style: 'columns narrow' },
          ),
        ]),
      paragraph(absenceText(publication.catalogue, language), 'wide fine'),
    ]),
  };
}
