import { readFileSync } from 'node:fs';
import { LONGEST_QUERY } from '../../../edge/http/addresses.ts';
import { EMPTY_FIELD } from '../../collections/collection.ts';
import { COLLECTION_NAMES, definitionOf } from '../../collections/collections.ts';
import { filledText, type Publication } from '../../publication/publication.ts';
import { gregorianText } from './day-text.ts';
import * as el from './elements.ts';
import { html } from './html.ts';
import { COMMA, DOT, type Language } from './language.ts';
import WORDS from './words.json' with { type: 'json' };

/** A section that is written, not derived: its `id` is its anchor, its `text` what the search of the documentation reads. */
export type ProseSection = ReturnType<typeof proseOf>[number];

/** Parts of a text that begin with lines of a mark; what comes before the first is left out. */
const partsAt = (text: string, mark: string): (readonly [title: string, body: string])[] =>
  `\n${text}`
    .split(`\n${mark} `)
    .slice(1)
    .map((part) => {
      const [title = ''] = part.split('\n', 1);
      return [title, part.slice(title.length + 1)];
    });

/** Shows what an address answers, with the fields of these names alone. */
export type AnswerOf = (address: string, fields: string[]) => el.Piece | null;

/** The little of Markdown that is written here: lists, code (in several languages), answers, strong words, paragraphs. */
function piecesOf(markdown: string, id = '', answerOf: AnswerOf = () => null): el.Pieces {
  const blocks = markdown.match(
    /(?:```.*\n[\s\S]*?\n```\n?)+|(?:- .*\n?(?: {2}.*\n?)*)+|\S(?:.*\n?)(?:(?![-#`])\S.*\n?)*/g,
  );
  return (blocks ?? []).map((block) => {
    if (block.startsWith('```')) {
      const fences = [...block.matchAll(/^```(.*)\n([\s\S]*?)\n```$/gm)];
      const code = fences.map(([, title = '', text = '']) => ({ title, body: el.codeBlock(text) }));
      return code[0]?.title === '' ? code[0].body : el.tabs(`${id}-code`, code);
    }
    const [method, address = '', ...fields] = block.trim().split(' ');
    if (method === 'GET') return answerOf(address, fields);
    const inLine = (text: string) =>
      text
        .replaceAll(/\s*\n\s*/g, ' ')
        .trim()
        .split('**')
        .map((part, index) => (index % 2 === 1 ? el.strong(el.prose(part)) : el.prose(part)));
    return block.startsWith('- ') ? el.list(block.slice(2).split('\n- ').map(inLine)) : el.paragraph(inLine(block));
  });
}

const pagesIn = (language: Language, values: Parameters<typeof filledText>[1] = {}) =>
  partsAt(filledText(new URL(`prose.${language}.md`, import.meta.url), values), '#').map(([head, body]) => {
    const [key = '', ...title] = head.split(': ');
    return { key, title: title.join(': '), lead: body.split('\n', 1)[0] ?? '', body };
  });

/**
 * The pages that people wrote, in the order of the file: each a heading of the first level in the file of each language,
 * which its lead follows.
 */
export function writtenPages() {
  const english = pagesIn('en');
  return pagesIn('ar').map(({ key, title, lead }) => {
    const twin = english.find((each) => each.key === key);
    return { key, title: { ar: title, en: twin?.title ?? '' }, lead: { ar: lead, en: twin?.lead ?? '' } };
  });
}

/** The sections of a written page; an opening `## id: title` begins each. */
export function proseOf(
  page: string,
  { baseUrl, catalogue: { service } }: Publication,
  language: Language,
  answerOf?: AnswerOf,
) {
  const pages = pagesIn(language, {
    baseUrl,
    requests: service.rateLimit.requests,
    seconds: service.rateLimit.windowSeconds,
    version: service.version,
    longest: LONGEST_QUERY,
    ndjson: COLLECTION_NAMES.filter((name) => definitionOf(name).lines !== null)
      .map((name) => `\`/feeds/${name}.ndjson\``)
      .join(', '),
    emptyField: EMPTY_FIELD[language],
  });
  return partsAt(pages.find(({ key }) => key === page)?.body ?? '', '##').map(([head, body]) => {
    const [id = '', ...title] = head.split(': ');
    return { id, title: title.join(': '), text: body, parts: piecesOf(body, id, answerOf) };
  });
}

/** Written only in English, as the project keeps it. */
const inEnglish = (markdown: string): el.Piece => {
  const pieces = el.blocks(piecesOf(markdown));
  return { ...pieces, html: html`<div lang="en" dir="ltr">${pieces.html}</div>` };
};

/** What changed in the interface: all that callers had to act on, then each day, which opens at a touch, by kind. */
export function changelog(language: Language): ProseSection[] {
  const { acted, rule, byDay } = WORDS.changelog[language];
  const text = readFileSync(new URL('../../../CHANGELOG.md', import.meta.url), 'utf8');
  const days = partsAt(text, '##').map(([id, body]) => {
    const [opening = '', ...items] = body.split(/\n+(?=- \*\*)/);
    const title = /^\d{4}-/.test(id) ? gregorianText(id, language) : id;
    const listed = (called: string, own: readonly string[]): el.Piece[] =>
      own.length > 0 ? [el.heading(3, called), inEnglish(own.join('\n'))] : [];
    const kinds = Object.entries(WORDS.changelogKinds).map(([kind, { [language]: called }]) => {
      const own = items.flatMap((item) => (item.startsWith(`- **${kind}** `) ? item.replace(`**${kind}** `, '') : []));
      return { count: own.length > 0 && `${called} ${own.length}`, shown: listed(called, own) };
    });
    const counts = kinds.flatMap(({ count }) => count || []).join(COMMA[language]);
    const parts = [inEnglish(opening), ...kinds.flatMap(({ shown }) => shown)];
    const mend = items.filter((item) => /^- \*\*(?:Breaking|Adapt)/.test(item));
    return { title, mend: listed(title, mend), shown: el.details(title + (counts && DOT) + counts, parts, id) };
  });
  const last = days.find(({ mend }) => mend.length > 0)?.title ?? '';
  const all = [el.paragraph(rule, 'fine'), ...days.flatMap(({ mend }) => mend)];
  return [
    { id: 'breaking', title: acted, text: last, parts: all },
    { id: 'days', title: byDay, text: '', parts: days.map(({ shown }) => shown) },
  ];
}
