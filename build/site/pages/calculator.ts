import { groupBy } from '../../../edge/text/order.ts';
import { WEIGHED } from '../../schema/admission.ts';
import { creditOf } from '../../schema/source.ts';
import { formulasHeld, type HeldFormula, institutionOf } from '../answers/admission.ts';
import { newestDay } from '../answers/credit.ts';
import { CALCULATOR_PAGE } from './addresses.ts';
import { formulaText, isPastYear, yearText } from './admission.ts';
import type { PageContext } from './context.ts';
import {
  blocks,
  details,
  htmlOnly,
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

/** The formulas of each institution with what each gives, which the script fills in. */
const formulas = (
  held: readonly HeldFormula[],
  notes: Footnotes,
  publication: PageContext,
  language: Language,
): Piece =>
  table({
    style: 'figures formulas',
    columns: [TEXT[language].institution, TEXT[language].formula],
    rows: [...groupBy(held, ({ record }) => record).entries()].map(([record, members]) => {
      const institution = institutionOf(record, publication.catalogue);
      const tracks = members.map(({ track, weights }) => {
        const others = Object.entries(WEIGHED).filter(
          ([key]) => key in weights && !TYPED.some((typed) => typed === key),
        );
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
          formulaText(weights, language),
          lineBreak,
        ];
      });
      return {
        cells: [
          institution !== undefined && recordLink(publication, 'universities', institution, language),
          [...tracks, styled('muted', yearText(record, language))],
        ],
      };
    }),
  });

/** The weighted score by every formula that is held: a table to read, which a script completes on the device. */
export function calculatorPage(publication: PageContext, language: Language): Page {
  const { asOf, catalogue } = publication;
  const text = TEXT[language];
  const title = CALCULATOR_PAGE.name[language];
  const all = formulasHeld(publication).map((formula) => ({ ...formula.record, ...formula }));
  const held = inOrder(all, language);
  const known = new Set(held.map(({ record }) => record.university));
  const absent = inOrder(catalogue.universities, language).filter(({ id }) => !known.has(id));
  const choices = inOrder(catalogue.universities, language)
    .filter(({ id }) => known.has(id))
    .map((record) => [`/${record.id}`, nameIn(language, record)] as const);
  const notes = footnotes(
    held.flatMap(({ track }) => creditOf(track).sources),
    language,
  );
  const parts = groupBy(held, ({ record }) =>
    record.year === null ? 'undated' : isPastYear(record, asOf) ? 'older' : 'current',
  );
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
        form(choices, language),
        paragraph([`${text.unlisted} `, link('#absent', `${text.absent} (${absent.length})`)], 'fine'),
      ]),
      ...(['current', 'undated', 'older'] as const).map((part) => {
        const rows = parts.get(part);
        return (
          rows !== undefined &&
          section(part, text[part], [paragraph(text[`${part}Lead`]), formulas(rows, notes, publication, language)])
        );
      }),
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
