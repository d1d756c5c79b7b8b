import type { Publication } from '../../../publication/publication.ts';
import { newestDayOf } from '../../answers/credit.ts';
import { dataCatalogue } from '../../discovery/datasets.ts';
import { DOORS } from '../addresses.ts';
import { examTable } from '../exams/table.ts';
import { type Language, nameIn } from '../language.ts';
import { blocks, section, top } from '../model/block.ts';
import type { Page } from '../page.ts';
import { searchBox } from '../search/search-box.ts';
import { doorsSection } from './doors.ts';
import { todaySection } from './today.ts';

/** The home page for people. */
export function homePage(publication: Publication, language: Language): Page {
  const { service, universities, exams, calendar, faq } = publication.catalogue;
  const title = nameIn(language, service);
  const description = language === 'ar' ? service.description : service.descriptionEn;
  return {
    address: DOORS.home.address,
    language,
    door: 'home',
    kind: 'home',
    title,
    description,
    modules: ['search.js', 'place.js', 'webmcp.js'],
    data: [dataCatalogue(publication)],
    changed: newestDayOf([...universities, ...exams, ...calendar, ...faq]),
    main: () =>
      blocks([
        top(title, [searchBox(publication, language)]),
        todaySection(publication, language),
        section('exams', DOORS.exams.name[language], [examTable(publication, language)]),
        doorsSection(language),
      ]),
  };
}
