import { LINKED_DATA_TYPE } from '../../publication/media-types.ts';
import { answer, type Publication, type SiteFile } from '../../publication/publication.ts';
import { LinkedData } from '../../schema/discovery.ts';
import { LICENCE } from '../answers/credit.ts';
import { datasetId } from './catalogue-jsonld.ts';
import { type Dataset, type Distribution, datasets } from './datasets.ts';

const CONTEXT = {
  dcat: 'http://www.w3.org/ns/dcat#',
  dct: 'http://purl.org/dc/terms/',
  foaf: 'http://xmlns.com/foaf/0.1/',
  vcard: 'http://www.w3.org/2006/vcard/ns#',
  xsd: 'http://www.w3.org/2001/XMLSchema#',
};

const COUNTRY = { '@id': 'http://publications.europa.eu/resource/authority/country/SAU' };

const inLanguages = ({ ar, en }: { readonly ar: string; readonly en: string }) => [
  { '@value': ar, '@language': 'ar' },
  { '@value': en, '@language': 'en' },
];
const day = (value: string) => ({ '@value': value, '@type': 'xsd:date' });

const distribution = (baseUrl: string, { address, mediaType, title }: Distribution) => ({
  '@type': 'dcat:Distribution',
  'dct:title': title,
  'dct:license': { '@id': LICENCE },
  'dcat:mediaType': { '@id': `https://www.iana.org/assignments/media-types/${mediaType}` },
  'dcat:accessURL': { '@id': baseUrl + address },
  'dcat:downloadURL': { '@id': baseUrl + address },
});

const dataset = (baseUrl: string, each: Dataset) => ({
  '@id': datasetId(baseUrl, each),
  '@type': 'dcat:Dataset',
  'dct:identifier': each.id,
  'dct:title': inLanguages(each.title),
  'dct:description': inLanguages(each.description),
  'dcat:keyword': each.keywords,
  'dct:license': { '@id': LICENCE },
  'dct:spatial': COUNTRY,
  ...(each.modified !== null && { 'dct:modified': day(each.modified) }),
  ...(each.covers !== null && {
    'dct:temporal': {
      '@type': 'dct:PeriodOfTime',
      'dcat:startDate': day(each.covers[0]),
      'dcat:endDate': day(each.covers[1]),
    },
  }),
  'dcat:distribution': each.distributions.map((form) => distribution(baseUrl, form)),
});

/** The service as a DCAT 3 catalogue: what portals of open data harvest. */
function dcatCatalogue(publication: Publication) {
  const { catalogue, baseUrl } = publication;
  const { service } = catalogue;
  const all = datasets(publication);
  return {
    '@context': CONTEXT,
    '@id': `${baseUrl}/catalog.jsonld`,
    '@type': 'dcat:Catalog',
    'dct:title': inLanguages({ ar: service.name, en: service.nameEn }),
    'dct:description': inLanguages({ ar: service.description, en: service.descriptionEn }),
    'dct:license': { '@id': LICENCE },
    'dct:language': ['ar', 'en'],
    'foaf:homepage': { '@id': `${baseUrl}/` },
    'dct:publisher': {
      '@id': service.publisher.url,
      '@type': 'foaf:Organization',
      'foaf:name': inLanguages({ ar: service.publisher.name, en: service.publisher.nameEn }),
    },
    'dcat:contactPoint': {
      '@type': 'vcard:Organization',
      'vcard:fn': service.publisher.nameEn,
      'vcard:hasEmail': { '@id': `mailto:${service.contact}` },
    },
    'dcat:dataset': all.map((each) => dataset(baseUrl, each)),
    'dcat:service': {
      '@id': `${baseUrl}/openapi.json`,
      '@type': 'dcat:DataService',
      'dct:title': service.nameEn,
      'dct:license': { '@id': LICENCE },
      'dcat:endpointURL': { '@id': `${baseUrl}/api/agent/claim` },
      'dcat:endpointDescription': { '@id': `${baseUrl}/openapi.json` },
      'dcat:servesDataset': all.map((each) => ({ '@id': datasetId(baseUrl, each) })),
    },
  };
}

export const dcatFiles = (publication: Publication): SiteFile[] => [
  answer('/catalog.jsonld', LinkedData, dcatCatalogue(publication), LINKED_DATA_TYPE),
];
