import type { TSchema } from 'typebox';
import { CalendarYearRecord } from './schema/calendar.ts';
import { ExamRecord } from './schema/exam.ts';
import { FaqRecord } from './schema/faq.ts';
import { GlossaryRecord } from './schema/glossary.ts';
import { selfContained } from './schema/json-schema.ts';
import { asWritten } from './schema/omissible.ts';
import { RetiredIds, ServiceRecord } from './schema/service.ts';
import { Regions, UniversityRecord } from './schema/university.ts';

/** Shapes of the content files, by the name under which their first line names the schema. */
const SHAPES: Readonly<Record<string, TSchema>> = {
  'calendar-year': CalendarYearRecord,
  exam: ExamRecord,
  faq: FaqRecord,
  glossary: GlossaryRecord,
  regions: Regions,
  retired: RetiredIds,
  service: ServiceRecord,
  university: UniversityRecord,
};

/**
 * The schemas by which editors complete and check YAML, as texts by file name. They name draft-07, which all of them
 * understand; nothing in the shapes goes beyond it.
 */
export const editorSchemas = (): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(SHAPES).map(([name, shape]) => [
      `${name}.json`,
      `${JSON.stringify({ $schema: 'http://json-schema.org/draft-07/schema#', ...Object(asWritten(selfContained(shape))) }, null, 2)}\n`,
    ]),
  );
