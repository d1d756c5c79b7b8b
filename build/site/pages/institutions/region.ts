import { groupBy } from '../../../../edge/text/order.ts';
import type { Publication } from '../../../publication/publication.ts';
import type { RegionRecord } from '../../../schema/region.ts';
import type { UniversityRecord } from '../../../schema/university.ts';
import { newestDayOf } from '../../answers/credit.ts';
import { taughtBy } from '../../answers/majors.ts';
import { universitiesIn } from '../../answers/regions.ts';
import { NAVIGATION } from '../addresses.ts';
import { actions, blocks, link, list, name, paragraph, section, styled, top } from '../elements.ts';
import { COMMA, counted, inOrder, type Language, nameIn } from '../language.ts';
import { jsonLink, recordAddress, recordPage } from '../links.ts';
import type { Page } from '../page.ts';
import WORDS from '../words.json' with { type: 'json' };
import { INSTITUTIONS, institutionList, MAJORS } from './institutions.ts';

const TEXT = WORDS.region;

const joinedWords = (...words: readonly string[]): string => words.filter((word) => word !== '').join(' ');

/** How many of some institutions list each major of the vocabulary, by its id. */
function countsOfMajors(records: readonly UniversityRecord[]): ReadonlyMap<string, number> {
  const listed = records.flatMap((record) => [...new Set(taughtBy(record).majors)]);
  return new Map([...groupBy(listed, (id) => id)].map(([id, all]) => [id, all.length]));
}

/** The page of a region: its institutions, and the majors that these are known to teach. */
export function regionPage(region: RegionRecord, publication: Publication, language: Language): Page {
  const text = TEXT[language];
  const records = universitiesIn(publication.catalogue, region.id);
  const named = nameIn(language, region);
  const title = joinedWords(text.title, named.startsWith('المنطقة') ? '' : text.region, named);
  const counts = countsOfMajors(records);
  const known = inOrder(
    publication.catalogue.majors.filter(({ id }) => counts.has(id)),
    language,
  );
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
        institutionList(
          inOrder(records, language).map((record) => ({ record })),
          publication,
          language,
        ),
      ]),
      known.length > 0 &&
        section('majors', text.majors, [
          paragraph(text.partial, 'lead'),
          list(
            known.map((major) => [
              link(
                `${recordAddress(publication, 'majors', major.id, language)}#${region.id}`,
                name(nameIn(language, major)),
              ),
              styled('count', ` ${counts.get(major.id)}`),
            ]),
            { style: 'columns narrow' },
          ),
        ]),
    ]),
  };
}
