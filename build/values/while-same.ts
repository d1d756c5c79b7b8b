import { isDeepStrictEqual } from 'node:util';

/**
 * The same function, which answers as it did before while its input says the same: so an edit that changes nothing of
 * what the work is made from does not do it again. Parts of the input that are the very same object are not compared.
 */
export function whileSame<I, V>(make: (input: I) => V): (input: I) => V {
  let last: { readonly input: I; readonly value: V } | undefined;
  return (input) => {
    const value = last !== undefined && isDeepStrictEqual(last.input, input) ? last.value : make(input);
    last = { input, value };
    return value;
  };
}
