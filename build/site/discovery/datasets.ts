import { COLLECTION_NAMES, type CollectionName, definitionOf } from '../../collections/collections.ts';
import {
  answer,
  type Files,
  LINKED_DATA_TYPE,
  type Publication,
  type QuotedFile,
  type SiteFile,
} from '../../publication/publication.ts';
import { LinkedData } from '../../schema/discovery.ts';
import { addressOf } from '../answers/addresses.ts';
import { coverOf } from '../answers/answers.ts';
import { LICENCE, newestDay, newestDayOf } from '../answers/credit.ts';
import { CHANGES_FEED } from '../feeds/atom.ts';
import { tableAddress } from '../feeds/csv.ts';

/** One form in which a dataset is had. */
interface Distribution {
  readonly address: string;
  readonly mediaType: string;
  readonly title: string;
  readonly file?: QuotedFile | undefined;
}

/** The forms in which a collection is had beside JSON and NDJSON. */
const MORE_FORMS: Partial<Record<CollectionName, readonly Distribution[]>> = {
  universities: [{ address: '/feeds/universities.csv', mediaType: 'text/csv', title: 'CSV' }],
  exams: [{ address: '/feeds/exams.ics', mediaType: 'text/calendar', title: 'iCalendar' }],
  calendar: [{ address: '/feeds/calendar.ics', mediaType: 'text/calendar', title: 'iCalendar' }],
  changes: [{ address: CHANGES_FEED, mediaType: 'application/atom+xml', title: 'Atom' }],
};

/** The tables that hold each collection; all are described in the Data Package, with their checksums. */
const TABLES_OF: Partial<Record<CollectionName, readonly string[]>> = {
  universities: ['universities', 'colleges', 'programmes', 'regions'],
  majors: ['majors', 'fields'],
  admission: ['admission', 'admission-windows'],
  exams: ['exams', 'windows'],
  calendar: ['calendar-days'],
  faq: ['questions'],
  changes: ['changes'],
};

/** The page that people read of each. */
const PAGES: Partial<Record<CollectionName, string>> = { faq: '/questions', admission: '/calculator' };

const forms = (name: CollectionName): Distribution[] => [
  { address: addressOf(name), mediaType: 'application/json', title: 'JSON' },
  ...(definitionOf(name).lines === null
    ? []
    : [{ address: `/feeds/${name}.ndjson`, mediaType: 'application/x-ndjson', title: 'NDJSON' }]),
  ...(MORE_FORMS[name] ?? []),
  ...(TABLES_OF[name] ?? []).map((table) => ({
    address: tableAddress(table),
    mediaType: 'text/csv',
    title: `CSV: ${table}`,
  })),
];

/** Newest day on which a record of a collection changed or was last looked at, ISO 8601; null when none is known. */
export const modifiedOn = (name: CollectionName, { catalogue }: Publication): string | null =>
  newestDay([
    newestDayOf(catalogue[name]),
    ...catalogue.changes.flatMap(({ day, changes }) =>
      changes.some(({ record }) => record.startsWith(`${name}/`)) ? day : [],
    ),
  ]);

/**
 * The data areas of the service, as catalogues of open data describe them.
 * @param files what they lie in, by path
 */
const datasets = (publication: Publication, files: Files) =>
  COLLECTION_NAMES.flatMap((name) => {
    const { dataset } = definitionOf(name);
    if (dataset === null) return [];
    return {
      id: name,
      ...dataset,
      modified: modifiedOn(name, publication),
      covers: coverOf(name, publication),
      page: PAGES[name] ?? `/${name}`,
      distributions: forms(name).map((form) => ({
        ...form,
        file: files.get(form.address) ?? files.get(`${form.address}.json`),
      })),
    };
  });
type Dataset = ReturnType<typeof datasets>[number];

const download = (baseUrl: string, { address, mediaType, title, file }: Distribution) => ({
  '@type': 'DataDownload',
  name: title,
  encodingFormat: mediaType,
  contentUrl: baseUrl + address,
  ...(file && { contentSize: `${file.digest.bytes} B`, sha256: file.digest.sha256 }),
});

/** The address of a dataset, as a name for it in linked data. */
const datasetId = (baseUrl: string, { id }: Dataset): string => `${baseUrl}/catalog.jsonld#${id}`;

/**
 * The service as a schema.org DataCatalog with one Dataset for each data area: for search engines, to be embedded in
 * pages as JSON-LD.
 * @param files what it lists, by path
 */
export function dataCatalogue(publication: Publication, files: Files) {
  const { catalogue, baseUrl } = publication;
  const { service } = catalogue;
  const { name, nameEn: alternateName, url } = service.publisher;
  const creator = { '@type': 'Organization', name, alternateName, url };
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
    dataset: datasets(publication, files).map((dataset) => ({
      '@type': 'Dataset',
      '@id': datasetId(baseUrl, dataset),
      name: dataset.title.ar,
      alternateName: dataset.title.en,
      description: `${dataset.description.ar} ${dataset.description.en}`,
      url: baseUrl + dataset.page,
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

const CONTEXT = {
  dcat: 'http://www.w3.org/ns/dcat#',
  dct: 'http://purl.org/dc/terms/',
  foaf: 'http://xmlns.com/foaf/0.1/',
  spdx: 'http://spdx.org/rdf/terms#',
  vcard: 'http://www.w3.org/2006/vcard/ns#',
  xsd: 'http://www.w3.org/2001/XMLSchema#',
};

const COUNTRY = { '@id': 'http://publications.europa.eu/resource/authority/country/SAU' };

const inLanguages = ({ ar, en }: { readonly ar: string; readonly en: string }) => [
  { '@value': ar, '@language': 'ar' },
  { '@value': en, '@language': 'en' },
];
const day = (value: string) => ({ '@value': value, '@type': 'xsd:date' });

/** What a download can be compared with (SPDX). */
const checksum = ({ digest }: QuotedFile) => ({
  'dcat:byteSize': digest.bytes,
  'spdx:checksum': {
    '@type': 'spdx:Checksum',
    'spdx:algorithm': { '@id': 'spdx:checksumAlgorithm_sha256' },
    'spdx:checksumValue': { '@value': digest.sha256, '@type': 'xsd:hexBinary' },
  },
});

const distribution = (baseUrl: string, { address, mediaType, title, file }: Distribution) => ({
  '@type': 'dcat:Distribution',
  'dct:title': title,
  'dct:license': { '@id': LICENCE },
  'dcat:mediaType': { '@id': `https://www.iana.org/assignments/media-types/${mediaType}` },
  'dcat:accessURL': { '@id': baseUrl + address },
  'dcat:downloadURL': { '@id': baseUrl + address },
  ...(file && checksum(file)),
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
  'dcat:landingPage': { '@id': baseUrl + each.page },
  'dct:accrualPeriodicity': { '@id': 'http://publications.europa.eu/resource/authority/frequency/IRREG' },
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
function dcatCatalogue(publication: Publication, files: Files) {
  const { catalogue, baseUrl } = publication;
  const { service } = catalogue;
  const all = datasets(publication, files);
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

/** @param files what it lists, by path */
export const dcatFile = (publication: Publication, files: Files): SiteFile =>
  answer('/catalog.jsonld', LinkedData, dcatCatalogue(publication, files), LINKED_DATA_TYPE);
