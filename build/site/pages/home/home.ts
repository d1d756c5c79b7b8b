import { markdownText } from '../../../../text/plain-text.ts';
import type { Publication } from '../../../publication/publication.ts';
import { type Html, html } from '../html.ts';
import { type Language, nameIn } from '../language.ts';
import { layout } from '../layout.ts';
import { calendarMarkdown, calendarSection } from './calendar.ts';
import { downloadsMarkdown, downloadsSection } from './downloads.ts';
import { examsMarkdown, examsSection } from './exams.ts';
import { faqMarkdown, faqSection } from './faq.ts';
import { freshnessMarkdown, freshnessSection } from './freshness.ts';
import { glanceMarkdown, glanceSection } from './glance.ts';
import { schoolDay } from './school-day.ts';
import { searchBox } from './search-box.ts';
import { universitiesMarkdown, universitiesSection } from './universities.ts';

/**
 * The home page for people.
 * @param data data blocks that describe the service to search engines
 */
export function homePage(publication: Publication, language: Language, data: readonly Html[]): string {
  const { service } = publication.catalogue;
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
  return layout(
    { name: 'home', language, title, description, modules: ['search.js'], data, main },
    publication,
  );
}

/** The home page as Markdown. */
export function homeMarkdown(publication: Publication, language: Language): string {
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
    .join('\n\n')
    .concat('\n');
}
