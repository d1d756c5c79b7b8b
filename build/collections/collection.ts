import type { TSchema } from 'typebox';
import type { ProblemCode } from '../../edge/http/problems.ts';
import type { Described, InputSchema, Instead } from '../../edge/mcp/publication.ts';
import type { Bilingual } from '../../edge/text/bilingual.ts';
import { ID } from '../schema/shape.ts';

/** Keys of a record that the answers of a tool leave out, joined by dots (`windows.label`). */
export interface LeftOut {
  readonly record: readonly string[];
  /** Further ones of lists. */
  readonly list: readonly string[];
  /** Further ones of an answer that is longer than so many bytes, one after the other until it is not. */
  readonly long?: { readonly bytes: number; readonly keys: readonly string[] };
}

/** A tool of the MCP endpoint, as `tools/list` describes it to a model. */
export interface Tool extends Described {
  readonly properties: InputSchema['properties'];
  readonly required: readonly string[];
  /** Shape of what it gives, before it is made brief (edge/mcp/brief.ts). */
  readonly answer: TSchema;
  /** What its answers leave out; absent: nothing. */
  readonly leftOut?: LeftOut;
  /** What it gives of a record in place of the rest, when an argument says so. */
  readonly instead?: Instead;
}

/** A query parameter by which the list is had in parts. Which values there are is said in build/site/answers. */
export interface Filter {
  readonly parameter: string;
  /** Folder of the site with a file for each part, and `unknown.json` for any other value. */
  readonly folder: string;
  /** Each part is also at its own address, in this folder; another there is answered with this problem. */
  readonly unknown: ProblemCode;
  readonly description: Bilingual;
  /** How a part is called in the path of its address; an id unless told, and then nothing else is accepted there. */
  readonly inPath?: string;
}

/**
 * All that is said of a collection apart from how its answers are computed (build/site/answers). Reading, checking,
 * the editors' schemas, retired ids, routes, OpenAPI, feeds, catalogues and MCP are derived from it.
 *
 * Its list is answered at `/api/agent/<name>`.
 */
export interface Collection {
  /**
   * Where its records stand in the content directory. `folder`: a YAML file each, under the name of the collection;
   * `skills`: a SKILL.md each, in folders of their own; `list`: all in one YAML file, under the name of the collection.
   */
  readonly form: 'folder' | 'skills' | 'list';
  /** One record as an editor writes it. Keys may be marked with `figure` and `refersTo`. */
  readonly record: TSchema;
  /** The key by which a record is known; in a folder it is also the name of the file. */
  readonly idKey: string;
  /** What ids look like: a regular expression without anchors. */
  readonly idPattern: string;
  /** Name of the editors' schema of one file, without `.json`. */
  readonly editorSchema: string;
  readonly one: Bilingual;
  readonly many: Bilingual;
  /** One sentence on what it holds. */
  readonly about: Bilingual;
  /** Keys that no two records may share, spelling variants included. */
  readonly distinct: readonly string[];
  /** Keys by which answers order the records: texts folded, by code points. */
  readonly orderedBy: readonly string[];
  readonly newestFirst?: true;
  /** A program recorded it as it was at the time, so the check does not judge its texts and fixes leave it alone. */
  readonly isHistory?: true;
  /** Under which names `/api/agent/status` counts its records and their parts; the first is the records'. */
  readonly counts: readonly string[];
  /** Group of the documentation that its addresses belong to; its own name unless told. */
  readonly group?: 'universities' | 'calendar' | 'agents' | 'service';
  readonly summary: Bilingual;
  readonly description: Bilingual;
  /** Shape of the list. Its member `member` holds the elements, each of the shape `element`. */
  readonly list: TSchema;
  readonly member: string;
  readonly element: TSchema;
  /**
   * Answers about one record, below the address of the list, at `/api/agent/<name>/<id>`: the envelope of the list with
   * one element, of the shape `element`; both shapes are those of the list unless told. An unknown id is answered with the
   * problem `unknown`. Null: the list says all.
   */
  readonly detail: {
    /** Query parameter that gives the same answer; null: there is none. */
    readonly query: string | null;
    readonly summary: Bilingual;
    readonly answer: TSchema;
    readonly element: TSchema;
    readonly parameter: Bilingual;
    readonly unknown: ProblemCode;
  } | null;
  readonly filters: readonly Filter[];
  /** Free-text search of the list, which the edge function answers; null: there is none. */
  readonly search: {
    readonly parameter: string;
    readonly description: Bilingual;
    readonly example: string;
    readonly maxLength: number;
    readonly answer: TSchema;
    readonly tooLong: ProblemCode;
  } | null;
  /** How NDJSON of the list is called; null: there is none. */
  readonly lines: Bilingual | null;
  /** What catalogues of open data say of it; null: it is no dataset of its own. */
  readonly dataset: {
    readonly title: Bilingual;
    readonly description: Bilingual;
    readonly keywords: readonly string[];
  } | null;
  /** What is said of the list as an MCP resource, whose title is `many` unless told; null: it is none. */
  readonly resource: { readonly title?: string; readonly description: string } | null;
  readonly tools: readonly Tool[];
}

/** What holds of a collection unless its definition says otherwise: much is called like the collection itself. */
export const usual = (name: string, many: Bilingual) =>
  ({
    idKey: 'id',
    idPattern: ID,
    editorSchema: name,
    distinct: [],
    orderedBy: [],
    counts: [name],
    summary: many,
    member: name,
    filters: [],
    search: null,
    lines: many,
    dataset: null,
    resource: null,
    tools: [],
  }) satisfies Partial<Collection>;

/** The same type with some members that may be left out. */
type Without<T, K extends keyof T> = Omit<T, K> & Partial<Pick<T, K>>;
type Detail = Without<NonNullable<Collection['detail']>, 'query' | 'answer' | 'element'>;

/** A collection as its file defines it. */
export interface Definition extends Without<Omit<Collection, 'detail'>, keyof ReturnType<typeof usual>> {
  readonly detail?: Detail;
}

/** What an empty field means: the sentence of the specification, and how far the data bears it out. */
export const EMPTY_FIELD: Bilingual = {
  ar: 'الحقل الفارغ يعني أن الجهة الرسمية لم تعلن القيمة بعد، في حدود ما يظهر من مصدر يُستشهد به، ويبين `missing` ما نعلمه عن السبب. ولا يجوز للتطبيقات أن تملأه بالتخمين.',
  en: 'An empty field means the official body has not announced the value yet, as far as a citable source shows; `missing` says what we know of why. Clients must not fill it by guessing.',
};

/** What the description of every tool says of empty values. */
export const NOT_ANNOUNCED = 'null or empty: give the reason in `missing`, else say "we hold no source"; never guess.';

/** What the description of a tool says of sources that are named once in an answer. */
export const CREDIT =
  'Credit the source of each date or figure that you repeat: `source` and the like are ids in `sources`.';

/** An argument of a tool that takes a text. */
export const textArgument = (maxLength: number, description: string) =>
  ({ type: 'string', maxLength, description }) as const;

/** One that takes a code. */
export const codeArgument = (codes: readonly string[], description: string) =>
  ({ type: 'string', enum: codes, description }) as const;
