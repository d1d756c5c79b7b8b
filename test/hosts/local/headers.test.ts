import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { RouteTable } from '../../../edge/http/route-table.ts';
import { frozenServer } from '../../support/local-server.ts';

const { base, publicDir } = await frozenServer();

const table: RouteTable = JSON.parse(await readFile(join(publicDir, '_site/routes.json'), 'utf8'));
const CONNECTION = ['connection', 'keep-alive', 'date'];

async function headersOf(target: string): Promise<Record<string, string>> {
  const response = await fetch(`${base}${target}`);
  await response.arrayBuffer();
  return Object.fromEntries([...response.headers].filter(([name]) => !CONNECTION.includes(name)));
}

const common = Object.fromEntries(Object.entries(table.headers).map(([name, value]) => [name.toLowerCase(), value]));

it.each(Object.keys(table.files))('%s has the headers of the route table and no others', async (file) => {
  const bytes = await readFile(join(publicDir, file));
  const asset = table.files[file]?.cache === 'asset';
  expect(await headersOf(file)).toEqual({
    ...common,
    'cache-control': `public, max-age=${asset ? 86_400 : 300}, must-revalidate`,
    'content-length': String(bytes.length),
    'content-type': table.files[file]?.contentType,
    ...(/\.(?:html|md)$/.test(file) && { vary: 'Accept' }),
    etag: `"${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}"`,
  });
});

it('a problem that a rule leads to has no validator, which would let it pass for an answer', async () => {
  expect(await headersOf('/api/agent/universities?id=nobody')).toEqual({
    ...common,
    'cache-control': 'public, max-age=300, must-revalidate',
    'content-length': String((await readFile(join(publicDir, 'problems/unknown-university.json'))).length),
    'content-type': 'application/problem+json',
  });
});
