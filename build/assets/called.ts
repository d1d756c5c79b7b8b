import { foldedWords } from '../../edge/text/fold.ts';

/** A text as names are found in it, each word on its own: «والتمريض» too. */
export const phraseOf = (text: string): string => `${foldedWords(text.replaceAll(' و', ' '))} `;

/** Whether a title has one of these names, and no longer one of others, all as `phraseOf` gives them: «طب الأسنان» is no «طب». */
export function isCalled(title: string, names: readonly string[], others: readonly string[]): boolean {
  const said = phraseOf(title);
  const own = names.filter((name) => said.includes(name));
  const isLonger = (other: string): boolean => own.some((name) => other !== name && other.includes(name));
  return own.length > 0 && !others.some((other) => said.includes(other) && isLonger(other));
}
