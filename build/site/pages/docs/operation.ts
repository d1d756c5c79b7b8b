import type { Publication } from '../../../publication/publication.ts';
import type { Route } from '../../../publication/route.ts';
import { filledIn } from '../../openapi/examples.ts';
import { NAVIGATION } from '../addresses.ts';
import * as el from '../elements.ts';
import { type Html, html } from '../html.ts';
import type { Language } from '../language.ts';
import WORDS from '../words.json' with { type: 'json' };
import { expandedFields, fieldTable, type Shown } from './fields.ts';
import type { ApiReference, DocumentedOperation, ExampleAnswer } from './reference.ts';
import SNIPPETS from './snippets.json' with { type: 'json' };

/** A text within single quotes of a shell (POSIX): a quote in it ends them, stands escaped, and begins them again. */
const inShell = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
/** A text within single quotes of JavaScript and Python. */
const inScript = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** How a request is sent from a terminal and from programs. */
function snippets({ route, bodies: [body] }: DocumentedOperation, baseUrl: string): el.Piece {
  const isJson = /[/+]json\b/.test(route.contentType);
  const url = baseUrl + (body === undefined ? filledIn(route) : route.path);
  const json = body?.compact ?? '';
  const values = new Map([
    ['{url}', inScript(url)],
    ['{shellUrl}', inShell(url)],
    ['{body}', json],
    ['{shellBody}', inShell(json)],
    ['{scriptBody}', inScript(json)],
  ]);
  const filled = (line: string): string => line.replace(/\{\w+\}/, (mark) => values.get(mark) ?? mark);
  const lines = body !== undefined ? SNIPPETS.post : isJson ? SNIPPETS.json : SNIPPETS.text;
  return el.tabs(
    `${route.id}-code`,
    Object.entries(lines).map(([title, text]) => ({ title, body: el.codeBlock(text.map(filled).join('\n')) })),
  );
}

const TEXT = WORDS.operation;
const LABELS = WORDS.docsLabels;

const field = ({ id }: Route, { name, example, maxLength }: Route['parameters'][number]): Html =>
  html`<p class="input"><label for="try-${id}-${name}">${el.code(name).html}</label><input id="try-${id}-${name}" name="${name}" dir="auto" placeholder="${example}"${maxLength !== undefined && html` maxlength="${maxLength}"`} autocomplete="off"></p>`;

function bodyField({ route, bodies }: DocumentedOperation, language: Language): Html {
  const text = TEXT[language];
  const [first] = bodies;
  const id = `try-${route.id}`;
  return html`<p class="input"><label for="${id}-ready">${text.ready}</label><select id="${id}-ready" dir="ltr" data-ready>${bodies.map(({ name, json }) => html`<option value="${json}">${name}</option>`)}</select></p>
<p class="input"><label for="${id}-body">${text.body}</label><textarea id="${id}-body" name="body" dir="ltr" rows="12" spellcheck="false">${first?.json ?? ''}</textarea></p>`;
}

/**
 * A form that asks the live service. Without scripts it opens the answer; /assets/try.js shows it in place. A
 * request with a body needs the script, which therefore brings its form to light.
 */
function tryForm(operation: DocumentedOperation, language: Language): el.Piece {
  const { route } = operation;
  const text = TEXT[language];
  const isPost = route.method === 'POST';
  const fields = isPost ? bodyField(operation, language) : route.parameters.map((each) => field(route, each));
  return el.htmlOnly(html`<form class="try" action="${filledIn(route)}" method="${route.method.toLowerCase()}" data-path="${route.path}" data-sending="${text.sending}" data-failed="${text.failed}" data-shortened="${text.shortened}" aria-label="${text.send}: ${route.summary[language]}"${isPost && ' hidden'}>
${fields}
<button type="submit">${text.send}</button>
</form>
<p class="answered" role="status"></p>
<div class="answer"></div>`);
}

function parameterTable({ route }: DocumentedOperation, language: Language): el.Piece | null {
  if (route.parameters.length === 0) return null;
  return el.table({
    caption: LABELS.parameters[language],
    columns: [LABELS.parameter[language], LABELS.meaning[language], LABELS.example[language]],
    rows: route.parameters.map(({ name: parameter, in: place, description, example }) => ({
      cells: [
        [el.code(parameter), ' ', el.styled('kind', LABELS[place === 'path' ? 'required' : 'optional'][language])],
        el.prose(description[language]),
        el.name(example),
      ],
    })),
    style: 'fields',
  });
}

const addressOf = ({ request }: ExampleAnswer): string => request.replace(/^GET /, '');

/** That an answer is shown in part, with the way to the whole. */
const shortenedText = (example: ExampleAnswer, language: Language): el.Content => {
  const address = addressOf(example);
  return [LABELS.shortened[language], address.startsWith('/') && [' ', el.link(address, LABELS.whole[language])]];
};

function exampleAnswer(example: ExampleAnswer, language: Language): el.Piece | null {
  const { request, json, shortened } = example;
  if (json === null) return el.actions([el.link(addressOf(example), el.code(request))]);
  return el.details(el.code(request), [
    shortened && el.paragraph(shortenedText(example, language), 'fine'),
    el.codeBlock(json),
  ]);
}

/** The shapes of an answer: each expanded, or a link to where the page has shown it. */
function answerShapes(
  { route, shapes: answered }: DocumentedOperation,
  { shapes }: ApiReference,
  shown: Shown,
  language: Language,
): { readonly links: el.Content[]; readonly tables: el.Piece[] } {
  const tables: el.Piece[] = [];
  const links = answered.map((shape): el.Content => {
    const seenAt = shown.get(shape);
    if (seenAt !== undefined) return el.link(`#${seenAt}`, el.code(shape));
    const anchor = `${route.id}-${shape}`;
    const fields = expandedFields(shape, shapes[language], shown, anchor);
    if (fields.length === 0) return el.code(shape);
    tables.push(el.heading(3, [LABELS.fieldsOf[language], ' ', el.code(shape)], anchor), fieldTable(fields, language));
    return el.link(`#${anchor}`, el.code(shape));
  });
  return { links, tables };
}

/** One address: what it is for, how to ask it and what it answers, then what it takes, a form to try it, and all its answers. */
export function operationArticle(
  operation: DocumentedOperation,
  reference: ApiReference,
  { baseUrl }: Publication,
  shown: Shown,
  title: string,
  language: Language,
): el.Piece {
  const { route, mediaTypes, refusals, examples } = operation;
  const { links, tables } = answerShapes(operation, reference, shown, language);
  const refused = refusals.flatMap(({ status, codes }) =>
    codes.map((each) => [status, ' ', el.link(`${NAVIGATION.docs.address[language]}#${each}`, el.code(each))]),
  );
  // What the snippets ask is answered beside them; they send no query, and of bodies the first.
  const first = route.method === 'GET' && examples[0]?.json != null ? examples[0] : null;
  const others = first === null ? examples : examples.filter(({ json }) => json !== first.json);
  const parts = [
    el.paragraph([el.styled('method', route.method), ' ', el.code(route.path)], 'address'),
    el.paragraph(el.prose(route.description[language])),
    el.group('sample', [
      snippets(operation, baseUrl),
      first?.json != null && el.codeBlock(first.json),
      first?.shortened === true && el.paragraph(shortenedText(first, language), 'fine'),
    ]),
    el.group('asked', [
      parameterTable(operation, language),
      tryForm(operation, language),
      el.details(LABELS.described[language], [
        el.facts([
          [LABELS.answer[language], el.joined([...mediaTypes.map(el.code), ...links], ' ')],
          [LABELS.refusals[language], el.joined(refused, el.lineBreak)],
        ]),
        ...tables,
      ]),
      others.length > 0 && el.heading(3, LABELS.examples[language]),
      ...others.map((each) => exampleAnswer(each, language)),
    ]),
  ];
  return el.section(route.id, el.link(`#${route.id}`, title, 'self'), parts, 'article');
}
