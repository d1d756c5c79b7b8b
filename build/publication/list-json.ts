/**
 * The JSON of an object in parts.
 * @param member key of a list in it
 * @param elements the JSON of the elements of that list
 */
export function* listJson(
  value: object,
  member: string,
  elements: Iterable<string | Uint8Array>,
): Generator<string | Uint8Array> {
  let before = '{';
  for (const [key, part] of Object.entries(value)) {
    yield `${before}${JSON.stringify(key)}:`;
    before = ',';
    if (key === member) yield* joined(elements);
    else yield JSON.stringify(part);
  }
  yield '}';
}

function* joined(elements: Iterable<string | Uint8Array>): Generator<string | Uint8Array> {
  let before = '[';
  for (const element of elements) {
    yield before;
    yield element;
    before = ',';
  }
  yield before === '[' ? '[]' : ']';
}
