import type { KnownMajor } from '../../../schema/major.ts';
import type { RegionRecord } from '../../../schema/region.ts';
import { newestDayOf } from '../../answers/credit.ts';
import { holdersOf } from '../../answers/majors.ts';
import { universitiesIn } from '../../answers/regions.ts';
import { NAVIGATION } from '../addresses.ts';
import type { PageContext } from '../context.ts';
import {
  actions,
  blocks,
  externalLink,
  folded,
  group,
  joined,
  link,
  list,
  name,
  paragraph,
  section,
  styled,
  top,
} from '../elements.ts';
import { COMMA, counted, DOT, inOrder, type Language, nameIn } from '../language.ts';
import { jsonLink, questionList, recordAddress, recordPage } from '../links.ts';
import type { Page } from '../page.ts';
import WORDS from '../words.json' with { type: 'json' };
import { heldText, INSTITUTIONS, institutionList, MAJORS } from './institutions.ts';
import { MOST_TAUGHT } from './majors.ts';

const TEXT = WORDS.region;

/** The page of a region: its institutions with what is asked of them, its calendar, and the majors known to be taught. */
export function regionPage(region: RegionRecord, publication: PageContext, language: Language): Page {
  const text = TEXT[language];
  const records = universitiesIn(publication.catalogue, region.id);
  const named = nameIn(language, region);
  const title = [text.title, named.startsWith('المنطقة') ? '' : text.region, named].filter(Boolean).join(' ');
  const holders = holdersOf({ ...publication.catalogue, universities: records });
  const taughtBy = ({ id }: KnownMajor): number => holders.get(id)?.universities.length ?? 0;
  const known = inOrder(publication.catalogue.majors, language)
    .filter((major) => taughtBy(major) > 0)
    .sort((one, other) => taughtBy(other) - taughtBy(one));
  const majorRows = known.map((major) => [
    link(`${recordAddress(publication, 'majors', major.id, language)}#${region.id}`, name(nameIn(language, major))),
    styled('count', ` ${taughtBy(major)}`),
  ]);
  const asked = publication.questions.faq.filter(({ appliesTo }) => records.some(({ id }) => id === appliesTo));
  const places = publication.placeGroups.flatMap((each) =>
    each.places.filter(({ regionId }) => regionId === region.id),
  );
  const calendar = NAVIGATION.calendar.address;
  const { admissionUrl: admission } = WORDS.university[language].terms;
  const [institutions, majors] = [
    counted(language, records.length, INSTITUTIONS),
    counted(language, known.length, MAJORS),
  ];
  return {
    address: recordPage('regions', region.id),
    language,
    navigation: 'universities',
    kind: 'institutions',
    title,
    description: [title, institutions, majors].join(COMMA[language]),
    changed: newestDayOf(records),
    main: blocks([
      top(title, [paragraph([institutions, DOT, known.length > 0 ? link('#majors', majors) : majors], 'lead')]),
      section('institutions', text.institutions, [
        group('region', [
          institutionList(
            inOrder(records, language).map((record) => ({
              record,
              more: joined(
                [
                  heldText(record, publication.catalogue, language),
                  record.admissionUrl !== null &&
                    externalLink(record.admissionUrl, admission, `${admission}: ${nameIn(language, record)}`),
                ],
                DOT,
              ),
            })),
            publication,
            language,
          ),
        ]),
      ]),
      section('calendar', text.calendar, [
        actions([
          ...places.map(({ id, ...place }) => link(`${calendar[language]}#${id}`, name(nameIn(language, place)))),
          link(`${calendar[language]}#elsewhere`, places.length > 0 ? text.elsewhere : text.everywhere),
        ]),
      ]),
      asked.length > 0 && section('questions', text.questions, [questionList(publication, asked, language)]),
      known.length > 0 &&
        section('majors', text.majors, [
          paragraph(text.partial, 'fine'),
          folded(majorRows, MOST_TAUGHT, text.more, (some) => list(some, { style: 'columns narrow' })),
        ]),
      group('wide', [
        actions([link(NAVIGATION.universities.address[language], text.all), jsonLink('regions', language, region.id)]),
      ]),
    ]),
  };
}
