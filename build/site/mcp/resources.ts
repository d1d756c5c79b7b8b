import { COLLECTION_NAMES, definitionOf } from '../../collections/collections.ts';
import { addressOf } from '../answers/answers.ts';

interface Resource {
  readonly path: string;
  readonly name: string;
  readonly title: string;
  readonly description: string;
}

/** Answers without parameters; each is a resource under its own address. */
const RESOURCES: readonly Resource[] = [
  ...COLLECTION_NAMES.flatMap((name) => {
    const { resource } = definitionOf(name);
    return resource === null ? [] : [{ path: addressOf(name), name, ...resource }];
  }),
  {
    path: '/api/agent/status',
    name: 'status',
    title: 'حداثة البيانات · Freshness',
    description: 'The day for which statuses hold and until when, and how many records there are.',
  },
];

/** Answers with one parameter. */
const TEMPLATES = [
  {
    query: 'id',
    name: 'university',
    title: 'جامعة وكلياتها · One university',
    description: 'One university with its colleges and majors, by its id from the list of universities.',
  },
  {
    query: 'region',
    name: 'universities-of-region',
    title: 'جامعات منطقة · Universities of a region',
    description: 'The universities of one region, by its id or name from the list of regions.',
  },
] as const;

const mimeType = 'application/json';
const annotations = { audience: ['user', 'assistant'] };

/** The resources as `resources/list` gives them. */
export const listedResources = (baseUrl: string): unknown[] =>
  RESOURCES.map(({ path, ...about }) => ({ uri: baseUrl + path, ...about, mimeType, annotations }));

/** The templates as `resources/templates/list` gives them. */
export const listedTemplates = (baseUrl: string): unknown[] =>
  TEMPLATES.map(({ query, ...about }) => ({
    uriTemplate: `${baseUrl}/api/agent/universities?${query}={${query}}`,
    ...about,
    mimeType,
    annotations,
  }));

/** The published file of each resource, by the address of the resource. */
export const resourceFiles = (baseUrl: string): Record<string, string> =>
  Object.fromEntries(RESOURCES.map(({ path }) => [baseUrl + path, `${path}.json`]));
