import { ID } from '../schema/shape.ts';

/** What kind of record a content file holds. */
export type Kind =
  | 'university'
  | 'exam'
  | 'calendar'
  | 'faq'
  | 'regions'
  | 'service'
  | 'retired'
  | 'glossary'
  | 'skill';

interface Place {
  readonly kind: Kind;
  /** The only names that files of this kind may have; the group is the name of the record. */
  readonly pattern: RegExp;
}

const NAME = `(${ID})`;

/** Where every kind of record lives. Nothing else belongs into the content directory. */
export const PLACES: readonly Place[] = [
  { kind: 'university', pattern: new RegExp(`^universities/${NAME}\\.yaml$`) },
  { kind: 'exam', pattern: new RegExp(`^exams/${NAME}\\.yaml$`) },
  { kind: 'calendar', pattern: /^calendar\/(\d{4})\.yaml$/ },
  { kind: 'faq', pattern: new RegExp(`^faq/${NAME}\\.yaml$`) },
  { kind: 'skill', pattern: new RegExp(`^skills/${NAME}/SKILL\\.md$`) },
  { kind: 'regions', pattern: /^(regions)\.yaml$/ },
  { kind: 'service', pattern: /^(service)\.yaml$/ },
  { kind: 'retired', pattern: /^(retired)\.yaml$/ },
  { kind: 'glossary', pattern: /^(glossary)\.yaml$/ },
];

/** Files that every content directory must hold. */
export const REQUIRED_FILES = ['regions.yaml', 'service.yaml', 'retired.yaml', 'glossary.yaml'] as const;

/** What a file holds, judged by its path alone; null for a file that does not belong there. */
export function placeOf(file: string): { readonly kind: Kind; readonly name: string } | null {
  for (const { kind, pattern } of PLACES) {
    const name = pattern.exec(file)?.[1];
    if (name !== undefined) return { kind, name };
  }
  return null;
}
