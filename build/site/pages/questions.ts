import { groupBy } from '../../../edge/text/order.ts';
import type { Publication } from '../../publication/publication.ts';
import { FAQ_CATEGORIES, type FaqRecord } from '../../schema/faq.ts';
import { oncePer } from '../../values/once-per.ts';
import { newestDayOf } from '../answers/credit.ts';
import { NAVIGATION } from './addresses.ts';
import {
  actions,
  blocks,
  type Content,
  facts,
  joined,
  link,
  list,
  name,
  paragraph,
  section,
  top,
} from './elements.ts';
import { COMMA, type Language, nameIn } from './language.ts';
import { questionList, recordLink, recordPage } from './links.ts';
import { lookup } from './lookup.ts';
import type { Page } from './page.ts';
import { areaProvenance, noAnnouncement, provenance, sourcesSection } from './provenance.ts';
import { searchBox } from './search.ts';

const MOST_RELATED = 5;

/** Ids of the institutions that a question deals with, each once. */
export const universitiesOf = ({ appliesTo, about }: FaqRecord): string[] => [
  ...new Set([...(appliesTo === null ? [] : [appliesTo]), ...(about?.universities ?? [])]),
];

/** What a question is about, the narrowest first, e.g. `exam gat`. */
const subjectsOf = (record: FaqRecord): string[] => [
  ...universitiesOf(record).map((id) => `university ${id}`),
  ...new Set(record.about?.exams.map((id) => `exam ${id}`)),
  `category ${record.category}`,
];

/** The questions by what they are about, made once for each list of them. */
export const questionsBySubject = oncePer((faq: readonly FaqRecord[]) => {
  const pairs = faq.flatMap((record) => subjectsOf(record).map((subject) => ({ subject, record })));
  const subjects = new Map(
    [...groupBy(pairs, ({ subject }) => subject)].map(([subject, members]) => [
      subject,
      members.map(({ record }) => record),
    ]),
  );
  /** A few others on the same subject: those that come after it, from the last on to the first. */
  const neighbours = (record: FaqRecord, subject: string): FaqRecord[] => {
    const members = subjects.get(subject) ?? [];
    const place = members.indexOf(record);
    const after = members.slice(place + 1, place + 1 + MOST_RELATED);
    return [...after, ...members.slice(0, Math.min(place, MOST_RELATED))].slice(0, MOST_RELATED);
  };
  return {
    about: (kind: 'university' | 'exam', id: string): readonly FaqRecord[] =>
      subjects.get(`${kind} ${id}`) ?? [],
    /** Questions that a reader of this one may ask next, the nearest first. */
    related: (record: FaqRecord): readonly FaqRecord[] =>
      [...new Set(subjectsOf(record).flatMap((subject) => neighbours(record, subject)))].slice(
        0,
        MOST_RELATED,
      ),
  };
});

const LIST_TEXT = {
  ar: {
    title: 'أسئلة القبول',
    lead: 'القبول الجامعي ومنصة «قبول» والاختبارات والمكافآت والسكن والتحويل.',
    description: 'أسئلة شائعة عن القبول الجامعي في السعودية، مع إجاباتها ومصادرها واليوم الذي صحت فيه.',
  },
  en: {
    title: 'Admission questions',
    lead: 'University admission, the Qabul platform, exams, stipends, housing and transfer.',
    description:
      'Common questions about university admission in Saudi Arabia, with answers, sources and the day for which each held.',
  },
} as const satisfies Record<Language, Record<string, string>>;

/** Every question by category. */
export function questionsPage(publication: Publication, language: Language): Page {
  const { faq } = publication.catalogue;
  const text = LIST_TEXT[language];
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
    main: () =>
      blocks([
        top(text.title, [
          paragraph(text.lead, 'lead'),
          searchBox(publication, language),
          areaProvenance(publication.asOf, faq, language),
          list(
            categories.map(([category, title]) => link(`#${category}`, title[language])),
            { style: 'inline' },
          ),
        ]),
        ...categories.map(([category, title]) =>
          section(category, title[language], [
            questionList(publication, groups.get(category) ?? [], language),
          ]),
        ),
      ]),
  };
}

const TEXT = {
  ar: {
    who: 'على من تنطبق',
    everyone: 'عامة، ليست عن جامعة بعينها',
    exams: 'عن اختبار',
    category: 'الموضوع',
    related: 'أسئلة قريبة',
    all: 'كل الأسئلة',
  },
  en: {
    who: 'Applies to',
    everyone: 'General, not about a single university',
    exams: 'About the exam',
    category: 'Subject',
    related: 'Related questions',
    all: 'All questions',
  },
} as const satisfies Record<Language, Record<string, string>>;

/** The answer, or what a page may claim while there is none. */
const answerOf = ({ answer, answerEn, verifiedOn, validAsOf }: FaqRecord, language: Language): string =>
  (language === 'ar' ? answer : answerEn) ?? noAnnouncement({ verifiedOn, lookedOn: validAsOf }, language);

/** Those of some ids that have records, each as a link. */
function linksTo(
  publication: Publication,
  collection: 'universities' | 'exams',
  ids: readonly string[],
  language: Language,
): Content {
  const records = lookup(publication.catalogue)[collection];
  const found = ids.flatMap((id) => records.get(id) ?? []);
  return joined(
    found.map((record) => recordLink(publication, collection, record, language)),
    COMMA[language],
  );
}

/** The page of a question, which opens on its answer. */
export function questionPage(record: FaqRecord, publication: Publication, language: Language): Page {
  const text = TEXT[language];
  const { about, category, sources, confidence, verifiedOn, validAsOf } = record;
  const question = nameIn(language, { name: record.question, nameEn: record.questionEn });
  const answer = answerOf(record, language);
  const universities = universitiesOf(record);
  const related = questionsBySubject(publication.catalogue.faq).related(record);
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
    main: () =>
      blocks([
        top(name(question), [
          provenance({ day: { as: 'known', date: validAsOf }, verifiedOn, sources }, language),
          paragraph(name(answer), 'said'),
          facts([
            [
              text.who,
              universities.length === 0
                ? text.everyone
                : linksTo(publication, 'universities', universities, language),
            ],
            [text.exams, linksTo(publication, 'exams', about?.exams ?? [], language)],
            [
              text.category,
              link(
                `${NAVIGATION.questions.address[language]}#${category}`,
                FAQ_CATEGORIES[category][language],
              ),
            ],
          ]),
        ]),
        sourcesSection({ sources, confidence }, language),
        section('related', text.related, [
          related.length > 0 && questionList(publication, related, language),
          actions([link(NAVIGATION.questions.address[language], text.all)]),
        ]),
      ]),
  };
}
