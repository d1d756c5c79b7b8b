// What several scripts do: make parts of the page, keep a search in its address, so that readers can share it and go back
// to it, and keep a choice on the device, whose storage may be shut to the page.

/** An element. Its content is put into the page as text, never as markup. */
export function element<T extends keyof HTMLElementTagNameMap>(
  tag: T,
  content: readonly (Node | string)[],
  attributes: Readonly<Record<string, string>> = {},
): HTMLElementTagNameMap[T] {
  const made = document.createElement(tag);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...content);
  return made;
}

/** Letters that are typed in a row make one step of the history. */
let isTyping = false;

/** The same in the other language. */
function keepForOtherLanguage(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a.language')) link.search = location.search;
}

/** What the address asks for. */
export function askedInAddress(): URLSearchParams {
  isTyping = false;
  keepForOtherLanguage();
  return new URLSearchParams(location.search);
}

/** @param typed whether a letter was typed; anything else is a step of its own */
export function keepInAddress(asked: URLSearchParams, typed: boolean): void {
  const address = location.pathname + (asked.size > 0 ? `?${String(asked).replaceAll('%2C', ',')}` : '');
  if (address === location.pathname + location.search) return;
  if (typed && isTyping) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  isTyping = typed;
  keepForOtherLanguage();
}

/** What the device keeps under a key; null: nothing. */
export function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // The choice holds for this page alone.
  }
}
