import { definitionOf } from '../../collections/collections.ts';
import type { Finding } from '../../findings/finding.ts';
import { visitAt } from '../../schema/marks.ts';
import { PATTERNS } from '../../schema/shape.ts';
import type { Content } from '../content.ts';
import { findingAt } from '../entry.ts';
import { liveIds, retiredIds } from '../ids.ts';
import { meantBy } from '../record-meant.ts';

/** What questions are about: the key of `about`, and the collection whose records it names. */
const SUBJECTS = [
  ['exams', 'exams'],
  ['years', 'calendar'],
  ['universities', 'universities'],
] as const;

/** What a question is about is known: an exam or an institution by a record or the glossary, a year by the calendar. */
export function subjectsExist(content: Content): Finding[] {
  // While the glossary cannot be understood, nothing can be said about what it may name.
  if (content.broken.includes('glossary.yaml')) return [];
  return SUBJECTS.flatMap(([key, collection]) => {
    const live = [...liveIds(collection, content), ...furtherNames(key, content)];
    const known = new Set(live);
    const retired = retiredIds(collection, content);
    const what = definitionOf(collection).one;
    return content.faq.flatMap(({ document }) => {
      const findings: Finding[] = [];
      // As it is written: a name in the place of an id says what was meant, while a year can be nothing but a year.
      visitAt(document.value, ['about', key, '*'], (id, path) => {
        if (typeof id !== 'string' || known.has(id) || (key === 'years' && !YEAR.test(id))) return;
        if (retired.includes(id)) findings.push(findingAt(document, path, 'retired-reference', { what, id }));
        else {
          const meant = meantBy(id, content[collection], live);
          findings.push(findingAt(document, path, 'unknown-reference', { what, id, ...meant, count: 1 }));
        }
      });
      return findings;
    });
  });
}

const YEAR = new RegExp(PATTERNS.year);

type Key = (typeof SUBJECTS)[number][0];

/** What has no record: names of the glossary, and the Gregorian years that the school years span. */
function furtherNames(key: Key, { calendar, glossary }: Content): string[] {
  if (key !== 'years')
    return glossary.flatMap(({ value }) => (value[key] ?? []).flatMap(({ ids = [] }) => ids));
  return [...new Set(calendar.flatMap(({ value }) => value.gregorian?.split('-') ?? []))];
}
