import { derivedFrom } from '../site/derived-from.ts';
import { type Brevity, shortAnswer } from './brief.ts';
import { encode } from './bytes.ts';

/** How many files are kept ready: the lists and a good part of the universities. */
const CAPACITY = 96;

/** Members of a tool's result: a JSON text as structured content, and mirrored as text content. */
export const toolMembers = (json: string): string =>
  `"content":[{"type":"text","text":${JSON.stringify(json)}}],"structuredContent":${json}`;

/** A published JSON file as members of a tool's result, encoded and never parsed. */
export const readToolMembers = derivedFrom((json) => encode(toolMembers(json)), CAPACITY);

/** A published file as a JSON string, encoded. */
export const readQuoted = derivedFrom((text) => encode(JSON.stringify(text)), CAPACITY);

/** Reads the published answers about single records, made short, as members of a tool's result, encoded. */
export const recordReader = (brevity: Brevity | null, baseUrl: string) =>
  derivedFrom(
    (json, path) =>
      encode(toolMembers(JSON.stringify(shortAnswer(JSON.parse(json), brevity, baseUrl, path)))),
    CAPACITY,
  );
