import { isHistory } from '../../../build/collections/content-files.ts';
import type { Document } from '../../../build/read/document.ts';

/**
 * The files that name an address, each with another address in its place wherever the whole value is the first one.
 * What a program wrote down as it was at the time stays.
 */
export function moved(documents: readonly Document[], from: string, to: string) {
  const whole = new RegExp(`(?<=[\\s'"])${from.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?=['"]?[ \\t]*(?:#.*)?$)`, 'gm');
  return documents
    .filter(({ file }) => !isHistory(file))
    .map(({ file, source }) => ({ file, source, text: source.replace(whole, () => to) }))
    .filter(({ source, text }) => source !== text)
    .map(({ file, text }) => ({ file, text }));
}
