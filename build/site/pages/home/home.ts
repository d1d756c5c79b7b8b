import { calendar } from '../../calendar.ts';
import type { Publication } from '../../publication.ts';
import { type Html, html } from '../html.ts';
import { type Language, nameIn } from '../language.ts';
import { layout } from '../layout.ts';
import { calendarSection } from './calendar.ts';
import { downloadsSection } from './downloads.ts';
import { examsSection } from './exams.ts';
import { faqSection } from './faq.ts';
import { freshnessSection } from './freshness.ts';
import { glanceSection } from './glance.ts';
import { schoolDay } from './school-day.ts';
import { searchBox } from './search-box.ts';
import { universitiesSection } from './universities.ts';

/**
 * The home page for people.
 * @param data data blocks that describe the service to search engines
 */
export function homePage(publication: Publication, language: Language, data: readonly Html[]): string {
  const { service } = publication.catalogue;
  const today = schoolDay(calendar(publication), publication.asOf);
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
  return layout(
    { name: 'home', language, title, description, modules: ['search.js'], data, main },
    publication,
  );
}
