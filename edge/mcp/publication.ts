import { MCP_FILE } from '../http/addresses.ts';
import { type Consume, type PublishedSite, parsedFile } from '../site/published-site.ts';
import type { Brevity } from './brief.ts';
import type { JsonObject } from './protocol.ts';

/** An argument of a tool, in the part of JSON Schema that tools use. */
export type ArgumentSchema = { readonly description: string } & (
  | { readonly type: 'string'; readonly maxLength: number }
  | { readonly type: 'string'; readonly enum: readonly string[] }
  | { readonly type: 'integer'; readonly minimum: number; readonly maximum: number }
);

/** What a tool takes: its published input schema. */
export interface InputSchema {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, ArgumentSchema>>;
  readonly required: readonly string[];
  readonly additionalProperties: false;
}

/** What clients show of a tool, of a prompt, of an argument of one and of a resource. */
export interface Described {
  readonly name: string;
  /** For people, in both languages in one line. */
  readonly title: string;
  readonly description: string;
}

/** A prompt; `{name}` in its text stands for the argument of that name. */
export interface Prompt extends Described {
  readonly arguments: readonly (Described & { readonly required: boolean })[];
  readonly text: string;
  /** What stands in the text for an optional argument that is not given. */
  readonly defaults: Readonly<Record<string, string>>;
}

/** Answers that lie in a folder, each by the id of what it is about. */
export interface AnswersAbout {
  /** Beginning of their addresses, up to the id or name. */
  readonly prefix: string;
  readonly vocabulary: string;
  readonly folder: string;
}

/** Some keys of a record, and beside them what answers of another collection hold of it. */
export interface Instead {
  /** The argument that asks for it, and its only value. */
  readonly argument: string;
  readonly value: string;
  /** Member with the record, and which of its keys are given. */
  readonly list: string;
  readonly keys: readonly string[];
  /** Where those answers lie, each by the id of the record, and which of their members is given. */
  readonly folder: string;
  readonly member: string;
  /** As in `Brevity`. */
  readonly leftOut: readonly string[];
}

/** A tool that gives published files. */
export interface FileTool {
  /** By argument, the vocabulary that knows its values. */
  readonly vocabularies: Readonly<Record<string, string>>;
  /** How it answers about a single record; null: like any other request. */
  readonly about: {
    /** The argument that names the record. */
    readonly argument: string;
    /** Where the REST answers lie, each by the id of its record. */
    readonly folder: string;
    /** What is given of a record in place of the rest, when an argument says so; null: there is no such argument. */
    readonly instead: Instead | null;
    /** Member of the list of all records, from which those that one name means are given together; null: a name means one. */
    readonly list: string | null;
    /** What is left out of them; null: nothing. */
    readonly brevity: Brevity | null;
  } | null;
}

export const LISTS = [
  'tools/list',
  'resources/list',
  'resources/templates/list',
  'prompts/list',
  'skills/list',
] as const;

/** Methods whose result is the same for everybody, so the build writes it down whole. */
export type FixedMethod = (typeof LISTS)[number] | 'initialize' | 'server/discover';

/** All that the endpoint needs to know, computed by the build: `MCP_FILE`. */
export interface McpPublication {
  /** Address of the service, without a trailing slash. */
  readonly baseUrl: string;
  /** The server's name, title, version and address, as JSON text. */
  readonly serverInfo: string;
  /** Members of each result as JSON text, without the braces: `"tools":[...]`. */
  readonly fixed: Readonly<Record<FixedMethod, string>>;
  readonly inputs: Readonly<Record<string, InputSchema>>;
  /** Tools that answer from files that the build wrote. */
  readonly fileTools: Readonly<Record<string, FileTool>>;
  /** Published file by resource address. */
  readonly resources: Readonly<Record<string, string>>;
  /** Members of the answer about each skill as JSON text, by its address as a resource. */
  readonly skills: Readonly<Record<string, string>>;
  readonly prompts: Readonly<Record<string, Prompt>>;
  /** What answers about one record or part begin with, and what they are about. */
  readonly templates: readonly AnswersAbout[];
  /** The vocabulary of each argument of prompts and templates. */
  readonly completions: Readonly<Record<string, string>>;
}

/** What a method needs beside its parameters. */
export interface Context {
  readonly site: PublishedSite;
  readonly publication: McpPublication;
  /** What the client says it speaks; empty where it does not say. */
  readonly revision: string;
  readonly consume?: Consume | undefined;
}

/** The JSON text that a tool gives, or a sentence that tells the model what to send instead. */
type ToolAnswer = { readonly json: string } | { readonly fault: string };
export type Tool = (given: JsonObject, context: Context, schema: InputSchema) => Promise<ToolAnswer>;

export const readPublication = parsedFile(MCP_FILE, (text): McpPublication => JSON.parse(text));
