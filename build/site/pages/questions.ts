import { groupBy } from '../../../edge/text/order.ts';
import type { AdmissionWeights } from '../../schema/admission.ts';
import { FAQ_CATEGORIES, type FaqRecord } from '../../schema/faq.ts';
import { admissionOf } from '../answers/admission.ts';
import { newestDayOf } from '../answers/credit.ts';
import { universitiesOf, whyNoAnswer } from '../answers/faq.ts';
import { CALCULATOR_PAGE, NAVIGATION } from './addresses.ts';
import { formulaText } from './admission.ts';
import type { PageContext } from './context.ts';
import {
  actions,
  addressesIn,
  blocks,
  button,
  type Content,
  facts,
  inMarkdown,
  joined,
  lineBreak,
  link,
  linkedText,
  list,
  name,
  type Piece,
  paragraph,
  section,
  styled,
  top,
} from './elements.ts';
import { COMMA, type Language, nameIn } from './language.ts';
import { pageLink, questionLink, questionList, recordLink, recordPage } from './links.ts';
import type { Page } from './page.ts';
import { answerOf, cited, firstSentence, provenance, sourcesSection } from './provenance.ts';
import { searchBox } from './search.ts';
import WORDS from './words.json' with { type: 'json' };

const MOST_ASKED = 6;
const MOST_OF_SUBJECT = 5;

/** A sentence that fits two lines of a phone answers at a glance; a longer one would hide the next question. */
const LONGEST_SENTENCE = 160;

/** Questions, each with the first sentence of its answer where that is short, and holds of schools everywhere. */
export const answeredList = (publication: PageContext, questions: readonly FaqRecord[], language: Language): Piece =>
  list(
    questions.map((record) => {
      const said = firstSentence(answerOf(record, language));
      const isShort = said.length <= LONGEST_SENTENCE && record.category !== 'calendar';
      return [questionLink(publication, record, language), isShort && [lineBreak, styled('fine', name(said))]];
    }),
    { style: 'rows' },
  );

/** Every question by category, those that most people ask first. */
export function questionsPage(publication: PageContext, language: Language): Page {
  const { faq } = publication.questions;
  const text = WORDS.questionsList[language];
  const groups = groupBy(faq, ({ category }): string => category);
  const categories = Object.entries(FAQ_CATEGORIES).filter(([category]) => groups.has(category));
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
      top(text.title, [searchBox(publication, language)]),
      section('subjects', text.subjects, [
        list(
          categories.map(([category, title]) => link(`#${category}`, title[language])),
          { style: 'columns narrow' },
        ),
      ]),
      section('most', text.most, [answeredList(publication, faq.slice(0, MOST_ASKED), language)]),
      ...categories.map(([category, title]) =>
        section(category, title[language], [
          questionList(publication, groups.get(category) ?? [], language, MOST_OF_SUBJECT),
        ]),
      ),
    ]),
  };
}

/** Those of some ids that have records, each as a link. */
function linksTo(
  publication: PageContext,
  collection: 'universities' | 'exams',
  ids: readonly string[],
  language: Language,
): Content {
  const found = ids.flatMap((id) => publication.byId[collection].get(id) ?? []);
  return joined(
    found.map((record) => recordLink(publication, collection, record, language)),
    COMMA[language],
  );
}

/** The formulas that are held of the admission to an institution. */
const formulasOf = (id: string, { catalogue }: PageContext): AdmissionWeights[] =>
  admissionOf(id, catalogue).flatMap(({ tracks }) => tracks.flatMap(({ weights }) => weights ?? []));

/** The same as a link to where they stand, each once. */
function formulasLink(id: string, publication: PageContext, language: Language): Content {
  const texts = formulasOf(id, publication).map((weights) => formulaText(weights, language));
  const formulas = new Map(texts.map((text) => [inMarkdown(text), text]));
  const shown = joined([...formulas.values()], COMMA[language]);
  return formulas.size > 0 && link(`${recordPage('universities', id)[language]}#admission`, shown);
}

/** The page of a question, which opens on its answer. */
export function questionPage(record: FaqRecord, publication: PageContext, language: Language): Page {
  const text = WORDS.questions[language];
  const { about, category, sources, confidence, verifiedOn, readOn, validAsOf } = record;
  const question = nameIn(language, { name: record.question, nameEn: record.questionEn });
  const answer = answerOf(record, language);
  const [address, ...others] = addressesIn(answer);
  const why = whyNoAnswer(record).answer;
  const official = address === undefined ? sources.find(({ kind }) => kind === 'official') : undefined;
  const universities = universitiesOf(record);
  const [only] = universities.length === 1 ? universities : [];
  const { admissionUrl = null, url = null } = publication.byId.universities.get(only ?? '') ?? {};
  const applyAt = admissionUrl ?? url;
  const [exam, ...furtherExams] = about?.exams ?? [];
  const registration = publication.byId.exams.get(furtherExams.length > 0 ? '' : (exam ?? ''))?.registrationUrl ?? null;
  const isOfWeights = about?.asks.includes('weights') === true;
  const weighed = universities.filter((id) => formulasOf(id, publication).length > 0);
  const related = publication.questions.related.get(record.id) ?? [];
  return {
    address: recordPage('faq', record.id),
    language,
    navigation: 'questions',
    kind: 'record',
    title: question,
    description: answer,
    data: [
      {
        '@context': 'https://schema.org',
        '@type': 'FAQPage',
        mainEntity: [
          {
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer, citation: sources.map(({ url }) => url) },
          },
        ],
      },
    ],
    changed: newestDayOf([record]),
    main: blocks([
      top(name(question), [
        paragraph(linkedText(answer), 'said'),
        actions([
          address !== undefined && others.length === 0 && button(address, text.open),
          official !== undefined && applyAt === null && button(official.url, text.look),
          registration !== null &&
            [address, official, applyAt].every((each) => each == null) &&
            button(registration, WORDS.exams[language].registration),
          applyAt !== null &&
            applyAt !== address &&
            button(applyAt, WORDS.university[language].terms[admissionUrl === null ? 'url' : 'admissionUrl']),
          category === 'calendar' && pageLink(NAVIGATION.calendar, language),
          isOfWeights &&
            (universities.length === 0 || weighed.length > 0) &&
            link(
              `${CALCULATOR_PAGE.address[language]}${only === undefined ? '' : `?for=${only}`}`,
              CALCULATOR_PAGE.name[language],
            ),
        ]),
        why?.source ? paragraph(cited(why.source, language), 'fine') : null,
        facts([
          [
            record.appliesTo === null ? text.about : text.who,
            linksTo(publication, 'universities', universities, language),
          ],
          [text.admission, isOfWeights && only !== undefined && formulasLink(only, publication, language)],
          [text.exams, linksTo(publication, 'exams', about?.exams ?? [], language)],
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
