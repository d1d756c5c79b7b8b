import { fold } from '../../../edge/text/fold.ts';
import { sortedBy } from '../../../edge/text/order.ts';
import { hijriDay } from '../../days/hijri.ts';
import { WEIGHED } from '../../schema/admission.ts';
import { creditOf } from '../../schema/source.ts';
import { formulasHeld, type HeldFormula, institutionOf } from '../answers/admission.ts';
import { newestDay } from '../answers/credit.ts';
import { CALCULATOR_PAGE } from './addresses.ts';
import { formulaText, yearText } from './admission.ts';
import type { PageContext } from './context.ts';
import {
  blocks,
  details,
  htmlOnly,
  joined,
  lineBreak,
  list,
  name,
  type Piece,
  paragraph,
  section,
  styled,
  table,
  top,
} from './elements.ts';
import { html } from './html.ts';
import { INSTITUTIONS } from './institutions/institutions.ts';
import { counted, inOrder, type Language, nameIn } from './language.ts';
import { jsonLink, recordLink } from './links.ts';
import type { Page } from './page.ts';
import { cited } from './provenance.ts';

const TEXT = {
  ar: {
    lead: 'اكتب درجاتك من 100 فتظهر نسبتك الموزونة بمعادلة كل مؤسسة نملك معادلتها. تُحسب في جهازك وحده: لا تُرسل درجاتك ولا تُحفظ ولا تظهر في العنوان.',
    compare:
      'لا تُقارَن نسبتان من معادلتين مختلفتين، ولذلك رُتبت المؤسسات بأسمائها. والنتيجة مقرّبة إلى منزلتين عشريتين، ونصف الجزء الأخير يُرفع.',
    wrong: 'اكتب رقمًا من 0 إلى 100 بأربع منازل عشرية على الأكثر، مثل 87.5 أو ٨٧٫٥.',
    missing: 'اكتب أولًا: #',
    needs: 'تحتاج أيضًا إلى: #، فلا تُحسب هنا',
    own: 'أوزان أكتبها بنفسي',
    weight: 'وزن: #، بالمئة',
    sum: 'مجموع الأوزان # لا 100.',
    result: 'نسبتك الموزونة: #',
    current: 'لهذا العام أو لعام قادم',
    older: 'لأعوام مضت',
    undated: 'من صفحات بلا تاريخ',
    olderLead: 'قد تكون المؤسسة غيّرتها بعد ذلك.',
    undatedLead: 'لا تذكر الصفحة لأي عام هي، فتأكد منها قبل الاعتماد عليها.',
    institution: 'المؤسسة',
    formula: 'المعادلة',
    absent: 'مؤسسات لا نملك معادلتها',
    absentLead: 'لم نجد لها مصدرًا يُستشهد به، أو لا تستعمل نسبة موزونة. في صفحة كل منها رابط موقعها.',
  },
  en: {
    lead: 'Type your scores out of 100 to see your weighted score by the formula of each institution that we hold one of. It is worked out on your device alone: your scores are not sent, not stored and not in the address.',
    compare:
      'Two scores by different formulas do not compare, so institutions stand in the order of their names. Results are rounded to two decimals, halves upwards.',
    wrong: 'Type a number from 0 to 100 with four decimals at most, such as 87.5.',
    missing: 'Type first: #',
    needs: 'Also needs: #, so it is not worked out here',
    own: 'Weights that I type myself',
    weight: 'Weight in percent: #',
    sum: 'The weights sum to #, not 100.',
    result: 'Your weighted score: #',
    current: 'For this year or a coming one',
    older: 'For earlier years',
    undated: 'From undated pages',
    olderLead: 'The institution may have changed them since.',
    undatedLead: 'The page does not say for which year it is: make sure before you rely on it.',
    institution: 'Institution',
    formula: 'Formula',
    absent: 'Institutions whose formula we do not hold',
    absentLead:
      'We found no citable source, or they use no weighted score. The page of each links to its site.',
  },
} as const satisfies Record<Language, Record<string, string>>;

/** What can be typed; a formula that weighs anything else is shown and not worked out. */
const TYPED = ['school', 'gat', 'saat'] as const;

/** A field for a number; it has no name, so no form can ever send it. */
const field = (id: string, label: string) =>
  html`<p><label for="${id}">${label}</label><input id="${id}" inputmode="decimal" autocomplete="off" dir="ltr" aria-describedby="${id}-wrong"><span class="fine" id="${id}-wrong" role="alert"></span></p>\n`;

/** Where /assets/calculator.js takes scores and weights of one's own. */
const form = (language: Language): Piece => {
  const { wrong, missing, needs, own, weight, sum, result } = TEXT[language];
  const said = { wrong, missing, needs, sum, result };
  return htmlOnly(html`<form id="calculator" class="filters" autocomplete="off"${Object.entries(said).map(([key, text]) => html` data-${key}="${text}"`)}>
${TYPED.map((key) => field(key, WEIGHED[key][language]))}<details class="whole"><summary>${own}</summary>
${TYPED.map((key) => field(`own-${key}`, weight.replace('#', WEIGHED[key][language])))}<p><output id="own"></output></p>
</details>
</form>`);
};

/** Formulas with what each gives, which the script fills in. */
const formulas = (held: readonly HeldFormula[], publication: PageContext, language: Language): Piece =>
  table({
    caption: null,
    style: 'figures',
    columns: [TEXT[language].institution, TEXT[language].formula],
    rows: held.map(({ record, track, weights }) => {
      const institution = institutionOf(record, publication.catalogue);
      const others = Object.entries(WEIGHED).filter(
        ([key]) => key in weights && !TYPED.some((typed) => typed === key),
      );
      const needs = others.map(([, word]) => word[language]).join(' + ');
      const data = TYPED.map((key) => `${key}:${weights[key] ?? 0}`).join(' ');
      return {
        cells: [
          [
            institution !== undefined && recordLink(publication, 'universities', institution, language),
            lineBreak,
            name(nameIn(language, track)),
          ],
          joined(
            [
              [
                formulaText(weights, language),
                htmlOnly(
                  html`<br><output class="name" data-weights="${data}" data-needs="${needs}"></output>`,
                ),
              ],
              styled('fine', [
                yearText(record, language),
                ' · ',
                creditOf(track).sources.map((source) => cited(source, language)),
              ]),
            ],
            lineBreak,
          ),
        ],
      };
    }),
  });

/** The weighted score by every formula that is held: a table to read, which a script completes on the device. */
export function calculatorPage(publication: PageContext, language: Language): Page {
  const { asOf, catalogue } = publication;
  const text = TEXT[language];
  const title = CALCULATOR_PAGE.name[language];
  const named = ({ record }: HeldFormula) =>
    fold(nameIn('en', institutionOf(record, catalogue) ?? { name: '', nameEn: record.id }));
  const all = formulasHeld(publication);
  const held = language === 'ar' ? all : sortedBy(all, (formula) => [named(formula)]);
  const thisYear = hijriDay(asOf).slice(0, 4);
  const known = new Set(held.map(({ record }) => record.university));
  const absent = inOrder(catalogue.universities, language).filter(({ id }) => !known.has(id));
  const part = (id: string, heading: string, lead: string | null, rows: readonly HeldFormula[]) =>
    rows.length > 0 &&
    section(id, heading, [lead !== null && paragraph(lead), formulas(rows, publication, language)]);
  return {
    address: CALCULATOR_PAGE.address,
    language,
    navigation: 'universities',
    kind: 'calculator',
    title,
    description: text.lead,
    modules: ['calculator.js'],
    changed: newestDay(catalogue.admission.map(({ readOn }) => readOn)),
    main: blocks([
      top(title, [paragraph(text.lead, 'lead'), form(language), paragraph(text.compare, 'fine')]),
      part(
        'current',
        text.current,
        null,
        held.filter(({ record: { year } }) => year !== null && year >= thisYear),
      ),
      part(
        'older',
        text.older,
        text.olderLead,
        held.filter(({ record: { year } }) => year !== null && year < thisYear),
      ),
      part(
        'undated',
        text.undated,
        text.undatedLead,
        held.filter(({ record: { year } }) => year === null),
      ),
      section('absent', text.absent, [
        paragraph(text.absentLead),
        details(counted(language, absent.length, INSTITUTIONS), [
          list(absent.map((record) => recordLink(publication, 'universities', record, language))),
        ]),
        paragraph(jsonLink('admission', language)),
      ]),
    ]),
  };
}
