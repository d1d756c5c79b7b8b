import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROUTES_FILE } from '../../../edge/http/addresses.ts';
import type { RouteTable, Rule } from '../../../edge/http/route-table.ts';
import type { Check } from './contract-suite.ts';

const isPlain = ({ query }: Rule): boolean => Object.keys(query).length === 0;

/**
 * That every address without a query, and every published file, is answered with the bytes that the build wrote.
 * The contract suite goes by what the interface promises; this goes by all that there is.
 * @param base address of the site
 * @param publicDir what the build wrote
 */
export async function publishedChecks(base: string, publicDir: string): Promise<Check[]> {
  const table: RouteTable = JSON.parse(await readFile(join(publicDir, ROUTES_FILE), 'utf8'));
  const addresses = [
    ...table.rules.filter(isPlain).map(({ path, file, status }) => ({ path, file, status })),
    // The function reads these, and no host promises them to anybody.
    ...Object.keys(table.files)
      .filter((path) => !path.startsWith('/_site/'))
      .map((path) => ({ path, file: path, status: 200 })),
  ];
  const checks: Check[] = [];
  for (const { path, file, status } of addresses) {
    const response = await fetch(base + path, { redirect: 'manual' });
    const bytes = Buffer.from(await response.arrayBuffer());
    const same = bytes.equals(await readFile(join(publicDir, file)));
    checks.push([`${path} is answered ${status} with ${file}`, same && response.status === status]);
  }
  return checks;
}
