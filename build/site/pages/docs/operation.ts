import type { Publication } from '../../../publication/publication.ts';
import { DOORS } from '../addresses.ts';
import { code as codeMarkup, html } from '../html.ts';
import type { Language } from '../language.ts';
import { actions, article, codeBlock, details, facts, heading, paragraph, table } from '../model/block.ts';
import { code, lineBreak, link, name, prose, styled } from '../model/inline.ts';
import { type Content, joined, type Piece } from '../model/piece.ts';
import { expandedFields, type Shown } from './expanded.ts';
import { fieldTable } from './field-table.ts';
import { LABELS } from './labels.ts';
import type { ApiReference, DocumentedOperation, ExampleAnswer } from './reference.ts';
import { snippets } from './snippets.ts';
import { tryForm } from './try.ts';

/** A method and an address, from left to right in any language. */
const address = (method: string, url: string): Piece => ({
  html: html`<p class="address" dir="ltr"><span class="method">${method}</span> ${codeMarkup(url)}</p>`,
  markdown: `\`${method} ${url}\``,
});

function parameterTable({ route }: DocumentedOperation, language: Language): Piece | null {
  if (route.parameters.length === 0) return null;
  return table({
    caption: LABELS.parameters[language],
    columns: [LABELS.parameter[language], LABELS.meaning[language], LABELS.example[language]],
    rows: route.parameters.map(({ name: parameter, in: place, description, example }) => ({
      cells: [
        [code(parameter), ' ', styled('kind', LABELS[place === 'path' ? 'required' : 'optional'][language])],
        prose(description[language]),
        name(example),
      ],
    })),
    style: 'fields',
  });
}

function exampleAnswer({ request, json, shortened }: ExampleAnswer, language: Language): Piece | null {
  const address = request.replace(/^GET /, '');
  const whole = address.startsWith('/') ? [' ', link(address, LABELS.whole[language])] : [];
  if (json === null) return actions([link(address, code(request))]);
  return details(code(request), [
    shortened && paragraph([LABELS.shortened[language], ...whole], 'fine'),
    codeBlock(json),
  ]);
}

/** The shapes of an answer: each expanded, or a link to where the page has shown it. */
function answerShapes(
  { route, shapes: answered }: DocumentedOperation,
  { shapes }: ApiReference,
  shown: Shown,
  language: Language,
): { readonly links: Content[]; readonly tables: Piece[] } {
  const tables: Piece[] = [];
  const links = answered.map((shape): Content => {
    const seenAt = shown.get(shape);
    if (seenAt !== undefined) return link(`#${seenAt}`, code(shape));
    const anchor = `${route.id}-${shape}`;
    const fields = expandedFields(shape, shapes[language], shown, anchor);
    if (fields.length === 0) return code(shape);
    const title = [LABELS.fieldsOf[language], ' ', code(shape)];
    tables.push(details(title, [fieldTable(null, fields, language)], anchor));
    return link(`#${anchor}`, code(shape));
  });
  return { links, tables };
}

/** One address: what it does, what it takes, what it answers, how to ask it, and a form to try it. */
export function operationArticle(
  operation: DocumentedOperation,
  reference: ApiReference,
  { baseUrl }: Publication,
  shown: Shown,
  language: Language,
): Piece {
  const { route, mediaTypes, refusals, examples } = operation;
  const { links, tables } = answerShapes(operation, reference, shown, language);
  const refused = refusals.flatMap(({ status, codes }) =>
    codes.map((each) => [status, ' ', link(`${DOORS.docs.address[language]}#${each}`, code(each))]),
  );
  const isSaidOfParameter = route.parameters.some(({ description }) => description === route.description);
  return article(route.id, link(`#${route.id}`, route.summary[language], 'self'), [
    address(route.method, baseUrl + route.path),
    !isSaidOfParameter && paragraph(prose(route.description[language])),
    parameterTable(operation, language),
    facts([
      [LABELS.answer[language], joined([...mediaTypes.map(code), ...links], ' ')],
      [LABELS.refusals[language], joined(refused, lineBreak)],
    ]),
    snippets(operation, baseUrl),
    tryForm(operation, language),
    ...tables,
    examples.length > 0 && heading(3, LABELS.examples[language]),
    ...examples.map((each) => exampleAnswer(each, language)),
  ]);
}
