import type { Catalogue } from '../../../build/catalogue/catalogue.ts';
import { memberOf } from '../../../build/schema/json-value.ts';
import { searchIndex } from '../../../build/site/answers/search-index.ts';
import { loadEngine, searchQuestions } from '../../../edge/search/engine.ts';

/**
 * New questions that search answers by one that is there already, and that one.
 * @param before with the questions that were there
 */
export function alikeQuestions(before: Catalogue, added: readonly unknown[]) {
  const engine = loadEngine(searchIndex(before));
  return added.flatMap((record) => {
    const alike = ['question', 'questionEn'].flatMap((key) => {
      const asked = String(memberOf(record, key) ?? '');
      const [hit] = searchQuestions(engine, asked, 1).hits;
      const found = before.faq.find(({ id }) => hit?.match === 'strong' && id === hit.id);
      return found === undefined ? [] : [{ asked, found: found.question }];
    });
    return alike.slice(0, 1);
  });
}
