import { groupBy } from '../../../../edge/text/order.ts';
import type { Edition } from '../../../publication/publication.ts';
import type { UniversityRecord } from '../../../schema/university.ts';
import { counted, type Language } from '../language.ts';
import { blocks, group, heading, list } from '../model/block.ts';
import { lineBreak, name, styled } from '../model/inline.ts';
import { type Content, joined, type Piece } from '../model/piece.ts';
import { recordLink } from '../records.ts';
import { INSTITUTIONS, institutionFacts } from './words.ts';

const NO_REGION = {
  ar: 'لم يذكر أي مصدر منطقتها',
  en: 'Region not stated by any source',
} as const satisfies Record<Language, string>;

/** An institution as a row of a list. */
export interface Institution {
  readonly record: UniversityRecord;
  /** What the list says of it besides what it is and where. */
  readonly more?: Content;
  /** What a script filters by: `data-` attributes. */
  readonly data?: Readonly<Record<string, string>>;
}

/** Institutions by their names, which lead to their pages, and what each is. */
export const institutionList = (rows: readonly Institution[], edition: Edition, language: Language): Piece =>
  list(
    rows.map(({ record, more = null }) => [
      recordLink(edition, 'universities', record, language),
      lineBreak,
      styled('fine', joined([...institutionFacts(record, language).map(name), more], ' · ')),
    ]),
    { style: 'rows', data: (index) => rows[index]?.data ?? {} },
  );

/**
 * The same under the regions in which they lie; those of which no source states it come last.
 * @param anchor goes before the id of a region to make the anchor of its heading
 */
export function institutionsByRegion(
  rows: readonly Institution[],
  edition: Edition,
  language: Language,
  anchor = '',
): Piece {
  const members = groupBy(rows, ({ record }) => record.regionId);
  const underHeading = (id: string | null, title: Content): Piece => {
    const found = members.get(id) ?? [];
    const count = styled('count', counted(language, found.length, INSTITUTIONS));
    return group('region', [
      heading(3, [title, ' ', count], `${anchor}${id ?? 'no-region'}`),
      institutionList(found, edition, language),
    ]);
  };
  return blocks([
    ...edition.catalogue.regions
      .filter(({ id }) => members.has(id))
      .map((region) => underHeading(region.id, recordLink(edition, 'regions', region, language))),
    members.has(null) && underHeading(null, NO_REGION[language]),
  ]);
}
