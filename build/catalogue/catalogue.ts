import type { CalendarYearRecord } from '../schema/calendar.ts';
import type { ExamRecord } from '../schema/exam.ts';
import type { FaqRecord } from '../schema/faq.ts';
import type { GlossaryRecord } from '../schema/glossary.ts';
import type { ServiceRecord } from '../schema/service.ts';
import type { RegionRecord, UniversityRecord } from '../schema/university.ts';

/** A skill as its author wrote it; `{base_url}` and its kin are still to be filled in. */
export interface SkillText {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** The whole SKILL.md, front matter included. */
  readonly text: string;
}

/** All content, typed, checked and deeply frozen. Lists are in the order in which answers show them. */
export interface Catalogue {
  readonly service: ServiceRecord;
  readonly regions: readonly RegionRecord[];
  /** By folded Arabic name, by code points. */
  readonly universities: readonly UniversityRecord[];
  /** By id. */
  readonly exams: readonly ExamRecord[];
  /** Newest first. */
  readonly calendar: readonly CalendarYearRecord[];
  /** By category, then id. */
  readonly faq: readonly FaqRecord[];
  readonly glossary: GlossaryRecord;
  readonly skills: readonly SkillText[];
  /** SHA-256 over every content file, as 64 lower-case hex digits. */
  readonly contentHash: string;
}
