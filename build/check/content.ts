import type { Finding } from '../findings/finding.ts';
import type { Document } from '../read/document.ts';
import { type Kind, placeOf } from '../read/places.ts';
import { fillOmitted } from '../schema/omissible.ts';
import type { Entry } from './entry.ts';
import { explainErrors } from './shape/explain.ts';
import { rightParts } from './shape/right-parts.ts';
import { type Partly, SHAPES, type Shape } from './shape/shapes.ts';

type RecordOf<K extends Kind> = (typeof SHAPES)[K] extends Shape<infer T> ? T : never;
/** A record of a kind, as far as its shape is right. */
export type EntryOf<K extends Kind> = Entry<Partly<RecordOf<K>>>;

/** All records as far as their shape is right, by kind: what the rules look at. */
export interface Content {
  readonly universities: readonly EntryOf<'university'>[];
  readonly exams: readonly EntryOf<'exam'>[];
  readonly calendar: readonly EntryOf<'calendar'>[];
  readonly faq: readonly EntryOf<'faq'>[];
  readonly skills: readonly EntryOf<'skill'>[];
  /** These four stand in one file each; the list is empty when the file cannot be understood. */
  readonly regions: readonly EntryOf<'regions'>[];
  readonly service: readonly EntryOf<'service'>[];
  readonly retired: readonly EntryOf<'retired'>[];
  readonly glossary: readonly EntryOf<'glossary'>[];
  /** Every file that was understood. */
  readonly documents: readonly Document[];
  /** Files that are there but could not be understood: their records count as existing. */
  readonly broken: readonly string[];
}

/** Records of one kind that are whole, and what is wrong with the others. */
interface Examined<T> {
  readonly whole: readonly T[];
  readonly entries: readonly Entry<Partly<T>>[];
  readonly findings: readonly Finding[];
}

/** Compares every document of a kind with the shape of that kind. */
function examine<T>(shape: Shape<T>, kind: Kind, documents: readonly Document[]): Examined<T> {
  const whole: T[] = [];
  const entries: Entry<Partly<T>>[] = [];
  const findings: Finding[] = [];
  for (const document of documents) {
    const place = placeOf(document.file);
    if (place?.kind !== kind) continue;
    const value = fillOmitted(shape.schema, document.value);
    if (shape.isWhole(value)) {
      whole.push(value);
      entries.push({ document, name: place.name, value });
      continue;
    }
    const errors = [...(shape.isWhole.errors ?? [])];
    findings.push(...explainErrors(document, errors, value));
    const right = rightParts(value, errors);
    if (shape.isRightAsFarAsItGoes(right)) entries.push({ document, name: place.name, value: right });
  }
  return { whole, entries, findings };
}

/** Compares all documents with the shapes of their kinds. */
export function examineAll(documents: readonly Document[], broken: readonly string[]) {
  const universities = examine(SHAPES.university, 'university', documents);
  const exams = examine(SHAPES.exam, 'exam', documents);
  const calendar = examine(SHAPES.calendar, 'calendar', documents);
  const faq = examine(SHAPES.faq, 'faq', documents);
  const skills = examine(SHAPES.skill, 'skill', documents);
  const regions = examine(SHAPES.regions, 'regions', documents);
  const service = examine(SHAPES.service, 'service', documents);
  const retired = examine(SHAPES.retired, 'retired', documents);
  const glossary = examine(SHAPES.glossary, 'glossary', documents);
  const all = { universities, exams, calendar, faq, skills, regions, service, retired, glossary };
  const content: Content = {
    universities: universities.entries,
    exams: exams.entries,
    calendar: calendar.entries,
    faq: faq.entries,
    skills: skills.entries,
    regions: regions.entries,
    service: service.entries,
    retired: retired.entries,
    glossary: glossary.entries,
    documents,
    broken,
  };
  return { content, records: all, findings: Object.values(all).flatMap(({ findings }) => findings) };
}
