import { join } from 'node:path';
import { UserError } from '../build/findings/user-error.ts';
import { readContent } from '../build/read/read.ts';
import { asOfDay, BUILD_FLAGS, contentDirectory } from '../build/settings.ts';
import { entryOf, entryText } from './editing/changes.ts';
import { replaceFile } from './editing/replace-file.ts';
import { runCommand } from './flags.ts';
import { contentAt, git } from './git.ts';

const FOLDER = 'changes';

const COMMAND = {
  name: 'npm run changes',
  about:
    'Notes under content/changes what changed in the data. Run on the main branch, after each change of the content.',
  flags: {
    since: { type: 'string', value: 'REF', about: 'what to compare with; the commit of the newest entry by default' },
    content: BUILD_FLAGS.content,
    'as-of': BUILD_FLAGS['as-of'],
  },
} as const;

/** The last commit that noted changes: whatever differs from it is not noted yet. */
function newestNoted(dir: string): string {
  const commit = git(dir, ['log', '-1', '--format=%H', '--', FOLDER]).toString().trim();
  if (commit === '') throw new UserError('No changes are noted yet; say with --since REF what to begin with.');
  return commit;
}

await runCommand(COMMAND, async ({ since, content, 'as-of': asOf }) => {
  const day = asOfDay(asOf);
  const dir = contentDirectory(content);
  const before = await contentAt(since ?? newestNoted(dir), dir, readContent);
  const after = await readContent(dir);
  const [broken] = [...before.broken, ...after.broken];
  if (broken !== undefined) throw new UserError(`${broken} cannot be read; npm run check says why.`);
  const files = after.documents.map(({ file }) => file);
  // `2026-11-21`, or `2026-11-21-2` for the second entry of a day.
  let id = day;
  for (let count = 2; files.includes(`${FOLDER}/${id}.yaml`); count++) id = `${day}-${count}`;
  const entry = entryOf(before.documents, after.documents, id, day);
  if (entry === null) {
    console.log('No answer differs.');
    return;
  }
  await replaceFile(join(dir, FOLDER, `${id}.yaml`), entryText(entry));
  console.log(`Noted in ${FOLDER}/${id}.yaml: ${entry.changes.length}.`);
});
