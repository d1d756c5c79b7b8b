import type { Catalogue } from '../../build/catalogue/catalogue.ts';
import { UserError } from '../../build/findings/user-error.ts';
import { searchIndex } from '../../build/site/answers/search-index.ts';
import { type Engine, type Hit, loadEngine, searchQuestions } from '../../edge/search/engine.ts';

const isStrong = ({ match }: Hit): boolean => match === 'strong';

/** What hinders or proves a hit, in both languages. */
function reasonOf(engine: Engine, { id, match, lacking }: Hit): string {
  if (match === 'strong') return 'تجيب عما سُئل (says what is asked)';
  if (lacking.length > 0) return `ينقصها (lacks): ${lacking.map(({ words }) => words.join(' ')).join('، ')}`;
  return engine.entries.get(id)?.about.one?.includes('universities')
    ? 'حكم مؤسسة واحدة، أو لا صيغة لها قريبة (the rule of one institution, or no phrasing is near)'
    : 'لا صيغة لها قريبة (no phrasing of it is near)';
}

/**
 * What the search finds for a question, each hit strong or weak, and why.
 * @throws UserError when no question is given
 */
export function foundFor(catalogue: Catalogue, question: string): string {
  if (question.trim() === '')
    throw new UserError('Say what to ask: npm run ask -- "كم رسوم القدرات"; or --file FILE with a question a line.');
  const engine = loadEngine(searchIndex(catalogue));
  const { hits, terms, corrected } = searchQuestions(engine, question);
  const entries = new Map(catalogue.faq.map((entry) => [entry.id, entry]));
  const lines = hits.map((hit) => {
    const { question: asked, questionEn } = entries.get(hit.id) ?? {};
    const match = isStrong(hit) ? 'قوية (strong)' : 'ضعيفة (weak)';
    return `\n${match} · ${hit.id} · ${reasonOf(engine, hit)}\n  ${asked}\n  ${questionEn}`;
  });
  const searched = `${terms.flatMap(({ words }) => words).join(' ')}${corrected === undefined ? '' : ` → ${corrected}`}`;
  return [searched, ...(lines.length > 0 ? lines : ['\nلا نتيجة (nothing is found)'])].join('\n');
}

/** Which of some questions have no strong answer: what to write next, each with what is nearest and what it lacks. */
export function unanswered(catalogue: Catalogue, questions: readonly string[]): string {
  const engine = loadEngine(searchIndex(catalogue));
  const open = questions.flatMap((question) => {
    const { hits } = searchQuestions(engine, question);
    const [nearest] = hits;
    if (hits.some(isStrong)) return [];
    return nearest === undefined ? [question] : [`${question} · ${nearest.id} · ${reasonOf(engine, nearest)}`];
  });
  return [...open, `${open.length} / ${questions.length}`].join('\n');
}
