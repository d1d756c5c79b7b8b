import { readFile, writeFile } from 'node:fs/promises';
import { baseAddress } from '../build/settings.ts';
import { serverJson } from '../build/site/discovery/agents.ts';
import { schemaMapping, updateEditorSchemas } from './editing/schemas/editor-schemas.ts';
import { soundContent } from './findings.ts';
import { runCommand } from './flags.ts';

const SETTINGS = '.vscode/settings.json';

/** What it writes is kept in the repository: editors and the MCP registry read it without a build. */
const COMMAND = {
  name: 'npm run schemas',
  about: 'Writes the schemas for editors, and server.json for the MCP registry.',
  flags: {
    'base-url': { type: 'string', value: 'URL', about: 'address of the service; that of the publisher by default' },
  },
} as const;

await runCommand(COMMAND, async (flags) => {
  const catalogue = await soundContent('content');
  if (catalogue === null) return 1;
  await updateEditorSchemas('schemas', catalogue);
  const settings = { ...JSON.parse(await readFile(SETTINGS, 'utf8')), 'yaml.schemas': schemaMapping };
  await writeFile(SETTINGS, `${JSON.stringify(settings, null, 2)}\n`);
  const { service } = catalogue;
  const baseUrl = baseAddress(flags['base-url'] ?? new URL(service.publisher.url).origin);
  await writeFile('server.json', serverJson(service, baseUrl));
  console.log(`schemas/, ${SETTINGS} and server.json, for ${baseUrl}`);
});
