import { COLLECTION_NAMES, definitionOf } from '../build/collections/collections.ts';
import { readContent } from '../build/read/read.ts';
import { BUILD_FLAGS, baseAddress, contentDirectory } from '../build/settings.ts';
import { changesBetween } from './editing/diff/changes.ts';
import { diffMarkdown, diffText } from './editing/diff/words.ts';
import { FORMAT_FLAG, isMarkdown } from './editing/report.ts';
import { runCommand } from './flags.ts';
import { contentAt, git } from './git.ts';

/** Where a record is seen on a preview: the answer about it, or the list that holds it. */
function previewAddress(record: string): string | null {
  const [folder, id] = record.split('/');
  const collection = COLLECTION_NAMES.find((name) => name === folder);
  if (collection === undefined) return null;
  const hasOwn = id !== undefined && definitionOf(collection).detail !== null;
  return `/api/agent/${collection}${hasOwn ? `/${id}` : ''}`;
}

const COMMAND = {
  name: 'npm run diff',
  about: 'Says what a branch changes in the answers.',
  flags: {
    base: { type: 'string', value: 'REF', about: 'what to compare with; origin/main by default' },
    content: BUILD_FLAGS.content,
    ...FORMAT_FLAG,
    preview: {
      type: 'string',
      value: 'ADDRESS',
      about: 'where a preview of the branch is served, for links',
    },
  },
} as const;

await runCommand(COMMAND, async (flags) => {
  const { base = 'origin/main' } = flags;
  const inMarkdown = isMarkdown(flags.format);
  const preview = flags.preview ? baseAddress(flags.preview) : null;
  const dir = contentDirectory(flags.content);
  const start = git(dir, ['merge-base', base, 'HEAD']).toString().trim();
  const [was, now] = [await contentAt(start, dir), await readContent(dir)];
  const changes = changesBetween(was.documents, now.documents, [...was.broken, ...now.broken]);
  const previewOf = (record: string) => {
    const address = previewAddress(record);
    return preview === null || address === null ? null : `${preview}${address}`;
  };
  console.log(inMarkdown ? diffMarkdown(changes, previewOf, now.broken) : diffText(changes));
  return 0;
});
