import { MCP_PATH } from '../../../edge/http/addresses.ts';
import type { Publication } from '../../publication/publication.ts';
import { publishedComponents } from '../../schema/json-schema.ts';
import { isRecord } from '../../schema/json-value.ts';
import { type OpenApi, shapesOf } from './openapi.ts';

/** What a reader can do without: samples, headers that every answer has, and bounds that the service keeps to. */
const DETAILS = ['examples', 'example', 'headers', 'pattern', 'minLength', 'maxLength', 'minItems', 'uniqueItems'];

/**
 * A part of the document without details.
 * @param areNames whether its keys are names of ours, not words of OpenAPI
 */
function lean(value: unknown, areNames = false): unknown {
  if (Array.isArray(value)) return value.map((item) => lean(item));
  if (!isRecord(value)) return value;
  const kept = Object.entries(value).filter(([key]) => areNames || !DETAILS.includes(key));
  return Object.fromEntries(kept.map(([key, part]) => [key, lean(part, key === 'properties')]));
}

/** Shapes in which each meaning is told once, where it comes first. */
function toldOnce(schemas: object): unknown {
  const told = new Set<unknown>();
  return JSON.parse(JSON.stringify(schemas), (key, value) => {
    const isTold = key === 'description' && typeof value === 'string' && told.has(value);
    told.add(value);
    return isTold ? undefined : value;
  });
}

/** The description for agents, which pay for every word: what they ask, and the shapes of its answers. */
export function leanOpenapi(document: OpenApi, publication: Publication): unknown {
  const isAsked = (path: string): boolean => path.startsWith('/api/agent') || path === MCP_PATH;
  const routes = publication.routes.filter(({ path }) => isAsked(path));
  const paths = Object.fromEntries(Object.entries(document.paths).filter(([path]) => isAsked(path)));
  const schemas = toldOnce(publishedComponents(shapesOf({ routes })));
  return lean({ ...document, paths, components: { ...document.components, schemas } });
}
