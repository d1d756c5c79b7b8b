import type { Publication } from '../../../publication/publication.ts';
import { DELIVERIES, type Exam } from '../../../schema/exam.ts';
import { newestDayOf } from '../../answers/credit.ts';
import { DOORS } from '../addresses.ts';
import { honesty } from '../honesty.ts';
import { COMMA, type Counted, counted, type Language, nameIn } from '../language.ts';
import { actions, blocks, facts, paragraph, section, top } from '../model/block.ts';
import { externalLink, link, name, styled } from '../model/inline.ts';
import { type Content, isEmpty, joined } from '../model/piece.ts';
import { noAnnouncement } from '../no-announcement.ts';
import type { Page } from '../page.ts';
import { questionsBySubject } from '../questions/by-subject.ts';
import { questionList, recordPage } from '../records.ts';
import { sourcesSection } from '../sources.ts';
import { subscribeLinks } from '../subscribe.ts';
import { examEventData } from './linked-data.ts';
import { examStatus } from './table.ts';
import { comingWindows, nextDate, pastWindows, windowList } from './windows.ts';

const TEXT = {
  ar: {
    back: 'كل الاختبارات',
    register: 'سجّل في الاختبار',
    page: 'الصفحة الرسمية',
    windows: 'المواعيد القادمة',
    subscribe: 'المواعيد في تقويمك',
    facts: 'عن الاختبار',
    body: 'الجهة',
    audience: 'لمن',
    sections: 'الأقسام',
    delivery: 'طريقة الأداء',
    duration: 'المدة',
    scores: 'الدرجات',
    fee: 'الرسوم',
    attempts: 'عدد المحاولات',
    validity: 'صلاحية الدرجة',
    unknown: 'لم نجد مصدرًا يُستشهد به لما يلي: ',
    questions: 'أسئلة عن الاختبار',
    past: 'مواعيد مضت',
    to: 'من # إلى ',
    riyals: 'ريال',
    description: 'التسجيل والمواعيد والشروط والأسئلة، ومصدر كل موعد.',
  },
  en: {
    back: 'All exams',
    register: 'Register for the exam',
    page: 'Official page',
    windows: 'Coming dates',
    subscribe: 'The dates in your calendar',
    facts: 'About the exam',
    body: 'Body in charge',
    audience: 'For',
    sections: 'Sections',
    delivery: 'Taken',
    duration: 'Length',
    scores: 'Scores',
    fee: 'Fee',
    attempts: 'Attempts',
    validity: 'Score is valid for',
    unknown: 'We found no citable source for: ',
    questions: 'Questions about the exam',
    past: 'Past dates',
    to: '# to ',
    riyals: 'SAR',
    description: 'Registration, dates, rules and questions, with the source of every date.',
  },
} as const satisfies Record<Language, Record<string, string>>;

const MINUTES: Counted = {
  ar: { one: 'دقيقة واحدة', two: 'دقيقتان', few: '# دقائق', many: '# دقيقة', other: '# دقيقة' },
  en: { one: '# minute', other: '# minutes' },
};
const TIMES: Counted = {
  ar: { one: 'مرة واحدة', two: 'مرتان', few: '# مرات', many: '# مرة', other: '# مرة' },
  en: { one: 'once', two: 'twice', other: '# times' },
};
const YEARS: Counted = {
  ar: { one: 'سنة واحدة', two: 'سنتان', few: '# سنوات', many: '# سنة', other: '# سنة' },
  en: { one: '# year', other: '# years' },
};

type Fact = readonly [term: string, value: Content];

/** What is known of an exam, by name; what is not known has an empty value. */
function factsOf(exam: Exam, language: Language): Fact[] {
  const text = TEXT[language];
  const { scoreRange, durationMinutes, feeSar, attempts, validityYears } = exam;
  const audience = language === 'ar' ? exam.audience : exam.audienceEn;
  const number = (value: number | null, noun: Counted) => value !== null && counted(language, value, noun);
  return [
    [text.audience, audience !== null && name(audience)],
    [
      text.sections,
      joined(
        exam.sections.map((each) => name(nameIn(language, each))),
        COMMA[language],
      ),
    ],
    [
      text.delivery,
      joined(
        exam.delivery.map((way) => DELIVERIES[way][language]),
        COMMA[language],
      ),
    ],
    [text.duration, number(durationMinutes, MINUTES)],
    [
      text.scores,
      scoreRange && text.to.replace('#', String(scoreRange.minimum)) + String(scoreRange.maximum),
    ],
    [text.fee, feeSar !== null && `${feeSar} ${text.riyals}`],
    [text.attempts, number(attempts, TIMES)],
    [text.validity, number(validityYears, YEARS)],
    [text.body, externalLink(exam.body.url, nameIn(language, exam.body))],
  ];
}

/** The page of an exam. */
export function examPage(exam: Exam, publication: Publication, language: Language): Page {
  const { asOf } = publication;
  const text = TEXT[language];
  const title = nameIn(language, exam);
  const note = language === 'ar' ? exam.note : exam.noteEn;
  const coming = comingWindows(exam, asOf);
  const past = pastWindows(exam, asOf);
  const questions = questionsBySubject(publication.catalogue.faq).about('exam', exam.id);
  const known = factsOf(exam, language);
  const unknown = known.flatMap(([term, value]) => (isEmpty(value) ? [term] : []));
  return {
    address: recordPage('exams', exam.id),
    language,
    door: 'exams',
    kind: 'record',
    title: exam.abbreviation === null ? title : `${title} (${exam.abbreviation})`,
    description: `${title}: ${text.description}`,
    data: examEventData(exam, publication, language),
    changed: newestDayOf([exam]),
    main: () =>
      blocks([
        top(
          [name(title), exam.abbreviation !== null && [' ', styled('abbreviation', exam.abbreviation)]],
          [
            honesty(
              {
                day: { as: 'asOf', date: asOf },
                verifiedOn: exam.verifiedOn,
                sources: exam.sources,
              },
              language,
            ),
            paragraph([examStatus(exam, language), ' ', nextDate(exam, asOf, language)], 'headline'),
            note !== null && paragraph(name(note)),
            actions([
              exam.registrationUrl !== null && externalLink(exam.registrationUrl, text.register),
              exam.url !== null && externalLink(exam.url, text.page),
              link(DOORS.exams.address[language], text.back),
            ]),
          ],
        ),
        section('windows', text.windows, [
          coming.length > 0 ? windowList(coming, asOf, language) : paragraph(noAnnouncement(exam, language)),
        ]),
        section('subscribe', text.subscribe, [
          subscribeLinks(publication, `/feeds/exams/${exam.id}.ics`, language),
        ]),
        section('facts', text.facts, [
          facts(known),
          unknown.length > 0 && paragraph([text.unknown, unknown.join(COMMA[language]), '.'], 'fine'),
        ]),
        questions.length > 0 &&
          section('questions', text.questions, [questionList(publication, questions, language)]),
        past.length > 0 && section('past', text.past, [windowList(past, asOf, language)]),
        sourcesSection({ sources: exam.sources, confidence: null }, language),
      ]),
  };
}
