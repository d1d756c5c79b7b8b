/** By each letter of the lists, the key of the list that it stands in. */
export const byLetter = (lists: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(lists).flatMap(([key, letters]) =>
      [...letters].map((letter): [string, string] => [letter, key]),
    ),
  );
