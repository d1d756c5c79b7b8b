import Type from 'typebox';
import CODES from './codes.json' with { type: 'json' };
import { memberOf } from './json-value.ts';
import { about, type Words } from './marks.ts';
import { address, day, nullable, oneOf, PATTERNS, setOf, shape, text } from './shape.ts';

/** In the order in which sources are shown, with what pages call them beside a citation. */
export const SOURCE_KINDS = CODES.sourceKinds satisfies Words;
type SourceKind = keyof typeof SOURCE_KINDS;

const fields = {
  title: about(text, { ar: 'عنوان الصفحة كما يُستشهد بها', en: 'The publication, as a reader would cite it.' }),
  url: about(address, { ar: 'العنوان الذي يفتحها القارئ منه', en: 'Where a reader can open it.' }),
  kind: about(oneOf(SOURCE_KINDS, 'SourceKind'), {
    ar: 'official: الجهة صاحبة القرار؛ press: صحيفة أو وكالة أنباء؛ other: أي مصدر آخر',
    en: 'official: the body that decides; press: a newspaper or agency; other: anything else.',
  }),
  published: about(nullable(Type.String({ pattern: PATTERNS['reduced-day'] })), {
    ar: 'يوم النشر أو شهره أو سنته، وتبقى null إذا لم تذكره الصفحة',
    en: 'Day, month or year of publication; null when the page carries no date.',
  }),
};

/** Whether a record names sources, and among them neither a page of the body that decides nor a newspaper. */
export function isWeaklySourced(record: unknown): boolean {
  const sources = memberOf(record, 'sources');
  return (
    Array.isArray(sources) && sources.length > 0 && sources.every((source) => memberOf(source, 'kind') === 'other')
  );
}

/** How far a record can be relied on: whether a person has looked. */
export const verifiedOn = about(nullable(day), {
  ar: 'آخر يوم راجع فيه محرر السجل على مصادره، وتبقى null إذا لم يراجعه أحد',
  en: 'Day on which an editor last compared the record with its sources; null: nobody has yet.',
});

export const lookedOn = about(nullable(day), {
  ar: 'آخر يوم بُحث فيه عن إعلان لما هو null، وتبقى null إذا لم يُعلم',
  en: 'Day on which an announcement of what is null was last looked for; null: not known.',
});

/** When its sources were last read, which says nothing of the day for which they hold. */
export const readOn = about(day, { ar: 'آخر يوم قُرئت فيه المصادر', en: 'Day on which the sources were last read.' });

/** Never a day of reading: most pages bear no date, and then nobody knows since when they hold, or until when. */
export const validAsOf = about(nullable(day), {
  ar: 'اليوم الذي تصح فيه المعلومة كما تذكر المصادر نفسها، وتبقى null إذا لم تذكر يومًا',
  en: 'Day for which the sources themselves say that this holds; null: they name none.',
});

export const Source = shape('Source', {
  ar: 'الصفحة التي يستند إليها الإعلان',
  en: 'The page that an announcement rests on.',
})(fields);
export type Source = Type.Static<typeof Source>;

const isSourceKind = (value: unknown): value is SourceKind =>
  typeof value === 'string' && Object.hasOwn(SOURCE_KINDS, value);

/** The source that a value describes, without what else it says; null when it describes none. */
export function asSource(value: unknown): Source | null {
  const [title, url, kind, published] = ['title', 'url', 'kind', 'published'].map((key) => memberOf(value, key));
  if (typeof title !== 'string' || typeof url !== 'string' || !isSourceKind(kind)) return null;
  return { title, url, kind, published: typeof published === 'string' ? published : null };
}

export const CONFIDENCES = CODES.confidences satisfies Words;
export const confidence = about(nullable(oneOf(CONFIDENCES, 'Confidence')), {
  ar: 'disputed: اختلفت المصادر المذكورة هنا، واعتُمد أولها؛ null: لم يُقل في ذلك شيء',
  en: 'disputed: the sources named here disagree, and the one that leads is followed; null: nothing is said of it.',
});

export const otherSources = about(Type.Array(Source), {
  ar: 'صفحات أخرى تذكر الشيء نفسه أو بعضه، أو غيره إن اختلفت، ويتقدم الرسمي منها في الإجابات فيكون source',
  en: 'Further pages that say it, a part of it, or something else where it is disputed; in answers an official one leads as `source`.',
});

/** What a single announcement rests on. An editor may leave out all but `source`. */
export const credited = { source: Source, otherSources, confidence };

export const citations = {
  citation: about(text, {
    ar: 'سطر نسبة التواريخ إلى مصدرها، بالعربية، جاهز للعرض بجانبها',
    en: 'Credit line in Arabic, ready to be shown beside the dates.',
  }),
  citationEn: about(text, { ar: 'سطر النسبة نفسه بالإنجليزية', en: 'Credit line in English.' }),
};

/** Pages that something rests on, the one that leads first, and whether they agree. */
export interface Credit {
  readonly sources: readonly Source[];
  readonly confidence: Type.Static<typeof confidence>;
}

/** The keys of `credited` in a window or a period; null: what has no days of its own needs no source. */
export interface Credited {
  readonly source: Source | null;
  readonly otherSources: readonly Source[];
  readonly confidence: Credit['confidence'];
}

/** What a window or a period rests on. */
export const creditOf = ({ source, otherSources, confidence }: Credited): Credit => ({
  sources: source === null ? otherSources : [source, ...otherSources],
  confidence,
});

const RecordSource = shape('RecordSource', {
  ar: 'صفحة يستند إليها السجل، وما تدعمه فيه',
  en: 'A page that a record rests on, with the fields that it supports.',
})({
  ...fields,
  supports: setOf(
    about(text, {
      ar: 'مفتاح في السجل، أو معرّف فصل أو إجازة فيه',
      en: 'A field of the record, or the id of one of its terms or holidays.',
    }),
    { ar: 'ما تدعمه هذه الصفحة في السجل', en: 'What in the record this page supports.' },
  ),
});

export const recordSources = about(Type.Array(RecordSource, { minItems: 1 }), {
  ar: 'الصفحات التي يستند إليها السجل',
  en: 'Sources of the record.',
});

/** A source as answers give it that name it once and refer to it. */
export const CitedSource = shape('CitedSource', {
  en: 'A page that dates of this answer rest on. Anyone who republishes them must credit it.',
})({
  id: about(Type.String({ pattern: '^s[0-9]+$' }), {
    ar: 'ما تشير به التواريخ إليه، في هذه الإجابة وحدها',
    en: 'What dates refer to it by, in this answer alone.',
  }),
  ...fields,
});

export const citedSources = about(Type.Array(CitedSource), {
  ar: 'الصفحات التي تستند إليها الأيام، كل منها مرة واحدة',
  en: 'What the days rest on, each once.',
});

/** What a day rests on, by ids in `sources`. */
export const sourcesOf = (what: { readonly ar: string; readonly en: string }) =>
  about(Type.Array(Type.String()), {
    ar: `معرّفات مصادر ${what.ar} في sources، والمعتمد أولًا، وهي فارغة ما لم يُعلن`,
    en: `Ids in sources of what ${what.en} rests on, the one that leads first; empty while it is not announced.`,
  });
