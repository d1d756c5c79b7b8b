import { DELIVERIES, type Exam } from '../../../schema/exam.ts';
import { SOURCE_KINDS } from '../../../schema/source.ts';
import * as el from '../elements.ts';
import { COMMA, type Counted, counted, type Language, nameIn } from '../language.ts';
import WORDS from '../words.json' with { type: 'json' };

const TEXT = WORDS.exams;

/** Whom an exam is for, and what is to be known of it. */
export const textsOf = ({ audience, audienceEn, note, noteEn }: Exam, language: Language) =>
  language === 'ar' ? [audience, note] : [audienceEn, noteEn];

/** What a note says that a fee is for, one test of several: it stands beside the fee. */
export const FEE_OF = /(?:و?الرسم|The fee is) ([^،,.]+)[^.]*\. ?/;

type Fact = readonly [key: keyof typeof TEXT.ar.terms, value: el.Content, mark: el.Content];

/** What is known of an exam, what students ask first, with a mark of its source (official ones stand first) where unofficial ones alone say some of it; else empty. */
export function factsOf(exam: Exam, language: Language): Fact[] {
  const text = TEXT[language];
  const { scoreRange, durationMinutes, feeSar, attempts, attemptLimit, validityYears } = exam;
  const { times = null, years = null } = attemptLimit ?? {};
  const [audience, note] = textsOf(exam, language);
  const [, feeOf] = FEE_OF.exec(note ?? '') ?? [];
  const number = (value: number | null, noun: Counted) => value !== null && counted(language, value, noun);
  const named = (names: readonly string[]) => el.joined(names.map(el.name), COMMA[language]);
  const held: (readonly [Fact[0], el.Content])[] = [
    ['audience', audience ? el.name(audience) : null],
    ['feeSar', feeSar !== null && el.joined([number(feeSar, WORDS.riyals), feeOf ?? null], ' ')],
    ['feeLateSar', number(exam.feeLateSar, WORDS.riyals)],
    ['durationMinutes', number(durationMinutes, WORDS.examsMinutes)],
    // How many times within some years, beside it, says it better.
    ...(attemptLimit === null ? [['attempts', number(attempts, WORDS.examsTimes)] as const] : []),
    ['attemptLimit', el.joined([number(times, WORDS.examsTimes), number(years, WORDS.examsYears)], text.within)],
    ['validityYears', number(validityYears, WORDS.examsYears)],
    ['resultsAfterDays', number(exam.resultsAfterDays, WORDS.examsDays)],
    ['sections', named(exam.sections.map((each) => nameIn(language, each)))],
    ['delivery', named(exam.delivery.map((way) => DELIVERIES[way][language]))],
    ['scoreRange', scoreRange && text.to.replace('#', String(scoreRange.minimum)) + String(scoreRange.maximum)],
    ['passScore', exam.passScore !== null && String(exam.passScore)],
    ['body', el.externalLink(exam.body.url, nameIn(language, exam.body))],
  ];
  // Of a body whose site is linked, the mark would be read as the body's own.
  const sourceOf = ([key, value]: (typeof held)[number]) =>
    exam.sources.find(({ supports }) => key !== 'body' && !el.isEmpty(value) && supports.includes(key));
  const isMixed = held.some((fact) => sourceOf(fact)?.kind === 'other');
  return held.map(([key, value]) => {
    const { kind = null } = sourceOf([key, value]) ?? {};
    const isMarked = kind === 'other' || (isMixed && key !== 'audience');
    return [key, value, isMarked && kind && ` (${SOURCE_KINDS[kind][language]})`];
  });
}
