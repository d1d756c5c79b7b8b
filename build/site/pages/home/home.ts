import { markdownText } from '../../../../text/plain-text.ts';
import type { Publication } from '../../../publication/publication.ts';
import { newestDayOf } from '../../derived/newest-day.ts';
import { dataCatalogue } from '../../discovery/catalogue-jsonld.ts';
import { DOORS } from '../addresses.ts';
import { html } from '../html.ts';
import { type Language, nameIn } from '../language.ts';
import type { Page } from '../page.ts';
import { calendarMarkdown, calendarSection } from './calendar.ts';
import { downloadsMarkdown, downloadsSection } from './downloads.ts';
import { examsMarkdown, examsSection } from './exams.ts';
import { faqMarkdown, faqSection } from './faq.ts';
import { freshnessMarkdown, freshnessSection } from './freshness.ts';
import { glanceMarkdown, glanceSection } from './glance.ts';
import { schoolDay } from './school-day.ts';
import { searchBox } from './search-box.ts';
import { universitiesMarkdown, universitiesSection } from './universities.ts';

/** The home page for people. */
export function homePage(publication: Publication, language: Language): Page {
  const { service, universities, exams, calendar, faq } = publication.catalogue;
  const today = schoolDay(publication.lists.calendar, publication.asOf);
  const title = nameIn(language, service);
  const description = language === 'ar' ? service.description : service.descriptionEn;
  const main = html`<div class="hero"><h1>${title}</h1>
<p class="lead">${description}</p>
${searchBox(language)}</div>
${glanceSection(publication, today, language)}
${examsSection(publication, language)}
${today.year && calendarSection(today.year, publication.asOf, language)}
${universitiesSection(publication, language)}
${downloadsSection(publication, language)}
${freshnessSection(publication, language)}
${faqSection(publication, language)}`;
  return {
    address: DOORS.home.address,
    language,
    door: 'home',
    kind: 'home',
    title,
    description,
    modules: ['search.js'],
    data: [dataCatalogue(publication)],
    changed: newestDayOf([...universities, ...exams, ...calendar, ...faq]),
    main: { html: main, markdown: homeMarkdown(publication, language) },
  };
}

/** The home page as Markdown. */
function homeMarkdown(publication: Publication, language: Language): string {
  const { service } = publication.catalogue;
  const today = schoolDay(publication.lists.calendar, publication.asOf);
  return [
    `# ${markdownText(nameIn(language, service))}`,
    markdownText(language === 'ar' ? service.description : service.descriptionEn),
    glanceMarkdown(publication, today, language),
    examsMarkdown(publication, language),
    ...(today.year === null ? [] : [calendarMarkdown(today.year, language)]),
    universitiesMarkdown(publication, language),
    downloadsMarkdown(publication, language),
    freshnessMarkdown(publication, language),
    faqMarkdown(publication, language),
  ]
    .map((part) => part.trim())
    .join('\n\n');
}
