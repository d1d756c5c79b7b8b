import type { Files, Publication } from '../../publication/publication.ts';
import { collectionFiles } from '../answers/answers.ts';
import { newestDayOf } from '../answers/credit.ts';
import { statusFiles } from '../answers/service.ts';
import { todayFiles } from '../answers/today.ts';

/** Where the content knows no day at all. */
const ANY_DAY = '2026-01-01';

/** A publication with its files, as examples show them. */
interface Shown {
  readonly publication: Publication;
  /** By path. */
  readonly files: Files;
}

/**
 * The same publication with all answers that depend on the day as they were on one that follows from the content: so the
 * description of the interface changes with the content alone, not every morning.
 */
export function onExampleDay({ publication, files }: Shown): Shown {
  const { catalogue } = publication;
  const asOf = newestDayOf([...catalogue.exams, ...catalogue.calendar]) ?? ANY_DAY;
  const shown = { ...publication, asOf };
  const dated = new Map(
    [...collectionFiles('exams', shown), ...statusFiles(shown), ...todayFiles(shown)].map((file) => [
      file.path,
      file,
    ]),
  );
  return { publication: shown, files: { get: (path) => dated.get(path) ?? files.get(path) } };
}
