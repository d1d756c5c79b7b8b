import { answer, type Publication, type SiteFile } from '../../publication/publication.ts';
import { SkillIndex } from '../../schema/discovery.ts';
import { listOf } from '../answers/answers.ts';

/** The index of skills, with the same records as /api/agent/skills (Agent Skills Discovery 0.2.0). */
export const skillIndexFiles = (publication: Publication): SiteFile[] => [
  answer('/.well-known/agent-skills/index.json', SkillIndex, {
    $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
    ...listOf('skills', publication),
  }),
];
