import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const TOOLS = 'test/tools';
const FOLDERS = readdirSync(TOOLS).map((name) => join(TOOLS, name));

/** What the tests need of package.json and package-lock.json. */
interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}
interface Lockfile {
  readonly packages: Readonly<Record<string, Manifest & { readonly resolved?: string }>>;
}

const parsed = <T>(folder: string, file: string): T => JSON.parse(readFileSync(join(folder, file), 'utf8'));

describe.each(FOLDERS)('%s', (folder) => {
  const { dependencies, optionalDependencies } = parsed<Manifest>(folder, 'package.json');
  const { packages } = parsed<Lockfile>(folder, 'package-lock.json');

  it('asks for exact versions, as its lockfile does', () => {
    expect(packages['']?.dependencies).toEqual(dependencies);
    expect(packages['']?.optionalDependencies).toEqual(optionalDependencies);
    for (const version of Object.values({ ...dependencies, ...optionalDependencies })) {
      expect(version).toMatch(/^(npm:.+@)?\d+\.\d+\.\d+(-[\w.]+)?$/);
    }
  });

  it('names no registry', () => {
    expect(Object.entries(packages).filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
  });
});
