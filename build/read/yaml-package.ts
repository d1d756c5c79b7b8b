import { createRequire } from 'node:module';

type YamlPackage = typeof import('yaml');

let loaded: YamlPackage | undefined;

/**
 * The `yaml` package, loaded when it is first asked for. Most runs never ask: loading it takes longer than
 * `plain-yaml.ts` takes to read all content.
 */
export function yaml(): YamlPackage {
  const known: YamlPackage = loaded ?? createRequire(import.meta.url)('yaml');
  loaded = known;
  return known;
}
