import { textsIn } from '../../../build/check/texts.ts';
import type { Document } from '../../../build/read/document.ts';

/** An address that the content names. */
export interface Address {
  /** Without its fragment, which no server sees. */
  readonly url: string;
  /** Where it stands: `exams/gat.yaml:12`, in the order of the files. */
  readonly places: readonly string[];
}

/** Addresses of the service itself, some of them examples, are no sources. */
const OF_THE_SERVICE = 'service.yaml';

/** Every address that stands as a value in the content, once. */
export function addressesIn(documents: readonly Document[]): Address[] {
  const places = new Map<string, string[]>();
  for (const document of documents) {
    if (document.file === OF_THE_SERVICE) continue;
    for (const { text, path } of textsIn(document)) {
      if (!/^https?:\/\//.test(text) || !URL.canParse(text)) continue;
      const url = new URL(text);
      url.hash = '';
      const place = `${document.file}:${document.position(path).line}`;
      places.set(url.href, [...(places.get(url.href) ?? []), place]);
    }
  }
  return [...places].map(([url, found]) => ({ url, places: found }));
}
