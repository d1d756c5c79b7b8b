import { nameKey } from '../../../edge/mcp/names.ts';
import type { ListTool } from '../../../edge/mcp/publication.ts';
import { COLLECTION_NAMES, type CollectionName, definitionOf } from '../../collections/collections.ts';
import type { Edition } from '../../publication/publication.ts';
import { addressOf, filesByValue } from '../answers/answers.ts';

const files = (name: CollectionName, parameter: string, edition: Edition): Record<string, string> =>
  Object.fromEntries(filesByValue(name, parameter, edition).map(({ value, file }) => [nameKey(value), file]));

/** What each tool that is called `list_` and a collection gives, by its arguments. */
export const listTools = (edition: Edition): Record<string, ListTool> =>
  Object.fromEntries(
    COLLECTION_NAMES.flatMap((name) =>
      definitionOf(name)
        .tools.filter((tool) => tool.name === `list_${name}`)
        .map((tool) => [
          tool.name,
          {
            list: `${addressOf(name)}.json`,
            files: Object.fromEntries(
              Object.keys(tool.properties).map((argument) => [argument, files(name, argument, edition)]),
            ),
          },
        ]),
    ),
  );
