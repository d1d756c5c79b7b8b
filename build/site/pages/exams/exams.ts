import { groupBy, sortedBy } from '../../../../edge/text/order.ts';
import { AUDIENCES, EXAM_STATUSES, type Exam } from '../../../schema/exam.ts';
import { newestDayOf } from '../../answers/credit.ts';
import { standingOn } from '../../answers/exam-status.ts';
import { isUnanswered } from '../../answers/faq.ts';
import { NAVIGATION } from '../addresses.ts';
import type { PageContext } from '../context.ts';
import * as el from '../elements.ts';
import { COMMA, DOT, type Language, nameIn } from '../language.ts';
import { jsonLink, ownButtons, questionList, recordLink, recordPage, subscribeLinks, warned } from '../links.ts';
import type { Page } from '../page.ts';
import { creditLine, distinctSources, provenance, sourcesSection, whyMissing, whyText } from '../provenance.ts';
import { answeredList } from '../questions.ts';
import WORDS from '../words.json' with { type: 'json' };
import { FEE_OF, factsOf, textsOf } from './facts.ts';
import { comingWindows, nextDate, nextWindow, pastWindows, standingDetail, windowList } from './windows.ts';

const ROW_TEXT = WORDS.examsRows;

const examStatus = (exam: Exam, asOf: string, language: Language): el.Piece =>
  el.status(exam.status, standingOn(exam, asOf).label[language]);

/** The exams by need: those that most questions are about come first. */
export const byNeed = ({ exams, questions }: PageContext): Exam[] =>
  [...exams].sort((a, b) => questions.about('exam', b.id).length - questions.about('exam', a.id).length);

/** Whether there is anything to be done or awaited: any other exam has nothing but its name to show. */
const isDated = (exam: Exam, asOf: string, language: Language): boolean =>
  exam.status !== 'awaiting_announcement' || !el.isEmpty(nextDate(exam, asOf, language));

/** An exam by its name, and by an abbreviation that no other one shares. */
const examName = (exam: Exam, publication: PageContext, language: Language): el.Content => {
  const isOwn = publication.exams.filter(({ abbreviation }) => abbreviation === exam.abbreviation).length === 1;
  const short = exam.abbreviation !== null && isOwn && [' ', el.styled('abbreviation', el.name(exam.abbreviation))];
  return [recordLink(publication, 'exams', exam, language), short];
};

/** The next date of an exam, else what is known of its registration. */
const datesOf = (exam: Exam, asOf: string, language: Language, isShort = false): el.Content =>
  nextDate(exam, asOf, language) ?? standingDetail(exam, asOf, language, isShort);

/** Exams with whom each is for, else what it is, unless in short, and dates; only of those with dates does the status say more. */
function examList(exams: readonly Exam[], publication: PageContext, language: Language, isShort = false): el.Piece {
  const { asOf } = publication;
  const row = (exam: Exam): el.Content => {
    const dated = isDated(exam, asOf, language) && examStatus(exam, asOf, language);
    const dates = standingOn(exam, asOf).basis !== 'none-found' && datesOf(exam, asOf, language, true);
    const [what = null] = textsOf(exam, language).filter((text) => text);
    const shown = [!isShort && what !== null && el.name(what), el.joined([dated, dates], DOT)];
    const register =
      exam.status !== 'awaiting_announcement' &&
      exam.registrationUrl !== null &&
      el.button(exam.registrationUrl, ROW_TEXT[language].go, `${ROW_TEXT[language].go}: ${nameIn(language, exam)}`);
    const told = shown.flatMap((line) => (el.isEmpty(line) ? [] : el.styled('fine', line)));
    return [el.joined([examName(exam, publication, language), ...told], el.lineBreak), el.actions([register])];
  };
  return el.list(exams.map(row), { style: 'rows exams' });
}

/** The exams with dates, those that are open first; null: none has any. */
function datedExams(publication: PageContext, language: Language, isShort = false): el.Piece | null {
  const dated = byNeed(publication).filter((exam) => isDated(exam, publication.asOf, language));
  const sorted = Object.keys(EXAM_STATUSES).flatMap((code) => dated.filter(({ status }) => status === code));
  return sorted.length === 0 ? null : examList(sorted, publication, language, isShort);
}

/** Exams without dates, students' first, under what is known of them. */
function undatedExams(publication: PageContext, language: Language): ReadonlyMap<string, readonly Exam[]> {
  const order = [...Object.keys(AUDIENCES), null];
  const undated = byNeed(publication).filter((exam) => !isDated(exam, publication.asOf, language));
  const sorted = order.flatMap((kind) => undated.filter(({ audienceKind }) => audienceKind === kind));
  return groupBy(sorted, (exam) => standingOn(exam, publication.asOf).label[language]);
}

/** How many exams without dates the home page names at once, and questions that the list of exams answers. */
const MOST_NAMED = 4;
const MOST_ASKED = 12;

/** The exams in short: what is open or dated line by line, and the others by their names. */
export const examsInShort = (publication: PageContext, language: Language): el.Piece =>
  el.blocks([
    datedExams(publication, language, true),
    ...[...undatedExams(publication, language)].map(([label, exams]) => {
      const named = exams.map((exam) => examName(exam, publication, language));
      const list = el.folded(named, MOST_NAMED, ROW_TEXT[language].more, (some) => el.list(some, { style: 'columns' }));
      return el.group('undated', [el.paragraph(`${label}:`, 'muted'), list]);
    }),
  ]);

/** All exams at a glance: what is open or dated, the others of students, those of others, and what is asked of them. */
export function examsPage(publication: PageContext, language: Language): Page {
  const text = WORDS.examsList[language];
  const undated = [...undatedExams(publication, language)];
  const isForStudents = ({ audienceKind }: Exam): boolean => audienceKind === 'students';
  const others = undated.flatMap(([, exams]) => exams.filter((exam) => !isForStudents(exam)));
  const named = others.map((exam) => examName(exam, publication, language));
  const asked = publication.questions.faq.filter(({ category }) => category === 'exams').slice(0, MOST_ASKED);
  return {
    address: NAVIGATION.exams.address,
    language,
    navigation: 'exams',
    kind: 'exams',
    title: text.title,
    description: text.description,
    changed: newestDayOf(publication.catalogue.exams),
    main: el.blocks([
      el.top(text.title, [datedExams(publication, language)]),
      ...undated.map(([label, exams], at) => {
        const ofStudents = exams.filter(isForStudents);
        return (
          ofStudents.length > 0 && el.section(`undated-${at + 1}`, label, [examList(ofStudents, publication, language)])
        );
      }),
      named.length > 0 && el.section('others', text.others, [el.list(named, { style: 'columns' })]),
      asked.length > 0 && el.section('questions', text.questions, [answeredList(publication, asked, language)]),
      el.section('subscribe', text.subscribe, [
        !publication.exams.some((exam) => nextWindow(exam, publication.asOf)) && el.paragraph(text.none, 'fine'),
        subscribeLinks(publication, '/feeds/exams.ics', language),
      ]),
    ]),
  };
}

const TEXT = WORDS.exams;

/** The page of an exam. */
export function examPage(exam: Exam, publication: PageContext, language: Language): Page {
  const { asOf } = publication;
  const text = TEXT[language];
  const title = nameIn(language, exam);
  const [, note] = textsOf(exam, language);
  const answers = Object.values(exam.missing).flatMap((why) => why?.questions ?? []);
  const answered = answers.flatMap((id) => publication.byId.faq.get(id) ?? []);
  const others = publication.exams.filter(({ id }) => id !== exam.id);
  const pages = others.map((each) => [nameIn(language, each), recordPage('exams', each.id)[language]] as const);
  const noted = note ? el.paragraph(el.linkedText(note.replace(FEE_OF, '').trim(), new Map(pages))) : null;
  // A registration that never closes stands beside the status.
  const isEndless = exam.statusBasis === 'all-year';
  const coming = comingWindows(exam, asOf).filter((window) => !isEndless || window !== exam.registration);
  const past = pastWindows(exam, asOf);
  // What institutions ask of those who took it names it, and tells nothing of the exam itself.
  const ofIt = publication.questions
    .about('exam', exam.id)
    .filter(({ appliesTo, category, about }) => !appliesTo && (category === 'exams' || !about?.universities.length));
  const known = factsOf(exam, language);
  const unknown = whyText(exam.lookedOn ? { reason: 'not-found', lookedOn: exam.lookedOn } : undefined, language);
  const told = known.map(([key, value, mark]) => {
    const why = key === 'body' ? undefined : exam.missing[key];
    const [asked] = why?.questions.flatMap((id) => publication.byId.faq.get(id) ?? []) ?? [];
    const isUnknown = why?.reason === 'not-found' || (asked !== undefined && isUnanswered(asked));
    const isSaid = !el.isEmpty(value) || why === undefined || isUnknown;
    const page = el.hostLink(exam.registrationUrl ?? exam.url ?? exam.body.url);
    const noFee = key === 'feeSar' && el.isEmpty(value) && el.filled(text.noFee, { page });
    const shown = isSaid ? noFee || [value, mark] : whyMissing(why, publication, language);
    // Few exams say some of these at all, so nothing is said of those that do not.
    const unsaid = text.lacks[key];
    const lacks = asked && unsaid ? el.link(recordPage('faq', asked.id)[language], unsaid) : unsaid;
    return { term: text.terms[key], shown, lacks, answers: isSaid ? '' : why.questions.join() };
  });
  // What the facts already lead to is not listed again.
  const led = told.flatMap((each) => each.answers.split(','));
  const asked = sortedBy(ofIt, ({ category, about }) => [category !== 'exams', about?.exams.length].map(String));
  const further = asked.filter(({ id }) => !led.includes(id));
  // What one question answers stands once.
  const inShort = [...groupBy(told, ({ answers, term }) => answers || term).values()].map(
    (some) => [some.map(({ term }) => term).join(COMMA[language]), some[0]?.shown ?? null] as const,
  );
  // Whom it is for comes first of all, and stands above.
  const [audience, ...rest] = inShort;
  const lacks = told.map((each) => el.isEmpty(each.shown) && each.lacks);
  const feed = subscribeLinks(publication, `/feeds/exams/${exam.id}.ics`, language);
  const later = exam.announcedLater && { sources: [exam.announcedLater], confidence: null };
  return {
    address: recordPage('exams', exam.id),
    language,
    navigation: 'exams',
    kind: 'record',
    title: exam.abbreviation === null ? title : `${title} (${exam.abbreviation})`,
    description: `${title}: ${text.description}`,
    modules: ['saved.js'],
    changed: newestDayOf([exam]),
    main: el.blocks([
      el.top(
        [el.name(title), exam.abbreviation !== null && [' ', el.styled('abbreviation', exam.abbreviation)]],
        [
          audience !== undefined && !el.isEmpty(audience[1]) && el.paragraph(el.joined(audience, ': '), 'lead'),
          exam.audience === null && noted,
          el.paragraph(el.joined([examStatus(exam, asOf, language), datesOf(exam, asOf, language)], ' ')),
          later && el.paragraph([text.later, ' ', creditLine(later, language)]),
          el.actions([
            exam.registrationUrl === null
              ? el.button(exam.body.url, `${text.site}: ${new URL(exam.body.url).host}`)
              : el.button(exam.registrationUrl, exam.status === 'open' ? text.register : text.registration),
            exam.url !== null && el.externalLink(exam.url, warned(text.page, exam.url, language)),
            ownButtons('exams', exam, language),
          ]),
        ],
      ),
      coming.length > 0 && el.section('windows', text.windows, [windowList(coming, asOf, language)]),
      el.section('facts', text.facts, [
        el.facts(rest),
        exam.audience !== null && noted,
        !el.isEmpty(lacks) && el.paragraph([unknown, ': ', el.joined(lacks, COMMA[language]), '.'], 'fine links'),
      ]),
      el.group('wide', [el.paragraph(text.subscribe, 'fine'), feed]),
      further.length > 0 && el.section('questions', text.questions, [questionList(publication, further, language)]),
      past.length > 0 && el.group('wide', [el.details(text.past, [windowList(past, asOf, language)], 'past')]),
      sourcesSection(
        { sources: distinctSources([exam, ...answered].flatMap((each) => each.sources)), confidence: null },
        provenance({ looked: exam.lookedOn }, exam.verifiedOn, language),
        language,
        el.actions([el.link(NAVIGATION.exams.address[language], text.back), jsonLink('exams', language, exam.id)]),
      ),
    ]),
  };
}
