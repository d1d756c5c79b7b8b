import { isDeepStrictEqual } from 'node:util';
import { commonValue } from '../../build/read/yaml.ts';
import { parseYaml } from '../../build/read/yaml-parser.ts';

/** Whether `yaml` finds the same value in a text that is read without it, and nothing to report. */
export function isReadAlike(text: string): boolean {
  const value = commonValue(text);
  if (value === null) return true;
  const { findings, content } = parseYaml(text, 'record.yaml');
  return findings.length === 0 && isDeepStrictEqual(content?.value, value);
}
