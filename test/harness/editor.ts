import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { updateEditorSchemas } from '../../scripts/editing/schemas/editor-schemas.ts';
import { CONTENT_DIR, frozenCatalogue } from '../support/frozen-content.ts';
import { startLanguageServer } from './language-server.ts';
import { type Check, countChecks, runSuite } from './suite.ts';
import { installTools } from './tools.ts';

/** A record without the line that names its schema, as somebody writes a new one. */
const withoutModeline = (text: string): string => text.replace(/^# yaml-language-server:.*\n/, '');

const ABOUT =
  'What the YAML extension of VS Code makes of the settings and schemas, on content that no editor changes.';

await runSuite('test:editor', ABOUT, async () => {
  const tools = await installTools('editor');
  // Not below .cache: in the paths that the settings map, nothing begins with a dot.
  const folder = await mkdtemp(join(tmpdir(), 'editor-'));
  await cp(CONTENT_DIR, join(folder, 'content'), { recursive: true });
  await updateEditorSchemas(join(folder, 'schemas'), await frozenCatalogue());

  const settings = JSON.parse(await readFile('.vscode/settings.json', 'utf8'));
  const server = await startLanguageServer(tools, folder, settings);
  const checks: Check[] = [];
  const offers = async (about: string, file: string, marked: string, ...wanted: readonly string[]) => {
    const items = await server.completions(`content/${file}`, marked);
    const labels = items.map(({ label }) => label);
    checks.push([`${about}: offers ${wanted.join(', ')}`, wanted.every((each) => labels.includes(each))]);
    return items;
  };
  try {
    const files = (await readdir(CONTENT_DIR, { recursive: true })).filter((file) => file.endsWith('.yaml'));
    for (const file of files) {
      const text = withoutModeline(await readFile(join(CONTENT_DIR, file), 'utf8'));
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
    checks.push(['a school year is inserted as text', years.some(({ insertText }) => insertText === '"1448"')]);
    await offers('supports', 'exams/new.yaml', 'sources:\n  - supports:\n      - |\n', 'feeSar', 'windows');
    await offers('supports', 'universities/new.yaml', 'sources:\n  - supports:\n      - |\n', 'founded', 'qsRank');
    await offers('a kind of source', 'faq/new.yaml', 'sources:\n  - kind: |\n', 'official', 'press', 'other');
    const keys = await offers('keys', 'universities/new.yaml', 'id: new\nfou|\n', 'founded');
    const founded = keys.find(({ label }) => label === 'founded');
    checks.push(['a figure is not invented', !/\d(?!:)/.test(founded?.insertText?.replace(/\$\{1:/, '') ?? '0')]);

    const hover = await server.hover('content/universities/new.yaml', 'id: new\nki|nd: public\n');
    checks.push(['a key is explained in English', hover.includes('Sector')]);
    checks.push(['a value is explained in Arabic', hover.includes('حكومية')]);

    const unknown = await server.problems('content/universities/new.yaml', 'regionId: a-newer-one\n');
    checks.push(['an id that is not offered is accepted', !unknown.some(({ range }) => range.start.character > 0)]);
    const arabic = await server.problems('content/universities/new.yaml', 'regionId: تبوك\n');
    checks.push(['a name in the place of an id is not', arabic.some(({ range }) => range.start.character === 10)]);
  } finally {
    await server.stop();
    await rm(folder, { recursive: true });
  }
  return [countChecks(checks)];
});
