import Type from 'typebox';
import { Formula } from './admission.ts';
import CODES from './codes.json' with { type: 'json' };
import { AcceptedMajor, Coverage, fieldCode } from './major.ts';
import { about, figure, refersTo, type Words } from './marks.ts';
import { missingOf } from './missing.ts';
import { AcceptedRegion } from './region.ts';
import {
  address,
  aliases,
  amount,
  count,
  id,
  integer,
  names,
  notes,
  nullable,
  one,
  oneOf,
  optional,
  PATTERNS,
  part,
  questionIds,
  setOf,
  shape,
  text,
} from './shape.ts';
import { CONFIDENCES, otherSources, recordSources, Source, verifiedOn } from './source.ts';
import { costs, degree, Study } from './study.ts';

export const INSTITUTION_TYPES = CODES.institutionTypes satisfies Words;
export const SECTORS = CODES.sectors satisfies Words;
export const SIZE_BANDS = CODES.sizeBands satisfies Words;

/** What the page of an institution says above its list of colleges. */
export const COVERAGE_EXTENTS = CODES.coverageExtents satisfies Words;

const CollegeMajor = shape('Major', { ar: 'تخصص في كلية', en: 'A specific major of a college.' })({
  id: about(id, { ar: 'معرّف التخصص، ولا يتكرر في كليته', en: 'Identifier of the major, unique within its college.' }),
  name: names.name,
  nameEn: nullable(names.nameEn),
  major: about(refersTo('majors', nullable(id)), {
    ar: 'معرّف هذا التخصص في /api/agent/majors بأي اسم كان، وتبقى null إذا لم يكن فيها',
    en: 'Id of this major in /api/agent/majors, under whatever name; null when it has none.',
  }),
  degree,
  study: nullable(Study),
});
export type CollegeMajor = Type.Static<typeof CollegeMajor>;

const CollegeRecord = part({ ar: 'كلية كما يكتبها المحرر', en: 'A college as an editor writes it.' })({
  id: about(id, {
    ar: 'معرّف الكلية، ولا يتكرر في جامعتها',
    en: 'Identifier of the college, unique within its university.',
  }),
  name: about(nullable(text), {
    ar: 'الاسم بالعربية، وتبقى null إذا لم يذكره مصدر يُستشهد به',
    en: 'Arabic name; null when no citable source gives one.',
  }),
  nameEn: nullable(names.nameEn),
  fields: setOf(
    about(fieldCode, { ar: 'رمز مجال في /api/agent/fields', en: 'Code of a field in /api/agent/fields.' }),
    {
      ar: 'مجالات الدراسة التي يدل عليها اسمها، فتُحسب وإن لم تُذكر تخصصاتها، وهي فارغة إذا لم تُعلم',
      en: 'Fields of education that its name says, so that it counts without listed majors; empty when unknown.',
    },
  ),
  majors: about(Type.Array(CollegeMajor), {
    ar: 'التخصصات التي تذكرها المصادر، وهي فارغة إذا لم تذكر شيئًا',
    en: 'Majors that the sources name; empty: none are named there.',
  }),
  source: Source,
  otherSources,
});
export type CollegeRecord = Type.Static<typeof CollegeRecord>;

export const College = shape('College', {
  ar: 'كلية وتخصصاتها التي تذكرها مصادرها',
  en: 'A college of a university, with the majors that its sources name.',
})({
  ...CollegeRecord.properties,
  isInstitution: optional(Type.Literal(true), {
    ar: 'تظهر إذا كانت المؤسسة نفسها لا كلية فيها، فلا تُعد كلية',
    en: 'Only where this is the institution itself and no college of it: it is not counted as one.',
  }),
});
export type College = Type.Static<typeof College>;

const identifiers = shape('UniversityIdentifiers', {
  ar: 'معرّفات المؤسسة في سجلات أخرى',
  en: 'The same institution in other registers.',
})({
  ror: about(nullable(Type.String({ format: 'uri', pattern: PATTERNS.ror })), {
    ar: 'عنوان المؤسسة في سجل ROR',
    en: 'ROR address.',
  }),
  wikidata: about(nullable(Type.String({ pattern: PATTERNS.wikidata })), {
    ar: 'رقم المؤسسة في ويكي بيانات',
    en: 'Wikidata item.',
  }),
});

const rank = {
  qsRank: about(figure(nullable(integer(1, 5000))), {
    ar: 'الترتيب في تصنيف QS العالمي، أو بداية مداه',
    en: 'Position in the QS World University Rankings, or where its range starts.',
  }),
  qsRankTo: about(nullable(integer(1, 5000)), {
    ar: 'نهاية مدى الترتيب، وتبقى null إذا كان الترتيب رقمًا واحدًا',
    en: 'End of the ranking range; null for an exact position.',
  }),
  qsYear: about(nullable(integer(2000, 2100)), {
    ar: 'سنة إصدار التصنيف، وتبقى null إذا لم يكن ترتيب',
    en: 'Edition of the ranking; null when there is no rank.',
  }),
};
const city = {
  city: about(nullable(text), {
    ar: 'اسم مدينة المقر الرئيس بالعربية',
    en: 'Arabic name of the city of the main campus.',
  }),
  cityEn: about(nullable(text), {
    ar: 'اسم مدينة المقر الرئيس بالإنجليزية',
    en: 'English name of the city of the main campus.',
  }),
};
export const University = shape('University', { ar: 'مؤسسة كما في القائمة', en: 'A university in a list.' })({
  id: about(id, {
    ar: 'معرّف المؤسسة، ويُقبل في المعامل id',
    en: 'University identifier; usable as the `id` query parameter.',
  }),
  name: names.name,
  region: about(nullable(text), {
    ar: 'اسم المنطقة بالعربية، وتبقى null إذا لم يذكره مصدر',
    en: 'Arabic name of the region; null when no citable source states it.',
  }),
  kind: about(nullable(oneOf(SECTORS, 'Sector')), {
    ar: 'القطاع، وتبقى null إذا لم يذكره مصدر يُستشهد به',
    en: 'Sector; null when no citable source states it.',
  }),
  ...rank,
  url: about(Type.String(), {
    ar: 'الموقع الرسمي، وهو نص فارغ إذا لم يذكره مصدر',
    en: 'The official site; the empty string when no citable source states it.',
  }),
  nameEn: names.nameEn,
  regionId: about(nullable(id), {
    ar: 'معرّف المنطقة كما في /api/agent/regions',
    en: 'Id of the region, as in /api/agent/regions.',
  }),
  ...city,
  type: about(oneOf(INSTITUTION_TYPES, 'InstitutionType'), {
    ar: 'هل المؤسسة جامعة أم كلية مستقلة',
    en: 'Whether the institution is a university or a college of its own.',
  }),
});
export type University = Type.Static<typeof University>;

/** Keys of which an institution may say why they are empty. */
export const UNIVERSITY_MISSING = [
  'kind',
  'regionId',
  'city',
  'url',
  'admissionUrl',
  'founded',
  'sizeBand',
  'qsRank',
  'colleges',
  'tuition',
  'housing',
] as const;
const missing = missingOf('UniversityMissing', UNIVERSITY_MISSING);

const bands = Object.entries(SIZE_BANDS);
const COLLEGES = {
  ar: 'الكليات وتخصصاتها كما تذكرها المصادر',
  en: 'Colleges with their majors, as far as citable sources name them.',
};
export const UniversityDetail = shape('UniversityDetail', {
  ar: 'المؤسسة وكلياتها وتخصصاتها',
  en: 'A university with its colleges and specific majors.',
})({
  ...University.properties,
  ...aliases,
  founded: about(figure(nullable(integer(600, 2100))), {
    ar: 'سنة التأسيس بالتقويم الميلادي',
    en: 'Gregorian year in which the institution was founded.',
  }),
  admissionUrl: about(nullable(address), {
    ar: 'صفحة المؤسسة عن القبول في درجاتها الأولى، أو التقديم عليها',
    en: 'Page of the institution about admission to its first degrees, or where one applies.',
  }),
  academicCalendarUrl: about(nullable(address), {
    ar: 'صفحة المؤسسة عن تقويمها الجامعي، وتبقى null إذا لم نجد مصدرًا يذكرها',
    en: 'Page of the institution about its own academic calendar; null: no citable source states it.',
  }),
  sizeBand: about(figure(nullable(oneOf(SIZE_BANDS, 'SizeBand'))), {
    ar: `عدد الطلاب كما يصنفه QS: ${bands.map(([band, { ar }]) => `${band} ${ar}`).join('، ')}`,
    en: `Number of students as QS bands it: ${bands.map(([band, { en }]) => `${band} ${en}`).join(', ')}.`,
  }),
  identifiers,
  collegesCoverage: about(oneOf(COVERAGE_EXTENTS, 'CoverageExtent'), {
    ar: 'كم من قائمة الكليات الفعلية مذكور هنا: القائمة الفارغة لا تعني أبدًا أن ليس لها كليات',
    en: 'How much of the real list of colleges is held here: an empty list never means that there are none.',
  }),
  colleges: about(Type.Array(College), COLLEGES),
  confidence: about(oneOf(CONFIDENCES, 'Confidence'), {
    ar: 'several-sources: اتفقت مصادر مستقلة؛ single-source: لا مصدر يؤيد الآخر؛ disputed: اختلفت المصادر، وتبين الملاحظة فيمَ. ولا تعني أي قيمة أن محررًا راجع السجل: ذلك في verifiedOn',
    en: 'several-sources: independent sources agree; single-source: none agrees with another; disputed: sources disagree, and the note says on what. None of them says that an editor looked: that is verifiedOn.',
  }),
  ...costs,
  ...notes,
  verifiedOn,
  sources: recordSources,
  missing,
  questions: about(questionIds, { ar: 'الأسئلة التي تتناول المؤسسة', en: 'Questions that deal with the institution.' }),
});

/** content/universities/<id>.yaml */
export const UniversityRecord = shape('UniversityRecord', { en: 'A university or college as an editor writes it.' })({
  id: University.properties.id,
  ...names,
  ...aliases,
  type: University.properties.type,
  kind: University.properties.kind,
  regionId: about(refersTo('regions', nullable(id)), {
    ar: 'معرّف المنطقة كما في regions.yaml',
    en: 'Id of a region in regions.yaml.',
  }),
  ...city,
  url: about(nullable(address), { ar: 'الموقع الرسمي', en: 'The official site.' }),
  admissionUrl: UniversityDetail.properties.admissionUrl,
  academicCalendarUrl: UniversityDetail.properties.academicCalendarUrl,
  founded: UniversityDetail.properties.founded,
  sizeBand: UniversityDetail.properties.sizeBand,
  ...rank,
  identifiers,
  confidence: UniversityDetail.properties.confidence,
  ...notes,
  verifiedOn,
  sources: recordSources,
  collegesCoverage: UniversityDetail.properties.collegesCoverage,
  colleges: about(Type.Array(CollegeRecord), COLLEGES),
  ...costs,
  missing,
});
export type UniversityRecord = Type.Static<typeof UniversityRecord>;

const cannotJudge = optional(amount, { ar: 'عدد ما لا يُعرف أينطبق عليه', en: 'How many it cannot judge.' });
const unknown = shape('UnknownCounts', {
  ar: 'كم مؤسسة لا يذكر أي مصدر أينطبق عليها الشرط، فلا هي هنا ولا هي مستبعدة: تظهر كلها في القائمة بلا ذلك الشرط',
  en: 'Of how many institutions no source says whether they meet a condition: they are not listed, and not ruled out. The list without that condition has them: `region` or `kind` is null, or, for `major`, `collegesCoverage` is not complete.',
})({ region: cannotJudge, kind: cannotJudge, major: cannotJudge, field: cannotJudge, founded: cannotJudge });

export const UniversityList = shape('UniversityList', { en: 'Universities, ordered by Arabic name.' })({
  count,
  universities: Type.Array(University),
  regions: optional(Type.Array(AcceptedRegion), {
    ar: 'تظهر إذا كانت قيمة `region` المطلوبة غير معروفة: ما يُقبل منها',
    en: 'Only when the `region` asked for is unknown: what is accepted.',
  }),
  byCollege: optional(Type.Array(University), {
    ar: 'مع `major`: مؤسسات أخرى لها كلية في مجاله ولا نعرف تخصصاتها: محتمل لا مؤكد',
    en: 'With `major`: further institutions with a college of its field, whose majors are not held: likely, not certain.',
  }),
  unknown: Type.Optional(unknown),
  coverage: Type.Optional(Coverage),
  city: Type.Optional(
    shape('AskedCity', {
      ar: 'تظهر إذا كانت قيمة `region` مدينة: فالمؤسسات مؤسساتها',
      en: 'Only when the `region` asked for is a city: the institutions are those of the city.',
    })({
      ...names,
      region: about(id, { ar: 'معرّف المنطقة التي تقع فيها', en: 'Id of the region that it lies in.' }),
      regionUrl: about(address, { ar: 'مؤسسات تلك المنطقة', en: 'The institutions of that region.' }),
    }),
  ),
  majors: optional(Type.Array(AcceptedMajor), {
    ar: 'تظهر إذا كانت قيمة `major` المطلوبة غير معروفة: ما يُقبل منها',
    en: 'Only when the `major` asked for is unknown: what is accepted.',
  }),
});
export type UniversityList = Type.Static<typeof UniversityList>;

/** A row of the list as the tool gives it: what is null is left out. */
const UniversityRow = shape('UniversityRow', { en: 'A university in short.' })({
  id: University.properties.id,
  ...names,
  ...Type.Partial(Type.Pick(University, ['region', 'city'])).properties,
  ...Type.Partial(Type.Pick(University, ['kind', 'qsRank', 'qsRankTo', 'qsYear'])).properties,
  founded: Type.Optional(UniversityDetail.properties.founded),
  fields: Type.Optional(Type.Array(fieldCode)),
});

/** What the tool `list_universities` gives. */
export const UniversityPage = shape('UniversityPage', { en: 'A page of universities.' })({
  total: count,
  count,
  universities: Type.Array(UniversityRow),
  nextCursor: optional(text, {
    ar: 'قيمة `cursor` للصفحة التالية، ولا تظهر في الأخيرة',
    en: '`cursor` of the next page; absent on the last.',
  }),
  formulas: optional(Type.Array(Formula), {
    ar: 'تظهر إذا طُلبت أوزان القبول، فتخلو universities',
    en: 'Only when admission was asked for, and `universities` is empty then.',
  }),
  byCollege: Type.Optional(Type.Array(UniversityRow)),
  unknown: Type.Optional(unknown),
  related: Type.Optional(
    Type.Array(
      shape('RelatedMajor', { en: 'Another major of the same field, with the institutions that teach it.' })({
        ...AcceptedMajor.properties,
        universities: Type.Array(University.properties.id),
      }),
    ),
  ),
  coverage: Type.Optional(Coverage),
  readAs: Type.Optional(
    Type.Object({}, { additionalProperties: text, description: 'What was read otherwise than it was sent.' }),
  ),
  didYouMean: Type.Optional(
    Type.Array(
      about(text, { ar: 'مؤسسة قريبة الاسم، إذا لم يطابق الاسم شيئًا', en: 'An institution, when none has the name.' }),
    ),
  ),
});

export const UniversityAnswer = shape('UniversityAnswer', { en: 'One university, in the envelope of the list.' })({
  count: one,
  universities: Type.Array(UniversityDetail, { minItems: 1, maxItems: 1 }),
});
export type UniversityAnswer = Type.Static<typeof UniversityAnswer>;
