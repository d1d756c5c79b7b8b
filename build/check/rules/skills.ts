import { type Finding, finding } from '../../findings/finding.ts';
import { mostLikelyMeant } from '../../findings/suggest.ts';
import { splitSkill } from '../../read/skill.ts';
import { SKILL_PLACEHOLDERS } from '../../schema/skill.ts';
import type { Content } from '../content.ts';

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
        const meant = mostLikelyMeant(name, KNOWN);
        return [finding('unknown-placeholder', { name, meant, known: KNOWN }, where)];
      }),
    ),
  );
}
