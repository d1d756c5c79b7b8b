import { contentFile, schemaAddress } from '../../collections/content-files.ts';
import { type Finding, finding } from '../../findings/finding.ts';
import { splitSkill } from '../../read/read.ts';
import { SKILL_PLACEHOLDERS } from '../../schema/skill.ts';
import type { Content } from '../content.ts';
import { mostLikelyMeant } from '../suggestions.ts';

/** No comment cuts a text off, and the one for editors names the schema of the file. */
export const commentsAreMeant = ({ documents }: Content): Finding[] =>
  documents.flatMap(({ file, source, text }) =>
    text === null ? [...(source.includes(' #') ? cutTexts(file, source) : []), ...wrongModeline(file, source)] : [],
  );

/** `key: some words # rest`: a text without quotes of several words, or in Arabic, and what YAML takes for a note. */
const CUT_TEXT =
  /^ *(?:- +)?(?:[A-Za-z]\w*: +)?(?!['"|>#[{]|- |[A-Za-z]\w*: )(?:\S.*?(?: |\p{Script=Arabic}).*?\S|\S*\p{Script=Arabic}\S*) *( #.*)$/u;

/** No note follows a text on its line: YAML would drop it, and it may be half of the text. */
const cutTexts = (file: string, source: string): Finding[] =>
  source.split('\n').flatMap((line, index) => {
    // The expression takes long on a line of many spaces.
    const match = line.includes(' #') && !line.trimStart().startsWith('#') ? CUT_TEXT.exec(line) : null;
    if (match === null || /^\s*(?:- +)?[\w-]+:\s*[|>]/.test(line)) return [];
    const [, dropped = ''] = match;
    const where = { file, line: index + 1, column: line.length - dropped.length + 2 };
    return [finding('cut-by-comment', { dropped: dropped.trim() }, where)];
  });

const MODELINE = /^#\s*yaml-language-server:\s*\$schema=(\S+)/m;

/** The line that tells editors the schema names that of the collection to which the file belongs. */
function wrongModeline(file: string, source: string): readonly Finding[] {
  const owner = contentFile(file)?.owner;
  const match = MODELINE.exec(source);
  if (owner === undefined || match === null) return [];
  const wanted = schemaAddress(file, owner);
  const [line, found = ''] = match;
  if (found === wanted) return [];
  const before = source.slice(0, match.index);
  const where = { file, line: before.split('\n').length, column: line.indexOf(found) + 1 };
  return [finding('wrong-modeline', { found, wanted }, where)];
}

/** The most lines that the Agent Skills format recommends for a body. */
const MOST_LINES = 500;
const KNOWN: readonly string[] = SKILL_PLACEHOLDERS;
const PLACEHOLDER = /\{([A-Za-z_][A-Za-z0-9_-]*)\}/g;

/** A skill has a body of a bearable length. */
export function skillsHaveBodies({ skills }: Content): Finding[] {
  return skills.flatMap(({ document: { file, text } }) => {
    const body = splitSkill(text ?? '')?.body.trim() ?? '';
    if (body === '') return [finding('empty-body', {}, { file })];
    const lines = body.split('\n').length;
    return lines < MOST_LINES ? [] : [finding('body-too-long', { lines }, { file })];
  });
}

/** Every placeholder of a skill is one that the build fills in. */
export function placeholdersAreKnown({ skills }: Content): Finding[] {
  return skills.flatMap(({ document: { file, text } }) =>
    (text ?? '').split('\n').flatMap((line, index) =>
      [...line.matchAll(PLACEHOLDER)].flatMap(({ 1: name = '', index: offset }) => {
        if (KNOWN.includes(name)) return [];
        const where = { file, line: index + 1, column: offset + 1 };
        return [finding('unknown-placeholder', { name, meant: mostLikelyMeant(name, KNOWN), known: KNOWN }, where)];
      }),
    ),
  );
}
