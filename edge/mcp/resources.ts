import { SHORT_SECONDS } from '../http/headers.ts';
import { readDirectory, vocabularyOf } from './directory.ts';
import { type JsonObject, memberOf } from './json.ts';
import { idsOf } from './names.ts';
import type { Context } from './publication.ts';
import { type Fault, invalidParams, type Result } from './reply.ts';

/** As long as the answers themselves may be kept, in milliseconds. */
const TTL_MS = SHORT_SECONDS * 1000;

/** An address in the words that it stands for; null when it has no such form. */
function decoded(uri: string): string | null {
  try {
    return decodeURIComponent(uri.replaceAll('+', ' '));
  } catch {
    return null;
  }
}

/** The published file that a resource address names; null for none. */
async function fileOf(uri: string, { site, publication: { resources, templates } }: Context) {
  const listed = memberOf(resources, uri);
  if (listed !== undefined) return listed;
  const template = templates.find(({ prefix }) => uri.startsWith(prefix));
  if (template === undefined) return null;
  const { prefix, vocabulary, folder } = template;
  const [id, ...others] = idsOf(
    decoded(uri.slice(prefix.length)) ?? '',
    vocabularyOf(await readDirectory(site), vocabulary),
  );
  return id === undefined || others.length > 0 ? null : `${folder}/${id}.json`;
}

const mimeTypeOf = (uri: string): string => (uri.endsWith('.md') ? 'text/markdown' : 'application/json');

/**
 * `resources/read`: a resource is a JSON answer of the service under its own address, or the text of a skill.
 * @param notFound the code for an unknown resource, which differs between the eras
 */
export async function readResource(
  { uri }: JsonObject,
  context: Context,
  notFound: number,
): Promise<Result | Fault> {
  if (typeof uri !== 'string')
    return invalidParams('`uri` must be the address of a resource; resources/list lists them.');
  const path = await fileOf(uri, context);
  const text = path === null ? null : await context.site.read(path);
  if (text === null) {
    return {
      code: notFound,
      message: 'Resource not found. resources/list lists the resources.',
      data: { uri },
    };
  }
  // A name in Arabic makes no valid address until it is percent-encoded.
  const contents = [{ uri: new URL(uri).href, mimeType: mimeTypeOf(uri), text }];
  return { members: [`"contents":${JSON.stringify(contents)}`], ttlMs: TTL_MS };
}
