/** The same function, which does its work when it is first called, and once; it then lets go of what it was made from. */
export function once<V>(make: () => V): () => V {
  let state: { readonly make: () => V } | { readonly value: V } = { make };
  return () => {
    if ('make' in state) state = { value: state.make() };
    return state.value;
  };
}

/**
 * The same function, which does its work once for each key and remembers it for as long as the key is in use. The
 * work may depend on the key alone. While a site is kept in memory, what was not edited is thereby not done again.
 */
export function oncePer<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const made = new WeakMap<K, V>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    made.set(key, value);
    return value;
  };
}

/** The same for texts and other plain values, which are remembered for as long as the function itself is in use. */
export function oncePerValue<K, V>(make: (key: K) => V): (key: K) => V {
  const made = new Map<K, V>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    made.set(key, value);
    return value;
  };
}
