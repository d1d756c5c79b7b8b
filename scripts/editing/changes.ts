import { stringify } from 'yaml';
import { COLLECTION_NAMES, definitionOf } from '../../build/collections/collections.ts';
import { schemaAddress } from '../../build/collections/content-files.ts';
import type { Document } from '../../build/read/document.ts';
import type { Change, ChangeEntry } from '../../build/schema/change.ts';
import { isRecord } from '../../build/schema/json-value.ts';
import { keysOf } from '../../build/schema/marks.ts';
import { asSource } from '../../build/schema/source.ts';
import { changesBetween, type FieldChange, type RecordChange } from './diff/changes.ts';

/** Collections whose records are data: what the service says of itself is no news of it. */
const DATA = COLLECTION_NAMES.filter((name) => {
  const { form, isHistory } = definitionOf(name);
  return form !== 'skills' && isHistory !== true;
});

/** A page more that says the same, and the day on which a page was read or for which it holds, change nothing. */
const UNTOLD = /(?:^|\.)(?:otherSources\[|(?:readOn|lookedOn|verifiedOn|validAsOf)$)/;

/** A text longer than this, an address apart, is noted in part: both of an answer would let the history outgrow the answers. */
const LONG = 150;
const SENTENCE_ENDS = /(?<=[.؟?])\s+/u;

/** Of a long text the first sentences that another text does not hold, as many as tell something: not «نعم.» alone. */
function inShort(text: string, other: unknown): string {
  if (text.length <= LONG || text.startsWith('http')) return text;
  const sentences = text.split(SENTENCE_ENDS);
  const others = String(other).split(SENTENCE_ENDS);
  const differing = sentences.filter((each) => !others.includes(each));
  const told = differing.length > 0 ? differing : sentences;
  const shown = told.filter((_, at) => told.slice(0, at).join(' ').length < LONG / 3).join(' ');
  return shown === text ? text : `${shown} …`;
}

/** What the history holds of a value that took the place of another; of an item, what is no list or part of its own. */
function noted(value: unknown, other: unknown = null): unknown {
  if (typeof value === 'string') return inShort(value, other);
  if (!isRecord(value) || asSource(value) !== null) return value;
  const plain = Object.entries(value).filter(([, part]) => part === null || typeof part !== 'object');
  return Object.fromEntries(plain.map(([key, part]) => [key, noted(part)]));
}

/** Of a change that means a record as a whole. */
const WHOLE = { field: null, was: null, now: null };

/** What readers of the answers see of it. */
export function changesOf({ record, kind, fields }: RecordChange): Change[] {
  const [folder, id] = record.split('/');
  const name = DATA.find((each) => each === folder);
  if (name === undefined) return [];
  const { detail, element } = definitionOf(name);
  // What answers show, but for the list of pages: each change names the page that it rests on.
  const keys = new Set(keysOf(detail?.element ?? element, []).filter((key) => key !== 'sources'));
  const changed = (of: string, field: string, { was, now, source }: FieldChange): Change[] => {
    if (!keys.has(field.split(/[.[]/)[0] ?? '') || UNTOLD.test(field)) return [];
    const values = { was: noted(was, now), now: noted(now, was) };
    return [{ record: of, kind: 'changed', field, ...values, source: asSource(source) ?? asSource(now) }];
  };
  if (id !== undefined) {
    // The days that came with a record are news of their own.
    const told = kind === 'changed' ? fields : fields.filter(({ field }) => field.startsWith('windows['));
    const whole = kind === 'changed' ? [] : [{ record, kind, ...WHOLE, source: null }];
    return [...whole, ...told.flatMap((change) => changed(record, change.field, change))];
  }
  // The records of a list stand in one file, as items under its name.
  return fields.flatMap((change) => {
    const [, item = '', field] = /^\w+\[([^\]]*)\](?:\.(.*))?$/.exec(change.field) ?? [];
    if (item === '') return [];
    const of = `${name}/${item}`;
    if (field !== undefined) return changed(of, field, change);
    return [{ record: of, kind: change.was === null ? 'added' : 'removed', ...WHOLE, source: asSource(change.source) }];
  });
}

/**
 * What differs between two readings of the content, as an entry of content/changes.
 * @param day on which it is noted, ISO 8601, in Riyadh
 * @returns null when no answer differs
 */
export function entryOf(before: readonly Document[], after: readonly Document[], id: string, day: string) {
  const changes = changesBetween(before, after, [], 'items').flatMap(changesOf);
  return changes.length === 0 ? null : { id, day, changes };
}

export const entryText = (entry: ChangeEntry): string =>
  `# yaml-language-server: $schema=${schemaAddress(`changes/${entry.id}.yaml`, 'changes')}\n${stringify(entry, { lineWidth: 0, singleQuote: true })}`;
