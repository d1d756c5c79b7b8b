import { groupBy, sortedBy } from '../../../edge/text/order.ts';
import { type AdmissionRecord, type AdmissionTrack, WEIGHED } from '../../schema/admission.ts';
import { creditOf, SOURCE_KINDS } from '../../schema/source.ts';
import type { UniversityRecord } from '../../schema/university.ts';
import { formulasHeld } from '../answers/admission.ts';
import { newestDay } from '../answers/credit.ts';
import { isUnanswered } from '../answers/faq.ts';
import { CALCULATOR_PAGE } from './addresses.ts';
import { briefFormula, conditionsOf, formulaText, isPastYear, whoseText, yearText } from './admission.ts';
import type { PageContext } from './context.ts';
import * as el from './elements.ts';
import { type Html, html } from './html.ts';
import { INSTITUTIONS } from './institutions/institutions.ts';
import { COMMA, capital, counted, DOT, inOrder, type Language, nameIn } from './language.ts';
import { jsonLink, questionLink, recordAddress, recordLink } from './links.ts';
import type { Page } from './page.ts';
import { answerOf, creditLine, firstSentence } from './provenance.ts';
import WORDS from './words.json' with { type: 'json' };

const TEXT = WORDS.calculator;

/** What can be typed; a formula that weighs anything else is shown and not worked out. */
const TYPED = ['school', 'gat', 'saat'] as const;
/** Institutions by whether it works out their score, or why not, in this order. */
const GROUPS = ['worked', 'unworked', 'absent'] as const;
const isTyped = (score: string): boolean => TYPED.some((typed) => typed === score);

/** What a note says of the formula, or of its page: fees and tests of language change no score. */
const OF_FORMULA = /معادل|موزون|وزن|مسار|قديمة|سابقة/;

/** Fields for numbers, and below them what is wrong there; they have no name, so no form can ever send them. */
const fields = (prefix: string, label: (key: (typeof TYPED)[number]) => string): Html =>
  html`${TYPED.map((key) => html`<p><label for="${prefix}${key}">${label(key)}</label><input id="${prefix}${key}" inputmode="decimal" autocomplete="off" dir="ltr" aria-describedby="${prefix}${key}-wrong"></p>\n`)}${TYPED.map((key) => html`<p class="bad whole" id="${prefix}${key}-wrong" role="alert"></p>\n`)}`;

/** Where /assets/calculator.js takes scores and an institution. */
const form = (institutions: ReadonlyMap<string, readonly UniversityRecord[]>, language: Language): el.Piece => {
  const { wrong, points, missing, sum, result, ...text } = TEXT[language];
  const said = { wrong, points, missing, sum, result };
  return el.htmlOnly(html`<noscript><p>${text.scripts}</p></noscript>
<form id="calculator" class="filters scores" autocomplete="off"${Object.entries(said).map(([key, words]) => html` data-${key}="${words}"`)}>
${fields('', (key) => capital(WEIGHED[key][language]))}<p class="whole"><label for="institution">${text.institution}</label><select id="institution"><option value="">${WORDS.universities[language].any}</option>${GROUPS.map((group) => html`<optgroup label="${text[group]}">${institutions.get(group)?.map((each) => html`<option value="/${each.id}">${nameIn(language, each)}</option>`) ?? null}</optgroup>`)}</select></p>
<p class="whole fine" role="status"></p>
</form>`);
};

/** Whether a track has a formula, or says something of the scores that can be typed. */
const isShown = ({ weights, tests, conditions }: AdmissionTrack): boolean =>
  weights !== null || (tests.some(isTyped) && conditions.length > 0);

/** Why the scores that can be typed do not tell the result of a formula; empty: they do. */
function whyNot({ weights }: AdmissionTrack, language: Language) {
  const others = Object.entries(WEIGHED).filter(([key]) => weights && key in weights && !isTyped(key));
  const words = others.map(([, word]) => word[language]).join(' + ');
  return words && el.styled('muted', TEXT[language].needs.replace('#', words));
}

/** The weighted score by every formula that is held: lists to read, which a script completes on the device. */
export function calculatorPage(publication: PageContext, language: Language): Page {
  const { asOf, catalogue, questions } = publication;
  const text = TEXT[language];
  const { url: site, admissionUrl } = WORDS.university[language].terms;
  const weighed = new Set(formulasHeld(publication).map(({ record }) => record.university));
  const institutions = inOrder(catalogue.universities, language);
  const asked = publication.byId.faq.get(WORDS.calculator.asked);
  const isLater = (record: AdmissionRecord): boolean =>
    isPastYear(record, asOf) || record.tracks.every(({ weights }) => weights === null);
  const recordsOf = ({ id }: UniversityRecord): AdmissionRecord[] =>
    weighed.has(id) ? (publication.held.admission.get(id) ?? []).filter(({ tracks }) => tracks.some(isShown)) : [];
  const titleOf = (each: UniversityRecord): el.Piece => recordLink(publication, 'universities', each, language);
  const shown = institutions.flatMap((institution) =>
    sortedBy(recordsOf(institution), (record) => [String(isLater(record))]).flatMap((record, index) => {
      const formulaOf = ({ weights }: AdmissionTrack) => TYPED.map((key) => `${key}:${weights?.[key] ?? 0}`).join(' ');
      // A second page of an institution is of another year, or has no formula.
      const byFormula = groupBy(record.tracks.filter(isShown), (track) =>
        index === 0 && track.weights && !whyNot(track, language) ? formulaOf(track) : '',
      );
      return [...byFormula].map(([formula, tracks]) => ({ institution, record, formula, tracks }));
    }),
  );
  const worked = shown.filter(({ formula }) => formula);
  const inWords = shown.filter(({ formula }) => formula === '');
  /** Institutions, of which the script shows the one that is chosen. */
  const rows = <T>(items: readonly T[], said: (item: T) => el.Content) =>
    el.list(items.map(said), { style: 'rows one' });
  const creditText = (track: AdmissionTrack) => el.styled('fine', creditLine(creditOf(track), language));
  const noteOf = ({ note, noteEn }: AdmissionRecord) => (language === 'ar' ? note : noteEn);
  const toldOf = ({ institution, record, tracks }: (typeof shown)[number]): el.Content => {
    const told = tracks.map((track) => {
      const weighs = track.weights && formulaText(track.weights, language);
      const called = el.strong(el.name(whoseText(track, language)));
      const asked = [...conditionsOf(track, language), whyNot(track, language)];
      return el.joined([called, weighs, ...asked, creditText(track)], el.lineBreak);
    });
    const year = el.styled('muted', el.joined([yearText(record, asOf, language), noteOf(record)], DOT));
    return el.joined([titleOf(institution), ...told, year], el.lineBreak);
  };
  /** Results in one line each, with whom it is for, its year if it has one, and that its page is no official one; at a touch, the page. */
  const resultOf = ({ institution, record, formula, tracks }: (typeof shown)[number]): el.Piece => {
    const isOfficial = tracks.every((track) => creditOf(track).sources.some(({ kind }) => kind === 'official'));
    const whom = el.name(tracks.map((track) => whoseText(track, language)).join(COMMA[language]));
    const year = yearText(record, asOf, language);
    const [weighs] = tracks.flatMap(({ weights }) => (weights ? briefFormula(weights, language) : []));
    const marks = [weighs ?? null, whom, record.year && year, !isOfficial && SOURCE_KINDS.other[language]];
    const result = el.htmlOnly(html`<output class="headline" data-weights="${formula}"></output>`);
    const called = [result, el.name(nameIn(language, institution)), el.lineBreak];
    const page = el.link(recordAddress(publication, 'universities', institution.id, language), text.page);
    const credits = new Map(tracks.map((track) => [track.source.url, creditText(track)])).values();
    const note = OF_FORMULA.test(`${record.note}`) && noteOf(record);
    const below = el.joined([page, ...credits, record.year === null && year, note], el.lineBreak);
    return el.details([called, el.styled('fine', el.joined(marks, DOT))], [el.paragraph(below)]);
  };
  const [past = [], current = []] = [true, false].map((isPast) =>
    worked.filter(({ record }) => isPastYear(record, asOf) === isPast).map(resultOf),
  );
  const askedOf = ({ id }: UniversityRecord) =>
    questions.about('university', id).filter(({ about }) => about?.asks.includes('weights'));
  /** Of whom no official page tells weights, but another one does. */
  const isTold = (each: UniversityRecord): boolean =>
    askedOf(each).some((asked) => !isUnanswered(asked) && asked.sources.every(({ kind }) => kind !== 'official'));
  const groupOf = (each: UniversityRecord): (typeof GROUPS)[number] => {
    if (worked.some(({ institution }) => institution === each)) return 'worked';
    return weighed.has(each.id) || isTold(each) ? 'unworked' : 'absent';
  };
  const rowsOf = (some: readonly UniversityRecord[]): el.Piece =>
    rows(some, (each) => {
      const [page, called] = each.admissionUrl === null ? [each.url, site] : [each.admissionUrl, admissionUrl];
      const answers = askedOf(each).map((record) => [
        questionLink(publication, record, language),
        !isUnanswered(record) && ` ${firstSentence(answerOf(record, language))}`,
      ]);
      const official = page === null ? text.noSite : el.externalLink(page, called);
      const why = isTold(each) && el.styled('muted', text.unofficial);
      return el.joined([[titleOf(each), DOT, official], ...answers, why], el.lineBreak);
    });
  const grouped = groupBy(institutions, groupOf);
  const { worked: held = [], unworked = [], absent: unheld = [] } = Object.fromEntries(grouped);
  const others = unworked.length > 0 && counted(language, unworked.length, WORDS.calculatorOthers);
  const count = { held: held.length, all: institutions.length, told: others, own: el.link('#weights', text.own) };
  const absentees = [el.paragraph(text.absentLead), rowsOf(unheld)];
  const unknown = counted(language, unheld.length, INSTITUTIONS);
  return {
    address: CALCULATOR_PAGE.address,
    language,
    navigation: 'universities',
    kind: 'calculator',
    title: CALCULATOR_PAGE.name[language],
    description: text.lead,
    modules: ['calculator.js'],
    changed: newestDay(catalogue.admission.map(({ readOn }) => readOn)),
    main: el.blocks([
      el.top(CALCULATOR_PAGE.name[language], [el.paragraph(text.lead, 'lead'), form(grouped, language)]),
      el.section('formulas', text.by, [
        el.paragraph([text.compare, ' ', text.undated], 'fine many'),
        el.group('one', current),
        past.length > 0 && el.details(text.past.replace('#', String(past.length)), [el.group('one', past)]),
        el.paragraph(el.filled(text.count, count), 'links many'),
        asked !== undefined && el.paragraph([text.cutoff, ' ', questionLink(publication, asked, language)], 'links'),
      ]),
      el.section('others', text.others, [
        el.details(text.why, [rows(inWords, toldOf), rowsOf(unworked.filter(({ id }) => !weighed.has(id)))]),
      ]),
      el.section('absent', text.unheld, [el.details(unknown, absentees, 'unheld')]),
      el.section('weights', text.own, [
        el.htmlOnly(html`<div class="filters scores">
${fields('own-', (key) => text.weight.replace('#', WEIGHED[key][language]))}<p class="found"><output id="own"></output></p>
</div>`),
        el.paragraph([text.rounded, ' ', jsonLink('admission', language)], 'links'),
      ]),
    ]),
  };
}
