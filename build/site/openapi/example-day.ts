import { Status } from '../../collections/status.ts';
import { answer, type Files, type Publication } from '../../publication/publication.ts';
import { ExamList } from '../../schema/exam.ts';
import { Today } from '../../schema/today.ts';
import { exampleId } from '../answers/examples.ts';
import { exams } from '../answers/exams.ts';
import { status } from '../answers/status.ts';
import { today } from '../answers/today.ts';
import { newestDayOf } from '../derived/newest-day.ts';

/** Where the content knows no day at all. */
const ANY_DAY = '2026-01-01';

/** A publication with its files, as examples show them. */
export interface Shown {
  readonly publication: Publication;
  /** By path. */
  readonly files: Files;
}

/**
 * The same publication with all answers that depend on the day as they were on one that follows from the content: so the
 * description of the interface changes with the content alone, not every morning.
 */
export function onExampleDay({ publication, files }: Shown): Shown {
  const { catalogue, lists } = publication;
  const asOf = newestDayOf([...catalogue.exams, ...catalogue.calendar]) ?? ANY_DAY;
  const edition = { ...publication, asOf };
  const all = catalogue.exams.map((exam) => exams.detailed(exam, edition));
  const id = exampleId('exams', publication);
  const list = exams.envelope(all, edition);
  const shown = { ...edition, lists: { ...lists, exams: list } };
  const dated = [
    answer('/api/agent/exams.json', ExamList, list),
    answer(
      `/api/agent/exams/${id}.json`,
      ExamList,
      exams.envelope(
        all.filter((exam) => exam.id === id),
        edition,
      ),
    ),
    answer('/api/agent/status.json', Status, status(shown)),
    answer('/api/agent/today.json', Today, today(edition)),
  ];
  return {
    publication: shown,
    files: { get: (path) => dated.find((file) => file.path === path) ?? files.get(path) },
  };
}
