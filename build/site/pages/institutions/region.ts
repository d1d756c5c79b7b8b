import type { RegionRecord } from '../../../schema/region.ts';
import { newestDayOf } from '../../answers/credit.ts';
import { taughtBy } from '../../answers/majors.ts';
import { universitiesIn } from '../../answers/regions.ts';
import { NAVIGATION } from '../addresses.ts';
import type { PageContext } from '../context.ts';
import {
  actions,
  blocks,
  externalLink,
  group,
  joined,
  link,
  list,
  name,
  paragraph,
  section,
  top,
} from '../elements.ts';
import { COMMA, counted, DOT, inOrder, type Language, nameIn } from '../language.ts';
import { jsonLink, questionList, recordAddress, recordPage } from '../links.ts';
import type { Page } from '../page.ts';
import WORDS from '../words.json' with { type: 'json' };
import { heldText, INSTITUTIONS, institutionList, MAJORS } from './institutions.ts';

const TEXT = WORDS.region;

/** The page of a region: its institutions with what is asked of them, its calendar, and the majors known to be taught. */
export function regionPage(region: RegionRecord, publication: PageContext, language: Language): Page {
  const text = TEXT[language];
  const records = universitiesIn(publication.catalogue, region.id);
  const named = nameIn(language, region);
  const title = [text.title, named.startsWith('المنطقة') ? '' : text.region, named].filter(Boolean).join(' ');
  const taught = new Set(records.flatMap((record) => taughtBy(record).majors));
  const known = inOrder(
    publication.catalogue.majors.filter(({ id }) => taught.has(id)),
    language,
  );
  const about = new Set(records.flatMap(({ id }) => publication.questions.about('university', id)));
  const asked = publication.questions.faq.filter((each) => about.has(each));
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
          list(
            known.map((major) =>
              link(
                `${recordAddress(publication, 'majors', major.id, language)}#${region.id}`,
                name(nameIn(language, major)),
              ),
            ),
            { style: 'columns narrow' },
          ),
          paragraph(text.partial, 'fine'),
        ]),
      group('wide', [
        actions([link(NAVIGATION.universities.address[language], text.all), jsonLink('regions', language, region.id)]),
      ]),
    ]),
  };
}
