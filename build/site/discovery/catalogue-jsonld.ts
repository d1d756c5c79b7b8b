import type { Publication } from '../../publication/publication.ts';
import { LICENCE } from '../answers/credit.ts';
import { type Dataset, type Distribution, datasets } from './datasets.ts';

const organization = ({ name, nameEn, url }: { name: string; nameEn: string; url: string }) => ({
  '@type': 'Organization',
  name,
  alternateName: nameEn,
  url,
});

const download = (baseUrl: string, { address, mediaType, title }: Distribution) => ({
  '@type': 'DataDownload',
  name: title,
  encodingFormat: mediaType,
  contentUrl: baseUrl + address,
});

/** The address of a dataset, as a name for it in linked data. */
export const datasetId = (baseUrl: string, { id }: Dataset): string => `${baseUrl}/catalog.jsonld#${id}`;

/**
 * The service as a schema.org DataCatalog with one Dataset for each data area: for search engines, to be embedded in
 * pages as JSON-LD.
 */
export function dataCatalogue(publication: Publication) {
  const { catalogue, baseUrl } = publication;
  const { service } = catalogue;
  const creator = organization(service.publisher);
  return {
    '@context': 'https://schema.org',
    '@type': 'DataCatalog',
    '@id': `${baseUrl}/catalog.jsonld`,
    name: service.name,
    alternateName: service.nameEn,
    description: `${service.description} ${service.descriptionEn}`,
    url: `${baseUrl}/`,
    inLanguage: ['ar', 'en'],
    isAccessibleForFree: true,
    license: LICENCE,
    publisher: creator,
    dataset: datasets(publication).map((dataset) => ({
      '@type': 'Dataset',
      '@id': datasetId(baseUrl, dataset),
      name: dataset.title.ar,
      alternateName: dataset.title.en,
      description: `${dataset.description.ar} ${dataset.description.en}`,
      url: `${baseUrl}/docs/api`,
      keywords: dataset.keywords,
      isAccessibleForFree: true,
      license: LICENCE,
      creator,
      ...(dataset.modified !== null && { dateModified: dataset.modified }),
      ...(dataset.covers !== null && { temporalCoverage: dataset.covers.join('/') }),
      spatialCoverage: { '@type': 'Country', name: 'Saudi Arabia', identifier: 'SA' },
      distribution: dataset.distributions.map((each) => download(baseUrl, each)),
    })),
  };
}
