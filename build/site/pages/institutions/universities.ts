import { LONGEST_QUERY } from '../../../../edge/http/addresses.ts';
import type { Catalogue } from '../../../catalogue/catalogue.ts';
import { SECTORS, type UniversityRecord } from '../../../schema/university.ts';
import { newestDayOf } from '../../answers/credit.ts';
import { universitiesOf } from '../../answers/faq.ts';
import { CALCULATOR_PAGE, COMPARE_PAGE, MAJORS_PAGE, NAVIGATION, SEARCH_PAGE } from '../addresses.ts';
import { glossaryNames, type PageContext } from '../context.ts';
import * as el from '../elements.ts';
import { attribute, type Html, html } from '../html.ts';
import { counted, inOrder, type Language, nameIn, OTHER } from '../language.ts';
import { jsonLink, pageLink, questionList, recordAddress, recordLink, shareButton } from '../links.ts';
import { OTHER_NAMES } from '../names.ts';
import type { Page } from '../page.ts';
import WORDS from '../words.json' with { type: 'json' };
import { cityOf, heldText, INSTITUTIONS, institutionsByRegion, MOST_OPEN, majorsAt, townsOf } from './institutions.ts';

const TEXT = WORDS.universities;

type Choice = readonly [value: string, label: string, towns?: string | undefined];

/** A choice by which the list is filtered: the script compares it with what a row says under the same name. */
export const select = (key: string, label: string, choices: readonly Choice[], any: string): Html =>
  html`<p><label for="${key}">${label}</label><select id="${key}" name="${key}"><option value="">${any}</option>${choices.map(([value, title, towns]) => html`<option value="${value}"${attribute('data-towns', towns)}>${title}</option>`)}</select></p>\n`;

/**
 * The form by which /assets/finder.js filters the list of a page.
 * @param label of the field for a name
 * @param words what the script says besides the usual, by its names for that: `#` and `@` stand for numbers and names
 */
export function finderForm(
  label: string,
  words: Readonly<Record<string, string>>,
  selects: readonly Html[],
  language: Language,
): el.Piece {
  const { reset, plain, said: usual } = TEXT[language];
  const said = { ...usual, search: SEARCH_PAGE.address[language], ...words };
  const data = Object.entries(said).map(([key, text]) => attribute(`data-${key}`, text));
  return el.htmlOnly(html`<form id="finder" class="filters"${data}>
<p class="whole"><input id="q" name="q" type="search" aria-label="${label}" placeholder="${label}" maxlength="${LONGEST_QUERY}" autocomplete="off" dir="auto"></p>
${selects}<p class="found"><span id="found" role="status"></span> <a id="about-major" hidden></a> <button type="reset" hidden>${reset}</button>${shareButton(language).html}</p>
</form>
<noscript><p>${plain}</p></noscript>`);
}

/** What the script filters an institution by, besides what its row says. */
function finderData(record: UniversityRecord, catalogue: Catalogue, majors: string, language: Language) {
  const { id, name } = record;
  const towns = townsOf(record);
  const also = glossaryNames(catalogue, 'universities', id);
  const called = [...record.aliases, ...record.aliasesEn, cityOf(record, OTHER[language]) ?? ''];
  return {
    region: record.regionId ?? '',
    kind: record.kind ?? '',
    names: [nameIn(OTHER[language], record), ...called, ...also, ...towns].join(' '),
    towns: towns.filter((town) => !`${record.city} ${record.cityEn}`.includes(town)).join(' '),
    // Military colleges are called so, as are private ones that say it.
    never: /أهلي/.test(name) ? 'public military' : /عسكري|حربي|دفاع|أمني|بحري|جوي/.test(name) ? '' : 'military',
    majors,
  };
}

/** Every institution by region, with a finder where there are scripts. */
export function universitiesPage(publication: PageContext, language: Language): Page {
  const { byId, catalogue, questions } = publication;
  const text = WORDS.universitiesList[language];
  const majors = inOrder(catalogue.majors, language).filter(({ id }) => publication.taughtByMajor.has(id));
  const rows = inOrder(catalogue.universities, language).map((record) => ({
    record,
    more: [heldText(record, publication.held, language)],
    data: finderData(record, catalogue, majorsAt(record, majors, publication, language), language),
  }));
  const answersOn = ({ id }: UniversityRecord): number => publication.held.answered.get(id)?.length ?? 0;
  const known = [...catalogue.universities].sort((one, other) => answersOn(other) - answersOn(one));
  const most = known.slice(0, MOST_OPEN).map((record) => recordLink(publication, 'universities', record, language));
  const unlisted = questions.faq.filter((each) => !universitiesOf(each).every((id) => byId.universities.has(id)));
  const all = counted(language, rows.length, INSTITUTIONS);
  const { q, region, kind, major, any } = TEXT[language];
  const said = { all, majors: recordAddress(publication, 'majors', '', language) };
  const choicesOf = (records: readonly { id: string; name: string; nameEn: string }[]) =>
    records.map((record): Choice => [record.id, nameIn(language, record), OTHER_NAMES[record.id]?.join('|')]);
  const sectors = Object.entries(SECTORS).map(([id, sector]): Choice => [id, sector[language]]);
  const selects = [
    select('region', region, choicesOf(inOrder(catalogue.regions, language)), any),
    select('kind', kind, sectors, any),
    select('major', major, choicesOf(majors), any),
  ];
  return {
    address: NAVIGATION.universities.address,
    language,
    navigation: 'universities',
    kind: 'institutions',
    title: text.title,
    description: `${all}. ${text.lead}`,
    modules: ['finder.js'],
    changed: newestDayOf(catalogue.universities),
    main: el.blocks([
      el.top(text.title, [finderForm(q, said, selects, language)]),
      el.section('most', text.most, [el.paragraph(text.order, 'fine'), el.list(most, { style: 'columns narrow' })]),
      el.section('list', text.list, [
        institutionsByRegion(rows, publication, language, 'folded'),
        el.paragraph(WORDS.region[language].gaps, 'fine'),
        unlisted.length > 0 &&
          el.group('links', [el.details(text.unlisted, [questionList(publication, unlisted, language)])]),
        el.actions([
          ...[MAJORS_PAGE, CALCULATOR_PAGE, COMPARE_PAGE].map((page) => pageLink(page, language)),
          jsonLink('universities', language),
        ]),
      ]),
    ]),
  };
}
