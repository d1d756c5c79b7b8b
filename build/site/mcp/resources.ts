import type { AnswersAbout, Described } from '../../../edge/mcp/publication.ts';
import { COLLECTION_NAMES, COLLECTIONS, type CollectionName, definitionOf } from '../../collections/collections.ts';
import type { Files, Publication } from '../../publication/publication.ts';
import { addressOf } from '../answers/addresses.ts';
import { modifiedOn } from '../discovery/datasets.ts';

interface Resource extends Described {
  readonly path: string;
}

/** Answers without parameters; each is a resource under its own address. */
const RESOURCES: readonly Resource[] = [
  ...COLLECTION_NAMES.flatMap((name) => {
    const { resource, many } = definitionOf(name);
    return resource === null ? [] : [{ path: addressOf(name), name, title: `${many.ar} · ${many.en}`, ...resource }];
  }),
  {
    path: '/api/agent/changes/latest',
    name: 'changes-latest',
    title: 'آخر التغييرات · Latest changes',
    description:
      'The newest day on which data changed, with the first of its changes; a day is at /api/agent/changes/{day}.',
  },
  {
    path: '/api/agent/today',
    name: 'today',
    title: 'اليوم · Today',
    description:
      'The as-of day in the school calendar, in general and where it differs, and the exams that are open. Credit the sources.',
  },
  {
    path: '/api/agent/status',
    name: 'status',
    title: 'حداثة البيانات · Freshness',
    description: 'The day for which statuses hold and until when, and how many records there are.',
  },
];

/** Its path is the address up to the parameter. */
interface Template extends Resource {
  /** Which vocabulary knows its values, and the folder with the answer for each. */
  readonly vocabulary: CollectionName;
  readonly folder: string;
  readonly parameter: string;
}

/** How the parameter of a template is called, by which its values are completed. */
const PARAMETERS: Readonly<Partial<Record<CollectionName, string>>> = {
  universities: 'id',
  majors: 'major',
  exams: 'exam',
  calendar: 'year',
  places: 'place',
};

const UNIVERSITIES = addressOf('universities');
const [BY_REGION, BY_MAJOR] = COLLECTIONS.universities.filters;
const partsBy = ({ parameter, folder }: Pick<Template, 'parameter' | 'folder'>) => ({
  path: `${UNIVERSITIES}?${parameter}=`,
  parameter,
  folder,
});

/** Answers with one parameter: each record, and the universities of a region or with a major. */
const TEMPLATES: readonly Template[] = [
  {
    ...partsBy({ parameter: 'id', folder: UNIVERSITIES }),
    vocabulary: 'universities',
    name: 'university',
    title: 'جامعة وكلياتها · One university',
    description: 'One university with its colleges and majors, by its id from the list of universities.',
  },
  {
    ...partsBy(BY_REGION),
    vocabulary: 'regions',
    name: 'universities-of-region',
    title: 'جامعات منطقة · Universities of a region',
    description: 'The universities of one region, by its id or name from the list of regions.',
  },
  {
    ...partsBy(BY_MAJOR),
    vocabulary: 'majors',
    name: 'universities-with-major',
    title: 'جامعات تخصص · Universities with a major',
    description: 'The universities that are known to teach a major, by its id or name.',
  },
  ...COLLECTION_NAMES.flatMap((name): Template | [] => {
    const { detail } = definitionOf(name);
    if (detail === null || name === 'faq') return [];
    return {
      path: `${addressOf(name)}/`,
      vocabulary: name,
      folder: addressOf(name),
      parameter: PARAMETERS[name] ?? name,
      name: `${name}-record`,
      title: `${detail.summary.ar} · ${detail.summary.en}`,
      description: detail.parameter.en,
    };
  }),
];

/** The vocabulary of each argument of prompts and templates, by its name. */
export const COMPLETIONS: Readonly<Record<string, string>> = {
  first: 'universities',
  second: 'universities',
  university: 'universities',
  ...Object.fromEntries(TEMPLATES.map(({ parameter, vocabulary }) => [parameter, vocabulary])),
};

const mimeType = 'application/json';
const annotations = { audience: ['user', 'assistant'] };

/** The resources as `resources/list` gives them. */
export const listedResources = (publication: Publication, answers: Files): unknown[] =>
  RESOURCES.map(({ path, ...about }) => {
    const collection = COLLECTION_NAMES.find((name) => path.startsWith(addressOf(name)));
    const day = (collection && modifiedOn(collection, publication)) ?? publication.asOf;
    return {
      uri: publication.baseUrl + path,
      ...about,
      mimeType,
      size: answers.get(`${path}.json`)?.digest.bytes,
      annotations: { ...annotations, lastModified: `${day}T00:00:00+03:00` },
    };
  });

/** The templates as `resources/templates/list` gives them. */
export const listedTemplates = (baseUrl: string): unknown[] =>
  TEMPLATES.map(({ path, parameter, vocabulary: _, folder: __, ...about }) => ({
    uriTemplate: `${baseUrl}${path}{${parameter}}`,
    ...about,
    mimeType,
    annotations,
  }));

/** Where the answer to each template lies. */
export const answersAbout = (baseUrl: string): AnswersAbout[] =>
  TEMPLATES.map(({ path, vocabulary, folder }) => ({ prefix: baseUrl + path, vocabulary, folder }));

/** The published file of each resource, by the address of the resource. */
export const resourceFiles = (baseUrl: string): Record<string, string> =>
  Object.fromEntries(RESOURCES.map(({ path }) => [baseUrl + path, `${path}.json`]));
