import Type from 'typebox';
import { AcceptedMajor, Coverage, fieldCode } from './major.ts';
import { figure, refersTo } from './marks.ts';
import { AcceptedRegion } from './region.ts';
import { address, count, id, integer, named, nullable, oneOf, PATTERNS, text } from './shape.ts';
import { CONFIDENCES, otherSources, RecordSource, Source, verifiedOn } from './source.ts';

const majorFields = {
  id: id('Identifier of the major, unique within its college.'),
  name: text('Arabic name.'),
  nameEn: nullable(text('English name.')),
  major: refersTo(
    'majors',
    nullable(id('Id of this major in /api/agent/majors, under whatever name; null when it has none.')),
  ),
  degree: nullable(
    oneOf(
      ['diploma', 'bachelor', 'master', 'doctorate', 'postgraduate', 'PharmD', 'DMD'],
      'The degree that the source names; null when it names none.',
      'Degree',
    ),
  ),
};
export const CollegeMajor = Type.Object(majorFields, named('Major', 'A specific major of a college.'));
export type CollegeMajor = Type.Static<typeof CollegeMajor>;

export const College = Type.Object(
  {
    id: id('Identifier of the college, unique within its university.'),
    name: nullable(text('Arabic name; null when no citable source gives one.')),
    nameEn: nullable(text('English name.')),
    fields: Type.Array(fieldCode('Code of a field in /api/agent/fields.'), {
      uniqueItems: true,
      description:
        'Fields of education that its name says, so that it counts without listed majors; empty when unknown.',
    }),
    majors: Type.Array(CollegeMajor, {
      description: 'Majors that the sources name; empty: none are named there.',
    }),
    source: Source,
    otherSources,
  },
  named('College', 'A college of a university, with the majors that its sources name.'),
);
export type College = Type.Static<typeof College>;

const identifiers = Type.Object(
  {
    ror: nullable(Type.String({ format: 'uri', pattern: PATTERNS.ror, description: 'ROR address.' })),
    wikidata: nullable(Type.String({ pattern: PATTERNS.wikidata, description: 'Wikidata item.' })),
  },
  named('UniversityIdentifiers', 'The same institution in other registers.'),
);

export const UNIVERSITY_KINDS = ['public', 'private', 'military'] as const;

const core = {
  id: id('University identifier; usable as the `id` query parameter.'),
  name: text('Arabic name.'),
  kind: nullable(oneOf(UNIVERSITY_KINDS, 'Sector; null when no citable source states it.', 'Sector')),
  qsRank: figure(
    nullable(integer(1, 5000, 'Position in the QS World University Rankings, or where its range starts.')),
  ),
  qsRankTo: nullable(integer(1, 5000, 'End of the ranking range; null for an exact position.')),
  qsYear: nullable(integer(2000, 2100, 'Edition of the ranking; null when there is no rank.')),
};
const nameEn = text('English name.');
const city = nullable(text('Arabic name of the city of the main campus.'));
const cityEn = nullable(text('English name of the city of the main campus.'));
const type = oneOf(
  ['university', 'college'],
  'Whether the institution is a university or a college of its own.',
  'InstitutionType',
);

const alias = text('Another name.');
const detail = {
  aliases: Type.Array(alias, { description: 'Other Arabic names, which feed the search and are no facts.' }),
  aliasesEn: Type.Array(alias, {
    description: 'Other English names, which feed the search and are no facts.',
  }),
  founded: figure(nullable(integer(600, 2100, 'Gregorian year in which the institution was founded.'))),
  admissionUrl: nullable(
    address('Page of the institution about admission to its first degrees, or where one applies.'),
  ),
  sizeBand: figure(
    nullable(
      oneOf(
        ['S', 'M', 'L', 'XL'],
        'Number of students as QS bands it: S below 5,000, M from 5,000, L from 12,000, XL above 30,000.',
        'SizeBand',
      ),
    ),
  ),
  identifiers,
  collegesCoverage: oneOf(
    ['complete', 'partial', 'none'],
    'How much of the real list of colleges is held here: an empty list never means that there are none.',
    'CoverageExtent',
  ),
  colleges: Type.Array(College, {
    description: 'Colleges with their majors, as far as citable sources name them.',
  }),
  confidence: oneOf(
    CONFIDENCES,
    'several-sources: independent sources agree; single-source: none agrees with another; disputed: sources disagree, and the note says on what. None of them says that an editor looked: that is verifiedOn.',
    'Confidence',
  ),
  note: nullable(text('What a reader should know about this record, in Arabic.')),
  noteEn: nullable(text('The same note in English.')),
  verifiedOn,
  sources: Type.Array(RecordSource, { minItems: 1, description: 'Sources of the record.' }),
};

/** content/universities/<id>.yaml */
export const UniversityRecord = Type.Object(
  {
    id: core.id,
    name: core.name,
    nameEn,
    aliases: detail.aliases,
    aliasesEn: detail.aliasesEn,
    type,
    kind: core.kind,
    regionId: refersTo('regions', nullable(id('Id of a region in regions.yaml.'))),
    city,
    cityEn,
    url: nullable(address('The official site.')),
    admissionUrl: detail.admissionUrl,
    founded: detail.founded,
    sizeBand: detail.sizeBand,
    qsRank: core.qsRank,
    qsRankTo: core.qsRankTo,
    qsYear: core.qsYear,
    identifiers,
    confidence: detail.confidence,
    note: detail.note,
    noteEn: detail.noteEn,
    verifiedOn: detail.verifiedOn,
    sources: detail.sources,
    collegesCoverage: detail.collegesCoverage,
    colleges: detail.colleges,
  },
  named('UniversityRecord', 'A university or college as an editor writes it.'),
);
export type UniversityRecord = Type.Static<typeof UniversityRecord>;

const listed = {
  id: core.id,
  name: core.name,
  region: nullable(text('Arabic name of the region; null when no citable source states it.')),
  kind: core.kind,
  qsRank: core.qsRank,
  qsRankTo: core.qsRankTo,
  qsYear: core.qsYear,
  url: Type.String({ description: 'The official site; the empty string when no citable source states it.' }),
  nameEn,
  regionId: nullable(id('Id of the region, as in /api/agent/regions.')),
  city,
  cityEn,
  type,
};

export const University = Type.Object(listed, named('University', 'A university in a list.'));
export type University = Type.Static<typeof University>;

export const UniversityDetail = Type.Object(
  { ...listed, ...detail },
  named('UniversityDetail', 'A university with its colleges and specific majors.'),
);
export type UniversityDetail = Type.Static<typeof UniversityDetail>;

export const UniversityList = Type.Object(
  {
    count,
    universities: Type.Array(University),
    regions: Type.Optional(
      Type.Array(AcceptedRegion, {
        description: 'Only when the `region` asked for is unknown: what is accepted.',
      }),
    ),
    coverage: Type.Optional(Coverage),
    majors: Type.Optional(
      Type.Array(AcceptedMajor, {
        description: 'Only when the `major` asked for is unknown: what is accepted.',
      }),
    ),
  },
  named('UniversityList', 'Universities, ordered by Arabic name.'),
);
export type UniversityList = Type.Static<typeof UniversityList>;

const { id: rowId, name: rowName, nameEn: rowNameEn } = listed;
/** A row of the list as the tool gives it: what is null is left out. */
const UniversityRow = Type.Object(
  {
    id: rowId,
    name: rowName,
    nameEn: rowNameEn,
    ...Object.fromEntries(
      (['region', 'city', 'kind', 'qsRank', 'qsRankTo', 'qsYear'] as const).map((key) => [
        key,
        Type.Optional(listed[key]),
      ]),
    ),
  },
  named('UniversityRow', 'A university in short.'),
);

/** What the tool `list_universities` gives. */
export const UniversityPage = Type.Object(
  {
    total: count,
    count,
    universities: Type.Array(UniversityRow),
    nextCursor: Type.Optional(text('`cursor` of the next page; absent on the last.')),
    byCollege: Type.Optional(Type.Array(UniversityRow)),
    related: Type.Optional(
      Type.Array(
        Type.Object(
          { ...AcceptedMajor.properties, universities: Type.Array(rowId) },
          named('RelatedMajor', 'Another major of the same field, with the institutions that teach it.'),
        ),
      ),
    ),
    coverage: Type.Optional(Coverage),
    didYouMean: Type.Optional(Type.Array(text('An institution, when none has the name.'))),
  },
  named('UniversityPage', 'A page of universities.'),
);

export const UniversityAnswer = Type.Object(
  {
    count: Type.Literal(1),
    universities: Type.Array(UniversityDetail, { minItems: 1, maxItems: 1 }),
  },
  named('UniversityAnswer', 'One university, in the envelope of the list.'),
);
export type UniversityAnswer = Type.Static<typeof UniversityAnswer>;
