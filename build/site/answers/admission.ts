import { fold } from '../../../edge/text/fold.ts';
import { groupBy, sortedBy } from '../../../edge/text/order.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { Edition } from '../../publication/publication.ts';
import type { Admission, AdmissionRecord } from '../../schema/admission.ts';
import { creditOf } from '../../schema/source.ts';
import type { CollectionAnswers } from './collection.ts';
import { citations } from './credit.ts';
import { currentRegistration, firstChange, statusChanges } from './exam-status.ts';
import { statusAt } from './exams.ts';

/** What an institution is called and where its admission is, as its own record says. */
export const institutionOf = ({ university }: AdmissionRecord, { universities }: Catalogue) =>
  universities.find(({ id }) => id === university);

/** Records by the name of the institution: the newest year first, a page without one last. */
export const admissionNamed = ({ catalogue }: Pick<Edition, 'catalogue'>) =>
  sortedBy(
    catalogue.admission.map((record) => {
      const { name, nameEn } = institutionOf(record, catalogue) ?? record;
      return { ...record, name: name ?? record.id, nameEn: nameEn ?? record.id };
    }),
    ({ name, year }) => [fold(name), String(9999 - Number(year ?? 0))],
  );
/** A record that is called what its institution is, by the record of that. */
export type NamedAdmission = ReturnType<typeof admissionNamed>[number];

/** What the status of a record follows from. Nobody says of admission that its days come later. */
export const announced = ({ windows, lookedOn }: AdmissionRecord) => ({ windows, lookedOn, announcedLater: null });

/** The record of admission as the list shows it. */
function published(record: NamedAdmission, { catalogue, asOf }: Edition): Admission {
  const institution = institutionOf(record, catalogue);
  const windows = record.windows.map((window) => ({ ...window, ...citations(creditOf(window)) }));
  const page = record.url ?? institution?.admissionUrl ?? institution?.url ?? '';
  const { id, university, name, nameEn, ...rest } = record;
  return {
    ...{ id, university, name, nameEn },
    ...statusAt(announced(record), page, asOf),
    registration: currentRegistration(windows, asOf),
    ...rest,
    windows,
    statusChanges: statusChanges(announced(record), asOf),
  };
}

/** Every formula by which a weighted score is worked out, in the order of the list. */
export const formulasHeld = (edition: Edition) =>
  admissionNamed(edition).flatMap((record) =>
    record.tracks.flatMap((track) => (track.weights === null ? [] : [{ record, track, weights: track.weights }])),
  );

/** What the records of admission are asked for by: the institution, or the platform, whose id begins their own. */
const subjectOf = ({ university, id, year }: Pick<AdmissionRecord, 'university' | 'id' | 'year'>): string =>
  university ?? (year === null ? id : id.replace(`-${year}`, ''));

export const admission: CollectionAnswers<'admission'> = {
  elements: (edition) => admissionNamed(edition).map((record) => published(record, edition)),
  envelope: (elements, { asOf }) => ({
    asOf,
    validUntil: firstChange(elements),
    count: elements.length,
    admission: elements,
  }),
  filters: {
    university: {
      values: ({ catalogue }) =>
        [...groupBy(catalogue.admission, subjectOf)].map(([id, records]) => ({
          id,
          accepted: [id, id.toUpperCase()],
          matches: records.map((record) => record.id),
        })),
      unmatched: ({ universities, admission }) => {
        const matched = new Set(admission.map(subjectOf));
        return universities.flatMap(({ id }) => (matched.has(id) ? [] : id));
      },
      unknown: (empty) => empty,
    },
  },
  parts: ({ tracks }) => ({ formulas: tracks.filter(({ weights }) => weights !== null).length }),
  covers: (records) => records.flatMap(({ windows }) => windows.flatMap(({ opens, closes }) => [opens, closes])),
};
