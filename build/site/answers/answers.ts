import { oncePer } from '../../publication/once-per.ts';
import type { Publication, SiteFile } from '../../publication/publication.ts';
import { calendarFiles } from './calendar.ts';
import { claimFiles } from './claim.ts';
import { examFiles } from './exams.ts';
import { faqFiles } from './faq.ts';
import { majorFiles } from './majors.ts';
import { placeFiles } from './places.ts';
import { regionFiles } from './regions.ts';
import { skillFiles } from './skills.ts';
import { statusFiles } from './status.ts';
import { universityFiles } from './universities.ts';

const ANSWERS: readonly ((publication: Publication) => SiteFile[])[] = [
  universityFiles,
  majorFiles,
  regionFiles,
  examFiles,
  calendarFiles,
  placeFiles,
  faqFiles,
  skillFiles,
  claimFiles,
  statusFiles,
];

/** Every answer under /api/agent/, which documents about the interface take their examples from. */
export const answerFiles = oncePer((publication: Publication): SiteFile[] =>
  ANSWERS.flatMap((surface) => surface(publication)),
);
