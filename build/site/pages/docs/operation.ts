import type { Publication } from '../../../publication/publication.ts';
import { code, type Html, html, isolated, prose } from '../html.ts';
import type { Language } from '../language.ts';
import type { DocumentedOperation, ExampleAnswer } from './reference.ts';
import { LABELS } from './text.ts';
import { tryForm } from './try.ts';

function parameterTable({ route }: DocumentedOperation, language: Language): Html | null {
  if (route.parameters.length === 0) return null;
  return html`<table class="fields"><caption>${LABELS.parameters[language]}</caption>
<thead><tr><th scope="col">${LABELS.parameter[language]}</th><th scope="col">${LABELS.meaning[language]}</th><th scope="col">${LABELS.example[language]}</th></tr></thead>
<tbody>${route.parameters.map(
    ({ name, in: place, description, example }) =>
      html`<tr><th scope="row">${code(name)} <span class="kind">${place === 'path' ? LABELS.required[language] : LABELS.optional[language]}</span></th><td>${prose(description[language])}</td><td>${isolated(example)}</td></tr>`,
  )}</tbody></table>`;
}

function exampleAnswer({ request, json, shortened }: ExampleAnswer, language: Language): Html {
  const address = request.replace(/^GET /, '');
  if (json === null) return html`<p class="actions"><a href="${address}">${code(request)}</a></p>`;
  return html`<details><summary>${code(request)}</summary>
${shortened && html`<p class="fine">${LABELS.shortened[language]} <a href="${address}">${LABELS.whole[language]}</a></p>`}
<pre dir="ltr" tabindex="0"><code>${json}</code></pre></details>`;
}

/** One address: what it does, what it takes, what it answers, and a form to try it. */
export function operationArticle(
  operation: DocumentedOperation,
  { baseUrl }: Publication,
  language: Language,
): Html {
  const { route, shapes, mediaTypes, refusals, examples } = operation;
  const shapeLinks = shapes.map((name) => html` <a href="#shape-${name}">${code(name)}</a>`);
  const refused = refusals.flatMap(({ status, codes }) =>
    codes.map((each) => html`<li><bdi>${status}</bdi> <a href="#${each}">${code(each)}</a></li>`),
  );
  return html`<article id="${route.id}" aria-labelledby="${route.id}-title">
<h3 id="${route.id}-title"><a class="self" href="#${route.id}">${route.summary[language]}</a></h3>
<p class="address" dir="ltr"><span class="method">${route.method}</span> <code>${baseUrl}<strong>${route.path}</strong></code></p>
<p>${prose(route.description[language])}</p>
${parameterTable(operation, language)}
<dl class="facts">
<div><dt>${LABELS.answer[language]}</dt><dd>${mediaTypes.map(code)}${shapeLinks}</dd></div>
${refused.length > 0 && html`<div><dt>${LABELS.refusals[language]}</dt><dd><ul class="inline">${refused}</ul></dd></div>`}
</dl>
${tryForm(operation, language)}
${examples.length > 0 && html`<h4>${LABELS.examples[language]}</h4>${examples.map((each) => exampleAnswer(each, language))}`}
</article>`;
}
