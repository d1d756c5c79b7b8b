// Keeps a search in the address of the page, so that readers can share it and go back to it.

/** Letters that are typed in a row make one step of the history. */
let isTyping = false;

/** What the address asks for. */
export function askedInAddress(): URLSearchParams {
  isTyping = false;
  return new URLSearchParams(location.search);
}

/** @param typed whether a letter was typed; anything else is a step of its own */
export function keepInAddress(asked: URLSearchParams, typed: boolean): void {
  const address = location.pathname + (asked.size > 0 ? `?${String(asked).replaceAll('%2C', ',')}` : '');
  if (address === location.pathname + location.search) return;
  if (typed && isTyping) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  isTyping = typed;
}
