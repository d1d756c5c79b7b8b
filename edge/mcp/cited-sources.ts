/** A page that something rests on. */
export interface Page<Kind extends string> {
  readonly title: string;
  readonly url: string;
  readonly kind: Kind;
  /** Day, month or year of publication; null when the page carries no date. */
  readonly published: string | null;
}

/** Sources each once, in the order in which they are first cited. */
export interface CitedSources<Kind extends string = string> {
  /** The ids by which the answer refers to the sources. */
  cite(sources: readonly Page<Kind>[]): string[];
  list(): (Page<Kind> & { readonly id: string })[];
}

/** An empty list of sources for one answer. */
export function citedSources<Kind extends string>(): CitedSources<Kind> {
  const cited = new Map<string, Page<Kind> & { readonly id: string }>();
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
