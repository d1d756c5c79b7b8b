import { createHash } from 'node:crypto';
import { answer, MARKDOWN_TYPE, type Publication, type SiteFile } from '../../publication/publication.ts';
import { SkillList } from '../../schema/agent.ts';
import type { SkillPlaceholder } from '../../schema/skill.ts';

const skillPath = (name: string): string => `/.well-known/agent-skills/${name}/SKILL.md`;

/** Fills in what a skill's author left open, e.g. `{base_url}`. The check refuses any other placeholder. */
function filledIn(text: string, { catalogue: { service }, baseUrl }: Publication): string {
  const values: Readonly<Record<SkillPlaceholder, string>> = {
    base_url: baseUrl,
    contact: service.contact,
    requests: String(service.rateLimit.requests),
    window_seconds: String(service.rateLimit.windowSeconds),
    client_registration_url: service.identityProvider.clientRegistrationUrl,
    issuer: service.identityProvider.issuer ?? service.identityProvider.authorizationUrl,
  };
  const known = new Map<string, string>(Object.entries(values));
  return text.replaceAll(/\{([a-z_]+)\}/g, (placeholder, name) => known.get(name) ?? placeholder);
}

const textOf = (name: string, publication: Publication): string =>
  filledIn(publication.catalogue.skillTexts.get(name) ?? '', publication);

/** The list of skills; each digest is that of the bytes served. */
export const skillList = (publication: Publication): SkillList => ({
  skills: publication.catalogue.skills.map(({ name, metadata: { title }, description }) => ({
    name,
    type: 'skill-md',
    title,
    description,
    url: publication.baseUrl + skillPath(name),
    digest: `sha256:${createHash('sha256').update(textOf(name, publication)).digest('hex')}`,
  })),
});

/** The list of skills and every SKILL.md. */
export const skillFiles = (publication: Publication): SiteFile[] => [
  answer('/api/agent/skills.json', SkillList, skillList(publication)),
  ...publication.catalogue.skills.map(
    ({ name }): SiteFile => ({
      path: skillPath(name),
      contentType: MARKDOWN_TYPE,
      cache: 'short',
      body: textOf(name, publication),
      schema: null,
    }),
  ),
];
