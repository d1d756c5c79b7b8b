import Type from 'typebox';
import CODES from './codes.json' with { type: 'json' };
import { about, type Words } from './marks.ts';
import { count, day, eachMeaning, id, nullable, oneOf, optional, shape, text } from './shape.ts';
import { Source } from './source.ts';

/** Stands between what names an item of a list and what tells it from others of that name: `fees[admission · Master’s]`. */
export const NAME_PARTS = ' · ';

const CHANGE_KINDS = CODES.changeKinds satisfies Words;

export const Change = shape('Change', { en: 'What became another value, and the page that the new one rests on.' })({
  record: about(text, {
    ar: 'المجموعة ومعرّف السجل، مثل `exams/gat`، وهو عنوانه تحت /api/agent/',
    en: 'Collection and id of the record, e.g. `exams/gat`: its address below /api/agent/.',
  }),
  kind: about(oneOf(CHANGE_KINDS, 'ChangeKind'), eachMeaning(CHANGE_KINDS)),
  field: about(nullable(text), {
    ar: 'مسار الحقل في السجل، وعناصر القوائم بأسمائها، مثل `windows[Registration].closes`، وتبقى null إذا كان التغيير في السجل كله',
    en: 'Path of the field in the record, items of a list by what names them, e.g. `windows[Registration].closes`; null where the whole record is meant.',
  }),
  was: about(Type.Unknown(), {
    ar: 'القيمة السابقة، وتبقى null إذا لم تكن معلنة أو موجودة. ولا يُكتب من نص طويل إلا أول ما اختلف من جمله، وتليها «…»',
    en: 'Its value before; null: not announced, or not there. Of a long text the first sentences that differ, and “…”.',
  }),
  now: about(Type.Unknown(), {
    ar: 'القيمة الجديدة، وتبقى null إذا لم تعد معلنة أو موجودة. ولا يُكتب من نص طويل إلا أول ما اختلف من جمله، وتليها «…»، ونصه كله في السجل',
    en: 'Its value since; null: not announced, or no longer there. Of a long text the first sentences that differ, and “…”: the record has it whole.',
  }),
  source: nullable(Source),
});
export type Change = Type.Static<typeof Change>;

/** content/changes/<day>.yaml, which `npm run changes` writes. */
export const ChangeEntry = shape('ChangeEntry', { en: 'What changed in the data since the entry before.' })({
  id: about(id, { ar: 'معرّف القيد', en: 'Identifier of the entry.' }),
  day: about(day, {
    ar: 'اليوم في الرياض الذي سُجلت فيه التغييرات',
    en: 'Day in Riyadh on which the changes were noted.',
  }),
  changes: about(Type.Array(Change, { minItems: 1 }), {
    ar: 'ما تغيّر، ومصدر كل قيمة جديدة',
    en: 'What changed, with the source of each new value.',
  }),
});
export type ChangeEntry = Type.Static<typeof ChangeEntry>;

export const ChangeList = shape('ChangeList', { en: 'What changed in the data, and when.' })({
  count,
  changes: about(Type.Array(ChangeEntry), { ar: 'التغييرات، والأحدث أولًا', en: 'Newest first.' }),
  omitted: optional(Type.Integer({ minimum: 1 }), {
    ar: 'كم تغييرًا من هذا اليوم لا يظهر في latest، وفي عنوان اليوم كلها',
    en: 'How many changes of the day latest leaves out; the address of the day has all.',
  }),
});
export type ChangeList = Type.Static<typeof ChangeList>;
