import { COLLECTION_NAMES, definitionOf } from './collections/collections.ts';
import { DOCUMENT_NAMES } from './collections/documents.ts';
import { fileSchema } from './collections/file-schema.ts';
import { selfContained } from './schema/json-schema.ts';
import { asWritten } from './schema/omissible.ts';

/** Names of the schemas of content files, with what each file belongs to. A SKILL.md is no YAML file. */
const NAMES = [
  ...COLLECTION_NAMES.filter((name) => definitionOf(name).form !== 'skills').map(
    (name) => [definitionOf(name).editorSchema, name] as const,
  ),
  ...DOCUMENT_NAMES.map((name) => [name, name] as const),
];

/**
 * The schemas by which editors complete and check YAML, as texts by file name. They name draft-07, which all of them
 * understand; nothing in the shapes goes beyond it.
 */
export const editorSchemas = (): ReadonlyMap<string, string> =>
  new Map(
    NAMES.map(([name, owner]) => [
      `${name}.json`,
      `${JSON.stringify({ $schema: 'http://json-schema.org/draft-07/schema#', ...Object(asWritten(selfContained(fileSchema(owner)))) }, null, 2)}\n`,
    ]),
  );
