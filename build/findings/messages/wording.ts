import type { Code, CodeArgs } from '../codes.ts';

/** A finding in words. */
export interface Words {
  /** What is wrong. */
  readonly message: string;
  /** What to do about it. */
  readonly hint: string;
}

/** How a code is put into words: a text with braces for what was found, or what is wrong and what to do about it. */
export type Wording<C extends Code> = Words | ((args: CodeArgs[C]) => readonly [message: string, hint: string]);

/** How a language writes what stands in braces: a text, several, and which key something is about. */
export interface Speech {
  readonly shown: (text: string) => string;
  readonly list: (words: readonly string[]) => string;
  readonly ofKey: ReadonlyMap<string, (key: string | null) => string>;
}

/** How every code is put into the words of a language. */
export type Wordings = { readonly [C in Code]: Wording<C> };

/** An id as an item of a list: one of digits alone would be read as a number. */
export const asItem = (id: string): string => `- ${/^\d+$/.test(id) ? `'${id}'` : id}`;

const LONGEST_QUOTE = 60;

/** Control and direction characters must not act on the text around them. */
export const visible = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cf}]/gu, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);

/** A value as a message shows it: visible, and no longer than a line. */
export const shortened = (text: string): string =>
  visible(text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text);
