import { createRequire } from 'node:module';
import { once } from '../values/once-per.ts';

type YamlPackage = typeof import('yaml');

/**
 * The `yaml` package, loaded when it is first asked for. Most runs never ask: loading it takes longer than
 * `plain-yaml.ts` takes to read all content.
 */
export const yaml = once((): YamlPackage => createRequire(import.meta.url)('yaml'));
