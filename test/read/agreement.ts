import { expect } from 'vitest';
import type { Path } from '../../build/read/document.ts';
import { plainYaml } from '../../build/read/plain-yaml.ts';
import { parseYaml, readYaml } from '../../build/read/yaml.ts';

/** The paths of everything in a value, and some that lead nowhere. */
function pathsIn(value: unknown, path: Path = []): Path[] {
  const members = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return [
    path,
    [...path, 'nowhere'],
    [...path, 99],
    ...members.flatMap(([key, member]) =>
      pathsIn(member, [...path, Array.isArray(value) ? Number(key) : key]),
    ),
  ];
}

/** The plain reader says what the parser says, and where, and says it only where the parser finds nothing. */
export function expectAgreement(text: string): void {
  const value = plainYaml(text);
  if (value === null) return;
  const { findings, content } = parseYaml(text, 'record.yaml');
  expect({ findings, value: content?.value }).toStrictEqual({ findings: [], value });
  const plain = readYaml(text, 'record.yaml').content;
  for (const path of pathsIn(value)) {
    for (const part of ['key', 'value'] as const) {
      expect([path, part, plain?.position(path, part)]).toEqual([path, part, content?.position(path, part)]);
    }
  }
}
