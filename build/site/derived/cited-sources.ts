import type { CitedSource, Source } from '../../schema/source.ts';

/** Sources each once, in the order in which they are first cited. */
export interface CitedSources {
  /** The ids by which the answer refers to the sources. */
  readonly cite: (sources: readonly Source[]) => string[];
  readonly list: () => CitedSource[];
}

/** An empty list of sources for one answer. */
export function citedSources(): CitedSources {
  const cited = new Map<string, CitedSource>();
  return {
    cite: (sources) =>
      sources.map(({ title, url, kind, published }) => {
        const key = JSON.stringify([title, url, published]);
        const source = cited.get(key) ?? { id: `s${cited.size + 1}`, title, url, kind, published };
        cited.set(key, source);
        return source.id;
      }),
    list: () => [...cited.values()],
  };
}
