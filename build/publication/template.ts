import { readFileSync } from 'node:fs';

/**
 * A text that lies beside the code, with its `{names}` replaced.
 * @param file address of the text
 * @param values by name; what is none of these names stays as it is written
 */
export const filledText = (file: URL, values: Readonly<Record<string, string | number | null>>): string =>
  readFileSync(file, 'utf8').replaceAll(/\{(\w+)\}/g, (mark, name) => `${values[name] ?? mark}`);
