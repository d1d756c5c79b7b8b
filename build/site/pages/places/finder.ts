import { LONGEST_QUERY } from '../../../../edge/http/addresses.ts';
import type { Publication } from '../../../publication/publication.ts';
import type { KnownMajor } from '../../../schema/major.ts';
import { SECTORS, type UniversityRecord } from '../../../schema/university.ts';
import { taughtBy } from '../../answers/majors.ts';
import { type Html, html } from '../html.ts';
import { inOrder, type Language, nameIn, OTHER } from '../language.ts';
import { htmlOnly, type Piece } from '../model/piece.ts';
import { recordAddress } from '../records.ts';
import { cityOf } from './words.ts';

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
