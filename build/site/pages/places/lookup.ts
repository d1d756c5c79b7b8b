import { fold } from '../../../../text/fold.ts';
import { sortedBy } from '../../../../text/order.ts';
import type { Catalogue } from '../../../catalogue/catalogue.ts';
import type { FaqRecord } from '../../../schema/faq.ts';
import type { College, Major, RegionRecord, UniversityRecord } from '../../../schema/university.ts';
import { groupBy } from '../../../values/group-by.ts';
import { oncePer } from '../../../values/once-per.ts';
import { coverageOf } from '../../derived/major-holders.ts';
import { regionMembers } from '../../derived/region-members.ts';
import { type Language, nameIn } from '../language.ts';

/** A major as a college lists it. */
export interface Taught {
  readonly university: UniversityRecord;
  readonly college: College;
  readonly major: Major;
}

/** What the pages look up about places, each found by one id. Made once for each catalogue. */
export const lookup = oncePer(({ universities, regions, majors, faq, fields }: Catalogue) => ({
  universities: byId(universities),
  majors: byId(majors),
  fields: new Map(fields.map((field) => [field.code, field])),
  regions: byId(regions),
  coverage: coverageOf({ universities }),
  /** Institutions by the id of their region. */
  inRegion: regionMembers(universities),
  /** Where a major of the vocabulary is listed, by its id. */
  taught: groupBy(
    universities.flatMap((university) =>
      university.colleges.flatMap((college) =>
        college.majors.map((major): Taught => ({ university, college, major })),
      ),
    ),
    ({ major }) => major.major,
  ),
  /** Majors of the same detailed field, by its code. */
  ofField: groupBy(majors, ({ field }) => field),
  /** Questions that deal with an institution, by its id. */
  questions: questionsAbout(faq),
}));

const byId = <T extends { readonly id: string }>(records: readonly T[]): ReadonlyMap<string, T> =>
  new Map(records.map((record) => [record.id, record]));

function questionsAbout(faq: readonly FaqRecord[]): ReadonlyMap<string, readonly FaqRecord[]> {
  const pairs = faq.flatMap((record) =>
    [...new Set([record.appliesTo ?? [], record.about?.universities ?? []].flat())].map((id) => ({
      id,
      record,
    })),
  );
  return new Map(
    [...groupBy(pairs, ({ id }) => id)].map(([id, found]) => [id, found.map(({ record }) => record)]),
  );
}

/** A region with its institutions; null: of those of which no source states it. */
export interface InRegion<T> {
  readonly region: RegionRecord | null;
  readonly members: readonly T[];
}

/** Things in the order of the regions that they lie in; regions with none are left out. */
export function byRegion<T>(
  { regions }: Pick<Catalogue, 'regions'>,
  members: readonly T[],
  regionOf: (member: T) => string | null,
): InRegion<T>[] {
  const groups = groupBy(members, regionOf);
  return [...regions, null].flatMap((region) => {
    const found = groups.get(region?.id ?? null);
    return found === undefined ? [] : [{ region, members: found }];
  });
}

interface Named {
  readonly id: string;
  readonly name: string;
  readonly nameEn: string | null;
}

/** Records in the order of their names in a language: the catalogue has them in that of the Arabic ones. */
export const inOrder = <T extends Named>(records: readonly T[], language: Language): readonly T[] =>
  language === 'ar' ? records : sortedBy(records, (record) => [fold(nameIn(language, record)), record.id]);
