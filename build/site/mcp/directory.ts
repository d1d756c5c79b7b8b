import type { Directory, Institution, Named, Vocabulary } from '../../../edge/mcp/directory.ts';
import { lookupKey, tellingWords } from '../../../edge/mcp/directory.ts';
import { groupBy, sortedBy } from '../../../edge/text/order.ts';
import { COLLECTION_NAMES, type CollectionName, definitionOf } from '../../collections/collections.ts';
import type { Edition } from '../../publication/publication.ts';
import { memberOf } from '../../schema/json-value.ts';
import type { PlaceRecord } from '../../schema/place.ts';
import { SECTORS, type UniversityRecord } from '../../schema/university.ts';
import { idOf } from '../answers/addresses.ts';
import { formulasHeld } from '../answers/admission.ts';
import { holdersOf, taughtBy } from '../answers/majors.ts';
import { regionName, regionSpellings } from '../answers/regions.ts';

/** A name in the directory's look-up, and the id that it means. */
export type Spelling = readonly [spelt: string, id: string];

/** All that an id is written as. */
export const speltAs = (id: string, spellings: readonly string[]): Spelling[] => spellings.map((spelt) => [spelt, id]);

function idsByKey(keyed: readonly Spelling[]): Map<string, readonly string[]> {
  const groups = groupBy(keyed, ([key]) => key);
  groups.delete('');
  return new Map([...groups].map(([key, meant]) => [key, [...new Set(meant.map(([, id]) => id))]]));
}

/** Names as they are, and without the words that say what kind of thing is named where nothing else is called so. */
export function vocabulary(records: readonly Named[], spellings: readonly Spelling[]): Vocabulary {
  const keyed = spellings.map(([spelt, id]): Spelling => [lookupKey(spelt), id]);
  const telling = keyed.map(([key, id]): Spelling => [tellingWords(key).join(' '), id]);
  return { records, ids: Object.fromEntries([...idsByKey(telling), ...idsByKey(keyed)]) };
}

const texts = (value: unknown): string[] => [value].flat().filter((text) => typeof text === 'string');

const NAMES = ['name', 'nameEn', 'aliases', 'aliasesEn', 'abbreviation', 'gregorian'];

const namesIn = (record: unknown): string[] => NAMES.flatMap((key) => texts(memberOf(record, key)));

/** How people write a school year: `2026-27`, `2026`, which begins one and ends another, `1448H`. */
const yearSpellings = ({ calendar }: Edition['catalogue']): Spelling[] =>
  calendar.flatMap(({ year, gregorian }) => {
    const [first = '', last = ''] = gregorian.split('-');
    const school = [`${first}-${last.slice(2)}`, `${year}H`, `${year}ه`, `${year} ${Number(year) + 1}`];
    return speltAs(year, [...school, first, last]);
  });

/** What a field is called in short, up to its first comma, bracket or «and»; of fields of one name the wider is meant. */
function fieldsVocabulary({ fields }: Edition['catalogue']): Vocabulary {
  const { ids, records } = vocabulary(
    fields.map(({ code, name, nameEn }) => ({ id: code, name, nameEn })),
    fields.flatMap(({ code, name, nameEn }) =>
      speltAs(code, [
        code,
        String(Number(code)),
        name,
        nameEn,
        ...[name, nameEn].map((each) => each.split(/[,،(]| and | و/)[0] ?? ''),
      ]),
    ),
  );
  const widest = (codes: readonly string[]) =>
    codes.filter((code) => !codes.some((other) => other !== code && code.startsWith(other)));
  return { records, ids: Object.fromEntries(Object.entries(ids).map(([key, codes]) => [key, widest(codes)])) };
}

/** The records of a collection by their ids, names and other names. */
function recordsVocabulary(name: CollectionName, { catalogue }: Edition): Vocabulary {
  const records: readonly unknown[] = catalogue[name];
  const called = name === 'exams' || name === 'universities' ? catalogue.glossary[name] : [];
  const spelt = records.flatMap((record) => {
    const id = idOf(name, record);
    return speltAs(id, [id, ...namesIn(record)]);
  });
  const known = new Set(spelt.map(([, id]) => id));
  const further = called.flatMap(({ ids, names }) =>
    names.flatMap((each) => ids.filter((id) => known.has(id)).map((id): Spelling => [each, id])),
  );
  const shown = records.map((record) => {
    const [nameAr, nameEn] = [memberOf(record, 'name'), memberOf(record, 'nameEn')];
    const named = typeof nameAr === 'string' && typeof nameEn === 'string' ? { name: nameAr, nameEn } : {};
    return { id: idOf(name, record), ...named };
  });
  return vocabulary(shown, [...spelt, ...further, ...(name === 'calendar' ? yearSpellings(catalogue) : [])]);
}

/** What people call the sectors beside their names. */
const SECTOR_ALIASES = { public: 'government', private: 'خاصة', military: 'حربية' };

const sectorNames = (kind: keyof typeof SECTOR_ALIASES): string[] =>
  [SECTORS[kind].ar, SECTORS[kind].en, SECTOR_ALIASES[kind]].map(lookupKey);

/** A place, by what it is looked up by. */
const namedPlace = (place: PlaceRecord) => ({
  names: [place.name, place.nameEn].map(lookupKey),
  spellings: namesIn(place).map(lookupKey),
});
type NamedPlace = ReturnType<typeof namedPlace>;

/** Those that are known to hold a list of colleges whole, in part or not at all, are told apart by `collegesCoverage`. */
function institution(record: UniversityRecord, { catalogue }: Edition, places: readonly NamedPlace[]): Institution {
  const { id, name, nameEn, city, cityEn, kind, founded, collegesCoverage, colleges } = record;
  const taught = new Set(taughtBy(record).majors);
  const region = regionName(catalogue, record.regionId);
  const { qsRank, qsRankTo, qsYear } = record;
  const shown = Object.entries({ region, city, kind, founded, qsRank, qsRankTo, qsYear });
  const named = [id, ...namesIn(record), ...texts([city, cityEn])].map(lookupKey);
  const own = [...named, ...(kind === null ? [] : sectorNames(kind))];
  // Whoever writes a place otherwise finds the same institutions.
  const written = ` ${own.join(' ')} `;
  const near = places.filter(({ names }) => names.some((each) => written.includes(` ${each} `)));
  const words = [...own, ...near.flatMap(({ spellings }) => spellings)].join(' ');
  return {
    row: { id, name, nameEn, ...Object.fromEntries(shown.filter(([, value]) => value !== null)) },
    region: record.regionId,
    kind,
    coverage: collegesCoverage,
    founded,
    fields: [
      ...new Set([
        ...catalogue.majors.filter(({ id: major }) => taught.has(major)).map(({ field }) => field),
        ...colleges.flatMap(({ fields }) => fields),
      ]),
    ].sort(),
    words,
  };
}

/** What the city of an institution is called: `Hofuf (Al-Ahsa)` also by each of the two. */
export const cityNames = ({ city, cityEn }: UniversityRecord): string[] =>
  texts([city, cityEn]).flatMap((name) => [name, ...name.split(/[()]/)]);

const rankOf = ({ qsRank, qsRankTo }: UniversityRecord): string[] =>
  [qsRank ?? 9999, qsRankTo ?? qsRank ?? 9999].map((rank) => String(rank).padStart(4, '0'));

function cities({ universities, places }: Edition['catalogue']): Directory['cities'] {
  const held = [
    ...universities.map((each) => ({ names: cityNames(each), regionId: each.regionId })),
    ...places.map((place) => ({ names: namesIn(place), regionId: place.regionId })),
  ];
  const spellings = held.flatMap(({ names, regionId }) => (regionId === null ? [] : speltAs(regionId, names)));
  return vocabulary([], spellings).ids;
}

/**
 * What the tools look names up in.
 * @param further vocabularies of the arguments of tools that give files
 */
export function directory(edition: Edition, further: Readonly<Record<string, Vocabulary>>): Directory {
  const { catalogue } = edition;
  const spellings = catalogue.regions.flatMap((region) => speltAs(region.id, regionSpellings(region)));
  const regions = catalogue.regions.map(({ id, name, nameEn }) => ({ id, name, nameEn }));
  const collections = COLLECTION_NAMES.filter((name) => definitionOf(name).detail !== null && name !== 'faq');
  const holders = holdersOf(catalogue);
  const places = catalogue.places.map(namedPlace);
  return {
    vocabularies: {
      ...Object.fromEntries(collections.map((name) => [name, recordsVocabulary(name, edition)])),
      regions: vocabulary(regions, spellings),
      fields: fieldsVocabulary(catalogue),
      ...further,
    },
    sectors: (['public', 'private', 'military'] as const).flatMap(sectorNames),
    institutions: sortedBy(catalogue.universities, rankOf).map((each) => institution(each, edition, places)),
    formulas: formulasHeld(edition).map(({ record, track, weights }) => ({
      university: record.university ?? record.id,
      year: record.year,
      track: track.nameEn,
      weights,
      source: track.source.url,
    })),
    cities: cities(catalogue),
    holders: Object.fromEntries(
      catalogue.majors.map(({ id, field }) => [id, { field, universities: [], byCollege: [], ...holders.get(id) }]),
    ),
  };
}
