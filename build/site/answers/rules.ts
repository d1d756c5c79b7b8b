import { PROBLEMS, type ProblemCode, problemFile } from '../../../edge/http/problems.ts';
import { jsonRule, type QueryCondition, type Rule } from '../../../edge/http/route-table.ts';
import type { Filter } from '../../collections/collection.ts';
import { type CollectionName, definitionOf, forEachCollection } from '../../collections/collections.ts';
import type { Edition } from '../../publication/publication.ts';
import { oncePer } from '../../values/once-per.ts';
import { addressOf, idOf, recordAddress, recordFile } from './addresses.ts';
import { ANSWERS, recordsOf, valuesOf } from './answers.ts';
import { retiredFile, retiredIds, retiredRules } from './retired.ts';

/** Where a record is answered, by its id in the query and at its own address. */
interface RulesOfRecord {
  readonly asked: Rule;
  readonly own: Rule;
}

/** Made once for each record, so that the rules stay the very same while others are edited. */
const rulesOf = forEachCollection<Record<CollectionName, (record: object) => RulesOfRecord>>((name) =>
  oncePer((record) => {
    const { detail, idKey } = definitionOf(name);
    const id = idOf(name, record);
    return {
      asked: {
        path: addressOf(name),
        query: { [detail?.query ?? idKey]: id },
        file: recordFile(name, id),
        status: 200,
      },
      own: jsonRule(recordAddress(name, id)),
    };
  }),
);

/** Which file answers which query at the address of a collection: the record first, then each filter, then the whole list. */
export function collectionRules(name: CollectionName, edition: Edition): Rule[] {
  const path = addressOf(name);
  const { detail, filters } = definitionOf(name);
  const rule = (query: QueryCondition, file: string, status = 200): Rule => ({ path, query, file, status });
  const asked = detail?.query ?? null;
  return [
    ...(detail === null || asked === null
      ? []
      : [
          ...recordsOf(name, edition.catalogue).map((record) => rulesOf[name](record).asked),
          ...retiredIds(name, edition).map((id) =>
            rule({ [asked]: id }, retiredFile(name, id), PROBLEMS.retired.status),
          ),
          rule({ [asked]: true }, problemFile(detail.unknown), PROBLEMS[detail.unknown].status),
        ]),
    ...filters.flatMap(({ parameter, folder, refused }) => [
      ...valuesOf(name, parameter, edition).flatMap(({ id, accepted }) =>
        accepted.map((value) => rule({ [parameter]: value }, `${folder}/${id}.json`)),
      ),
      ...(refused === undefined
        ? []
        : (ANSWERS[name].filters?.[parameter]?.refused?.(edition) ?? []).flatMap(({ accepted, file }) =>
            accepted.map((value) => rule({ [parameter]: value }, file, PROBLEMS[refused].status)),
          )),
      rule({ [parameter]: true }, `${folder}/unknown.json`),
    ]),
    rule({}, `${path}.json`),
  ];
}

/** The addresses of the single records, and the problem that answers any other address beside them. */
export function recordRules(name: CollectionName, edition: Edition): Rule[] {
  const { detail } = definitionOf(name);
  if (detail === null) return [];
  return [
    ...retiredRules(name, edition),
    ...recordsOf(name, edition.catalogue).map((record) => rulesOf[name](record).own),
    unknownBelow(addressOf(name), detail.unknown),
  ];
}

/** The same for the parts of a list. */
export const partRules = (
  name: CollectionName,
  { parameter, folder, unknown }: Filter,
  edition: Edition,
): Rule[] => [
  ...valuesOf(name, parameter, edition).map(({ id }) => jsonRule(`${folder}/${id}`)),
  unknownBelow(folder, unknown),
];

const unknownBelow = (folder: string, unknown: ProblemCode): Rule => ({
  path: `${folder}/*`,
  query: {},
  file: problemFile(unknown),
  status: PROBLEMS[unknown].status,
});

/** The file that answers each accepted value of a parameter. */
export const filesByValue = (
  name: CollectionName,
  parameter: string,
  edition: Edition,
): { readonly value: string; readonly file: string }[] =>
  collectionRules(name, edition).flatMap(({ query, file, status }) => {
    const value = query[parameter];
    return typeof value === 'string' && status === 200 ? [{ value, file }] : [];
  });
