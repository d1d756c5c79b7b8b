import { groupBy } from '../../../edge/text/order.ts';
import { type AdmissionRecord, type AdmissionTrack, WEIGHED } from '../../schema/admission.ts';
import { creditOf } from '../../schema/source.ts';
import { admissionOf, formulasHeld } from '../answers/admission.ts';
import { newestDay } from '../answers/credit.ts';
import { CALCULATOR_PAGE } from './addresses.ts';
import { conditionsOf, formulaText, isPastYear, yearText } from './admission.ts';
import type { PageContext } from './context.ts';
import {
  blocks,
  type Content,
  details,
  group,
  heading,
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
  top,
} from './elements.ts';
import { type Html, html } from './html.ts';
import { INSTITUTIONS } from './institutions/institutions.ts';
import { select } from './institutions/universities.ts';
import { capital, counted, DOT, inOrder, type Language, nameIn } from './language.ts';
import { jsonLink, recordLink } from './links.ts';
import type { Page } from './page.ts';
import { type Footnotes, footnotes } from './provenance.ts';
import WORDS from './words.json' with { type: 'json' };

const TEXT = WORDS.calculator;

/** What can be typed; a formula that weighs anything else is shown and not worked out. */
const TYPED = ['school', 'gat', 'saat'] as const;
const isTyped = (score: string): boolean => TYPED.some((typed) => typed === score);

/** Fields for numbers, and below them what is wrong there; they have no name, so no form can ever send them. */
const fields = (prefix: string, label: (key: (typeof TYPED)[number]) => string): Html =>
  html`${TYPED.map((key) => html`<p><label for="${prefix}${key}">${label(key)}</label><input id="${prefix}${key}" inputmode="decimal" autocomplete="off" dir="ltr" aria-describedby="${prefix}${key}-wrong"></p>\n`)}${TYPED.map((key) => html`<p class="fine whole" id="${prefix}${key}-wrong" role="alert"></p>\n`)}`;

/** Where /assets/calculator.js takes scores and weights of one's own. */
const form = (institutions: readonly (readonly [value: string, name: string])[], language: Language): Piece => {
  const { wrong, missing, correct, sum, result, ...text } = TEXT[language];
  const said = { wrong, missing, correct, sum, result };
  return htmlOnly(html`<noscript><p>${text.scripts}</p></noscript>
<form id="calculator" class="filters scores" autocomplete="off"${Object.entries(said).map(([key, words]) => html` data-${key}="${words}"`)}>
${fields('', (key) => capital(WEIGHED[key][language]))}<details class="whole"><summary>${text.choose}</summary>
${select('institution', text.institution, institutions)}${select('order', text.order, [['score', text.byScore]])}<p>${text.own}</p>
${fields('own-', (key) => text.weight.replace('#', WEIGHED[key][language]))}<p><output id="own"></output></p>
</details>
</form>`);
};

/** Whether a track has a formula, or says something of the scores that can be typed. */
const isShown = ({ weights, tests, conditions }: AdmissionTrack): boolean =>
  weights !== null || (tests.some(isTyped) && conditions.length > 0);

/** What a track says, after the result of its formula, which the script fills in where nothing else is weighed. */
function trackItem(track: AdmissionTrack, { tracks }: AdmissionRecord, notes: Footnotes, language: Language): Content {
  const { weights } = track;
  const others = Object.entries(WEIGHED).filter(([key]) => weights && key in weights && !isTyped(key));
  const needs = others.map(([, word]) => word[language]).join(' + ');
  // A formula beside conditions that are enough for all is for those who do not meet them: no score says who that is.
  const isForSome =
    track.group === null && tracks.some((each) => each.group === 'all' && !each.weights && isShown(each));
  const why = needs === '' ? isForSome && TEXT[language].some : TEXT[language].needs.replace('#', needs);
  const data = TYPED.map((key) => `${key}:${weights?.[key] ?? 0}`).join(' ');
  const lines = [
    weights && formulaText(weights, language),
    ...conditionsOf(track, language),
    weights && why && styled('muted', why),
  ];
  return [
    weights && !why && htmlOnly(html`<output data-weights="${data}"></output>`),
    joined([[strong(name(nameIn(language, track))), ' ', notes.marks(creditOf(track))], ...lines], lineBreak),
  ];
}

/** The formulas of an institution, those of pages that name a past year last; those and foreign tests open at a touch. */
function formulas(records: readonly AdmissionRecord[], { asOf }: PageContext, notes: Footnotes, language: Language) {
  const text = TEXT[language];
  return records.map((record, index) => {
    const item = (track: AdmissionTrack): Content => trackItem(track, record, notes, language);
    const rows = (tracks: readonly AdmissionTrack[]): Piece => list(tracks.map(item), { style: 'rows' });
    const shown = record.tracks.filter(isShown);
    const foreign = shown.filter(({ weights }) => weights?.sat !== undefined);
    const year = [yearText(record, language), isPastYear(record, asOf) && [DOT, text.olderLead]];
    const note = language === 'ar' ? record.note : record.noteEn;
    const parts = [
      rows(shown.filter((track) => !foreign.includes(track))),
      foreign.length > 0 && details(text.foreign, [rows(foreign)]),
      paragraph(joined([year, note], lineBreak), 'fine'),
    ];
    return index === 0 ? blocks(parts) : details([text.another, DOT, yearText(record, language)], parts);
  });
}

/** The weighted score by every formula that is held: lists to read, which a script completes on the device. */
export function calculatorPage(publication: PageContext, language: Language): Page {
  const { catalogue } = publication;
  const text = TEXT[language];
  const title = CALCULATOR_PAGE.name[language];
  const weighed = groupBy(formulasHeld(publication), ({ record }) => record.university);
  const institutions = inOrder(catalogue.universities, language);
  const absent = institutions.filter(({ id }) => !weighed.has(id));
  const links = absent.map((record) => recordLink(publication, 'universities', record, language));
  const listed = institutions
    .filter(({ id }) => weighed.has(id))
    .map((institution) => {
      const records = admissionOf(institution.id, catalogue).filter(({ tracks }) => tracks.some(isShown));
      const isLater = (record: AdmissionRecord): boolean =>
        isPastYear(record, publication.asOf) || record.tracks.every(({ weights }) => weights === null);
      return { institution, records: records.sort((one, other) => Number(isLater(one)) - Number(isLater(other))) };
    });
  const choices = listed.map(({ institution }) => [`/${institution.id}`, nameIn(language, institution)] as const);
  const notes = footnotes([], language);
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
        paragraph([`${count} `, link('#unheld', `${text.absent} (${absent.length})`)], 'fine'),
        form(choices, language),
      ]),
      section('formulas', text.by, [
        paragraph(text.undated, 'fine'),
        ...listed.map(({ institution, records }) =>
          group('formulas', [
            heading(3, recordLink(publication, 'universities', institution, language)),
            ...formulas(records, publication, notes, language),
          ]),
        ),
      ]),
      section('absent', text.absent, [
        details(counted(language, absent.length, INSTITUTIONS), [paragraph(text.absentLead), list(links)], 'unheld'),
      ]),
      notes.section([paragraph(text.compare, 'fine'), paragraph(jsonLink('admission', language))]),
    ]),
  };
}
