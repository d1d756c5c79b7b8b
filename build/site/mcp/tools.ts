import type { TSchema } from 'typebox';
import type { ArgumentSchema, InputSchema } from '../../../edge/mcp/publication.ts';
import { LONGEST_QUERY, MOST_HITS } from '../../../http/limits.ts';
import { Calendar } from '../../schema/calendar.ts';
import { ExamList } from '../../schema/exam.ts';
import { FaqSearchAnswer } from '../../schema/faq.ts';
import { selfContained } from '../../schema/json-schema.ts';
import { UniversityAnswer, UniversityList } from '../../schema/university.ts';

interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly properties: Readonly<Record<string, ArgumentSchema>>;
  readonly required: readonly string[];
  readonly answer: TSchema;
}

const NOT_ANNOUNCED =
  'null or an empty list means that the official body has not announced the value: say so, never guess.';

/** Every tool, in the order in which clients are shown them. */
const TOOLS: readonly Tool[] = [
  {
    name: 'list_universities',
    title: 'الجامعات السعودية · Saudi universities',
    description: `Lists Saudi universities and colleges with id, Arabic and English name, region, city, sector and QS rank. Use it to find an institution's id or to see what a region has; get_university then gives its colleges and majors. ${NOT_ANNOUNCED}`,
    properties: {
      region: {
        type: 'string',
        maxLength: 100,
        description:
          'Only universities of this region: its id (for example `riyadh`) or its Arabic or English name. Leave it out for all.',
      },
    },
    required: [],
    answer: UniversityList,
  },
  {
    name: 'get_university',
    title: 'جامعة وكلياتها وتخصصاتها · One university',
    description: `Gives one university with its colleges, specific majors, founding year and sources. Use it once you have the id from list_universities. \`collegesCoverage\` says how much of the real list is held: an empty or partial list never means that the university has no more. Credit the \`source\` of what you repeat. ${NOT_ANNOUNCED}`,
    properties: {
      id: {
        type: 'string',
        maxLength: 100,
        description: 'University id as list_universities gives it, for example `ksu`.',
      },
    },
    required: ['id'],
    answer: UniversityAnswer,
  },
  {
    name: 'list_exams',
    title: 'الاختبارات الوطنية · National exams',
    description: `Lists the national aptitude, achievement and English exams with status (open, upcoming, awaiting_announcement) on the day \`asOf\`, announced registration and test windows, fees and links. Use it for any question about exam dates or registration. When you repeat a window you must credit its source: \`citation\` and \`citationEn\` hold the line to show. ${NOT_ANNOUNCED}`,
    properties: {},
    required: [],
    answer: ExamList,
  },
  {
    name: 'get_academic_calendar',
    title: 'التقويم الدراسي · Academic calendar',
    description: `Gives the Saudi school calendar as announced, newest year first: terms, holidays and end of year with Gregorian and Hijri (Umm al-Qura) days, and what differs in some places. Use it for any question about school terms and holidays. When you repeat a date you must credit its source: \`citation\` and \`citationEn\` hold the line to show. ${NOT_ANNOUNCED}`,
    properties: {},
    required: [],
    answer: Calendar,
  },
  {
    name: 'search_faq',
    title: 'بحث الأسئلة الشائعة · Search the FAQ',
    description: `Searches frequently asked questions, best first: university admission and the Qabul platform, weighted scores, test rules and attempts, who may apply, foreign certificates, stipends, housing, transfers, scholarships and grants. Arabic (dialect and typing errors too) and English both work. Hits with \`match: "weak"\` share only some words: read them before you rely on them. No hits means that no answer is held, not that there is none. Credit \`sources\` and mention \`validAsOf\`. ${NOT_ANNOUNCED}`,
    properties: {
      q: {
        type: 'string',
        maxLength: LONGEST_QUERY,
        description: `The question or its key words, in Arabic or English, 1 to ${LONGEST_QUERY} characters.`,
      },
      limit: {
        type: 'integer',
        minimum: 1,
        maximum: MOST_HITS,
        description: `How many hits to give, 1 to ${MOST_HITS}; ${MOST_HITS} when left out.`,
      },
    },
    required: ['q'],
    answer: FaqSearchAnswer,
  },
];

const inputOf = ({ properties, required }: Tool): InputSchema => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});

/** The tools as `tools/list` gives them. */
export const listedTools = (): unknown[] =>
  TOOLS.map((tool) => ({
    name: tool.name,
    title: tool.title,
    description: tool.description,
    inputSchema: inputOf(tool),
    outputSchema: selfContained(tool.answer),
    annotations: {
      title: tool.title,
      readOnlyHint: true,
      destructiveHint: false,
      idempotentHint: true,
      openWorldHint: false,
    },
  }));

/** What each tool takes, by name. */
export const toolInputs = (): Record<string, InputSchema> =>
  Object.fromEntries(TOOLS.map((tool) => [tool.name, inputOf(tool)]));
