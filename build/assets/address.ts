// Keeps what is asked for in the address of the page, so that a reader can pass it on and go back to it.

/** What is typed at one go makes one step of the history, however many letters it has. */
let isTyping = false;

/** What the address asks for. */
export function askedInAddress(): URLSearchParams {
  isTyping = false;
  return new URLSearchParams(location.search);
}

/** @param typed whether a letter was typed; anything else is a step of its own */
export function keepInAddress(asked: URLSearchParams, typed: boolean): void {
  const address = location.pathname + (asked.size > 0 ? `?${asked}` : '');
  if (address === location.pathname + location.search) return;
  if (typed && isTyping) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  isTyping = typed;
}
