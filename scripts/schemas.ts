import { mkdir, writeFile } from 'node:fs/promises';
import { loadContent } from '../build/catalogue/load.ts';
import { editorSchemas } from '../build/editor-schemas.ts';
import { formatText } from '../build/findings/report/text.ts';
import { serverJson } from '../build/server-json.ts';
import { baseAddress } from '../build/settings.ts';
import { parseFlags, runCommand } from './flags.ts';

// What is generated but kept in the repository: editors and the MCP registry read it without a build.
await runCommand(async () => {
  const flags = parseFlags({ 'base-url': { type: 'string' } });
  await mkdir('schemas', { recursive: true });
  for (const [name, text] of editorSchemas()) await writeFile(`schemas/${name}`, text);
  const { findings, catalogue } = await loadContent('content');
  if (catalogue === null) {
    console.error(formatText(findings));
    return 1;
  }
  const { service } = catalogue;
  const baseUrl = baseAddress(flags['base-url'] ?? new URL(service.publisher.url).origin);
  await writeFile('server.json', serverJson(service, baseUrl));
  console.log(`schemas/ and server.json, for ${baseUrl}`);
  return 0;
});
