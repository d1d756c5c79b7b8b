import { markdownAddress, markdownText } from '../../../edge/text/plain-text.ts';
import { EMPTY_FIELD } from '../../collections/collection.ts';
import type { Publication } from '../../publication/publication.ts';
import type { CalendarYear, Period } from '../../schema/calendar.ts';
import type { Exam, ExamWindow } from '../../schema/exam.ts';
import type { FaqRecord } from '../../schema/faq.ts';
import type { Missing } from '../../schema/missing.ts';
import type { Source } from '../../schema/source.ts';
import type { College, UniversityRecord } from '../../schema/university.ts';
import { listOf } from '../answers/answers.ts';
import { certaintyText } from '../answers/credit.ts';
import { ROLLING } from '../answers/exam-status.ts';
import { whyNoAnswer } from '../answers/faq.ts';

type Remarks = Pick<Period, 'startsCertainty' | 'endsCertainty' | 'noteEn' | 'confidence'>;

const UNKNOWN = 'no source held';
const shown = (value: string | number | null): string => (value === null ? UNKNOWN : markdownText(String(value)));
const both = (arabic: string | null, english: string | null): string =>
  arabic === null || english === null ? shown(arabic ?? english) : `${markdownText(arabic)} | ${markdownText(english)}`;
const fact = (label: string, value: string): string => `- ${label}: ${value}`;

const link = ({ title, url, kind, published }: Source): string =>
  `[${markdownText(title)}](${markdownAddress(url)}) (${kind}${published === null ? '' : `, ${published}`})`;
const links = (list: readonly Source[]): string => list.map(link).join('; ');
const sources = (list: readonly Source[]): string => fact('Sources', links(list));
const verified = ({ verifiedOn }: { readonly verifiedOn: string | null }): string =>
  fact('Compared with its sources', verifiedOn ?? 'not yet');

/** Why values are missing, as far as that is known. */
const missing = (of: { readonly [key in string]?: Missing }): string[] => {
  const whys = Object.entries(of).flatMap(([key, why]) => {
    const proof = [why?.lookedOn ?? [], why?.source ? link(why.source) : [], why?.questions ?? []].flat();
    return why === undefined ? [] : `${key} (${[why.reason, ...proof].join(' ')})`;
  });
  return whys.length === 0 ? [] : [fact('Missing', whys.join('; '))];
};

const college = ({ name, nameEn, majors, source, otherSources }: College): string => {
  const names = majors.map((major) => both(major.name, major.nameEn)).join('; ');
  return `  - ${both(name, nameEn)}${names === '' ? '' : `: ${names}`} (source: ${links([source, ...otherSources])})`;
};

function rank({ qsRank, qsRankTo, qsYear }: UniversityRecord): string {
  if (qsRank === null) return 'none known';
  return `${qsRank}${qsRankTo === null ? '' : `–${qsRankTo}`} (${shown(qsYear)})`;
}

const university = (record: UniversityRecord): string =>
  [
    `### ${both(record.name, record.nameEn)}\n`,
    fact('Id', record.id),
    fact('Kind', `${shown(record.kind)} ${record.type}`),
    fact('Region', shown(record.regionId)),
    fact('City', both(record.city, record.cityEn)),
    fact('Site', record.url === null ? UNKNOWN : `<${markdownAddress(record.url)}>`),
    fact('Founded', shown(record.founded)),
    fact('QS rank', rank(record)),
    ...(record.note === null ? [] : [fact('Note', both(record.note, record.noteEn))]),
    verified(record),
    sources(record.sources),
    ...missing(record.missing),
    fact('Colleges', `the list held here is ${record.collegesCoverage}`),
    ...record.colleges.map(college),
  ].join('\n');

function window({ kind, label, labelEn, opens, closes, rollingUntil, citationEn }: ExamWindow): string {
  const days =
    rollingUntil === null
      ? `opens ${shown(opens)}, closes ${shown(closes)}`
      : ROLLING.en.replace('{day}', rollingUntil);
  return `  - ${kind}: ${both(label, labelEn)}: ${days}. ${markdownText(citationEn)}`;
}

const exam = (record: Exam): string =>
  [
    `### ${both(record.name, record.nameEn)}\n`,
    fact('Id', record.id),
    fact('Status', `${record.status}, ${record.statusBasis}: ${markdownText(record.statusLabelEn)}`),
    fact('Body', both(record.body.name, record.body.nameEn)),
    fact('Page', record.url === null ? UNKNOWN : `<${markdownAddress(record.url)}>`),
    fact(
      'Registration page',
      record.registrationUrl === null ? UNKNOWN : `<${markdownAddress(record.registrationUrl)}>`,
    ),
    fact('For', both(record.audience, record.audienceEn)),
    fact('Fee in SAR', shown(record.feeSar)),
    fact('Minutes', shown(record.durationMinutes)),
    fact('Score valid for years', shown(record.validityYears)),
    ...(record.note === null ? [] : [fact('Note', both(record.note, record.noteEn))]),
    ...missing(record.missing),
    verified(record),
    sources(record.sources),
    record.windows.length === 0 ? fact('Windows', 'none found') : '- Windows:',
    ...record.windows.map(window),
  ].join('\n');

/** How certain the days of a period are, and what to know of them. */
function certain({ startsCertainty, endsCertainty, noteEn, confidence }: Remarks): string {
  const first = certaintyText(startsCertainty);
  const last = certaintyText(endsCertainty);
  return [
    ...(first === null ? [] : [`first day ${first.en}`]),
    ...(last === null ? [] : [`last day ${last.en}`]),
    ...(confidence === 'disputed' ? ['sources disagree'] : []),
    ...(noteEn === null ? [] : [markdownText(noteEn)]),
  ]
    .map((remark) => `; ${remark}`)
    .join('');
}

const year = (record: CalendarYear): string =>
  [
    `### ${both(record.label, record.labelEn)}\n`,
    fact('Staff return', shown(record.staffReturn)),
    fact('End of year', shown(record.endOfYear)),
    ...[...record.terms, ...record.holidays].map(
      ({ name, nameEn, starts, startsHijri, ends, endsHijri, ...remarks }) =>
        `- ${both(name, nameEn)}: from ${shown(starts)} (${shown(startsHijri)}) to ${shown(ends)} (${shown(endsHijri)})${certain(remarks)}`,
    ),
    ...record.regionalDifferences.flatMap(({ appliesTo, appliesToEn, changes }) =>
      changes.map(
        ({ name, nameEn, starts, ends, ...remarks }) =>
          `- ${both(appliesTo, appliesToEn)}: ${both(name, nameEn)}: from ${shown(starts)} to ${shown(ends)}${certain(remarks)}`,
      ),
    ),
    fact('Credit', markdownText(record.citationEn)),
    verified(record),
    sources(record.sources),
  ].join('\n');

const question = (record: FaqRecord): string =>
  [
    `### ${both(record.question, record.questionEn)}\n`,
    `${shown(record.answer)}\n`,
    `${shown(record.answerEn)}\n`,
    ...missing(whyNoAnswer(record)),
    fact('Last checked', record.readOn),
    ...(record.validAsOf === null ? [] : [fact('As its sources had it on', record.validAsOf)]),
    verified(record),
    sources(record.sources),
  ].join('\n');

/** /llms-full.txt: all the data as one readable text, every record with its sources. */
export function llmsFull(publication: Publication): string {
  const { catalogue, baseUrl, asOf } = publication;
  const { service } = catalogue;
  const blocks = [
    `# ${markdownText(service.nameEn)}: all data`,
    `> ${markdownText(service.descriptionEn)} Made for ${asOf} (day in Riyadh). Data: CC BY 4.0. The same data as JSON is described at <${baseUrl}/openapi.json>.`,
    `${EMPTY_FIELD.en} Here it reads “${UNKNOWN}”. Credit the source of every date that you republish.`,
    '## National exams',
    ...listOf('exams', publication).exams.map(exam),
    '## Academic calendar',
    ...listOf('calendar', publication).years.map(year),
    '## Questions about admission',
    ...catalogue.faq.map(question),
    '## Universities',
    ...catalogue.universities.map(university),
  ];
  return `${blocks.join('\n\n')}\n`;
}
