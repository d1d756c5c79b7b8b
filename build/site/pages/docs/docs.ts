import type { Publication } from '../../../publication/publication.ts';
import { DOORS } from '../addresses.ts';
import { code, type Html, html, isolated, type Part, prose } from '../html.ts';
import { type Language, nameIn } from '../language.ts';
import type { Page } from '../page.ts';
import { type ClientSetup, clientSetups, mcpAddress } from './clients.ts';
import { groupedOperations, type OperationGroup } from './groups.ts';
import { docsMarkdown } from './markdown.ts';
import { operationArticle } from './operation.ts';
import { documentedProblems } from './problem-text.ts';
import type { ApiReference } from './reference.ts';
import { shapeSection } from './shape.ts';
import { LABELS, type ProseSection, proseAfter, proseBefore } from './text.ts';

const section = (
  id: string,
  title: string,
  body: Part,
): Html => html`<section id="${id}" aria-labelledby="${id}-title">
<h2 id="${id}-title">${title}</h2>
${body}
</section>`;

const proseSection = ({ id, title, points }: ProseSection, language: Language): Html =>
  section(
    id,
    title[language],
    html`<ul>${points.map((point) => html`<li>${prose(point[language])}</li>`)}</ul>`,
  );

const client = (
  { client: name, where, text }: ClientSetup,
  language: Language,
): Html => html`<h3>${isolated(name)}</h3>
<p class="fine">${prose(where[language])}</p>
<pre dir="ltr" tabindex="0"><code>${text}</code></pre>`;

const problemTable = (language: Language): Html => html`<table class="fields">
<thead><tr><th scope="col">${LABELS.code[language]}</th><th scope="col">${LABELS.status[language]}</th><th scope="col">${LABELS.meaning[language]}</th></tr></thead>
<tbody>${documentedProblems().map((problem) => html`<tr id="${problem.code}"><th scope="row"><a class="self" href="#${problem.code}">${code(problem.code)}</a></th><td>${problem.status}</td><td>${prose(problem.text[language])}</td></tr>`)}</tbody>
</table>`;

function contents(groups: readonly OperationGroup[], publication: Publication, language: Language): Html {
  const link = (id: string, title: string) => html`<li><a href="#${id}">${title}</a></li>`;
  const written = (sections: readonly ProseSection[]) =>
    sections.map(({ id, title }) => link(id, title[language]));
  return html`<nav class="contents" aria-label="${LABELS.contents[language]}"><ul>
${written(proseBefore(publication))}
${groups.map(({ name, title, operations }) => html`<li><a href="#group-${name}">${title[language]}</a><ul>${operations.map(({ route }) => link(route.id, route.summary[language]))}</ul></li>`)}
${link('clients', LABELS.clients[language])}${link('problems', LABELS.problems[language])}
${written(proseAfter(publication))}
${link('shapes', LABELS.shapes[language])}
</ul></nav>`;
}

/** The documentation of the interface, made of its OpenAPI description. */
export function docsPage(publication: Publication, reference: ApiReference, language: Language): Page {
  const groups = groupedOperations(reference);
  const title = LABELS.title[language];
  const main = html`<div class="hero"><h1>${title}</h1>
<p class="lead">${LABELS.lead[language]}</p>
<p class="actions"><a href="/openapi.json">OpenAPI 3.1</a> <a href="/api/agent/claim">${code('/api/agent/claim')}</a> <a href="/api/agent/status">${code('/api/agent/status')}</a></p></div>
<div class="manual">
${contents(groups, publication, language)}
<div class="chapters">
${proseBefore(publication).map((each) => proseSection(each, language))}
${groups.map(({ name, title: heading, operations }) =>
  section(
    `group-${name}`,
    heading[language],
    operations.map((each) => operationArticle(each, publication, language)),
  ),
)}
${section('clients', LABELS.clients[language], html`<p>${prose(LABELS.clientsLead[language])}</p>${clientSetups(mcpAddress(publication)).map((each) => client(each, language))}`)}
${section('problems', LABELS.problems[language], html`<p>${prose(LABELS.problemsLead[language])} ${LABELS.shape[language]}: <a href="#shape-Problem">${code('Problem')}</a></p>${problemTable(language)}`)}
${proseAfter(publication).map((each) => proseSection(each, language))}
${section('shapes', LABELS.shapes[language], html`<p>${prose(LABELS.shapesLead[language])}</p>${reference.shapes.map((each) => shapeSection(each, language))}`)}
</div>
</div>`;
  return {
    address: DOORS.docs.address,
    language,
    door: 'docs',
    kind: 'docs',
    title: `${title} · ${nameIn(language, publication.catalogue.service)}`,
    description: LABELS.lead[language],
    modules: ['try.js'],
    data: [],
    changed: null,
    main: { html: main, markdown: docsMarkdown(publication, reference, language) },
  };
}
