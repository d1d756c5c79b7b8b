import type { Vocabulary } from '../../../edge/mcp/directory.ts';
import { toolFile } from '../../../http/addresses.ts';
import type { Tool } from '../../collections/collection.ts';
import { COLLECTION_NAMES, type CollectionName, definitionOf } from '../../collections/collections.ts';
import { type Edition, jsonFile, type SiteFile } from '../../publication/publication.ts';
import { memberOf } from '../../schema/json-value.ts';
import { addressOf, filesById, filesByValue } from '../answers/answers.ts';
import { briefAnswer, placesIn, shortEnough } from './brief-answer.ts';
import { argumentVocabulary } from './directory.ts';

type Answers = ReadonlyMap<string, SiteFile>;

/** The answers of a tool, each by the id that is asked for; null: none is. */
type Part = readonly [id: string | null, answer: object, file: string];

/** Whether a tool gives the list of its collection, parts of it, or its records one by one: all that can be written in advance. */
const givesFiles = (name: CollectionName, { answer }: Tool): boolean =>
  answer === definitionOf(name).list || answer === definitionOf(name).detail?.answer;

/** Every tool whose answers are files, with its collection. */
const FILE_TOOLS: readonly (readonly [CollectionName, Tool])[] = COLLECTION_NAMES.flatMap((name) =>
  definitionOf(name)
    .tools.filter((tool) => givesFiles(name, tool))
    .map((tool) => [name, tool] as const),
);

const answerAt = (path: string, answers: Answers): object => Object(answers.get(path)?.value);

/** The elements of a list that have a value under a key, in the envelope of the list. */
function partOf(list: object, member: string, key: string, value: string): object {
  const elements = memberOf(list, member);
  return {
    ...list,
    [member]: Array.isArray(elements) ? elements.filter((each) => memberOf(each, key) === value) : [],
  };
}

function partsFor(
  name: CollectionName,
  tool: Tool,
  argument: string,
  edition: Edition,
  answers: Answers,
): Part[] {
  const { idKey, member } = definitionOf(name);
  const property = tool.properties[argument];
  const whole = `${addressOf(name)}.json`;
  if (argument === idKey) {
    return filesById(name, edition).map(({ value, file }) => [value, answerAt(file, answers), file]);
  }
  if (property !== undefined && 'enum' in property) {
    const list = answerAt(whole, answers);
    return property.enum.map((value) => [value, partOf(list, member, argument, value), whole]);
  }
  const files = new Set(filesByValue(name, argument, edition).map(({ file }) => file));
  return [...files].map((file) => [file.replace(/^.*\/|\.json$/g, ''), answerAt(file, answers), file]);
}

/** What a tool gives, for each value of each of its arguments and for none. */
function filesOf(name: CollectionName, tool: Tool, edition: Edition, answers: Answers): SiteFile[] {
  const { idKey, list, member } = definitionOf(name);
  const { leftOut } = tool;
  const inList = [...(leftOut?.record ?? []), ...(leftOut?.list ?? [])];
  const address = (file: string) => `GET ${edition.baseUrl}${file.replace(/\.json$/, '')}`;
  const brief = ([id, answer, file]: Part, keys: readonly string[] = [], hint = ''): SiteFile =>
    jsonFile(toolFile(tool.name, id === null ? [] : [id]), () =>
      leftOut === undefined
        ? answer
        : shortEnough(
            (more) => briefAnswer(answer, placesIn(member, [...keys, ...more]), hint + address(file)),
            leftOut.long,
          ),
    );
  const hint = idKey in tool.properties ? `send \`${idKey}\`, or ` : '';
  const whole = `${addressOf(name)}.json`;
  return [
    ...(tool.answer === list ? [brief([null, answerAt(whole, answers), whole], inList, hint)] : []),
    ...Object.keys(tool.properties).flatMap((argument) =>
      partsFor(name, tool, argument, edition, answers).map((part) =>
        argument === idKey ? brief(part, leftOut?.record) : brief(part, inList, hint),
      ),
    ),
  ];
}

/** The answers of every such tool. */
export const toolFiles = (edition: Edition, answers: Answers): SiteFile[] =>
  FILE_TOOLS.flatMap(([name, tool]) => filesOf(name, tool, edition, answers));

/** The vocabularies of their arguments, by their names in the directory. */
export const toolVocabularies = (edition: Edition): Record<string, Vocabulary> =>
  Object.fromEntries(
    FILE_TOOLS.flatMap(([name, tool]) =>
      Object.keys(tool.properties).map((argument) => argumentVocabulary(name, tool, argument, edition)),
    ),
  );

/** Which vocabulary knows the values of each argument, by tool. */
export const fileTools = (edition: Edition): Record<string, Record<string, string>> =>
  Object.fromEntries(
    FILE_TOOLS.map(([name, tool]) => [
      tool.name,
      Object.fromEntries(
        Object.keys(tool.properties).map((argument) => [
          argument,
          argumentVocabulary(name, tool, argument, edition)[0],
        ]),
      ),
    ]),
  );
