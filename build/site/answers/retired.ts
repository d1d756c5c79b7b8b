import { PROBLEM_TYPE } from '../../../edge/http/headers.ts';
import { PROBLEMS, problemDocument } from '../../../edge/http/problems.ts';
import type { Rule } from '../../../edge/http/route-table.ts';
import { COLLECTION_NAMES, type CollectionName, definitionOf } from '../../collections/collections.ts';
import { retiredId } from '../../collections/documents.ts';
import { answer, type Edition, type SiteFile } from '../../publication/publication.ts';
import { Problem } from '../../schema/problem.ts';
import { recordAddress } from './addresses.ts';

/**
 * What is answered at the addresses of records that are gone: a problem that says so, and names the successor where
 * there is one. Its status is 404, because not every host can answer 410.
 */

/** The ids of a collection whose record is gone. */
export const retiredIds = (name: CollectionName, { catalogue }: Edition): string[] =>
  catalogue.retired[name].map(retiredId);

/** The file that answers at the addresses of a retired record. */
export const retiredFile = (name: CollectionName, id: string): string =>
  `/problems/retired/${name}/${id}.json`;

/** A problem document for each retired id that has an address. */
export const retiredFiles = ({ catalogue, baseUrl }: Edition): SiteFile[] =>
  COLLECTION_NAMES.filter((name) => definitionOf(name).detail !== null).flatMap((name) =>
    catalogue.retired[name].map((entry) => {
      const successor =
        typeof entry === 'string'
          ? {}
          : {
              successor: entry.successor,
              successorUrl: baseUrl + recordAddress(name, entry.successor),
            };
      const document = { ...problemDocument('retired', baseUrl), ...successor };
      return answer(retiredFile(name, retiredId(entry)), Problem, document, PROBLEM_TYPE);
    }),
  );

/** The addresses that retired records had of their own, with and without `.json`. */
export const retiredRules = (name: CollectionName, edition: Edition): Rule[] =>
  retiredIds(name, edition).flatMap((id) =>
    ['', '.json'].map((ending) => ({
      path: recordAddress(name, id) + ending,
      query: {},
      file: retiredFile(name, id),
      status: PROBLEMS.retired.status,
    })),
  );
