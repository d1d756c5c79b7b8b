import Type from 'typebox';
import { count, day, id, named, nullable, oneOf, text } from './shape.ts';
import { Source } from './source.ts';

/** One difference between two versions of the content. */
export const Change = Type.Object(
  {
    record: text('Collection and id of the record, e.g. `exams/gat`: its address below /api/agent/.'),
    kind: oneOf(
      ['added', 'changed', 'retired', 'removed'],
      'added: the record is new; changed: one of its fields; retired: it is gone, and its id is never used again; removed: it is gone.',
      'ChangeKind',
    ),
    field: nullable(
      text(
        'Path of the field in the record, items of a list by what names them, e.g. `windows[Registration].closes`; null where the whole record is meant.',
      ),
    ),
    was: Type.Unknown({ description: 'Its value before; null: not announced, or not there.' }),
    now: Type.Unknown({ description: 'Its value since; null: not announced, or no longer there.' }),
    source: nullable(Source),
  },
  named('Change', 'What became another value, and the page that the new one rests on.'),
);
export type Change = Type.Static<typeof Change>;

/** content/changes/<day>.yaml, which `npm run changes` writes. */
export const ChangeEntry = Type.Object(
  {
    id: id('Identifier of the entry.'),
    day: day('Day in Riyadh on which the changes were noted.'),
    changes: Type.Array(Change, { minItems: 1 }),
  },
  named('ChangeEntry', 'What changed in the data since the entry before.'),
);
export type ChangeEntry = Type.Static<typeof ChangeEntry>;

export const ChangeList = Type.Object(
  {
    count,
    changes: Type.Array(ChangeEntry, { description: 'Newest first.' }),
  },
  named('ChangeList', 'What changed in the data, and when.'),
);
export type ChangeList = Type.Static<typeof ChangeList>;
