import { readFile } from 'node:fs/promises';
import { loadContent } from '../build/catalogue/catalogue.ts';
import { UserError } from '../build/findings/user-error.ts';
import { BUILD_FLAGS, contentDirectory } from '../build/settings.ts';
import { searchIndex } from '../build/site/answers/search-index.ts';
import { type Hit, loadEngine, searchQuestions } from '../edge/search/engine.ts';
import { runCommand } from './flags.ts';

const COMMAND = {
  name: 'npm run ask',
  about: 'Says what the search finds for a question, strong or weak, and why.',
  flags: {
    file: { type: 'string', value: 'FILE', about: 'a question a line: lists those without a strong answer' },
    content: BUILD_FLAGS.content,
  },
  words: 'QUESTION',
} as const;

await runCommand(COMMAND, async ({ file, content }, words) => {
  const { catalogue } = await loadContent(contentDirectory(content));
  if (catalogue === null) throw new UserError('The content has errors: run npm run check.');
  const engine = loadEngine(searchIndex(catalogue));
  const entries = new Map(catalogue.faq.map((entry) => [entry.id, entry]));
  if (file !== undefined) {
    const asked = (await readFile(file, 'utf8')).split('\n').filter((line) => line.trim() !== '');
    const isStrong = ({ match }: Hit) => match === 'strong';
    const open = asked.filter((question) => !searchQuestions(engine, question).hits.some(isStrong));
    console.log([...open, `${open.length} / ${asked.length}`].join('\n'));
    return 0;
  }
  const { hits, normalized, corrected } = searchQuestions(engine, words.join(' '));
  console.log(`${normalized}${corrected === undefined ? '' : ` → ${corrected}`}`);
  for (const { id, match, lacking } of hits) {
    const { question, questionEn } = entries.get(id) ?? {};
    const lacks = lacking.map((term) => term.words.join(' ')).join('، ');
    const reason = lacks === '' ? '' : ` · ينقصها (lacks): ${lacks}`;
    const isOf = engine.entries.get(id)?.about.one?.includes('universities') ? ' · مؤسسة واحدة (one institution)' : '';
    console.log(
      `\n${match === 'strong' ? 'قوية (strong)' : 'ضعيفة (weak)'} · ${id}${reason}${isOf}\n  ${question}\n  ${questionEn}`,
    );
  }
  return 0;
});
