import { groupBy, sortedBy } from '../../../../edge/text/order.ts';
import type { KnownMajor } from '../../../schema/major.ts';
import type { RegionRecord } from '../../../schema/region.ts';
import { creditOf } from '../../../schema/source.ts';
import { SECTORS, type UniversityRecord } from '../../../schema/university.ts';
import { newestDayOf } from '../../answers/credit.ts';
import { isUnanswered } from '../../answers/faq.ts';
import { universitiesIn } from '../../answers/regions.ts';
import { NAVIGATION } from '../addresses.ts';
import { type PageContext, taughtByMajor } from '../context.ts';
import * as el from '../elements.ts';
import { COMMA, counted, DOT, inOrder, type Language, nameIn } from '../language.ts';
import { jsonLink, questionList, recordAddress, recordPage, shareButton } from '../links.ts';
import type { Page } from '../page.ts';
import { footnotes } from '../provenance.ts';
import WORDS from '../words.json' with { type: 'json' };
import * as institutions from './institutions.ts';
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
    const degrees =
      institutions.isOfOthers(there) && el.styled('muted', ` (${institutions.taughtText(there, language)})`);
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
  const rows = sorted.map((record) => ({ record, more: [institutions.heldText(record, publication.held, language)] }));
  const sectors = [...groupBy(rows, ({ record }) => record.kind)].map(([kind, alike]) => {
    const called = `${kind === null ? text.noSector : SECTORS[kind][language]}: ${alike.length}`;
    const listed = institutions.institutionList(alike, publication, language, true);
    return el.details(called, [listed], undefined, rows.length <= institutions.MOST_OPEN || kind === 'public');
  });
  // All that they rest on would be most of the page, and stands on their own.
  const stated = records.flatMap(({ sources, tuition }) => [
    ...sources.filter(({ supports }) => ['kind', 'regionId', 'city'].some((key) => supports.includes(key))),
    ...(institutions.feeOf(tuition, language)?.costs.flatMap((cost) => creditOf(cost).sources) ?? []),
  ]);
  const count = counted(language, records.length, institutions.INSTITUTIONS);
  const majors = counted(language, known.length, institutions.MAJORS);
  return {
    address: recordPage('regions', region.id),
    language,
    navigation: 'universities',
    kind: 'institutions',
    title,
    description: [title, count, majors].join(COMMA[language]),
    modules: ['saved.js'],
    changed: newestDayOf(records),
    main: el.blocks([
      el.top(title, [
        el.paragraph([count, DOT, known.length > 0 ? el.link('#majors', majors) : majors], 'lead'),
        el.paragraph(text.gaps, 'fine'),
        el.actions([shareButton(language)]),
      ]),
      el.section('institutions', text.institutions, [el.group('region', sectors)]),
      known.length > 0 &&
        el.section('majors', text.majors, [
          isCounted && el.paragraph(text.number, 'fine'),
          el.folded(majorRows, MOST_TAUGHT, text.more, (some) => el.list(some, { style: 'columns narrow' })),
        ]),
      asked.length > 0 && el.section('questions', text.questions, [questionList(publication, asked, language)]),
      footnotes(stated, language).section([
        el.paragraph(text.sources, 'fine'),
        el.actions([
          el.link(`${NAVIGATION.calendar.address[language]}#${place?.id ?? 'elsewhere'}`, text.calendar),
          el.link(NAVIGATION.universities.address[language], text.all),
          jsonLink('regions', language, region.id),
        ]),
      ]),
    ]),
  };
}
