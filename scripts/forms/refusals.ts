import type { Content } from '../../build/check/content.ts';
import * as figures from '../../build/check/rules/figures.ts';
import { periodsAreOrdered, rollingWindowsNeverClose, windowsAreOrdered } from '../../build/check/rules/periods.ts';
import { changesHaveSources, figuresHaveSources, supportsNameKeys } from '../../build/check/rules/sources.ts';
import { COLLECTION_NAMES, type CollectionName, forEachOf } from '../../build/collections/collections.ts';
import { fileSchema } from '../../build/collections/content-files.ts';
import type { Finding } from '../../build/findings/finding.ts';
import { wordsOf } from '../../build/findings/messages/messages.ts';
import type { Document } from '../../build/read/document.ts';
import { optionalFiller } from '../../build/schema/optional.ts';

/** Rules of the check that look at one record by itself, and at more than one of its fields. */
const RULES: readonly ((content: Content) => readonly Finding[])[] = [
  windowsAreOrdered,
  rollingWindowsNeverClose,
  periodsAreOrdered,
  figures.ranksAreComplete,
  figures.figuresFitEachOther,
  figures.coverageFitsColleges,
  figures.weightsMakeAWhole,
  figuresHaveSources,
  supportsNameKeys,
  changesHaveSources,
];

/**
 * What the check would refuse in a record, in Arabic: a field for each, what is wrong and what to do.
 * @param value without what says nothing
 */
export function refusals(collection: CollectionName, value: unknown): string[] {
  const position = () => ({ line: 1, column: 1 });
  const document: Document = { file: collection, value, text: null, source: '', position, written: () => null };
  const entry = { document, path: [], name: '', value: optionalFiller(fileSchema(collection))(value) };
  const content: Content = {
    ...forEachOf<Pick<Content, CollectionName>>(COLLECTION_NAMES, (name) => (name === collection ? [entry] : [])),
    ...{ service: [], retired: [], published: [], glossary: [], documents: [], broken: [] },
  };
  const errors = RULES.flatMap((rule) => rule(content)).filter(({ severity }) => severity === 'error');
  return errors.map((finding) => `${finding.path.slice(1)}: ${Object.values(wordsOf(finding, 'ar')).join(' ')}`);
}
