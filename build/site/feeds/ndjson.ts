import { elementsOf, type Publication, type SiteFile } from '../../publication/publication.ts';
import { answerFiles } from '../answers/answers.ts';
import { NDJSON_TYPE } from './media-types.ts';

/** Each list by name, with the member of its answer that holds the elements. */
const LISTS = {
  universities: 'universities',
  exams: 'exams',
  calendar: 'years',
  faq: 'faq',
  regions: 'regions',
} as const;

/** The elements of each list, one in a line, exactly as the JSON answer has them. */
export const ndjsonFeeds = (publication: Publication): SiteFile[] =>
  Object.entries(LISTS).map(([name, member]) => {
    const list = answerFiles(publication).find(({ path }) => path === `/api/agent/${name}.json`);
    return {
      path: `/feeds/${name}.ndjson`,
      contentType: NDJSON_TYPE,
      cache: 'short',
      body: elementsOf(list, member)
        .map((element) => `${JSON.stringify(element)}\n`)
        .join(''),
      schema: null,
    };
  });
