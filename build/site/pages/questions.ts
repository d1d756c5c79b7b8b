import { groupBy, sortedBy } from '../../../edge/text/order.ts';
import { FAQ_CATEGORIES, type FaqRecord } from '../../schema/faq.ts';
import type { UniversityRecord } from '../../schema/university.ts';
import { newestDayOf } from '../answers/credit.ts';
import { isOfMajor, isUnanswered, universitiesOf, whyNoAnswer } from '../answers/faq.ts';
import { CALCULATOR_PAGE, NAVIGATION } from './addresses.ts';
import type { PageContext } from './context.ts';
import * as el from './elements.ts';
import { COMMA, type Language, nameIn } from './language.ts';
import { questionLink, questionList, recordLink, recordPage, shareButton, siteOf, warned } from './links.ts';
import { beginning } from './names.ts';
import type { Page } from './page.ts';
import { answerOf, cited, openingOf, provenance, sourcesSection } from './provenance.ts';
import { searchBox } from './search.ts';
import WORDS from './words.json' with { type: 'json' };

const MOST_ASKED = 6;
const MOST_FIRST = 3;
/** Questions of a subject that show once it is open, and those of a long one that do so with their answers. */
const MOST_OF_SUBJECT = 15;
const MOST_ANSWERED = 2;

/** The number of a step that an answer lists. */
const STEP = /^\d+\. /;

/** The letters of an answer that say more than yes or no, and the most that are as quickly read when set large. */
const SAID = { least: 12, most: 130 };

const SUBJECTS = { ...FAQ_CATEGORIES, ...WORDS.questionsSubjects };
/** What institutions charge is a subject of its own. */
const subjectOf = ({ category, about }: FaqRecord): keyof typeof SUBJECTS =>
  about?.asks.includes('fee') && ['universities', 'eligibility'].includes(category) ? 'fees' : category;

/** Whether a question names a year that is over on a day: for those who apply to a school year, once that has begun. */
export function isOver({ question, category, about }: FaqRecord, { catalogue, asOf }: PageContext): boolean {
  const begun = catalogue.calendar.find(({ terms }) => terms.some(({ starts }) => starts !== null && starts <= asOf));
  const years = about?.years.toSorted() ?? [];
  const newest = years.findLast((year) => year < '2');
  if (!begun || !newest || !years.some((year) => question.includes(year))) return false;
  return category === 'exams' || category === 'calendar' ? newest < begun.year : newest <= begun.year;
}

const counted = (called: string, some: readonly FaqRecord[]): string => `${called} (${some.length})`;

/** Questions, each with the beginning of its answer. */
export function answeredList(publication: PageContext, questions: readonly FaqRecord[], language: Language): el.Piece {
  const lines = questions.map((record) => {
    const begun = beginning(record, publication.catalogue, language);
    return [questionLink(publication, record, language), el.lineBreak, el.styled('fine', el.linkedText(begun))];
  });
  return el.folded(lines, MOST_ASKED, WORDS.links[language].more, (some) => el.list(some, { style: 'rows' }));
}

/**
 * The questions of a subject. Of a long one those about an exam or an institution, but for those asked first, open at a
 * touch; so do several about years that are over, and these stand last.
 */
function questionsOf(questions: readonly FaqRecord[], publication: PageContext, language: Language): el.Pieces {
  const { exams, universities } = publication.byId;
  const text = WORDS.questionsList[language];
  const over = questions.filter((each) => isOver(each, publication));
  const folded = over.length > 1 ? over : [];
  const isLong = questions.length - folded.length > MOST_OF_SUBJECT;
  const namedIn = (record: FaqRecord): string => {
    const tested = record.category === 'exams' && record.about?.exams.flatMap((id) => exams.get(id) ?? []);
    const of = tested || universitiesOf(record).flatMap((id) => universities.get(id) ?? []);
    const isGeneral = !isLong || of.length > 2 || WORDS.questionsFirst.includes(record.id);
    return isGeneral ? '' : of.map((each) => nameIn(language, each)).join(' · ');
  };
  const hijri = over.flatMap(({ about }) => about?.years.filter((year) => year < '2') ?? []).sort();
  const partOf = (record: FaqRecord): string =>
    folded.includes(record)
      ? text.over.replace('#', hijri.at(-1) ?? '')
      : namedIn(record) && (record.category === 'exams' ? text.ofExams : text.ofInstitutions);
  const isLast = (each: FaqRecord): string => `${over.includes(each)} ${isUnanswered(each)}`;
  const sorted = sortedBy(questions, (record) => [isLast(record), namedIn(record)]);
  return [...groupBy(sorted, partOf)].flatMap(([called, some]) => {
    // Who opened a part of a subject sees all of it.
    if (called !== '')
      return el.details(counted(called, some), [questionList(publication, some, language, some.length)]);
    const answered = some.slice(0, some.length > MOST_ASKED + 1 ? MOST_ANSWERED : undefined);
    const rest = some.slice(answered.length);
    const named = rest.length > 0 && questionList(publication, rest, language, MOST_OF_SUBJECT);
    return [answeredList(publication, answered, language), named];
  });
}

/** The questions that most people ask, and all of them by subject, each of which opens at a touch. */
export function questionsPage(publication: PageContext, language: Language): Page {
  const { faq } = publication.questions;
  const text = WORDS.questionsList[language];
  const order: readonly string[] = ['dates', 'eligibility', 'fees', ...Object.keys(SUBJECTS)];
  const groups = [...groupBy(faq, subjectOf)];
  groups.sort(([one], [other]) => order.indexOf(one) - order.indexOf(other));
  return {
    address: NAVIGATION.questions.address,
    language,
    navigation: 'questions',
    kind: 'questions',
    title: text.title,
    description: text.description,
    modules: ['search.js'],
    changed: newestDayOf(faq),
    main: el.blocks([
      el.top(text.title, [searchBox(publication, language, 'faq')]),
      el.section('most', text.most, [answeredList(publication, faq.slice(0, MOST_FIRST), language)]),
      el.section('subjects', text.subjects, [
        ...groups.map(([subject, some]) =>
          el.details(counted(SUBJECTS[subject][language], some), questionsOf(some, publication, language), subject),
        ),
      ]),
    ]),
  };
}

/**
 * The page that a question leads to: that with which its answer ends, or the official one that answers it of the
 * institution, of everybody or of the only institution that it names; never one of several that are meant. Else our
 * calendar of schools.
 */
function leadOf(record: FaqRecord, publication: PageContext, language: Language): el.Piece | null {
  const text = WORDS.questions[language];
  const lead = (words: string, url: string): el.Piece =>
    el.button(url, warned(words.replace('#', siteOf(url)), url, language));
  const answer = answerOf(record, language);
  const named = el.addressesIn(answer);
  const last = named.find((url) => answer.endsWith(url));
  if (last !== undefined) return lead(text.open, last);
  const own = publication.byId.universities.get(record.appliesTo ?? '');
  const official = record.sources.flatMap(({ kind, url }) => (kind === 'official' ? url : []));
  const page = (own && (official[0] ?? own.admissionUrl ?? own.url)) || null;
  if (page !== null) return lead(page === own?.admissionUrl ? text.admissionUrl : text.look, page);
  if (named.length > 0) return null;
  const isOfSchools = record.category === 'calendar' && universitiesOf(record).length === 0;
  if (isOfSchools) return el.link(NAVIGATION.calendar.address[language], text.calendar, 'button');
  const ownerOf = (page: string) => publication.sites.find((own) => `.${siteOf(page)}`.endsWith(own));
  const isOfOne = new Set(official.map(ownerOf)).size === 1 && universitiesOf(record).length < 2;
  return isOfOne ? lead(text.look, official[0] ?? '') : null;
}

/** What an institution is, which stands before or after its name. */
const KIND = /^(?:ال)?(?:جامعة|كلية|كليات) |^University of | (?:University|Colleges?)$/;

/** The names by which answers call an institution: those that it has, and without what it is («المجمعة»). */
const namesOf = ({ name, nameEn, aliases, aliasesEn }: UniversityRecord): string[] =>
  [name, nameEn].flatMap((each) => [each, each.replace(KIND, '')]).concat(aliases, aliasesEn);

/** The page of a question, which opens on its answer. */
export function questionPage(record: FaqRecord, publication: PageContext, language: Language): Page {
  const text = WORDS.questions[language];
  const { about, sources, verifiedOn, readOn, validAsOf } = record;
  const question = nameIn(language, { name: record.question, nameEn: record.questionEn });
  const answer = answerOf(record, language);
  // The address with which it ends is that of the button below it.
  const shown = answer.replace(/https?:\/\/\S+[^\s.]$/, '');
  const opening = openingOf(shown, SAID.least);
  const universities = universitiesOf(record);
  const pageOf = (id: string): string => recordPage('universities', id)[language];
  const known = universities.flatMap((id) => publication.byId.universities.get(id) ?? []);
  const pages = new Map(known.flatMap((each) => namesOf(each).map((called) => [called, pageOf(each.id)] as const)));
  // What an answer lists stands below it, a line for each; steps are numbered.
  const [rest = '', ...lines] = shown.slice(opening.length).trimEnd().split('\n');
  const items = lines.map((line) => el.linkedText(line.replace(STEP, ''), pages));
  const said = el.blocks([
    el.paragraph(el.linkedText(opening, pages), opening.length > SAID.most ? 'rest' : 'said'),
    rest !== '' && el.paragraph(el.linkedText(rest.trim(), pages), 'rest'),
    items.length > 0 && el.list(items, { ordered: STEP.test(lines[0] ?? '') }),
  ]);
  // It leads to those that it names.
  const others = universities.filter((id) => id === record.appliesTo || !said.markdown.includes(`](${pageOf(id)})`));
  const acceptedAnswer = { '@type': 'Answer', text: answer, citation: sources.map(({ url }) => url) };
  const asked = { '@type': 'Question', name: question, acceptedAnswer };
  const why = whyNoAnswer(record).answer;
  const ofOne = universities.length === 1 ? `?for=${universities[0]}` : '';
  const linksTo = (collection: 'universities' | 'majors' | 'exams', ids: readonly string[]): el.Content => {
    const found = ids.flatMap((id) => publication.byId[collection].get(id) ?? []);
    const links = found.map((each) => recordLink(publication, collection, each, language));
    return el.joined(links, COMMA[language]);
  };
  const related = publication.questions.related.get(record.id) ?? [];
  const majors = publication.catalogue.majors.flatMap(({ id }) => (isOfMajor(record, id) ? id : []));
  const subject = subjectOf(record);
  return {
    address: recordPage('faq', record.id),
    language,
    navigation: 'questions',
    kind: 'record',
    title: question,
    description: answer,
    data: [{ '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity: [asked] }],
    modules: ['saved.js'],
    changed: newestDayOf([record]),
    main: el.blocks([
      el.top(el.name(question), [
        said,
        el.actions([
          leadOf(record, publication, language),
          shareButton(language),
          about?.asks.includes('weights') === true &&
            el.link(CALCULATOR_PAGE.address[language] + ofOne, CALCULATOR_PAGE.name[language]),
        ]),
        why?.source ? el.paragraph(cited(why.source, language), 'fine') : null,
        universities.length > 1 && el.paragraph(text.some, 'fine'),
      ]),
      sourcesSection(record, provenance({ read: readOn, stated: validAsOf }, verifiedOn, language), language),
      el.group('wide', [
        el.facts([
          [record.appliesTo === null ? text.about : text.who, linksTo('universities', others)],
          [text.taught, linksTo('majors', majors)],
          [text.exams, linksTo('exams', about?.exams ?? [])],
          [text.all, el.link(`${NAVIGATION.questions.address[language]}#${subject}`, SUBJECTS[subject][language])],
        ]),
      ]),
      related.length > 0 && el.section('related', text.related, [questionList(publication, related, language)]),
    ]),
  };
}
