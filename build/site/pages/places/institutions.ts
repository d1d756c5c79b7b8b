import type { Edition } from '../../../publication/publication.ts';
import type { UniversityRecord } from '../../../schema/university.ts';
import { counted, type Language } from '../language.ts';
import { blocks, group, heading, list } from '../model/block.ts';
import { lineBreak, name, styled } from '../model/inline.ts';
import { type Content, joined, type Piece } from '../model/piece.ts';
import { recordLink } from '../records.ts';
import { byRegion } from './lookup.ts';
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

/** The same under the regions in which they lie. */
export const institutionsByRegion = (
  rows: readonly Institution[],
  edition: Edition,
  language: Language,
  /** Goes before the id of a region to make the anchor of its heading. */
  anchor = '',
): Piece =>
  blocks(
    byRegion(edition.catalogue, rows, ({ record }) => record.regionId).map(({ region, members }) =>
      group('region', [
        heading(
          3,
          [
            region === null ? NO_REGION[language] : recordLink(edition, 'regions', region, language),
            ' ',
            styled('count', counted(language, members.length, INSTITUTIONS)),
          ],
          `${anchor}${region?.id ?? 'no-region'}`,
        ),
        institutionList(members, edition, language),
      ]),
    ),
  );
