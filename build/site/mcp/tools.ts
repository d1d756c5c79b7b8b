import type { InputSchema } from '../../../edge/mcp/publication.ts';
import type { Tool } from '../../collections/collection.ts';
import { COLLECTION_NAMES, definitionOf } from '../../collections/collections.ts';
import { briefSchema } from '../../schema/brief.ts';

/** Every tool, in the order in which clients are shown them. */
const TOOLS: readonly Tool[] = COLLECTION_NAMES.flatMap((name) => definitionOf(name).tools);

const inputOf = ({ properties, required }: Tool): InputSchema => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});

/** The tools as `tools/list` gives them. */
export const listedTools = (): unknown[] =>
  TOOLS.map((tool) => ({
    name: tool.name,
    title: tool.title,
    description: tool.description,
    inputSchema: inputOf(tool),
    outputSchema: briefSchema(tool.answer),
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
  Object.fromEntries(TOOLS.map((tool) => [tool.name, inputOf(tool)]));
