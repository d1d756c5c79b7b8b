import type { Bilingual } from '../../edge/text/bilingual.ts';
import type { FORMS, SYNTAX_FAULTS, TYPES, TYPOS, UNLIKELY } from './messages/lists.ts';

type None = Readonly<Record<string, never>>;

export type SyntaxFault = keyof typeof SYNTAX_FAULTS;

export type ValueType = keyof typeof TYPES;

/** A value that is there in the place of another one; `shown` is what it says, as far as it says one thing. */
export interface FoundValue {
  readonly type: ValueType | 'empty';
  readonly shown: string | null;
}

/** The forms that a text may have to have; `described`: the meaning of its key says which. */
export type TextForm = keyof typeof FORMS | 'described';

/** A word that a key accepts, with what it means where that is known. */
export interface AcceptedWord {
  readonly word: string;
  readonly meaning: Bilingual | null;
}

/** A typo that says what was meant, with what to write instead. */
export interface Typo {
  readonly kind: keyof typeof TYPOS;
  readonly write: string;
}

/** What is not known where it stands. */
interface Guess {
  /** What was meant, as far as that is plain. */
  readonly meant: string | null;
  readonly known: readonly string[];
}

/** A value of a key, as it is written; null: it stands under no key. */
interface Written {
  readonly key: string | null;
  readonly found: string;
}

/** Every code that a finding may carry, with what its words need to know. */
export interface CodeArgs {
  // Files
  'unexpected-file': { readonly forms: readonly string[] };
  'symbolic-link': None;
  'wrong-folder': { readonly folder: string };
  'wrong-modeline': { readonly found: string; readonly wanted: string };
  'missing-file': { readonly file: string };
  'unreadable-file': None;
  'file-too-large': None;
  'not-utf8': None;
  'byte-order-mark': None;
  'empty-file': None;
  'too-many-findings': { readonly more: number };
  // YAML
  'merge-conflict': None;
  'yaml-syntax': { readonly fault: SyntaxFault };
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
  'unknown-key': Guess & { readonly key: string };
  'wrong-list': { readonly list: string };
  'missing-key': { readonly key: string; readonly meaning: Bilingual | null };
  'wrong-type': {
    readonly key: string | null;
    readonly wanted: ValueType;
    readonly orNull: boolean;
    readonly found: FoundValue;
    /** Whether the key may not be left out. */
    readonly isNeeded: boolean;
    /** Those that a group of keys cannot do without. */
    readonly keys: readonly string[];
    readonly meaning: Bilingual | null;
    readonly slip: Typo | null;
  };
  'unknown-word': Written & {
    /** The word that was meant, as far as that is plain. */
    readonly meant: string | null;
    readonly accepted: readonly AcceptedWord[];
  };
  'wrong-form': Written & { readonly form: TextForm; readonly meaning: Bilingual | null; readonly slip: Typo | null };
  'bad-day': Written & { readonly slip: Typo | null };
  'bad-address': Written;
  'out-of-range': Written & {
    readonly minimum: number | null;
    readonly maximum: number | null;
    readonly slip: Typo | null;
  };
  'empty-text': { readonly key: string | null; readonly orNull: boolean };
  'text-too-long': { readonly key: string | null; readonly limit: number };
  'too-few-items': { readonly key: string | null; readonly atLeast: number };
  'repeated-item': Written;
  // Text
  'not-nfc': Written;
  'invisible-character': {
    readonly key: string | null;
    readonly character: string;
    /** The word before it, where there is one on its line. */
    readonly after: string | null;
  };
  'stray-space': { readonly key: string | null; readonly after: string | null };
  'stray-quote': { readonly key: string | null };
  'foreign-letter': { readonly word: string; readonly letter: string; readonly write: string };
  'cut-by-comment': { readonly dropped: string };
  'placeholder-text': Written;
  'unfit-text': Written & { readonly what: 'address' | 'joined' | 'markup' | 'note' | 'private' | 'twice' };
  'long-text': { readonly key: string | null; readonly length: number; readonly limit: number };
  'languages-exchanged': { readonly key: string; readonly keyEn: string };
  'wrong-language': Written & { readonly wanted: 'ar' | 'en' };
  'figures-differ': { readonly key: string; readonly found: readonly string[] };
  'figure-of-record': { readonly found: string; readonly own: string | Bilingual; readonly name: string };
  'half-translated': { readonly key: string; readonly missing: string };
  // Identity
  'id-not-file-name': { readonly id: string; readonly name: string };
  'duplicate-id': { readonly id: string };
  'changed-twice': { readonly place: string; readonly id: string };
  'unknown-reference': {
    /** What kind of record is referred to. */
    readonly what: Bilingual;
    readonly id: string;
    /** The record that was meant, as far as its name or its letters tell. */
    readonly meant: AcceptedWord | null;
    /** All that there are, while they are few. */
    readonly accepted: readonly AcceptedWord[];
    /** How many records refer to it. */
    readonly count: number;
  };
  'retired-reference': { readonly what: Bilingual; readonly id: string };
  'retired-id-used': { readonly id: string };
  'published-id-gone': { readonly what: Bilingual; readonly id: string; readonly collection: string };
  'duplicate-name': { readonly name: string; readonly other: string };
  'region-spelling': { readonly spelling: string; readonly other: string };
  'renamed-id': { readonly what: Bilingual; readonly id: string; readonly was: string; readonly count: number };
  'shared-identifier': { readonly key: string; readonly value: string; readonly other: string };
  'city-of-other-region': { readonly city: string; readonly region: string; readonly usual: string };
  'other-spelling': { readonly key: string; readonly found: string; readonly usual: string };
  'copied-record': { readonly other: string; readonly keys: readonly string[] };
  // Ranking
  'rank-without-year': None;
  'year-without-rank': None;
  'rank-end-alone': None;
  'rank-order': { readonly from: number; readonly to: number };
  'score-order': { readonly from: number; readonly to: number };
  'weights-sum': { readonly sum: number };
  'admission-file': { readonly name: string; readonly expected: string };
  'nameless-admission': None;
  'hijri-year': { readonly key: string; readonly year: number };
  'future-year': { readonly key: string; readonly year: number; readonly latest: number };
  'unlikely-number': { readonly key: string; readonly found: number; readonly least: number; readonly most: number };
  'coverage-mismatch': { readonly coverage: string; readonly count: number };
  // Missing values
  'not-missing': { readonly key: string };
  'reason-without-proof': { readonly reason: string; readonly proof: string };
  // Days
  'future-day': { readonly key: string; readonly day: string; readonly asOf: string };
  'far-day': { readonly key: string; readonly day: string; readonly asOf: string };
  'old-answer': { readonly day: string; readonly asOf: string };
  'verified-before-published': { readonly key: string; readonly day: string; readonly published: string };
  'security-expired': { readonly expires: string; readonly asOf: string };
  'security-expires-soon': { readonly expires: string };
  'security-too-long': { readonly expires: string; readonly asOf: string };
  'unlikely-length': { readonly days: number; readonly least: number; readonly most: number };
  'period-overlap': { readonly other: string; readonly starts: string; readonly ends: string };
  'repeated-window': { readonly label: string };
  'label-of-other-year': { readonly key: string; readonly label: string; readonly year: string };
  'terms-not-system': { readonly system: string; readonly count: number };
  'unlikely-day': { readonly day: string; readonly why: keyof typeof UNLIKELY; readonly other: string };
  'only-and-not': None;
  'window-order': { readonly opens: string; readonly closes: string };
  'rolling-window': None;
  'period-order': { readonly starts: string; readonly ends: string };
  'year-span': { readonly gregorian: string };
  'term-overlap': { readonly other: string; readonly ends: string };
  'term-order': { readonly other: string };
  'outside-year': { readonly day: string; readonly gregorian: string };
  'after-end-of-year': { readonly day: string; readonly end: string };
  // Credit
  'no-source': { readonly key: string };
  'unknown-support': Guess & { readonly name: string };
  'change-without-source': None;
  'disputed-alone': { readonly confidence: string; readonly list: string };
  'weak-sources': None;
  'support-of-nothing': { readonly name: string };
  'search-page': { readonly url: string };
  'placeholder-address': { readonly url: string };
  'detour-address': { readonly url: string; readonly tracking: readonly string[] };
  'kind-unlike-host': { readonly host: string; readonly kind: string; readonly usual: string };
  'not-official': { readonly host: string };
  // Answers to the check
  'wrong-acceptance': { readonly warnings: readonly string[] };
  'unused-acceptance': { readonly accepted: string };
  // Questions and words
  'question-twice': { readonly other: string };
  'shared-alternative': { readonly other: string };
  'asks-too-little': { readonly property: string; readonly meaning: Bilingual };
  'asks-too-much': { readonly property: string; readonly meaning: Bilingual };
  'arabic-comma': None;
  'word-twice': { readonly word: string };
  // Skills
  'no-front-matter': None;
  'empty-body': None;
  'body-too-long': { readonly lines: number };
  'unknown-placeholder': Guess & { readonly name: string };
}
export type Code = keyof CodeArgs;

export type Severity = 'error' | 'warning';

/** What can be right in rare cases, or stay as it is for a while; every other code is an error. */
export const WARNINGS: ReadonlySet<Code> = new Set([
  'asks-too-little',
  'asks-too-much',
  'city-of-other-region',
  'copied-record',
  'cut-by-comment',
  'far-day',
  'figure-of-record',
  'figures-differ',
  'foreign-letter',
  'half-translated',
  'kind-unlike-host',
  'long-text',
  'old-answer',
  'other-spelling',
  'period-overlap',
  'security-expires-soon',
  'shared-alternative',
  'stray-quote',
  'terms-not-system',
  'unlikely-day',
  'unlikely-length',
  'unlikely-number',
  'unused-acceptance',
  'verified-before-published',
  'support-of-nothing',
  'weak-sources',
  'wrong-language',
  'wrong-modeline',
]);
