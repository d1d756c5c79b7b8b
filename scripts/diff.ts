import { loadContent } from '../build/catalogue/catalogue.ts';
import { readContent } from '../build/read/read.ts';
import { asOfDay, BUILD_FLAGS, baseAddress, contentDirectory } from '../build/settings.ts';
import { changesBetween, recordsIn, withRenames } from './editing/diff/changes.ts';
import { alikeQuestions } from './editing/diff/questions.ts';
import { diffMarkdown, diffText } from './editing/diff/words.ts';
import { FORMAT_FLAG, isMarkdown } from './editing/report.ts';
import { languagesOf, runCommand } from './flags.ts';
import { contentAt, git } from './git.ts';

const COMMAND = {
  name: 'npm run diff',
  about: 'Says what a branch changes in the answers.',
  flags: {
    base: { type: 'string', value: 'REF', about: 'what to compare with; origin/main by default' },
    content: BUILD_FLAGS.content,
    ...FORMAT_FLAG,
    preview: { type: 'string', value: 'ADDRESS', about: 'where a preview of the branch is served, for links' },
    'as-of': BUILD_FLAGS['as-of'],
  },
} as const;

await runCommand(COMMAND, async (flags) => {
  const { base = 'origin/main' } = flags;
  const preview = flags.preview ? baseAddress(flags.preview) : null;
  const dir = contentDirectory(flags.content);
  const start = git(dir, ['merge-base', base, 'HEAD']).toString().trim();
  const [was, now] = [await contentAt(start, dir, readContent), await readContent(dir)];
  const records = { was: recordsIn(was.documents), now: recordsIn(now.documents) };
  const changed = (detail: 'fields' | 'items') =>
    withRenames(changesBetween(was.documents, now.documents, [...was.broken, ...now.broken], detail), records);
  if (!isMarkdown(flags.format)) {
    console.log(diffText(changed('fields'), languagesOf(flags.lang ?? 'en')));
    return;
  }
  const changes = changed('items');
  const recordAt = (path: string) => records.now(path) ?? records.was(path);
  const { findings } = await loadContent(dir, asOfDay(flags['as-of']));
  const questions = changes.filter(({ record, kind }) => kind === 'added' && record.startsWith('faq/'));
  const before = questions.length === 0 ? null : (await contentAt(start, dir, loadContent)).catalogue;
  const asked = questions.map(({ record }) => recordAt(record));
  const alike = before === null ? [] : alikeQuestions(before, asked);
  console.log(diffMarkdown({ changes, recordAt, findings, unread: now.broken, alike, preview }));
});
