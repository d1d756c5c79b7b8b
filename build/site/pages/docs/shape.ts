import { code, type Html, html, prose } from '../html.ts';
import type { Language } from '../language.ts';
import type { Field } from './fields.ts';
import type { DocumentedShape } from './reference.ts';
import { LABELS } from './text.ts';

function typeCell({ type: { text, shape, isList }, nullable, optional }: Field, language: Language): Html {
  const brackets = isList ? '[]' : '';
  const named = shape !== null && html`<a href="#shape-${shape}">${code(shape + brackets)}</a>`;
  const alternatives = shape === null && text.split(' | ').map((each) => html`${code(each + brackets)} `);
  return html`<span dir="ltr">${named}${alternatives}${nullable && html` <span class="tag">null</span>`}</span>${optional && html` <span class="kind">${LABELS.optional[language]}</span>`}`;
}

/** The table of a shape's fields. Their descriptions are English, as in the OpenAPI document. */
export function shapeSection({ name, description, fields }: DocumentedShape, language: Language): Html {
  const english = language === 'en' ? null : html` lang="en" dir="ltr"`;
  const row = (field: Field) =>
    html`<tr><th scope="row">${code(field.path)}</th><td>${typeCell(field, language)}</td><td${english}>${prose(field.description)}</td></tr>`;
  return html`<section id="shape-${name}" class="shape" aria-labelledby="shape-${name}-title">
<h3 id="shape-${name}-title"><a class="self" href="#shape-${name}"><bdi dir="ltr">${name}</bdi></a></h3>
<p${english}>${prose(description)}</p>
${
  fields.length > 0 &&
  html`<table class="fields"><thead><tr><th scope="col">${LABELS.field[language]}</th><th scope="col">${LABELS.type[language]}</th><th scope="col">${LABELS.meaning[language]}</th></tr></thead>
<tbody>${fields.map(row)}</tbody></table>`
}
</section>`;
}
