import type { Publication } from '../../../publication/publication.ts';
import { FAQ_CATEGORIES, type FaqRecord } from '../../../schema/faq.ts';
import { newestDayOf } from '../../answers/credit.ts';
import { DOORS } from '../addresses.ts';
import { honesty } from '../honesty.ts';
import { COMMA, type Language, nameIn } from '../language.ts';
import { lookup } from '../lookup.ts';
import { actions, blocks, facts, paragraph, section, top } from '../model/block.ts';
import { link, name } from '../model/inline.ts';
import { type Content, joined } from '../model/piece.ts';
import { noAnnouncement } from '../no-announcement.ts';
import type { Page } from '../page.ts';
import { questionList, recordLink, recordPage } from '../records.ts';
import { sourcesSection } from '../sources.ts';
import { questionsBySubject, universitiesOf } from './by-subject.ts';

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
    door: 'questions',
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
          honesty({ day: { as: 'known', date: validAsOf }, verifiedOn, sources }, language),
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
              link(`${DOORS.questions.address[language]}#${category}`, FAQ_CATEGORIES[category][language]),
            ],
          ]),
        ]),
        sourcesSection({ sources, confidence }, language),
        section('related', text.related, [
          related.length > 0 && questionList(publication, related, language),
          actions([link(DOORS.questions.address[language], text.all)]),
        ]),
      ]),
  };
}
