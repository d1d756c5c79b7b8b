interface Resource {
  readonly path: string;
  readonly name: string;
  readonly title: string;
  readonly description: string;
}

/** Answers without parameters; each is a resource under its own address. */
const RESOURCES: readonly Resource[] = [
  {
    path: '/api/agent/universities',
    name: 'universities',
    title: 'الجامعات السعودية · Saudi universities',
    description: 'All universities and colleges: id, names, region, city, sector, QS rank.',
  },
  {
    path: '/api/agent/regions',
    name: 'regions',
    title: 'المناطق · Regions',
    description:
      'The 13 regions, the spellings that a region parameter accepts, and how many universities each has.',
  },
  {
    path: '/api/agent/exams',
    name: 'exams',
    title: 'الاختبارات الوطنية · National exams',
    description: 'National exams with status and announced windows. Credit the source of each window.',
  },
  {
    path: '/api/agent/calendar',
    name: 'calendar',
    title: 'التقويم الدراسي · Academic calendar',
    description:
      'The school calendar as announced, with Gregorian and Hijri days. Credit the source of each year.',
  },
  {
    path: '/api/agent/faq',
    name: 'faq',
    title: 'الأسئلة الشائعة · Frequently asked questions',
    description: 'All questions and answers about university admission, with sources.',
  },
  {
    path: '/api/agent/status',
    name: 'status',
    title: 'حداثة البيانات · Freshness',
    description: 'The day for which statuses hold and until when, and how many records there are.',
  },
];

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
