import { LONGEST_QUERY } from '../../../../edge/http/addresses.ts';
import type { Publication } from '../../../publication/publication.ts';
import type { KnownMajor } from '../../../schema/major.ts';
import { SECTORS, type UniversityRecord } from '../../../schema/university.ts';
import { newestDayOf } from '../../answers/credit.ts';
import { holdersOf, taughtBy } from '../../answers/majors.ts';
import { MAJORS_PAGE, NAVIGATION } from '../addresses.ts';
import { actions, blocks, htmlOnly, link, type Piece, paragraph, section, top } from '../elements.ts';
import { type Html, html } from '../html.ts';
import { counted, inOrder, type Language, nameIn, OTHER } from '../language.ts';
import { jsonLink, recordAddress } from '../links.ts';
import type { Page } from '../page.ts';
import { absenceText, cityOf, INSTITUTIONS, institutionsByRegion } from './institutions.ts';

const TEXT = {
  ar: {
    q: 'الاسم أو المدينة',
    region: 'المنطقة',
    kind: 'القطاع',
    major: 'التخصص',
    any: 'الكل',
    shown: 'المعروض: # من @',
    none: 'لا نعرف مؤسسة بهذه الصفات. غيّر أحد الاختيارات أو ألغِها.',
    note: 'من يدرّس # وما ينقص قوائمنا',
    reset: 'إلغاء الاختيارات',
  },
  en: {
    q: 'Name or city',
    region: 'Region',
    kind: 'Sector',
    major: 'Major',
    any: 'All',
    shown: 'Shown: # of @',
    none: 'We know no institution like this. Change a choice, or clear them.',
    note: 'Who teaches #, and what our lists lack',
    reset: 'Clear the choices',
  },
} as const satisfies Record<Language, Record<string, string>>;

type Choice = readonly [value: string, label: string];

function select(key: 'region' | 'kind' | 'major', choices: readonly Choice[], language: Language): Html {
  const text = TEXT[language];
  return html`<p${key === 'major' && html` class="whole"`}><label for="${key}">${text[key]}</label><select id="${key}" name="${key}"><option value="">${text.any}</option>${choices.map(([value, label]) => html`<option value="${value}">${label}</option>`)}</select></p>\n`;
}

/** The choices by which /assets/finder.js filters the list; `#` stands for a number or a name, `@` for the number of all. */
export function finder(majors: readonly KnownMajor[], publication: Publication, language: Language): Piece {
  const text = TEXT[language];
  const named = (records: readonly { id: string; name: string; nameEn: string }[]) =>
    records.map((record): Choice => [record.id, nameIn(language, record)]);
  const sectors = Object.entries(SECTORS).map(([kind, sector]): Choice => [kind, sector[language]]);
  const selects = [
    select('region', named(inOrder(publication.catalogue.regions, language)), language),
    select('kind', sectors, language),
    select('major', named(majors), language),
  ];
  return htmlOnly(html`<form id="finder" class="filters" data-shown="${text.shown}" data-none="${text.none}" data-note="${text.note}" data-majors="${recordAddress(publication, 'majors', '', language)}">
<p class="whole"><label for="q">${text.q}</label><input id="q" name="q" type="search" maxlength="${LONGEST_QUERY}" autocomplete="off" dir="auto"></p>
${selects}<p class="found"><span id="found" role="status"></span> <a id="about-major" hidden></a> <button type="reset" hidden>${text.reset}</button></p>
</form>`);
}

/**
 * What the script filters an institution by, besides what its row says.
 * @param places of the majors in the list of choices, by id
 */
export function finderData(
  record: UniversityRecord,
  places: ReadonlyMap<string, number>,
  language: Language,
) {
  const majors = new Set(taughtBy(record).majors.flatMap((id) => places.get(id) ?? []));
  return {
    region: record.regionId ?? '',
    kind: record.kind ?? '',
    names: [
      nameIn(OTHER[language], record),
      ...record.aliases,
      ...record.aliasesEn,
      cityOf(record, OTHER[language]) ?? '',
    ].join(' '),
    majors: [...majors].join(' '),
  };
}

const LIST_TEXT = {
  ar: {
    title: 'الجامعات والكليات',
    lead: 'لكل منها صفحة بكلياتها وتخصصاتها وموقعها الرسمي.',
    list: 'حسب المنطقة',
  },
  en: {
    title: 'Universities and colleges',
    lead: 'The page of each shows its colleges, majors and official site.',
    list: 'By region',
  },
} as const satisfies Record<Language, Record<string, string>>;

/** Every institution by region, with a finder where there are scripts. */
export function universitiesPage(publication: Publication, language: Language): Page {
  const { catalogue } = publication;
  const holders = holdersOf(catalogue);
  const text = LIST_TEXT[language];
  const majors = inOrder(catalogue.majors, language).filter(({ id }) => holders.get(id)?.universities.length);
  const places = new Map(majors.map(({ id }, index) => [id, index + 1]));
  const rows = inOrder(catalogue.universities, language).map((record) => ({
    record,
    data: finderData(record, places, language),
  }));
  const description = `${counted(language, rows.length, INSTITUTIONS)}. ${text.lead}`;
  return {
    address: NAVIGATION.universities.address,
    language,
    navigation: 'universities',
    kind: 'institutions',
    title: text.title,
    description,
    modules: ['finder.js'],
    changed: newestDayOf(catalogue.universities),
    main: blocks([
      top(text.title, [
        paragraph(description, 'lead'),
        finder(majors, publication, language),
        actions([
          link(MAJORS_PAGE.address[language], MAJORS_PAGE.name[language]),
          jsonLink('universities', language),
        ]),
      ]),
      section('list', text.list, [
        institutionsByRegion(rows, publication, language),
        paragraph(absenceText(catalogue, language), 'fine'),
      ]),
    ]),
  };
}
