import { createHash } from 'node:crypto';
import { EMPTY_FIELD } from '../../collections/collection.ts';
import { type Edition, MARKDOWN_TYPE, plainFile, type SiteFile } from '../../publication/publication.ts';
import type { Skill, SkillFrontMatter, SkillPlaceholder } from '../../schema/skill.ts';
import { mcpAddress } from './addresses.ts';
import type { CollectionAnswers } from './collection.ts';

export const skillPath = (name: string): string => `/.well-known/agent-skills/${name}/SKILL.md`;

/** Fills in what a skill's author left open, e.g. `{base_url}`. The check refuses any other placeholder. */
function filledIn(text: string, { catalogue: { service }, baseUrl }: Edition): string {
  const values: Readonly<Record<SkillPlaceholder, string>> = {
    base_url: baseUrl,
    mcp_url: mcpAddress(service, baseUrl),
    contact: service.contact,
    requests: String(service.rateLimit.requests),
    empty_field: EMPTY_FIELD.en,
    empty_field_ar: EMPTY_FIELD.ar,
    window_seconds: String(service.rateLimit.windowSeconds),
    client_registration_url: service.identityProvider.clientRegistrationUrl,
    issuer: service.identityProvider.issuer ?? service.identityProvider.authorizationUrl,
  };
  const known = new Map<string, string>(Object.entries(values));
  return text.replaceAll(/\{([a-z_]+)\}/g, (placeholder, name) => known.get(name) ?? placeholder);
}

const textOf = (name: string, edition: Edition): string =>
  filledIn(edition.catalogue.skillTexts.get(name) ?? '', edition);

/** A skill; its digest is that of the bytes served. */
const listed = ({ name, metadata: { title }, description }: SkillFrontMatter, edition: Edition): Skill => ({
  name,
  type: 'skill-md',
  title,
  description,
  url: edition.baseUrl + skillPath(name),
  digest: `sha256:${createHash('sha256').update(textOf(name, edition)).digest('hex')}`,
});

export const skills: CollectionAnswers<'skills'> = {
  elements: (edition) => edition.catalogue.skills.map((skill) => listed(skill, edition)),
  envelope: (elements) => ({ skills: elements }),
};

export const skillTextFiles = (edition: Edition): SiteFile[] =>
  edition.catalogue.skills.map(({ name }) => plainFile(skillPath(name), MARKDOWN_TYPE, textOf(name, edition)));
