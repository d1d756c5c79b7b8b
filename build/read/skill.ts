/** The two parts of a SKILL.md. */
interface SkillParts {
  readonly frontMatter: string;
  /** Line of the file on which the front matter begins. */
  readonly firstLine: number;
  readonly body: string;
}

const FRONT_MATTER = /^---[ \t]*\r?\n([\s\S]*?)(?<=\n)---[ \t]*(?:\r?\n|$)/;

/** Splits a SKILL.md into its YAML front matter and its body; null when it does not begin with one. */
export function splitSkill(text: string): SkillParts | null {
  const match = FRONT_MATTER.exec(text);
  if (match === null) return null;
  const [whole, frontMatter = ''] = match;
  return { frontMatter, firstLine: 2, body: text.slice(whole.length) };
}
