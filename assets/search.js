// Answers the search form in place, as the reader types. Without this module the form still works.
// All text comes into the page as text, never as markup.

const PAUSE_MS = 250;
const MOST_SHOWN = 8;

const form = document.querySelector('#search');
const status = document.querySelector('#search-status');
const list = document.querySelector('#search-results');
const template = document.querySelector('#search-hit');

if (
  form instanceof HTMLFormElement &&
  status instanceof HTMLElement &&
  list instanceof HTMLElement &&
  template instanceof HTMLTemplateElement
) {
  start(form, status, list, template);
}

/**
 * @typedef {{ title: string, url: string, kind: string, published: string | null }} Source
 * @typedef {{ question: string, questionEn: string, answer: string | null, answerEn: string | null,
 *   validAsOf: string, verifiedOn: string | null, match: string, sources: Source[] }} Hit
 */

/**
 * @param {HTMLFormElement} form
 * @param {HTMLElement} status
 * @param {HTMLElement} list
 * @param {HTMLTemplateElement} template
 */
function start(form, status, list, template) {
  const arabic = document.documentElement.lang === 'ar';
  const field = form.elements.namedItem('q');
  if (!(field instanceof HTMLInputElement)) return;
  let asked = new AbortController();
  let timer = 0;

  /** @param {string} name @param {string | number} [value] */
  const say = (name, value = '') => {
    status.textContent = (form.dataset[name] ?? '').replace('#', String(value));
    status.classList.toggle('error', ['failed', 'limited', 'toolong'].includes(name));
  };

  /** @param {Hit[]} hits */
  const show = (hits) => {
    list.replaceChildren(...hits.slice(0, MOST_SHOWN).map(item));
    list.hidden = hits.length === 0;
  };

  /** @param {Hit} hit */
  const unanswered = ({ verifiedOn, validAsOf }) => {
    const text = verifiedOn === null ? form.dataset.unknown : form.dataset.unannounced;
    return (text ?? '').replace('#', verifiedOn ?? validAsOf);
  };

  /** @param {Hit} hit @param {number} index */
  const item = (hit, index) => {
    const node = /** @type {DocumentFragment} */ (template.content.cloneNode(true));
    /** @param {string} name */
    const slot = (name) => node.querySelector(`[data-slot="${name}"]`);
    const answer = arabic ? hit.answer : hit.answerEn;
    slot('question')?.replaceChildren(arabic ? hit.question : hit.questionEn);
    slot('answer')?.replaceChildren(answer ?? unanswered(hit));
    slot('valid')?.replaceChildren(hit.validAsOf);
    slot('sources')?.replaceChildren(
      ...hit.sources.map((source) => sourceItem(source, form.dataset[source.kind] ?? source.kind)),
    );
    if (hit.match !== 'weak') slot('weak')?.remove();
    node.querySelector('details')?.toggleAttribute('open', index === 0 && hit.match === 'strong');
    return node;
  };

  const search = async () => {
    clearTimeout(timer);
    asked.abort();
    const text = field.value.trim();
    if (text === '') {
      status.textContent = '';
      show([]);
      return;
    }
    asked = new AbortController();
    const { signal } = asked;
    say('searching');
    try {
      const response = await fetch(`${form.action}?${new URLSearchParams({ q: text })}`, { signal });
      if (response.status === 429) return say('limited', response.headers.get('Retry-After') ?? '60');
      if (response.status === 400) return say('toolong');
      if (!response.ok) return say('failed');
      /** @type {{ faq: Hit[], query: { corrected?: string } }} */
      const { faq, query } = await response.json();
      show(faq);
      if (faq.length === 0) return say('nothing');
      say(query.corrected ? 'corrected' : 'found', Math.min(faq.length, MOST_SHOWN));
      if (query.corrected) status.append(' ', isolated(query.corrected));
    } catch {
      if (!signal.aborted) say('failed');
    }
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    search();
  });
  field.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(search, PAUSE_MS);
  });
}

/** @param {string} text */
function isolated(text) {
  const node = document.createElement('bdi');
  const isArabic = /\p{Script=Arabic}/u.test(text);
  node.lang = isArabic ? 'ar' : 'en';
  node.dir = isArabic ? 'rtl' : 'ltr';
  node.textContent = text;
  return node;
}

/** @param {Source} source @param {string} kind what kind of source it is, in the language of the page */
function sourceItem({ title, url, published }, kind) {
  const node = document.createElement('li');
  const link = document.createElement('a');
  link.append(isolated(title));
  link.rel = 'external';
  if (/^https?:\/\//i.test(url)) link.href = url;
  const comma = document.documentElement.lang === 'ar' ? '، ' : ', ';
  node.append(link, ` (${kind}`, ...(published === null ? [] : [comma, isolated(published)]), ')');
  return node;
}
