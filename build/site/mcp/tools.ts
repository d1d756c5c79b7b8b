import type { InputSchema } from '../../../edge/mcp/publication.ts';
import type { Tool } from '../../collections/collection.ts';
import { COLLECTION_NAMES, type CollectionName, definitionOf } from '../../collections/collections.ts';
import { briefSchema } from '../../schema/brief.ts';
import type { JsonSchema } from '../../schema/json-schema.ts';
import { brevityOf } from './brevity.ts';

/** Every tool, in the order in which clients are shown them, with its collection. */
export const TOOLS: readonly (readonly [CollectionName, Tool])[] = COLLECTION_NAMES.flatMap((name) =>
  definitionOf(name).tools.map((tool) => [name, tool] as const),
);

const inputOf = ({ properties, required }: Tool): InputSchema => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});

const outputOf = (collection: CollectionName, { answer, leftOut }: Tool): JsonSchema =>
  briefSchema(answer, leftOut ? brevityOf(definitionOf(collection).member, leftOut, false).leftOut : null);

/** The tools as `tools/list` gives them. */
export const listedTools = (): unknown[] =>
  TOOLS.map(([collection, tool]) => ({
    name: tool.name,
    title: tool.title,
    description: tool.description,
    inputSchema: inputOf(tool),
    outputSchema: outputOf(collection, tool),
    annotations: {
      title: tool.title,
      readOnlyHint: true,
      destructiveHint: false,
      idempotentHint: true,
      openWorldHint: false,
    },
  }));

/** What each tool takes, by name. */
export const toolInputs = (): Record<string, InputSchema> =>
  Object.fromEntries(TOOLS.map(([, tool]) => [tool.name, inputOf(tool)]));
