import { nameKey } from '../../../edge/mcp/names.ts';
import type { ListTool } from '../../../edge/mcp/publication.ts';
import { COLLECTION_NAMES, type CollectionName, definitionOf } from '../../collections/collections.ts';
import type { Edition } from '../../publication/publication.ts';
import { addressOf, filesById, filesByValue } from '../answers/answers.ts';

const files = (name: CollectionName, parameter: string, edition: Edition): Record<string, string> =>
  Object.fromEntries(
    (parameter === definitionOf(name).idKey
      ? filesById(name, edition)
      : filesByValue(name, parameter, edition)
    ).map(({ value, file }) => [nameKey(value), file]),
  );

/** What each tool gives whose answer is the list of a collection, by its arguments. */
export const listTools = (edition: Edition): Record<string, ListTool> =>
  Object.fromEntries(
    COLLECTION_NAMES.flatMap((name) =>
      definitionOf(name)
        .tools.filter((tool) => tool.answer === definitionOf(name).list)
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
