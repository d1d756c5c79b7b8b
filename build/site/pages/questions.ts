import { groupBy } from '../../../edge/text/order.ts';
import { FAQ_CATEGORIES, type FaqRecord } from '../../schema/faq.ts';
import { admissionOf } from '../answers/admission.ts';
import { newestDayOf } from '../answers/credit.ts';
import { universitiesOf, whyNoAnswer } from '../answers/faq.ts';
import { CALCULATOR_PAGE, NAVIGATION } from './addresses.ts';
import type { PageContext } from './context.ts';
import {
  actions,
  addressesIn,
  blocks,
  button,
  type Content,
  details,
  externalLink,
  facts,
  folded,
  joined,
  lineBreak,
  link,
  linkedText,
  list,
  name,
  type Piece,
  type Pieces,
  paragraph,
  section,
  styled,
  top,
} from './elements.ts';
import { COMMA, type Language, nameIn } from './language.ts';
import { questionLink, questionList, recordLink, recordPage, shareButton, siteOf, warned } from './links.ts';
import { beginning } from './names.ts';
import type { Page } from './page.ts';
import { answerOf, cited, provenance, sourcesSection } from './provenance.ts';
import { searchBox } from './search.ts';
import WORDS from './words.json' with { type: 'json' };

const MOST_ASKED = 6;
/** Questions of a subject that show at once, and those that are a part of a longer one. */
const MOST_OF_SUBJECT = 10;
const LEAST_OF_PART = 3;

/** A question with the beginning of its answer. */
export function answeredLine(record: FaqRecord, publication: PageContext, language: Language): Content {
  const line = beginning(record, publication.catalogue)(language);
  return [questionLink(publication, record, language), lineBreak, styled('fine', linkedText(line))];
}

export const answeredList = (publication: PageContext, questions: readonly FaqRecord[], language: Language): Piece =>
  folded(questions, MOST_ASKED, WORDS.links[language].more, (some) =>
    list(
      some.map((record) => answeredLine(record, publication, language)),
      { style: 'rows' },
    ),
  );

/** The questions of a subject; of a long one by their exam or institution, which opens at a touch too. */
function questionsByName(questions: readonly FaqRecord[], publication: PageContext, language: Language): Pieces {
  if (questions.length <= MOST_OF_SUBJECT) return [questionList(publication, questions, language)];
  const { general, others } = WORDS.questionsList[language];
  const { exams, universities } = publication.byId;
  const named = groupBy(questions, (record) => {
    const tested = record.category === 'exams' && record.about?.exams.flatMap((id) => exams.get(id) ?? []);
    const of = tested || universitiesOf(record).flatMap((id) => universities.get(id) ?? []);
    return of.length > 2 ? general : of.map((each) => nameIn(language, each)).join(' · ') || general;
  });
  const parts = groupBy([...named], ([called, some]) => (some.length < LEAST_OF_PART ? others : called));
  return [...parts].map(([called, lists]) => {
    const some = lists.flatMap(([, each]) => each);
    return details([name(called), styled('count', ` ${some.length}`)], [questionList(publication, some, language)]);
  });
}

/** Every question once: those that most people ask first, and the others by category, each of which opens at a touch. */
export function questionsPage(publication: PageContext, language: Language): Page {
  const { faq } = publication.questions;
  const text = WORDS.questionsList[language];
  const groups = groupBy(faq.slice(MOST_ASKED), ({ category }) => category);
  return {
    address: NAVIGATION.questions.address,
    language,
    navigation: 'questions',
    kind: 'questions',
    title: text.title,
    description: text.description,
    modules: ['search.js'],
    changed: newestDayOf(faq),
    main: blocks([
      top(text.title, [searchBox(publication, language, 'faq')]),
      section('most', text.most, [answeredList(publication, faq.slice(0, MOST_ASKED), language)]),
      section('subjects', text.subjects, [
        ...[...groups].map(([category, some]) => {
          const called = [FAQ_CATEGORIES[category][language], styled('count', ` ${some.length}`)];
          return details(called, questionsByName(some, publication, language), category);
        }),
      ]),
    ]),
  };
}

/** The official pages that an answer rests on, by the institution whose they are; undefined: nobody's alone. */
function officialPages({ sources }: FaqRecord, { catalogue }: PageContext) {
  const official = sources.flatMap(({ kind, url }) => (kind === 'official' ? url : []));
  const ownerOf = (page: string) =>
    catalogue.universities.find(({ url }) => url !== null && `.${siteOf(page)}`.endsWith(`.${siteOf(url)}`));
  return groupBy(official, ownerOf);
}

/**
 * The page that a question leads to: that with which its answer ends, or the official one that answers it of the
 * institution, of everybody or of the only institution that it names; never one of several that are meant. Else our
 * calendar of schools, or where to register for its one exam, if it asks how.
 */
function leadOf(record: FaqRecord, publication: PageContext, language: Language): Piece | null {
  const text = WORDS.questions[language];
  const { byId } = publication;
  const lead = (words: string, url: string): Piece =>
    button(url, warned(words.replace('#', siteOf(url)), url, language));
  const answer = answerOf(record, language);
  const named = addressesIn(answer);
  const last = named.find((url) => answer.endsWith(url));
  if (last !== undefined) return lead(text.open, last);
  const own = byId.universities.get(record.appliesTo ?? '');
  const pages = officialPages(record, publication);
  const [ofOne] = pages.size === 1 && universitiesOf(record).length < 2 ? pages : [];
  const page = (own && ([...pages.values()][0]?.[0] ?? own.admissionUrl ?? own.url)) || null;
  if (page !== null) return lead(page === own?.admissionUrl ? text.admissionUrl : text.look, page);
  if (named.length > 0) return null;
  const isOfSchools = record.category === 'calendar' && universitiesOf(record).length === 0;
  if (isOfSchools) return link(NAVIGATION.calendar.address[language], text.calendar, 'button');
  const [owner, [general] = []] = ofOne ?? [];
  if (general) return lead(owner ? text.page.replace('#', nameIn(language, owner)) : text.look, general);
  const exam = record.about?.exams.length === 1 ? byId.exams.get(record.about.exams[0] ?? '') : undefined;
  const asksHow = record.about?.asks.some((each) => each === 'how' || each === 'where') === true;
  return asksHow && pages.size === 0 && exam?.registrationUrl ? lead(text.register, exam.registrationUrl) : null;
}

/** The page of a question, which opens on its answer. */
export function questionPage(record: FaqRecord, publication: PageContext, language: Language): Page {
  const text = WORDS.questions[language];
  const { about, category, sources, confidence, verifiedOn, readOn, validAsOf } = record;
  const question = nameIn(language, { name: record.question, nameEn: record.questionEn });
  const answer = answerOf(record, language);
  // The address with which it ends is that of the button below it.
  const last = addressesIn(answer).find((url) => answer.endsWith(url));
  const shown = last === undefined ? answer : answer.slice(0, -last.length);
  const acceptedAnswer = { '@type': 'Answer', text: answer, citation: sources.map(({ url }) => url) };
  const asked = { '@type': 'Question', name: question, acceptedAnswer };
  const why = whyNoAnswer(record).answer;
  const universities = universitiesOf(record);
  const [only] = universities.length === 1 ? universities : [];
  const linksTo = (collection: 'universities' | 'exams', ids: readonly string[]): Content => {
    const found = ids.flatMap((id) => publication.byId[collection].get(id) ?? []);
    const links = found.map((each) => recordLink(publication, collection, each, language));
    return joined(links, COMMA[language]);
  };
  const pages = [...officialPages(record, publication)].flatMap(([owner, [url = '']]) =>
    owner ? externalLink(url, warned(nameIn(language, owner), url, language)) : [],
  );
  const isOfWeights = about?.asks.includes('weights') === true;
  const isWeighed = (id: string) =>
    admissionOf(id, publication.catalogue).some(({ tracks }) => tracks.some(({ weights }) => weights !== null));
  const related = publication.questions.related.get(record.id) ?? [];
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
    main: blocks([
      top(name(question), [
        paragraph(linkedText(shown), 'said'),
        actions([
          leadOf(record, publication, language),
          shareButton(language),
          isOfWeights &&
            (universities.length === 0 || universities.some(isWeighed)) &&
            link(
              `${CALCULATOR_PAGE.address[language]}${only === undefined ? '' : `?for=${only}`}`,
              CALCULATOR_PAGE.name[language],
            ),
        ]),
        why?.source ? paragraph(cited(why.source, language), 'fine') : null,
        facts([
          [record.appliesTo === null ? text.about : text.who, linksTo('universities', universities)],
          [text.pages, record.appliesTo === null && pages.length > 1 && joined(pages, COMMA[language])],
          [text.exams, linksTo('exams', about?.exams ?? [])],
          [
            text.category,
            link(`${NAVIGATION.questions.address[language]}#${category}`, FAQ_CATEGORIES[category][language]),
          ],
        ]),
      ]),
      sourcesSection(
        { sources, confidence },
        [provenance({ read: readOn, stated: validAsOf }, verifiedOn, language)],
        language,
      ),
      section('related', text.related, [
        related.length > 0 && questionList(publication, related, language),
        actions([link(NAVIGATION.questions.address[language], text.all)]),
      ]),
    ]),
  };
}
