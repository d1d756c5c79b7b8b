import { sortedBy } from '../../../edge/text/order.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { Edition } from '../../publication/publication.ts';
import type { Admission, AdmissionRecord } from '../../schema/admission.ts';
import { creditOf } from '../../schema/source.ts';
import type { CollectionAnswers } from './collection.ts';
import { citations } from './credit.ts';

/** The record of admission as the list shows it: an institution is called what its own record says. */
function published(record: AdmissionRecord, { catalogue }: Edition): Admission {
  const { id, university, url, tracks, choices, fees, year, note, noteEn, readOn, lookedOn, verifiedOn } =
    record;
  const { name, nameEn } = catalogue.universities.find((each) => each.id === university) ?? record;
  return {
    id,
    university,
    name: name ?? id,
    nameEn: nameEn ?? id,
    year,
    url,
    tracks,
    choices,
    fees,
    windows: record.windows.map((window) => ({ ...window, ...citations(creditOf(window)) })),
    note,
    noteEn,
    readOn,
    lookedOn,
    verifiedOn,
  };
}

/** What the records of admission are asked for by: the institution, or the platform, whose id begins their own. */
const subjectOf = ({ university, id, year }: Pick<AdmissionRecord, 'university' | 'id' | 'year'>): string =>
  university ?? (year === null ? id : id.replace(`-${year}`, ''));

/** Every institution, whether anything is held of it or not, and the platforms. */
const subjects = ({ universities, admission }: Catalogue): string[] => [
  ...new Set([...universities.map(({ id }) => id), ...admission.map(subjectOf)]),
];

export const admission: CollectionAnswers<'admission'> = {
  elements: (edition) =>
    sortedBy(
      edition.catalogue.admission.map((record) => published(record, edition)),
      // The newest year first, a page without one last.
      ({ name, year }) => [name, String(9999 - Number(year ?? 0))],
    ),
  envelope: (elements) => ({ count: elements.length, admission: elements }),
  filters: {
    university: {
      values: ({ catalogue }) =>
        subjects(catalogue).map((id) => ({
          id,
          accepted: [id],
          matches: catalogue.admission
            .filter((record) => subjectOf(record) === id)
            .map((record) => record.id),
        })),
      unknown: (empty) => empty,
    },
  },
  parts: ({ tracks }) => ({ formulas: tracks.filter(({ weights }) => weights !== null).length }),
  covers: (records) =>
    records.flatMap(({ windows }) => windows.flatMap(({ opens, closes }) => [opens, closes])),
};
