import { groupBy, sortedBy } from '../../../../edge/text/order.ts';
import type { KnownMajor } from '../../../schema/major.ts';
import type { RegionRecord } from '../../../schema/region.ts';
import { SECTORS, type UniversityRecord } from '../../../schema/university.ts';
import { newestDayOf } from '../../answers/credit.ts';
import { isUnanswered } from '../../answers/faq.ts';
import { universitiesIn } from '../../answers/regions.ts';
import { NAVIGATION } from '../addresses.ts';
import { type PageContext, taughtByMajor } from '../context.ts';
import * as el from '../elements.ts';
import { COMMA, counted, DOT, inOrder, type Language, nameIn } from '../language.ts';
import { jsonLink, questionList, recordAddress, recordPage } from '../links.ts';
import type { Page } from '../page.ts';
import WORDS from '../words.json' with { type: 'json' };
import { heldText, INSTITUTIONS, institutionList, isOfOthers, MAJORS, MOST_OPEN, taughtText } from './institutions.ts';
import { MOST_TAUGHT } from './majors.ts';

const TEXT = WORDS.region;

/** The page of a region: its institutions with what is asked of them, its calendar, and the majors known to be taught. */
export function regionPage(region: RegionRecord, publication: PageContext, language: Language): Page {
  const text = TEXT[language];
  const records = universitiesIn(publication.catalogue, region.id);
  const title = text.title.replace('#', nameIn(language, region)).replace(/منطقة (?=المنطقة)|(?<=Province) Region/, '');
  const taught = taughtByMajor(records);
  const taughtBy = ({ id }: KnownMajor): number => new Set(taught.get(id)?.map(({ university }) => university)).size;
  const here = publication.catalogue.majors.filter(({ id }) => taught.has(id));
  const known = inOrder(here, language).toSorted((one, other) => taughtBy(other) - taughtBy(one));
  // Where one institution teaches each of them, a number says nothing.
  const isCounted = known.some((major) => taughtBy(major) > 1);
  const majorRows = known.map((major) => {
    const there = taught.get(major.id) ?? [];
    const address = `${recordAddress(publication, 'majors', major.id, language)}#${region.id}`;
    const count = isCounted && el.styled('count', ` ${taughtBy(major)}`);
    const degrees = isOfOthers(there) && el.styled('muted', ` (${taughtText(there, language)})`);
    return [el.link(address, el.name(nameIn(language, major))), count, degrees];
  });
  const own = publication.questions.faq.filter(({ appliesTo }) => records.some(({ id }) => id === appliesTo));
  const place = publication.placeGroups.flatMap(({ places }) => places).find(({ regionId }) => regionId === region.id);
  const rankOf = ({ kind }: UniversityRecord): number => [...Object.keys(SECTORS), null].indexOf(kind);
  // Of a sector, who tells more of itself comes first.
  const sorted = inOrder(records, language).toSorted(
    (one, other) => rankOf(one) - rankOf(other) || other.colleges.length - one.colleges.length,
  );
  // What weighs how much is asked before all else.
  const asked = sortedBy(own, (each) => [`${isUnanswered(each)}`, `${!each.about?.asks.includes('weights')}`]);
  const rows = sorted.map((record) => ({ record, more: [heldText(record, publication.held, language)] }));
  const sectors = [...groupBy(rows, ({ record }) => record.kind)].map(([kind, alike]) => {
    const called = `${kind === null ? text.noSector : SECTORS[kind][language]}: ${alike.length}`;
    const listed = institutionList(alike, publication, language, true);
    return el.details(called, [listed], undefined, rows.length <= MOST_OPEN || kind === 'public');
  });
  const institutions = counted(language, records.length, INSTITUTIONS);
  const majors = counted(language, known.length, MAJORS);
  return {
    address: recordPage('regions', region.id),
    language,
    navigation: 'universities',
    kind: 'institutions',
    title,
    description: [title, institutions, majors].join(COMMA[language]),
    changed: newestDayOf(records),
    main: el.blocks([
      el.top(title, [
        el.paragraph([institutions, DOT, known.length > 0 ? el.link('#majors', majors) : majors], 'lead'),
        el.paragraph(text.gaps, 'fine'),
      ]),
      el.section('institutions', text.institutions, [el.group('region', sectors)]),
      known.length > 0 &&
        el.section('majors', text.majors, [
          isCounted && el.paragraph(text.number, 'fine'),
          el.folded(majorRows, MOST_TAUGHT, text.more, (some) => el.list(some, { style: 'columns narrow' })),
        ]),
      asked.length > 0 && el.section('questions', text.questions, [questionList(publication, asked, language)]),
      el.group('wide', [
        el.actions([
          el.link(`${NAVIGATION.calendar.address[language]}#${place?.id ?? 'elsewhere'}`, text.calendar),
          el.link(NAVIGATION.universities.address[language], text.all),
          jsonLink('regions', language, region.id),
        ]),
      ]),
    ]),
  };
}
