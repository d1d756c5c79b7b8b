import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { UserError } from '../build/findings/user-error.ts';
import { readContent } from '../build/read/read.ts';
import { asOfDay, BUILD_FLAGS, contentDirectory } from '../build/settings.ts';
import { isDead, parseMemory, remember } from './editing/links/memory.ts';
import { addressesIn, linkSections, moved } from './editing/links/report.ts';
import { MANNERS, visitAll } from './editing/links/visit.ts';
import { replaceFile } from './editing/replace-file.ts';
import { FORMAT_FLAG, reporter } from './editing/report.ts';
import { runCommand } from './flags.ts';

const COMMAND = {
  name: 'npm run links',
  about: 'Visits every address that the content names. The only command that asks the servers of others.',
  flags: {
    content: BUILD_FLAGS.content,
    memory: { type: 'string', value: 'FILE', about: 'what earlier visits found; .cache/links.json by default' },
    from: { type: 'string', value: 'ADDRESS', about: 'visits nothing: an address that moved, to be replaced' },
    to: { type: 'string', value: 'ADDRESS', about: 'with --from: the new address, in every file that has the old one' },
    ...FORMAT_FLAG,
    'as-of': BUILD_FLAGS['as-of'],
  },
} as const;

await runCommand(COMMAND, async (flags) => {
  const today = asOfDay(flags['as-of']);
  const report = reporter(flags, 'npm run links');
  const memoryFile = resolve(flags.memory ?? '.cache/links.json');

  const dir = contentDirectory(flags.content);
  const { documents } = await readContent(dir);
  const { from, to } = flags;
  if (from !== undefined || to !== undefined) {
    if (from === undefined || to === undefined || !/^https?:\S+$/.test(to) || !URL.canParse(to))
      throw new UserError("A move takes both addresses, whole and in quotes: --from 'https://old' --to 'https://new'.");
    const files = moved(documents, from, to);
    for (const { file, text } of files) await replaceFile(join(dir, file), text);
    console.log(files.map(({ file }) => file).join('\n') || 'لا ملف يذكر العنوان. · No file names the address.');
    return files.length === 0 ? 1 : 0;
  }
  const addresses = addressesIn(documents);
  const before = parseMemory(await readFile(memoryFile, 'utf8').catch(() => '{}'));
  let count = 0;
  const urls = addresses.map(({ url }) => url);
  const visits = await visitAll(urls, MANNERS, ({ url, outcome, reason }) =>
    console.error(`${++count}/${urls.length} ${outcome} ${reason} ${url}`),
  );
  const after = remember(before, visits, today);
  await replaceFile(memoryFile, `${JSON.stringify(after, null, 2)}\n`);

  const nothing = `${visits.length}: كلها سليمة. · ${visits.length} addresses, none in trouble.`;
  console.log(report(linkSections(addresses, visits, after), nothing));
  return visits.some(({ url }) => isDead(after, url)) ? 1 : 0;
});
