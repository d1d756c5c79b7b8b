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
  folded,
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
import { questionLink, questionList, recordLink, recordPage, shareButton, siteOf, warned } from './links.ts';
import { beginning } from './names.ts';
import type { Page } from './page.ts';
import { answerOf, cited, firstSentence, provenance, sourcesSection } from './provenance.ts';
import { searchBox } from './search.ts';
import WORDS from './words.json' with { type: 'json' };

const MOST_ASKED = 6;
/** The other questions of a subject open at a touch, and show no answer. */
const MOST_OPEN = 2;

/** A first sentence that fits two lines of a phone answers at a glance; one of a few words says nothing alone. */
const isLine = ({ length }: string): boolean => length >= 40 && length <= 160;

/** Questions, each with the first sentence of its answer, or the beginning where that is no line or differs by place. */
export const answeredList = (publication: PageContext, questions: readonly FaqRecord[], language: Language): Piece =>
  folded(questions, MOST_ASKED, WORDS.links[language].more, (some) =>
    list(
      some.map((record) => {
        const said = firstSentence(answerOf(record, language));
        // Measured in Arabic alone, so that both languages show the same.
        const isWhole = isLine(firstSentence(answerOf(record, 'ar'))) && record.category !== 'calendar';
        const line = isWhole ? said : beginning(record, publication.catalogue)(language);
        return [questionLink(publication, record, language), lineBreak, styled('fine', name(line))];
      }),
      { style: 'rows' },
    ),
  );

/** Every question by category, those that most people ask first. */
export function questionsPage(publication: PageContext, language: Language): Page {
  const { faq } = publication.questions;
  const text = WORDS.questionsList[language];
  const groups = groupBy(faq, ({ category }): string => category);
  const categories = Object.entries(FAQ_CATEGORIES).filter(([category]) => groups.has(category));
  const rows = (some: readonly FaqRecord[]): Piece => {
    const links = some.map((record) => questionLink(publication, record, language));
    return some.length > MOST_OPEN ? list(links, { style: 'rows' }) : answeredList(publication, some, language);
  };
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
      section('subjects', text.subjects, [
        list(
          categories.map(([category, title]) => link(`#${category}`, title[language])),
          { style: 'columns narrow' },
        ),
      ]),
      section('most', text.most, [answeredList(publication, faq.slice(0, MOST_ASKED), language)]),
      ...categories.map(([category, title]) =>
        section(category, title[language], [
          folded(groups.get(category) ?? [], MOST_OPEN, WORDS.links[language].more, rows),
        ]),
      ),
    ]),
  };
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

/**
 * The pages that a question leads to: that with which its answer ends, and that of the institution that it applies to.
 * Else our calendar of schools, or one that serves everybody, as the site of one institution does not, or where to
 * register for its one exam.
 */
function leadsOf(record: FaqRecord, { byId, catalogue }: PageContext, language: Language): Piece[] {
  const text = WORDS.questions[language];
  const lead = (words: string, url: string): Piece =>
    button(url, warned(words.replace('#', siteOf(url)), url, language));
  const own = byId.universities.get(record.appliesTo ?? '');
  const page = own?.admissionUrl ?? own?.url;
  const answer = answerOf(record, language);
  const named = addressesIn(answer).filter((url) => url !== page);
  const nearest = named.filter((url) => answer.endsWith(url)).map((url) => lead(text.open, url));
  if (page) nearest.push(lead(own?.admissionUrl ? text.admissionUrl : text.url, page));
  if (named.length + nearest.length > 0) return nearest;
  const isOfSchools = record.category === 'calendar' && universitiesOf(record).length === 0;
  if (isOfSchools) return [link(NAVIGATION.calendar.address[language], text.calendar, 'button')];
  const sites = catalogue.universities.flatMap(({ url }) => (url === null ? [] : `.${siteOf(url)}`));
  const isOfOne = (url: string) => sites.some((site) => `.${siteOf(url)}`.endsWith(site));
  const official = record.sources.find(({ kind, url }) => kind === 'official' && !isOfOne(url));
  if (official) return [lead(text.look, official.url)];
  const exam = record.about?.exams.length === 1 ? byId.exams.get(record.about.exams[0] ?? '') : undefined;
  return exam?.registrationUrl ? [lead(text.register, exam.registrationUrl)] : [];
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
    data: [{ '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity: [asked] }],
    modules: ['saved.js'],
    changed: newestDayOf([record]),
    main: blocks([
      top(name(question), [
        paragraph(linkedText(shown), 'said'),
        actions([
          ...leadsOf(record, publication, language),
          shareButton(language),
          isOfWeights &&
            (universities.length === 0 || weighed.length > 0) &&
            link(
              `${CALCULATOR_PAGE.address[language]}${only === undefined ? '' : `?for=${only}`}`,
              CALCULATOR_PAGE.name[language],
            ),
        ]),
        why?.source ? paragraph(cited(why.source, language), 'fine') : null,
        facts([
          [record.appliesTo === null ? text.about : text.who, linksTo('universities', universities)],
          [text.admission, isOfWeights && only !== undefined && formulasLink(only, publication, language)],
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
