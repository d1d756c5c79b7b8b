import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { loadContent } from '../../build/catalogue/load.ts';
import { UserError } from '../../build/findings/user-error.ts';
import { updateEditorSchemas } from '../../scripts/editing/schemas/write.ts';
import { runCommand } from '../../scripts/flags.ts';
import { type CompletionItem, startLanguageServer } from './editor/language-server.ts';
import { type Check, conclude, countChecks } from './hosts/contract-suite.ts';
import { installTools } from './hosts/tools.ts';

const CONTENT = 'test/fixtures/content';

const json = async (file: string) => JSON.parse(await readFile(file, 'utf8'));

/** A record without the line that names its schema, as somebody writes a new one. */
const withoutModeline = (text: string): string => text.replace(/^# yaml-language-server:.*\n/, '');

const COMMAND = {
  name: 'npm run test:editor',
  about:
    'What the YAML extension of VS Code makes of the settings and schemas, on content that no editor changes.',
  flags: {},
} as const;

await runCommand(COMMAND, async () => {
  const tools = await installTools('editor');
  // Not below .cache: in the paths that the settings map, nothing begins with a dot.
  const folder = await mkdtemp(join(tmpdir(), 'editor-'));
  await cp(CONTENT, join(folder, 'content'), { recursive: true });
  const { catalogue } = await loadContent(CONTENT);
  if (catalogue === null) throw new UserError(`${CONTENT} has errors.`);
  await updateEditorSchemas(join(folder, 'schemas'), catalogue);

  const program = resolve(tools, 'node_modules/yaml-language-server/bin/yaml-language-server');
  const settings = await json('.vscode/settings.json');
  const server = await startLanguageServer([process.execPath, program, '--stdio'], folder, settings);
  const checks: Check[] = [];
  const labels = (items: readonly CompletionItem[]): string[] => items.map(({ label }) => label);
  const offers = async (about: string, file: string, marked: string, ...wanted: readonly string[]) => {
    const items = await server.completions(`content/${file}`, marked);
    checks.push([
      `${about}: offers ${wanted.join(', ')}`,
      wanted.every((each) => labels(items).includes(each)),
    ]);
    return items;
  };
  try {
    const files = (await readdir(CONTENT, { recursive: true })).filter((file) => file.endsWith('.yaml'));
    for (const file of files) {
      const text = withoutModeline(await readFile(join(CONTENT, file), 'utf8'));
      const problems = await server.problems(`content/${file}`, text);
      for (const { message } of problems) console.error(`${file}: ${message}`);
      checks.push([`${file} without its first line has no problem`, problems.length === 0]);
    }
    const folderOf = (file: string): string => (dirname(file) === '.' ? file : dirname(file));
    for (const file of new Map(files.map((each) => [folderOf(each), each])).values()) {
      const wrong = await server.problems(`content/${file}`, 'nonsense: 1\n');
      const isFound = wrong.some(({ message }) => message.includes('nonsense'));
      checks.push([`${file} is held against its schema`, isFound]);
    }

    const regions = await offers('a region', 'universities/new.yaml', 'regionId: |\n', 'tabuk', 'riyadh');
    checks.push(['a region is explained by its name', JSON.stringify(regions).includes('تبوك')]);
    await offers('a university', 'faq/new.yaml', 'appliesTo: |\n', 'ksu', 'kau');
    const years = await offers('a school year', 'service.yaml', 'calendarUpdatedFor: |\n', '"1448"');
    checks.push([
      'a school year is inserted as text',
      years.some(({ insertText }) => insertText === '"1448"'),
    ]);
    await offers('supports', 'exams/new.yaml', 'sources:\n  - supports:\n      - |\n', 'feeSar', 'windows');
    await offers(
      'supports',
      'universities/new.yaml',
      'sources:\n  - supports:\n      - |\n',
      'founded',
      'qsRank',
    );
    await offers('a kind of source', 'faq/new.yaml', 'sources:\n  - kind: |\n', 'official', 'press', 'other');
    const keys = await offers('keys', 'universities/new.yaml', 'id: new\nfou|\n', 'founded');
    const founded = keys.find(({ label }) => label === 'founded');
    checks.push([
      'a figure is not invented',
      !/\d(?!:)/.test(founded?.insertText?.replace(/\$\{1:/, '') ?? '0'),
    ]);

    const hover = await server.hover('content/universities/new.yaml', 'id: new\nki|nd: public\n');
    checks.push(['a key is explained in English', hover.includes('Sector')]);
    checks.push(['a value is explained in Arabic', hover.includes('حكومية')]);

    const unknown = await server.problems('content/universities/new.yaml', 'regionId: a-newer-one\n');
    checks.push([
      'an id that is not offered is accepted',
      !unknown.some(({ range }) => range.start.character > 0),
    ]);
    const arabic = await server.problems('content/universities/new.yaml', 'regionId: تبوك\n');
    checks.push([
      'a name in the place of an id is not',
      arabic.some(({ range }) => range.start.character === 10),
    ]);
  } finally {
    await server.stop();
    await rm(folder, { recursive: true });
  }
  return conclude([countChecks(checks)]);
});
