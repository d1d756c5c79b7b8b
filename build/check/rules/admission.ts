import type { Finding } from '../../findings/finding.ts';
import { valueAt } from '../../schema/json-value.ts';
import type { Content } from '../content.ts';
import { findingAt } from '../entry.ts';

/** Weights are all that a weighted score is made of. */
export const weightsMakeAWhole = ({ admission }: Content): Finding[] =>
  admission.flatMap(({ document, value: { tracks = [] } }) =>
    tracks.flatMap(({ weights }, index) => {
      const written = Object.keys(Object(valueAt(document.value, ['tracks', index, 'weights'])));
      // A part of a wrong shape is a finding of its own.
      if (!weights || written.some((key) => !(key in weights))) return [];
      // Percents have two places at most; their sum in binary may be off by less.
      const parts = Object.values(weights).map((part) => part ?? 0);
      const sum = Math.round(parts.reduce((whole, part) => whole + part, 0) * 100) / 100;
      return sum === 100 ? [] : [findingAt(document, ['tracks', index, 'weights'], 'weights-sum', { sum }, 'key')];
    }),
  );

/** A file is called by the institution and the year that it is about; a platform has a name of its own. */
export const admissionIsNamed = ({ admission }: Content): Finding[] =>
  admission.flatMap(({ document, name, value: { id, university, year, name: platform, nameEn } }) => {
    if (id !== name || university === undefined || year === undefined) return [];
    if (university === null && !(platform && nameEn)) return [findingAt(document, ['id'], 'nameless-admission', {})];
    const called = university ?? name.replace(/-\d{4}$/, '');
    const expected = year === null ? called : `${called}-${year}`;
    const key = name.startsWith(called) ? 'year' : 'university';
    return name === expected ? [] : [findingAt(document, [key], 'admission-file', { name, expected })];
  });
