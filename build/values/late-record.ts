/**
 * A record whose members are made when they are asked for.
 * @param get makes a member; undefined: there is none of that name
 * @param keys lists all names, for whoever walks through the whole
 */
export const lateRecord = <V>(
  get: (key: string) => V | undefined,
  keys: () => readonly string[],
): Readonly<Record<string, V>> => {
  const member = (key: string | symbol): V | undefined => (typeof key === 'string' ? get(key) : undefined);
  return new Proxy<Record<string, V>>(
    {},
    {
      get: (_, key) => member(key),
      has: (_, key) => member(key) !== undefined,
      ownKeys: () => [...keys()],
      getOwnPropertyDescriptor: (_, key) => {
        const value = member(key);
        return value && { value, enumerable: true, configurable: true };
      },
    },
  );
};
