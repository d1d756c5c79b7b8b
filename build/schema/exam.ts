import Type from 'typebox';
import { figure } from './marks.ts';
import { address, closed, day, id, integer, named, nullable, oneOf, text } from './shape.ts';
import { credited, lookedOn, RecordSource, verifiedOn } from './source.ts';

const windowFields = {
  kind: oneOf(
    ['registration', 'test', 'results'],
    'What happens in the window. Only registration windows decide the status.',
    'WindowKind',
  ),
  label: text('What the window is for, in Arabic.'),
  labelEn: text('The same in English.'),
  opens: nullable(day('First day, included; null: not announced.')),
  closes: nullable(day('Last day, included; null: not announced.')),
  rollingUntil: nullable(
    day(
      'Only for a registration that never closes: the last day for which it is known to be open; null: it is no such window.',
    ),
  ),
  audience: nullable(text('Whom the window is for, in Arabic; null: everyone the exam is for.')),
  audienceEn: nullable(text('The same in English.')),
  ...credited,
};
const citation = text('Credit line in Arabic, ready to be shown beside the dates.');
const citationEn = text('Credit line in English.');

export const ExamWindowRecord = Type.Object(windowFields, closed('A window as an editor writes it.'));
export type ExamWindowRecord = Type.Static<typeof ExamWindowRecord>;

export const ExamWindow = Type.Object(
  { ...windowFields, citation, citationEn },
  named(
    'ExamWindow',
    'A period that the official body announced. Anyone who republishes it must credit its source.',
  ),
);
export type ExamWindow = Type.Static<typeof ExamWindow>;

export const EXAM_STATUSES = ['open', 'upcoming', 'awaiting_announcement'] as const;
const status = oneOf(
  EXAM_STATUSES,
  'open: registration is open on the as-of day; upcoming: a registration window lies ahead; awaiting_announcement: none is announced.',
  'ExamStatus',
);
export type ExamStatus = Type.Static<typeof status>;

const statusChange = Type.Object(
  { date: day('First day on which the new status holds.'), status },
  named('StatusChange', 'A day ahead on which the status will change.'),
);
export type StatusChange = Type.Static<typeof statusChange>;

const body = Type.Object(
  { name: text('Arabic name.'), nameEn: text('English name.'), url: address('Its official site.') },
  named('ExamBody', 'The body that runs the exam.'),
);

const head = {
  id: id('Exam identifier.'),
  name: text('Arabic name.'),
  nameEn: text('English name.'),
  abbreviation: nullable(text('Official abbreviation.')),
  body,
};
const tail = {
  url: nullable(address('The exam’s official page.')),
  registrationUrl: nullable(address('Where one registers.')),
  audience: nullable(text('Whom the exam is for, in Arabic.')),
  audienceEn: nullable(text('The same in English.')),
  sections: Type.Array(
    Type.Object(
      { name: text('Arabic name.'), nameEn: text('English name.') },
      named('ExamSection', 'A part of the exam.'),
    ),
    { description: 'Parts of the exam; empty: no citable source names them.' },
  ),
  delivery: Type.Array(oneOf(['paper', 'computer'], 'How the exam is taken.', 'Delivery'), {
    uniqueItems: true,
    description: 'Ways in which the exam is taken; empty: not stated.',
  }),
  durationMinutes: figure(nullable(integer(1, 1440, 'Length of the exam in minutes.'))),
  scoreRange: figure(
    nullable(
      Type.Object(
        {
          minimum: Type.Number({ description: 'Lowest score.' }),
          maximum: Type.Number({ description: 'Highest score.' }),
        },
        named('ScoreRange', 'Lowest and highest score.'),
      ),
    ),
  ),
  feeSar: figure(nullable(Type.Number({ minimum: 0, description: 'Fee in Saudi riyals.' }))),
  attempts: figure(nullable(integer(1, 100, 'How many times one may sit the exam.'))),
  validityYears: figure(nullable(integer(1, 100, 'For how many years a score is valid.'))),
  note: nullable(text('What a reader should know, in Arabic.')),
  noteEn: nullable(text('The same note in English.')),
};
const sources = Type.Array(RecordSource, { minItems: 1, description: 'Sources of the record.' });

/** content/exams/<id>.yaml. The status is not written: it follows from the windows and the day. */
export const ExamRecord = Type.Object(
  { ...head, ...tail, windows: Type.Array(ExamWindowRecord), lookedOn, verifiedOn, sources },
  named('ExamRecord', 'A national exam as an editor writes it.'),
);
export type ExamRecord = Type.Static<typeof ExamRecord>;

export const Exam = Type.Object(
  {
    ...head,
    status,
    statusLabel: text('The status in Arabic.'),
    statusLabelEn: text('The status in English.'),
    registration: nullable(ExamWindow),
    windows: Type.Array(ExamWindow, {
      description: 'Announced windows, past ones included; empty: none announced.',
    }),
    statusChanges: Type.Array(statusChange, { description: 'Days ahead on which the status will change.' }),
    ...tail,
    lookedOn,
    verifiedOn,
    sources,
  },
  named('Exam', 'A national exam with its announced windows and status.'),
);
export type Exam = Type.Static<typeof Exam>;

export const ExamList = Type.Object(
  {
    asOf: day('Day in Riyadh for which the statuses hold.'),
    validUntil: nullable(day('First day on which any status changes; null: none expected.')),
    exams: Type.Array(Exam),
  },
  named('ExamList', 'The national exams.'),
);
export type ExamList = Type.Static<typeof ExamList>;
