import { toolFile } from '../../../edge/http/addresses.ts';
import { type Brevity, shortAnswer } from '../../../edge/mcp/brief.ts';
import type { Vocabulary } from '../../../edge/mcp/directory.ts';
import type { FileTool, InputSchema } from '../../../edge/mcp/publication.ts';
import type { LeftOut, Tool } from '../../collections/collection.ts';
import { COLLECTION_NAMES, type CollectionName, definitionOf } from '../../collections/collections.ts';
import { type Edition, type Files, jsonFile, type SiteFile } from '../../publication/publication.ts';
import { briefSchema } from '../../schema/brief.ts';
import type { JsonSchema } from '../../schema/json-schema.ts';
import { memberOf } from '../../schema/json-value.ts';
import { addressOf } from '../answers/addresses.ts';
import { valuesOf } from '../answers/answers.ts';
import { speltAs, vocabulary } from './directory.ts';

/** Keys of a record as places in the answer that holds it under a member; keys that stand anywhere stay as they are. */
const placesUnder = (member: string, keys: readonly string[]): string[] =>
  keys.map((key) => (key.startsWith('*') ? key : `${member}.${key}`));

/** What the answers of a tool leave out of records under a member, one by one or in a list. */
export const brevityOf = (
  member: string,
  { record, list, long = { bytes: 0, keys: [] } }: LeftOut,
  inList: boolean,
): Brevity => ({
  leftOut: placesUnder(member, inList ? [...record, ...list] : record),
  long: { bytes: long.bytes, keys: placesUnder(member, long.keys) },
});

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
    annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  }));

/** What each tool takes, by name. */
export const toolInputs = (): Record<string, InputSchema> =>
  Object.fromEntries(TOOLS.map(([, tool]) => [tool.name, inputOf(tool)]));

/** A part of a list, by the id that is asked for; null: the whole. */
type Part = readonly [id: string | null, answer: object, file: string];

/** The tools that give a list, parts of it, or its records one by one, with its collection: what rests on published files. */
export const FILE_TOOLS = TOOLS.filter(([name, { answer }]) => {
  const { list, detail } = definitionOf(name);
  return answer === list || answer === detail?.answer;
});

/** The elements of a list that have a value under a key, in the envelope of the list. */
function partOf(list: object, member: string, key: string, value: string): object {
  const elements = memberOf(list, member);
  return { ...list, [member]: Array.isArray(elements) ? elements.filter((each) => memberOf(each, key) === value) : [] };
}

/** Which arguments of a tool name parts of the list. */
const partArguments = (name: CollectionName, { properties, instead }: Tool): string[] =>
  Object.keys(properties).filter((argument) => argument !== definitionOf(name).idKey && argument !== instead?.argument);

/** What a tool gives of more than one record: for each value of its other arguments and for none. */
function filesOf(name: CollectionName, tool: Tool, edition: Edition, answers: Files): SiteFile[] {
  const { idKey, list, member, filters } = definitionOf(name);
  const brevity = tool.leftOut ? brevityOf(member, tool.leftOut, true) : null;
  const hint = idKey in tool.properties ? `send \`${idKey}\`, or ` : '';
  const whole = `${addressOf(name)}.json`;
  const answerAt = (path: string): object => Object(answers.get(path)?.value);
  const partsFor = (argument: string): Part[] => {
    const property = tool.properties[argument];
    if (property !== undefined && 'enum' in property) {
      return property.enum.map((value) => [value, partOf(answerAt(whole), member, argument, value), whole]);
    }
    const folder = filters.find(({ parameter }) => parameter === argument)?.folder;
    return valuesOf(name, argument, edition).map(({ id }) => {
      const file = `${folder}/${id}.json`;
      return [id, answerAt(file), file];
    });
  };
  const parts: Part[] = [
    ...(tool.answer === list ? [[null, answerAt(whole), whole] as const] : []),
    ...partArguments(name, tool).flatMap(partsFor),
  ];
  return parts.map(([id, answer, file]) =>
    jsonFile(toolFile(tool.name, id === null ? [] : [id]), shortAnswer(answer, brevity, edition.baseUrl, file, hint)),
  );
}

/** The answers of every such tool, apart from those about single records, which are made short when they are asked for. */
export const toolFiles = (edition: Edition, answers: Files): SiteFile[] =>
  FILE_TOOLS.flatMap(([name, tool]) => filesOf(name, tool, edition, answers));

const vocabularyName = (name: CollectionName, tool: Tool, argument: string): string =>
  argument === definitionOf(name).idKey ? name : `${tool.name}.${argument}`;

/** The vocabularies of the arguments that name parts of lists, by their names in the directory. */
export const toolVocabularies = (edition: Edition): Record<string, Vocabulary> =>
  Object.fromEntries(
    FILE_TOOLS.flatMap(([name, tool]) =>
      partArguments(name, tool).map((argument) => {
        const property = tool.properties[argument];
        const values =
          property !== undefined && 'enum' in property
            ? property.enum.flatMap((value) => speltAs(value, [value]))
            : valuesOf(name, argument, edition).flatMap(({ id, accepted }) => speltAs(id, accepted));
        const records = [...new Set(values.map(([, id]) => id))].map((id) => ({ id }));
        return [vocabularyName(name, tool, argument), vocabulary(records, values)];
      }),
    ),
  );

function fileTool(name: CollectionName, tool: Tool): FileTool {
  const { idKey, member, list } = definitionOf(name);
  const { properties, leftOut, answer, instead = null } = tool;
  const brevity = leftOut ? brevityOf(member, leftOut, false) : null;
  const folder = addressOf(name);
  const ofSeveral = answer === list ? member : null;
  return {
    vocabularies: Object.fromEntries(
      Object.keys(properties)
        .filter((argument) => argument !== instead?.argument)
        .map((argument) => [argument, vocabularyName(name, tool, argument)]),
    ),
    about: idKey in properties ? { argument: idKey, folder, instead, list: ofSeveral, brevity } : null,
  };
}

/** How each of the tools answers. */
export const FILE_TOOL_ANSWERS: Readonly<Record<string, FileTool>> = Object.fromEntries(
  FILE_TOOLS.map(([name, tool]) => [tool.name, fileTool(name, tool)]),
);
