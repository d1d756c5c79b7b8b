import type { Source } from '../../schema/source.ts';

const REPORTED: Readonly<Record<Source['kind'], readonly string[]>> = {
  official: [],
  press: ['عن الصحافة | Reported by the press'],
  other: ['مصدر غير رسمي | Unofficial source'],
};

/** A line for a reader of the event alone when its source is not the body that decides; none when it is. */
export const reported = ({ kind }: Source): readonly string[] => REPORTED[kind];
