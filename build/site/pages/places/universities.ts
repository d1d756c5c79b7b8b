import { LONGEST_QUERY } from '../../../../http/limits.ts';
import type { Publication } from '../../../publication/publication.ts';
import type { KnownMajor } from '../../../schema/major.ts';
import type { UniversityRecord } from '../../../schema/university.ts';
import { newestDayOf } from '../../derived/newest-day.ts';
import { DOORS, MAJORS_PAGE } from '../addresses.ts';
import { type Html, html } from '../html.ts';
import { counted, inOrder, type Language, nameIn, OTHER } from '../language.ts';
import { lookup } from '../lookup.ts';
import { actions, blocks, paragraph, section, top } from '../model/block.ts';
import { link } from '../model/inline.ts';
import { htmlOnly, type Piece } from '../model/piece.ts';
import type { Page } from '../page.ts';
import { jsonLink, recordAddress } from '../records.ts';
import { institutionsByRegion } from './institutions.ts';
import { absenceText, cityOf, INSTITUTIONS, SECTOR, SECTORS } from './words.ts';

const TEXT = {
  ar: {
    title: 'الجامعات والكليات',
    lead: 'لكل منها صفحة بكلياتها وتخصصاتها وموقعها الرسمي.',
    list: 'حسب المنطقة',
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
    title: 'Universities and colleges',
    lead: 'The page of each shows its colleges, majors and official site.',
    list: 'By region',
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

/** What /assets/finder.js filters the list by; `#` stands for a number or a name, `@` for the number of all. */
function filters(majors: readonly KnownMajor[], publication: Publication, language: Language): Piece {
  const { catalogue } = publication;
  const text = TEXT[language];
  const named = (records: readonly { id: string; name: string; nameEn: string }[]) =>
    records.map((record): Choice => [record.id, nameIn(language, record)]);
  return htmlOnly(html`<form id="finder" class="filters" data-shown="${text.shown}" data-none="${text.none}" data-note="${text.note}" data-majors="${recordAddress(publication, 'majors', '', language)}">
<p class="whole"><label for="q">${text.q}</label><input id="q" name="q" type="search" maxlength="${LONGEST_QUERY}" autocomplete="off" dir="auto"></p>
${select('region', named(inOrder(catalogue.regions, language)), language)}${select(
  'kind',
  SECTORS.map((kind): Choice => [kind, SECTOR[language][kind]]),
  language,
)}${select('major', named(majors), language)}<p class="found"><span id="found" role="status"></span> <a id="about-major" hidden></a> <button type="reset" hidden>${text.reset}</button></p>
</form>`);
}

/**
 * What the script filters an institution by, besides its row.
 * @param places of the majors in the list of choices, by id
 */
function filtered(record: UniversityRecord, places: ReadonlyMap<string, number>, language: Language) {
  const majors = new Set(
    record.colleges.flatMap((college) =>
      college.majors.flatMap(({ major }) => places.get(major ?? '') ?? []),
    ),
  );
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

/** Every institution by region, with a finder where there are scripts. */
export function universitiesPage(publication: Publication, language: Language): Page {
  const { catalogue } = publication;
  const { taught } = lookup(catalogue);
  const text = TEXT[language];
  const majors = inOrder(catalogue.majors, language).filter(({ id }) => taught.has(id));
  const places = new Map(majors.map(({ id }, index) => [id, index + 1]));
  const rows = inOrder(catalogue.universities, language).map((record) => ({
    record,
    data: filtered(record, places, language),
  }));
  const description = `${counted(language, rows.length, INSTITUTIONS)}. ${text.lead}`;
  return {
    address: DOORS.universities.address,
    language,
    door: 'universities',
    kind: 'institutions',
    title: text.title,
    description,
    modules: ['finder.js'],
    changed: newestDayOf(catalogue.universities),
    main: () =>
      blocks([
        top(text.title, [
          paragraph(description, 'lead'),
          filters(majors, publication, language),
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
