type None = Readonly<Record<string, never>>;

/** Every code that a finding may carry, with what its words need to know. */
export interface CodeArgs {
  // Files
  'unexpected-file': None;
  'symbolic-link': None;
  'missing-file': { readonly file: string };
  'unreadable-file': None;
  'file-too-large': None;
  'not-utf8': None;
  'byte-order-mark': None;
  'empty-file': None;
  'too-many-findings': { readonly more: number };
  // YAML
  'yaml-syntax': { readonly fault: string };
  'yaml-alias': None;
  'yaml-tag': None;
  'yaml-directive': None;
  'too-deep': None;
  'too-complex': None;
  'several-documents': None;
  'duplicate-key': { readonly key: string };
  'forbidden-key': { readonly key: string };
  'merge-key': None;
  'key-not-text': None;
  // Shape
  'unknown-key': { readonly key: string; readonly known: readonly string[] };
  'missing-key': { readonly key: string; readonly meaning: string };
  'wrong-type': { readonly wanted: string; readonly found: string; readonly remedy: string };
  'unknown-word': { readonly found: string; readonly allowed: readonly string[] };
  'wrong-form': { readonly found: string; readonly wanted: string };
  'bad-day': { readonly found: string };
  'bad-address': { readonly found: string };
  'out-of-range': { readonly found: string; readonly wanted: string };
  'empty-text': None;
  'text-too-long': { readonly limit: number };
  'too-few-items': { readonly atLeast: number };
  'repeated-item': { readonly found: string };
  // Text
  'not-nfc': { readonly found: string };
  'invisible-character': { readonly character: string };
  'stray-space': None;
  // Identity
  'id-not-file-name': { readonly id: string; readonly name: string };
  'duplicate-id': { readonly id: string };
  'unknown-reference': { readonly what: string; readonly id: string; readonly known: readonly string[] };
  'retired-reference': { readonly what: string; readonly id: string };
  'retired-id-used': { readonly id: string };
  'duplicate-name': { readonly name: string; readonly other: string };
  'region-spelling': { readonly spelling: string; readonly other: string };
  // Ranking
  'rank-without-year': None;
  'year-without-rank': None;
  'rank-end-alone': None;
  'rank-order': { readonly from: number; readonly to: number };
  'score-order': { readonly from: number; readonly to: number };
  // Days
  'window-order': { readonly opens: string; readonly closes: string };
  'period-order': { readonly starts: string; readonly ends: string };
  'year-span': { readonly gregorian: string };
  'term-overlap': { readonly other: string; readonly ends: string };
  'term-order': { readonly other: string };
  'outside-year': { readonly day: string; readonly gregorian: string };
  'after-end-of-year': { readonly day: string; readonly end: string };
  // Credit
  'no-source': { readonly key: string };
  'unknown-support': { readonly name: string; readonly known: readonly string[] };
  'change-without-source': None;
  // Questions and words
  'question-twice': { readonly other: string };
  'shared-alternative': { readonly other: string };
  'word-twice': { readonly word: string };
  // Skills
  'no-front-matter': None;
  'empty-body': None;
  'body-too-long': { readonly lines: number };
  'unknown-placeholder': { readonly name: string; readonly known: readonly string[] };
}
export type Code = keyof CodeArgs;
