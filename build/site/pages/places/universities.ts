import type { Publication } from '../../../publication/publication.ts';
import { newestDayOf } from '../../answers/credit.ts';
import { holdersOf } from '../../answers/majors.ts';
import { DOORS, MAJORS_PAGE } from '../addresses.ts';
import { counted, inOrder, type Language } from '../language.ts';
import { actions, blocks, paragraph, section, top } from '../model/block.ts';
import { link } from '../model/inline.ts';
import type { Page } from '../page.ts';
import { jsonLink } from '../records.ts';
import { finder, finderData } from './finder.ts';
import { institutionsByRegion } from './institutions.ts';
import { absenceText, INSTITUTIONS } from './words.ts';

const TEXT = {
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
  const text = TEXT[language];
  const majors = inOrder(catalogue.majors, language).filter(({ id }) => holders.get(id)?.universities.length);
  const places = new Map(majors.map(({ id }, index) => [id, index + 1]));
  const rows = inOrder(catalogue.universities, language).map((record) => ({
    record,
    data: finderData(record, places, language),
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
