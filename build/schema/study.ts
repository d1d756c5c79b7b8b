import Type from 'typebox';
import CODES from './codes.json' with { type: 'json' };
import { about, figure, type Words } from './marks.ts';
import { audience, inEnglish, integer, nullable, oneOf, PATTERNS, setOf, shape, text } from './shape.ts';
import { credited, readOn } from './source.ts';

/** What studying costs, and what a programme is, as far as a source states it. */

export const SEXES = CODES.sexes satisfies Words;
export const sex = about(nullable(oneOf(SEXES, 'Sex')), {
  ar: 'للطلاب أم للطالبات أم لهما، وتبقى null إذا لم يذكره المصدر',
  en: 'For men, women or both; null: the source does not say.',
});

export const DEGREES = CODES.degrees satisfies Words;
export const degree = about(nullable(oneOf(DEGREES, 'Degree')), {
  ar: 'الدرجة العلمية التي يذكرها المصدر، وتبقى null إذا لم يذكرها',
  en: 'The degree that the source names; null when it names none.',
});

export const VAT = CODES.vat satisfies Words;

/** What every price says. */
export const price = {
  amountSar: about(figure(Type.Number({ minimum: 0, maximum: 1_000_000 })), {
    ar: 'المبلغ بالريال السعودي كما يذكره المصدر',
    en: 'Amount in Saudi riyals, as the source states it.',
  }),
  vat: about(nullable(oneOf(VAT, 'Vat')), {
    ar: 'هل يشمل المبلغ ضريبة القيمة المضافة، وتعني `applies` أن المصدر لا يقول هل هي ضمنه، وتبقى null إذا لم يذكرها',
    en: 'Whether the amount includes VAT; `applies`: due, and not said whether within it; null: the source does not say.',
  }),
};

export const PRICE_PERIODS = CODES.pricePeriods satisfies Words;
const per = about(oneOf(PRICE_PERIODS, 'PricePeriod'), {
  ar: 'عن ماذا يُدفع المبلغ',
  en: 'What the amount is paid for.',
});

const year = about(nullable(Type.String({ pattern: PATTERNS['hijri-year'] })), {
  ar: 'العام الدراسي الهجري للمبلغ، وتبقى null إذا لم تذكره الصفحة، فلا يُقال إنه للعام الحالي',
  en: 'Hijri school year of the amount; null: the page names none, so it is not known to be current.',
});

const Tuition = shape('Tuition', { ar: 'رسوم دراسية يذكرها مصدر', en: 'Tuition as a source states it.' })({
  name: about(text, {
    ar: 'ما الذي يُدفع رسمه: برنامج أو كلية أو كل البرامج',
    en: 'What is paid for, in Arabic: a programme, a college, all programmes.',
  }),
  nameEn: about(text, inEnglish('الاسم نفسه')),
  degree,
  ...price,
  per,
  year,
  ...audience({
    ar: 'على من الرسم، بالعربية، وتبقى null إذا لم يخص فئة',
    en: 'Who pays it, in Arabic; null: no group in particular.',
  }),
  readOn,
  ...credited,
});
export type Tuition = Type.Static<typeof Tuition>;

const Housing = shape('Housing', {
  ar: 'سكن للطلبة يذكره مصدر، ورسمه إن ذُكر',
  en: 'Student housing as a source states it, with its price where there is one.',
})({
  name: about(text, { ar: 'السكن أو الغرفة، بالعربية', en: 'The housing or the room, in Arabic.' }),
  nameEn: about(text, inEnglish('الاسم نفسه')),
  sex,
  amountSar: nullable(price.amountSar),
  vat: price.vat,
  per: nullable(per),
  year,
  readOn,
  ...credited,
});
export type Housing = Type.Static<typeof Housing>;

/** What a university says of money beside its record. */
export const costs = {
  tuition: about(Type.Array(Tuition), {
    ar: 'الرسوم الدراسية، وهي فارغة إذا لم يذكرها مصدر يُستشهد به، ولا تعني أن الدراسة مجانية',
    en: 'Tuition; empty: no citable source states it, which does not mean that studying is free.',
  }),
  housing: about(Type.Array(Housing), {
    ar: 'سكن الطلبة، وهي فارغة إذا لم يذكره مصدر يُستشهد به',
    en: 'Student housing; empty: no citable source states it.',
  }),
};

export const LANGUAGES = CODES.languages satisfies Words;

export const Study = shape('Study', {
  ar: 'مدة البرنامج وساعاته ولغته ولمن هو، كما يذكرها مصدر',
  en: 'Years, credits, language and the like of a programme, as a source states them.',
})({
  years: about(figure(nullable(Type.Number({ minimum: 0.5, maximum: 10 }))), {
    ar: 'مدة البرنامج بالسنوات',
    en: 'Length of the programme in years.',
  }),
  credits: about(figure(nullable(integer(1, 400))), { ar: 'عدد الساعات المعتمدة', en: 'Number of credit hours.' }),
  language: about(nullable(oneOf(LANGUAGES, 'StudyLanguage')), {
    ar: 'لغة الدراسة',
    en: 'Language in which it is taught.',
  }),
  sex,
  campus: about(nullable(text), { ar: 'المقر الذي يُدرَّس فيه، بالعربية', en: 'Where it is taught, in Arabic.' }),
  campusEn: about(nullable(text), inEnglish('المقر نفسه')),
  accreditation: setOf(about(text, { ar: 'جهة اعتماد، مثل ABET', en: 'An accrediting body, e.g. `ABET`.' }), {
    ar: 'من اعتمد البرنامج، وهي فارغة إذا لم يُذكر',
    en: 'Who has accredited the programme; empty: not stated.',
  }),
  readOn,
  ...credited,
});
export type Study = Type.Static<typeof Study>;
