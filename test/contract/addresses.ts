/** One address of the service: the published file whose bytes it answers with, and the status. */
export interface AddressRow {
  readonly about: string;
  readonly target: string;
  readonly file: string;
  readonly status: number;
  /** Without its parameters. */
  readonly contentType: string;
}

/** What the rows are made from, as the service itself lists it. */
export interface Listing {
  readonly universities: readonly { readonly id: string; readonly region: string | null }[];
  readonly regions: readonly {
    readonly id: string;
    readonly name: string;
    readonly accepted: readonly string[];
  }[];
  /** Ids of the records of the other collections whose records have addresses of their own. */
  readonly records: Readonly<Record<'majors' | 'places' | 'exams' | 'calendar' | 'faq', readonly string[]>>;
}

const UNIVERSITIES = '/api/agent/universities';
const LIST = `${UNIVERSITIES}.json`;
const UNKNOWN_REGION = '/api/agent/regions/unknown.json';
const JSON_TYPE = 'application/json';
const PLAIN = [
  '/api/agent/universities',
  '/api/agent/majors',
  '/api/agent/fields',
  '/api/agent/regions',
  '/api/agent/places',
  '/api/agent/exams',
  '/api/agent/calendar',
  '/api/agent/faq',
  '/api/agent/skills',
  '/api/agent/claim',
  '/api/agent/changes',
  '/api/agent/status',
  '/api/agent/today',
];

/** What is for people and for machines that look around, with the media type of each. */
const DOCUMENTS = [
  ['/', '/index.html', 'text/html'],
  ['/en', '/en/index.html', 'text/html'],
  ['/exams', '/exams.html', 'text/html'],
  ['/en/calendar', '/en/calendar.html', 'text/html'],
  ['/questions', '/questions.html', 'text/html'],
  ['/docs/api', '/docs/api.html', 'text/html'],
  ['/docs/api/en', '/docs/api/en.html', 'text/html'],
  ['/.well-known/oauth-protected-resource', '/.well-known/oauth-protected-resource.json', JSON_TYPE],
  ['/.well-known/oauth-authorization-server', '/.well-known/oauth-authorization-server.json', JSON_TYPE],
  ['/.well-known/api-catalog', '/.well-known/api-catalog.json', 'application/linkset+json'],
  ['/mcp/server-card', '/mcp/server-card.json', 'application/mcp-server-card+json'],
] as const;
const FILES = [
  ['/auth.md', 'text/markdown'],
  ['/.well-known/agent-skills/index.json', JSON_TYPE],
  ['/openapi.json', JSON_TYPE],
  ['/openapi.min.json', JSON_TYPE],
  ['/llms.txt', 'text/plain'],
  ['/robots.txt', 'text/plain'],
  ['/sitemap.xml', 'application/xml'],
  ['/feeds/exams.ics', 'text/calendar'],
  ['/feeds/en/exams.ics', 'text/calendar'],
  ['/feeds/changes.atom', 'application/atom+xml'],
  ['/assets/style.css', 'text/css'],
] as const;

const row = (about: string, target: string, file: string, contentType = JSON_TYPE): AddressRow => ({
  about,
  target,
  file,
  status: 200,
  contentType,
});
const problem = (about: string, target: string, code: string): AddressRow => ({
  about,
  target,
  file: `/problems/${code}.json`,
  status: 404,
  contentType: 'application/problem+json',
});

const percent = (text: string): string => encodeURIComponent(text);
const plus = (text: string): string => encodeURIComponent(text).replaceAll('%20', '+');

const plainRows = (): AddressRow[] =>
  PLAIN.flatMap((path) => [
    row('plain address', path, `${path}.json`),
    row('with a slash', `${path}/`, `${path}.json`),
    row('with a parameter of somebody else', `${path}?utm_source=x`, `${path}.json`),
    row('with an empty query', `${path}?`, `${path}.json`),
  ]);

const documentRows = (): AddressRow[] => [
  ...DOCUMENTS.map(([path, file, type]) => row('a document', path, file, type)),
  ...DOCUMENTS.slice(1).map(([path, file, type]) => row('a document, with a slash', `${path}/`, file, type)),
  ...FILES.map(([path, type]) => row('a file', path, path, type)),
];

function regionRows({ regions, universities }: Listing): AddressRow[] {
  const used = new Set(universities.flatMap(({ region }) => (region === null ? [] : [region])));
  const spellings = regions.flatMap(({ id, name, accepted }) =>
    [...new Set([id, name, ...accepted])].map((spelling) => ({ id, spelling })),
  );
  const unlisted = [...used].filter((region) => !spellings.some(({ spelling }) => spelling === region));
  if (unlisted.length > 0) throw new Error(`No region accepts ${unlisted.join(', ')}`);
  return spellings.flatMap(({ id, spelling }) => {
    const forms = [...new Set([percent(spelling), plus(spelling)])];
    return forms.map((form) =>
      row(`region ${spelling}`, `${UNIVERSITIES}?region=${form}`, `/api/agent/regions/${id}.json`),
    );
  });
}

/** Precedence, repetition, absence and strangers, with a university and a region that exist. */
function queryRows(id: string, otherId: string, region: { id: string; name: string }): AddressRow[] {
  const detail = `${UNIVERSITIES}/${id}.json`;
  const filtered = `/api/agent/regions/${region.id}.json`;
  const name = percent(region.name);
  const encodedId = `%${id.charCodeAt(0).toString(16)}${id.slice(1)}`;
  const at = (query: string) => `${UNIVERSITIES}?${query}`;
  return [
    row('id with a slash before the query', `${UNIVERSITIES}/?id=${id}`, detail),
    row('id percent-encoded', at(`id=${encodedId}`), detail),
    row('id before a stranger', at(`id=${id}&x=1`), detail),
    row('id after a stranger', at(`x=1&id=${id}`), detail),
    row('id wins over region', at(`id=${id}&region=${name}`), detail),
    row('id wins over region in any order', at(`region=${name}&id=${id}`), detail),
    row('id wins over an unknown region', at(`id=${id}&region=x`), detail),
    row('the last id counts', at(`id=${otherId}&id=${id}`), detail),
    row('the last id counts, though the first is unknown', at(`id=x&id=${id}`), detail),
    row('an empty id is absent', at('id='), LIST),
    row('a bare id is absent', at('id'), LIST),
    row('an empty region is absent', at('region='), LIST),
    row('both empty', at('id=&region='), LIST),
    row('an empty id leaves the region', at(`id=&region=${name}`), filtered),
    row('an empty region leaves the id', at(`region=&id=${id}`), detail),
    row('the last region counts', at(`region=x&region=${name}`), filtered),
    row('region with a slash before the query', `${UNIVERSITIES}/?region=${name}`, filtered),
    row('an unknown region', at('region=atlantis'), UNKNOWN_REGION),
    row('an unknown Arabic region', at(`region=${percent('بلاد بعيدة')}`), UNKNOWN_REGION),
    row('a region named as every object has a member', at('region=constructor'), UNKNOWN_REGION),
    row('keys are case-sensitive', at(`ID=${id}`), LIST),
    problem('an unknown id', at('id=nobody'), 'unknown-university'),
    problem('an id named as every object has a member', at('id=constructor'), 'unknown-university'),
    problem('an unknown id with a known region', at(`id=nobody&region=${name}`), 'unknown-university'),
    row('an id in capitals', at(`id=${id.toUpperCase()}`), detail),
    row('an address with an id in capitals', `${UNIVERSITIES}/${id.toUpperCase()}`, detail),
    problem('an id with a space behind', at(`id=${id}%20`), 'unknown-university'),
  ];
}

/** A record, or a part of a list, at an address of its own. */
function recordRows({ universities, regions, records }: Listing): AddressRow[] {
  const ids = {
    universities: universities.map(({ id }) => id),
    regions: regions.map(({ id }) => id),
    ...records,
  };
  return Object.entries(ids).flatMap(([collection, all]) =>
    all.slice(0, 3).flatMap((id) => {
      const path = `/api/agent/${collection}/${id}`;
      return [
        row(`a record of ${collection}`, path, `${path}.json`),
        row('with a slash', `${path}/`, `${path}.json`),
        row('with a parameter of somebody else', `${path}?utm_source=x`, `${path}.json`),
      ];
    }),
  );
}

const UNKNOWN_RECORDS = [
  ['/api/agent/universities/nobody', 'unknown-university'],
  ['/api/agent/universities/nobody/', 'unknown-university'],
  ['/api/agent/universities/nobody.json', 'unknown-university'],
  ['/api/agent/universities/constructor', 'unknown-university'],
  ['/api/agent/regions/atlantis', 'unknown-region'],
  ['/api/agent/majors/alchemy', 'unknown-major'],
  ['/api/agent/places/atlantis', 'unknown-place'],
  ['/api/agent/exams/nope', 'unknown-exam'],
  ['/api/agent/calendar/1300', 'unknown-year'],
  ['/api/agent/faq/nope', 'unknown-question'],
] as const;

function majorRows(majors: readonly string[], id: string, region: string): AddressRow[] {
  const at = (query: string) => `${UNIVERSITIES}?${query}`;
  const part = (major: string) => `${UNIVERSITIES}/major/${major}.json`;
  const [first = ''] = majors;
  return [
    ...majors.slice(0, 5).map((major) => row(`major ${major}`, at(`major=${major}`), part(major))),
    row('a major at its own address', `${UNIVERSITIES}/major/${first}`, part(first)),
    row('an unknown major', at('major=alchemy'), `${UNIVERSITIES}/major/unknown.json`),
    row('an empty major is absent', at('major='), LIST),
    row('id wins over major', at(`major=${first}&id=${id}`), `${UNIVERSITIES}/${id}.json`),
    row('region wins over major', at(`major=${first}&region=${region}`), `/api/agent/regions/${region}.json`),
    problem('no such major', `${UNIVERSITIES}/major/alchemy`, 'unknown-major'),
  ];
}

const yearRows = (years: readonly string[]): AddressRow[] => [
  ...['?year=', '/'].map((asked) => {
    const [year = ''] = years;
    const first = Number(year) + 578;
    const file = `/api/agent/calendar/${year}.json`;
    return row('a school year by its Gregorian years', `/api/agent/calendar${asked}${first}-${first + 1}`, file);
  }),
  ...years.map((year) =>
    row(`school year ${year}`, `/api/agent/calendar?year=${year}`, `/api/agent/calendar/${year}.json`),
  ),
  row('an empty year is absent', '/api/agent/calendar?year=', '/api/agent/calendar.json'),
  problem('an unknown year', '/api/agent/calendar?year=1300', 'unknown-year'),
];

/** What people may have mistyped, and what programs look for. */
const STRAYS = ['/nope', '/nope.html', '/docs/nope', '/exams/nope', '/API/agent/exams', '/.env', '/.git/config'];
const STRAYS_OF_PROGRAMS = ['/api', '/api/agent', '/api/agent/nope', '/mcp/nope', '/.well-known/nope'];

/** Every address that files answer. Host tests check the same rows against the rules of their host. */
export function addressRows(listing: Listing): AddressRow[] {
  const [first, second] = listing.universities;
  const [region] = listing.regions.toSorted((a, b) => Number(b.name.includes(' ')) - Number(a.name.includes(' ')));
  if (first === undefined || second === undefined || region === undefined) {
    throw new Error('The rows need two universities and a region.');
  }
  return [
    ...plainRows(),
    ...documentRows(),
    ...listing.universities.map(({ id }) =>
      row(`university ${id}`, `${UNIVERSITIES}?id=${id}`, `${UNIVERSITIES}/${id}.json`),
    ),
    ...regionRows(listing),
    ...recordRows(listing),
    ...UNKNOWN_RECORDS.map(([target, code]) => problem('no such record', target, code)),
    ...yearRows(listing.records.calendar),
    ...majorRows(listing.records.majors, first.id, region.id),
    ...queryRows(first.id, second.id, region),
    ...listing.records.exams
      .slice(0, 3)
      .map((id) => row('an exam in capitals', `/api/agent/exams/${id.toUpperCase()}`, `/api/agent/exams/${id}.json`)),
    row('the changes of the newest day', '/api/agent/changes/latest', '/api/agent/changes/latest.json'),
    row('a day without changes', '/api/agent/changes?day=1999-01-01', '/api/agent/changes/unknown.json'),
    problem('no day', '/api/agent/changes/yesterday', 'not-found'),
    ...['/swagger.json', '/openapi.yaml'].map((target) => row('the description', target, '/openapi.json')),
    row('an empty q is absent', '/api/agent/faq?q=', '/api/agent/faq.json'),
    row('a blank q is absent', '/api/agent/faq?q=%20+', '/api/agent/faq.json'),
    ...STRAYS_OF_PROGRAMS.map((target) => problem('nothing is there', target, 'not-found')),
    ...['', '/en'].flatMap((language) =>
      STRAYS.map((target) => ({
        ...row(
          'no page is there',
          language + target,
          `${language}${/^\/docs/.exec(target) ?? ''}/404.html`,
          'text/html',
        ),
        status: 404,
      })),
    ),
  ];
}
