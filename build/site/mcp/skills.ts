import type { Publication } from '../../publication/publication.ts';
import { listOf } from '../answers/answers.ts';
import { skillPath } from '../answers/skills.ts';

/** The extension by which clients are given skills (SEP-2640, final since September 2026). */
export const SKILLS_EXTENSION = { 'io.modelcontextprotocol/skills': {} };

const uriOf = (name: string): string => `skill://${name}/SKILL.md`;

/** The skills as `skills/list` gives them: each is one file, whose digest is that of the bytes served. */
export const listedSkills = (publication: Publication) => {
  const { skills } = listOf('skills', publication);
  return publication.catalogue.skills.map((frontmatter) => {
    const uri = uriOf(frontmatter.name);
    const digest = skills.find(({ name }) => name === frontmatter.name)?.digest;
    return { uri, frontmatter, resources: [{ uri, digest }] };
  });
};

/** The file of each skill, by its address as a resource. */
export const skillResources = ({ catalogue }: Publication): Record<string, string> =>
  Object.fromEntries(catalogue.skills.map(({ name }) => [uriOf(name), skillPath(name)]));
