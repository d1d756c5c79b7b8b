import { groupBy } from '../../../edge/text/order.ts';
import { type AdmissionRecord, WEIGHED } from '../../schema/admission.ts';
import { creditOf } from '../../schema/source.ts';
import { admissionOf, formulasHeld, type HeldFormula, institutionOf } from '../answers/admission.ts';
import { newestDay } from '../answers/credit.ts';
import { CALCULATOR_PAGE } from './addresses.ts';
import { conditionsOf, formulaText, isPastYear, yearText } from './admission.ts';
import type { PageContext } from './context.ts';
import {
  blocks,
  details,
  htmlOnly,
  joined,
  lineBreak,
  link,
  list,
  name,
  type Piece,
  paragraph,
  section,
  strong,
  styled,
  table,
  top,
} from './elements.ts';
import { html } from './html.ts';
import { INSTITUTIONS } from './institutions/institutions.ts';
import { select } from './institutions/universities.ts';
import { capital, counted, inOrder, type Language, nameIn } from './language.ts';
import { jsonLink, recordLink } from './links.ts';
import type { Page } from './page.ts';
import { type Footnotes, footnotes } from './provenance.ts';
import WORDS from './words.json' with { type: 'json' };

const TEXT = WORDS.calculator;

/** What can be typed; a formula that weighs anything else is shown and not worked out. */
const TYPED = ['school', 'gat', 'saat'] as const;
const isTyped = (score: string): boolean => TYPED.some((typed) => typed === score);

/** A field for a number; it has no name, so no form can ever send it. */
const field = (id: string, label: string) =>
  html`<p><label for="${id}">${label}</label><input id="${id}" inputmode="decimal" autocomplete="off" dir="ltr" aria-describedby="${id}-wrong"><span class="fine" id="${id}-wrong" role="alert"></span></p>\n`;

/** Where /assets/calculator.js takes scores and weights of one's own. */
const form = (institutions: readonly (readonly [value: string, name: string])[], language: Language): Piece => {
  const { wrong, missing, needs, own, weight, sum, result, scripts } = TEXT[language];
  const said = { wrong, missing, needs, sum, result };
  return htmlOnly(html`<noscript><p>${scripts}</p></noscript>
<form id="calculator" class="filters scores" autocomplete="off"${Object.entries(said).map(([key, text]) => html` data-${key}="${text}"`)}>
${TYPED.map((key) => field(key, capital(WEIGHED[key][language])))}${select('institution', TEXT[language].any, institutions, 'whole')}<details class="whole"><summary>${own}</summary>
${TYPED.map((key) => field(`own-${key}`, weight.replace('#', WEIGHED[key][language])))}<p><output id="own"></output></p>
</details>
</form>`);
};

/** What an institution says of the scores that can be typed where it gives no weights. */
const remarksOn = ({ university }: AdmissionRecord, { catalogue }: PageContext) =>
  admissionOf(university ?? '', catalogue)
    .flatMap(({ tracks, year, readOn }) => tracks.map((track) => ({ ...track, year, readOn })))
    .filter(({ weights, tests, conditions }) => weights === null && tests.some(isTyped) && conditions.length > 0);

/** The formulas of each institution with what each gives, which the script fills in, and what else its pages say of it. */
const formulas = (
  held: readonly HeldFormula[],
  publication: PageContext,
  notes: Footnotes,
  language: Language,
): Piece =>
  table({
    style: 'figures formulas',
    columns: [TEXT[language].institution, TEXT[language].formula],
    rows: [...groupBy(held, ({ record }) => record).entries()].map(([record, members]) => {
      const institution = institutionOf(record, publication.catalogue);
      const tracks = members.map(({ track, weights }) => {
        const others = Object.entries(WEIGHED).filter(([key]) => key in weights && !isTyped(key));
        const needs = others.map(([, word]) => word[language]).join(' + ');
        const data = TYPED.map((key) => `${key}:${weights[key] ?? 0}`).join(' ');
        return [
          strong(name(nameIn(language, track))),
          ' ',
          notes.marks(creditOf(track)),
          {
            html: html`<output class="name" data-weights="${data}" data-needs="${needs}"></output>`,
            markdown: ': ',
          },
          joined([formulaText(weights, language), ...conditionsOf(track, language)], lineBreak),
          lineBreak,
        ];
      });
      const remarks = remarksOn(record, publication).map((track) => [
        [name(nameIn(language, track)), ' (', yearText(track, language), '): '],
        [conditionsOf(track, language).join(' '), ' ', notes.marks(creditOf(track))],
      ]);
      const isPast = isPastYear(record, publication.asOf);
      const year = joined([yearText(record, language), isPast && TEXT[language].olderLead], ' · ');
      const note = language === 'ar' ? record.note : record.noteEn;
      return {
        cells: [
          institution !== undefined && recordLink(publication, 'universities', institution, language),
          [...tracks, styled('muted', joined([year, note, ...remarks], lineBreak))],
        ],
      };
    }),
  });

/** The weighted score by every formula that is held: a table to read, which a script completes on the device. */
export function calculatorPage(publication: PageContext, language: Language): Page {
  const { catalogue } = publication;
  const text = TEXT[language];
  const title = CALCULATOR_PAGE.name[language];
  const all = formulasHeld(publication).map((formula) => ({ ...formula.record, ...formula }));
  const held = inOrder(all, language);
  const known = new Set(held.map(({ record }) => record.university));
  const institutions = inOrder(catalogue.universities, language);
  const absent = institutions.filter(({ id }) => !known.has(id));
  const listed = institutions.filter(({ id }) => known.has(id));
  const choices = listed.map((record) => [`/${record.id}`, nameIn(language, record)] as const);
  const credited = held.flatMap(({ record, track }) => [track, ...remarksOn(record, publication)]);
  const notes = footnotes(
    credited.flatMap((track) => creditOf(track).sources),
    language,
  );
  const count = text.count.replace('#', String(choices.length)).replace('@', String(institutions.length));
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
      top(title, [
        paragraph(text.lead, 'lead'),
        paragraph([`${count} `, link('#absent', `${text.absent} (${absent.length})`)], 'fine'),
        form(choices, language),
      ]),
      section('formulas', text.by, [paragraph(text.undated, 'fine'), formulas(held, publication, notes, language)]),
      section('absent', text.absent, [
        paragraph(text.absentLead),
        details(counted(language, absent.length, INSTITUTIONS), [
          list(absent.map((record) => recordLink(publication, 'universities', record, language))),
        ]),
      ]),
      notes.section([paragraph(text.compare, 'fine'), paragraph(jsonLink('admission', language))]),
    ]),
  };
}
