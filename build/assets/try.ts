// Sends each "try it" form in place and shows the answer. Without this module a GET form opens its answer.

import { element } from './page.ts';

const HEADERS = ['content-type', 'cache-control', 'etag', 'ratelimit-policy', 'ratelimit', 'retry-after', 'link'];
const MOST_SHOWN = 40_000;
const MCP_HEADERS = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' };

for (const form of document.querySelectorAll<HTMLFormElement>('form.try')) {
  const line = form.closest('article')?.querySelector('.answered');
  const output = form.closest('article')?.querySelector('.answer');
  const ready = form.querySelector<HTMLSelectElement>('[data-ready]');
  const body = form.querySelector('textarea');
  form.hidden = false;
  ready?.addEventListener('change', () => {
    if (body) body.value = ready.value;
  });
  let asked = new AbortController();
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    asked.abort();
    asked = new AbortController();
    const { signal } = asked;
    output?.replaceChildren();
    line?.replaceChildren(form.dataset.sending ?? '');
    try {
      const sent = body && { method: 'POST', headers: MCP_HEADERS, body: body.value };
      const response = await fetch(addressOf(form), { ...sent, signal });
      const text = await response.text();
      if (signal.aborted) return;
      line?.replaceChildren(...statusLine(response));
      output?.replaceChildren(...shown(form, response, text));
    } catch {
      if (!signal.aborted) line?.replaceChildren(form.dataset.failed ?? '');
    }
  });
}

/** The address of a form with its filled-in fields. */
function addressOf(form: HTMLFormElement): string {
  const query = new URLSearchParams();
  let path = form.dataset.path ?? '/';
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== 'string' || value === '' || name === 'body') continue;
    if (path.includes(`{${name}}`)) path = path.replace(`{${name}}`, encodeURIComponent(value));
    else query.set(name, value);
  }
  const fallback = new URL(form.action).pathname;
  return (path.includes('{') ? fallback : path) + (query.size > 0 ? `?${query}` : '');
}

/** The status and the address asked. */
function statusLine(response: Response) {
  const { pathname, search } = new URL(response.url);
  const status = `${response.status} ${response.statusText}`.trim();
  return [
    code(status, { class: response.ok ? 'good' : 'bad' }),
    ' ',
    code(pathname + madeOf(search, decodeURIComponent)),
  ];
}

/** The body, then the headers of interest. */
function shown(form: HTMLFormElement, response: Response, text: string): HTMLElement[] {
  const head = HEADERS.flatMap((name) => {
    const value = response.headers.get(name);
    return value === null ? [] : [`${name}: ${value}`];
  });
  const pretty = madeOf(text, (json) => JSON.stringify(JSON.parse(json), null, 2));
  const cut = pretty.length > MOST_SHOWN ? [element('p', [form.dataset.shortened ?? ''])] : [];
  return [block(pretty.slice(0, MOST_SHOWN)), ...cut, block(head.join('\n'))];
}

/** What is made of a text; the text itself where nothing can be. */
function madeOf(text: string, make: (text: string) => string): string {
  try {
    return make(text);
  } catch {
    return text;
  }
}

const code = (text: string, attributes: Readonly<Record<string, string>> = {}): HTMLElement =>
  element('code', [text], { dir: 'ltr', ...attributes });

const block = (text: string): HTMLElement => element('pre', [element('code', [text])], { dir: 'ltr', tabindex: '0' });
