import type { Publication } from '../../../publication/publication.ts';
import type { Route } from '../../../publication/route.ts';
import { DOORS } from '../addresses.ts';
import { clientSetups, mcpAddress } from '../docs/clients.ts';
import { type Html, html } from '../html.ts';
import type { Language } from '../language.ts';

const TEXT = {
  ar: {
    title: 'الاشتراك والتنزيل',
    intro: 'اشترك في التقويم من هاتفك، أو نزّل البيانات، أو اقرأها من برنامجك دون مفتاح ولا تسجيل.',
    subscribe: 'اشترك',
    file: 'الملف',
    developers: 'للمطورين والوكلاء',
    docs: 'توثيق الواجهة',
    openapi: 'وصف OpenAPI',
    skills: 'مهارات الوكلاء',
  },
  en: {
    title: 'Subscribe and download',
    intro:
      'Subscribe to the calendar from your phone, download the data, or read it from your program, without a key or sign-up.',
    subscribe: 'Subscribe',
    file: 'File',
    developers: 'For developers and agents',
    docs: 'API documentation',
    openapi: 'OpenAPI description',
    skills: 'Agent skills',
  },
} as const satisfies Record<Language, Record<string, string>>;

const FORMATS: readonly (readonly [type: string, name: string])[] = [
  ['text/calendar', 'iCalendar'],
  ['text/csv', 'CSV'],
  ['application/x-ndjson', 'NDJSON'],
  ['application/json', 'JSON'],
];

const formatOf = ({ contentType }: Route): string =>
  FORMATS.find(([type]) => contentType.startsWith(type))?.[1] ?? contentType;

const DATA_GROUPS: readonly string[] = ['universities', 'exams', 'calendar', 'faq'];

/** Addresses that give data as a whole: no parameter has to be filled in. */
const downloads = ({ routes }: Publication): Route[] =>
  routes.filter(
    ({ group, path }) => (DATA_GROUPS.includes(group) || group === 'feeds') && !path.includes('{'),
  );

function download(route: Route, baseUrl: string, language: Language): Html {
  const text = TEXT[language];
  const format = formatOf(route);
  const webcal = (baseUrl + route.path).replace(/^https?:/, 'webcal:');
  return html`<li><span class="name">${route.summary[language]}</span>
<span class="actions">${format === 'iCalendar' && html`<a href="${webcal}">${text.subscribe}</a> `}<a href="${route.path}" type="${route.contentType}"><bdi dir="ltr">${format}</bdi></a></span></li>`;
}

const inOrder = (publication: Publication): Route[] =>
  FORMATS.flatMap(([, name]) => downloads(publication).filter((route) => formatOf(route) === name));

/** Calendars to subscribe to, files to download, and where developers go on. */
export function downloadsSection(publication: Publication, language: Language): Html {
  const text = TEXT[language];
  const { baseUrl } = publication;
  const [setup] = clientSetups(mcpAddress(publication));
  return html`<section id="downloads" aria-labelledby="downloads-title">
<h2 id="downloads-title">${text.title}</h2>
<p class="lead">${text.intro}</p>
<ul class="downloads">${inOrder(publication).map((route) => download(route, baseUrl, language))}</ul>
<h3>${text.developers}</h3>
<p class="actions"><a href="${DOORS.docs.address[language]}">${text.docs}</a> <a href="/openapi.json">${text.openapi}</a> <a href="/api/agent/skills">${text.skills}</a></p>
<pre dir="ltr" tabindex="0"><code>${setup?.text ?? ''}</code></pre>
</section>`;
}

/** The same as Markdown. */
export function downloadsMarkdown(publication: Publication, language: Language): string {
  const { baseUrl } = publication;
  const text = TEXT[language];
  return [
    `## ${text.title}\n`,
    `${text.intro}\n`,
    ...inOrder(publication).map(
      (route) => `- ${route.summary[language]}: [${formatOf(route)}](${baseUrl}${route.path})`,
    ),
    `- ${text.docs}: <${baseUrl}${DOORS.docs.address[language]}>`,
  ].join('\n');
}
