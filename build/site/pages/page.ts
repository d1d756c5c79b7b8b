import type { Door, PageAddress } from './addresses.ts';
import type { Language } from './language.ts';
import type { Piece } from './model/piece.ts';

/** A page in one language, which `pageFiles` makes HTML and Markdown of. */
export interface Page {
  readonly address: PageAddress;
  readonly language: Language;
  /** Which of the pages that every page leads to it is, or belongs to; null: none. */
  readonly door: Door | null;
  /** The kind of page, by which the stylesheet knows it, e.g. `home`. */
  readonly kind: string;
  readonly title: string;
  /** One sentence for search engines and link previews. */
  readonly description: string;
  /** Modules under /assets/ that improve the page; it works without them. */
  readonly modules?: readonly string[];
  /** What the page is about as JSON-LD, for search engines. */
  readonly data?: readonly unknown[];
  /** Newest day on which the data on the page changed, ISO 8601; null where it shows none. */
  readonly changed: string | null;
  /** Makes everything of its own, its heading of the first level included. */
  readonly main: () => Piece;
}
