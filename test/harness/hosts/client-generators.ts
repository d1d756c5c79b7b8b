/** A generator, with what it is run by and the configuration that it reads. */
interface Generator {
  readonly name: string;
  readonly command: readonly string[];
  readonly config?: { readonly file: string; readonly text: string };
}

/** File that holds the description. */
export const DOCUMENT = 'openapi.json';
/** Folder that takes what is generated, by generator. */
export const OUTPUT = 'generated';

const HEY_API = {
  input: DOCUMENT,
  output: `${OUTPUT}/hey-api`,
  plugins: ['@hey-api/typescript', { name: 'zod', compatibilityVersion: 3 }],
};
const ORVAL = {
  service: {
    input: DOCUMENT,
    output: { target: `${OUTPUT}/orval/client.ts`, schemas: `${OUTPUT}/orval/model`, client: 'fetch' },
  },
};
const KUBB = `import { defineConfig } from '@kubb/core';
import { pluginOas } from '@kubb/plugin-oas';
import { pluginTs } from '@kubb/plugin-ts';
import { pluginZod } from '@kubb/plugin-zod';
export default defineConfig({
  root: '.',
  input: { path: '${DOCUMENT}' },
  output: { path: '${OUTPUT}/kubb', format: false, lint: false },
  plugins: [pluginOas({ generators: [] }), pluginTs(), pluginZod({ version: '4', importPath: 'zod/v4' })],
});
`;

/** The generators whose clients are tested. */
export const GENERATORS: readonly Generator[] = [
  {
    name: 'openapi-typescript',
    command: ['openapi-typescript', DOCUMENT, '-o', `${OUTPUT}/openapi-typescript/schema.ts`],
  },
  {
    name: 'orval',
    command: ['../orval/dist/bin/orval.js', '--config', 'orval.config.mjs'],
    config: { file: 'orval.config.mjs', text: `export default ${JSON.stringify(ORVAL)};\n` },
  },
  {
    name: 'kubb',
    command: ['kubb', 'generate', '--config', 'kubb.config.mjs'],
    config: { file: 'kubb.config.mjs', text: KUBB },
  },
  {
    name: 'hey-api',
    command: ['openapi-ts', '-f', 'hey-api.config.mjs'],
    config: { file: 'hey-api.config.mjs', text: `export default ${JSON.stringify(HEY_API)};\n` },
  },
  {
    name: 'openapi-zod-client',
    command: ['openapi-zod-client', DOCUMENT, '-o', `${OUTPUT}/openapi-zod-client/client.ts`],
  },
];
