import { fold } from '../../text/fold.ts';
import { sortedBy } from '../../text/order.ts';
import { checkContent } from '../check/check.ts';
import type { Finding } from '../findings/finding.ts';
import { readContent } from '../read/read.ts';
import type { Catalogue } from './catalogue.ts';
import { deepFreeze } from './freeze.ts';

/** What came of a content directory. */
export interface Loaded {
  /** By file, line, column and code. */
  readonly findings: readonly Finding[];
  /** null when any finding is an error. */
  readonly catalogue: Catalogue | null;
}

/**
 * Reads and checks a content directory, and makes the catalogue of it when nothing is wrong.
 * @throws UserError when the directory is missing or cannot be listed
 */
export async function loadContent(dir: string): Promise<Loaded> {
  const reading = await readContent(dir);
  const { records, findings } = checkContent(reading);
  const [service] = records.service.whole;
  const [regions] = records.regions.whole;
  const [glossary] = records.glossary.whole;
  const sound = findings.every((finding) => finding.severity === 'warning');
  if (!sound || service === undefined || regions === undefined || glossary === undefined) {
    return { findings, catalogue: null };
  }
  const skills = records.skills.entries.flatMap(({ document, value: { name, description, metadata } }) =>
    document.text === null || name === undefined || description === undefined || metadata?.title === undefined
      ? []
      : [{ name, title: metadata.title, description, text: document.text }],
  );
  const catalogue: Catalogue = {
    service,
    regions: regions.regions,
    universities: sortedBy(records.universities.whole, ({ name, id }) => [fold(name), id]),
    exams: sortedBy(records.exams.whole, ({ id }) => [id]),
    calendar: sortedBy(records.calendar.whole, ({ year }) => [year]).reverse(),
    faq: sortedBy(records.faq.whole, ({ category, id }) => [category, id]),
    glossary,
    skills,
    contentHash: reading.contentHash,
  };
  return { findings, catalogue: deepFreeze(catalogue) };
}
