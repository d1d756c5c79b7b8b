import type { Publication } from '../../../publication/publication.ts';
import type { UniversityRecord } from '../../../schema/university.ts';
import { type Language, nameIn } from '../language.ts';
import { lookup } from '../lookup.ts';
import { recordAddress } from '../records.ts';
import { cityOf, otherNames, wikidataAddress } from './words.ts';

/** The institution for search engines (schema.org). */
export function institutionData(record: UniversityRecord, publication: Publication, language: Language) {
  const { identifiers, regionId, url, founded } = record;
  const region = lookup(publication.catalogue).regions.get(regionId ?? '');
  const sameAs = [identifiers.ror, identifiers.wikidata && wikidataAddress(identifiers.wikidata)].filter(
    Boolean,
  );
  const city = cityOf(record, language);
  return {
    '@context': 'https://schema.org',
    '@type': 'CollegeOrUniversity',
    '@id': publication.baseUrl + recordAddress(publication, 'universities', record.id, language),
    name: nameIn(language, record),
    alternateName: otherNames(record, language),
    ...(url !== null && { url }),
    ...(founded !== null && { foundingDate: String(founded) }),
    ...(sameAs.length > 0 && { sameAs }),
    address: {
      '@type': 'PostalAddress',
      ...(city !== null && { addressLocality: city }),
      ...(region !== undefined && { addressRegion: nameIn(language, region) }),
      addressCountry: 'SA',
    },
  };
}
