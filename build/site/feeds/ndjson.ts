import { calendarFiles } from '../calendar.ts';
import { examFiles } from '../exams.ts';
import { faqFiles } from '../faq.ts';
import type { Publication, SiteFile } from '../publication.ts';
import { regionFiles } from '../regions.ts';
import { universityFiles } from '../universities.ts';
import { NDJSON_TYPE } from './media-types.ts';

/** Each list with the surface that publishes it and the member that holds it. */
const LISTS = [
  { name: 'universities', surface: universityFiles, member: 'universities' },
  { name: 'exams', surface: examFiles, member: 'exams' },
  { name: 'calendar', surface: calendarFiles, member: 'years' },
  { name: 'faq', surface: faqFiles, member: 'faq' },
  { name: 'regions', surface: regionFiles, member: 'regions' },
] as const;

/** The elements of each list, one in a line, exactly as the JSON answer has them. */
export const ndjsonFeeds = (publication: Publication): SiteFile[] =>
  LISTS.map(({ name, surface, member }) => {
    const list = surface(publication).find(({ path }) => path === `/api/agent/${name}.json`);
    const elements: unknown[] = JSON.parse(String(list?.body))[member];
    return {
      path: `/feeds/${name}.ndjson`,
      contentType: NDJSON_TYPE,
      cache: 'short',
      body: elements.map((element) => `${JSON.stringify(element)}\n`).join(''),
      schema: null,
    };
  });
