import { markdownText } from '../../../../text/plain-text.ts';
import type { Publication } from '../../../publication/publication.ts';
import type { Language } from '../language.ts';
import { clientSetups, mcpAddress } from './clients.ts';
import type { Field } from './fields.ts';
import { groupedOperations } from './groups.ts';
import { documentedProblems } from './problem-text.ts';
import type { ApiReference, DocumentedOperation, DocumentedShape } from './reference.ts';
import { LABELS, type ProseSection, proseAfter, proseBefore } from './text.ts';

const fenced = (text: string): string => `\`\`\`\n${text}\n\`\`\``;

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** A sentence of ours, in which backquotes mark code already; a table cell cannot hold a bar. */
const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

const prose = ({ title, points }: ProseSection, language: Language): string =>
  `## ${title[language]}\n\n${points.map((point) => `- ${point[language]}`).join('\n')}`;

function operation(
  { route, shapes, refusals, examples, bodies }: DocumentedOperation,
  baseUrl: string,
  language: Language,
): string {
  const parameters = route.parameters.map(({ name, in: place, description, example }) => [
    `\`${name}\` (${place === 'path' ? LABELS.required[language] : LABELS.optional[language]})`,
    cell(description[language]),
    `\`${example}\``,
  ]);
  const codes = refusals.flatMap((refusal) => refusal.codes.map((code) => `${refusal.status} \`${code}\``));
  const head = [LABELS.parameter[language], LABELS.meaning[language], LABELS.example[language]];
  return [
    `### ${route.summary[language]}`,
    `\`${route.method} ${baseUrl}${route.path}\``,
    route.description[language],
    ...(parameters.length > 0 ? [table(head, parameters)] : []),
    ...(shapes.length > 0
      ? [`${LABELS.answer[language]}: ${shapes.map((name) => `\`${name}\``).join(', ')}`]
      : []),
    ...(codes.length > 0 ? [`${LABELS.refusals[language]}: ${codes.join(', ')}`] : []),
    ...bodies.map(({ json }) => fenced(json)),
    ...examples
      .filter(({ json }) => json !== null)
      .slice(0, 1)
      .map(({ request, json, shortened }) =>
        [
          `${LABELS.example[language]}: \`${request}\`${shortened ? ` (${LABELS.shortened[language]})` : ''}`,
          fenced(json ?? ''),
        ].join('\n\n'),
      ),
  ].join('\n\n');
}

function fieldRow(
  { path, type: { text, shape, isList }, nullable, optional, description }: Field,
  language: Language,
): string[] {
  const type = `\`${shape ?? text}${isList ? '[]' : ''}\``;
  const marks = [...(nullable ? ['`null`'] : []), ...(optional ? [LABELS.optional[language]] : [])];
  return [`\`${path}\``, cell([type, ...marks].join(', ')), cell(description)];
}

const shape = ({ name, description, fields }: DocumentedShape, language: Language): string =>
  [
    `### ${name}`,
    description,
    ...(fields.length > 0
      ? [
          table(
            [LABELS.field[language], LABELS.type[language], LABELS.meaning[language]],
            fields.map((field) => fieldRow(field, language)),
          ),
        ]
      : []),
  ].join('\n\n');

/** The documentation of the interface as Markdown. */
export function docsMarkdown(publication: Publication, reference: ApiReference, language: Language): string {
  const { baseUrl } = publication;
  const problems = documentedProblems().map(({ code, status, text }) => [
    `\`${code}\``,
    String(status),
    cell(text[language]),
  ]);
  return [
    `# ${LABELS.title[language]}: ${markdownText(language === 'ar' ? publication.catalogue.service.name : publication.catalogue.service.nameEn)}`,
    LABELS.lead[language],
    ...proseBefore(publication).map((each) => prose(each, language)),
    ...groupedOperations(reference).flatMap(({ title, operations }) => [
      `## ${title[language]}`,
      ...operations.map((each) => operation(each, baseUrl, language)),
    ]),
    `## ${LABELS.clients[language]}`,
    LABELS.clientsLead[language],
    ...clientSetups(mcpAddress(publication)).map(
      ({ client, where, text }) => `### ${client}\n\n${where[language]}\n\n${fenced(text)}`,
    ),
    `## ${LABELS.problems[language]}`,
    LABELS.problemsLead[language],
    table([LABELS.code[language], LABELS.status[language], LABELS.meaning[language]], problems),
    ...proseAfter(publication).map((each) => prose(each, language)),
    `## ${LABELS.shapes[language]}`,
    LABELS.shapesLead[language],
    ...reference.shapes.map((each) => shape(each, language)),
  ].join('\n\n');
}
