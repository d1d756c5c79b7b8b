// Finds questions, institutions, majors, exams and regions as the reader types. What it searches is fetched once, with
// the first letter. Without this module the form leads to the page of the search, which lists everything.

import { westernDigits } from '../../edge/text/plain-text.ts';
import { askedInAddress, element, keepInAddress } from './page.ts';
import type { Found, PageLanguage, Results } from './search-engine.ts';

/** A module of its own, loaded together with the data that it searches. */
const ENGINE = '/assets/search-engine.js';
const SHORTEST_QUERY = 2;
/** A text with a mark, 40 to 100, and another or what it is of: it goes to no server, and stays in no address. */
const isOfMarks = (text: string): boolean => {
  const mark = String.raw`(?<!\d)(?:[4-9]\d|100)(?!\d)`;
  const beside = `(?:${mark}|قدرات|تحصيل|معدل|نسبت|ثانو|موزون|درجت|gat|saat|tahsili|qudurat|score|average|gpa)`;
  return RegExp(`${mark}.*${beside}|${beside}.*${mark}`, 'i').test(westernDigits(text));
};
/** Further results stand behind a button, if they are more than two, unless the page shows fewer. */
const SHOWN = 10;
const LANGUAGE: PageLanguage = document.documentElement.lang === 'ar' ? 'ar' : 'en';

const form = document.querySelector('#search');
if (form instanceof HTMLFormElement) start(form);

// A subject that is opened gets into the address, to be shared, and is open for who comes back.
for (const subject of document.querySelectorAll<HTMLDetailsElement>('#subjects > details')) {
  const anchor = `#${subject.lastElementChild?.id}`;
  subject.open ||= location.hash === anchor;
  subject.addEventListener('toggle', () => {
    if (subject.open) history.replaceState(null, '', anchor);
  });
}

/** Where the results of each kind lie, and what one is called. */
type Kinds = Readonly<Record<'paths' | 'names', Readonly<Record<Found['kind'], string>>>>;
/** What the page says around results in a language, with the address of what is found by name. */
type Words = Readonly<Record<string, string | undefined>>;

function start(form: HTMLFormElement): void {
  const field = form.querySelector('input');
  const status = document.querySelector<HTMLElement>('#search-status');
  const list = document.querySelector<HTMLElement>('#search-results');
  if (!field || !status || !list) return;
  // By its kind: with a slash at its end the address is another one, and still leads here.
  const isOwnPage = document.body.matches('.search');

  const opened = new Map<PageLanguage, Promise<(text: string) => Results>>();
  /** Browsers do not load a module again from an address that failed once. */
  let failures = 0;
  const wordsIn = (language: PageLanguage): Words =>
    language === LANGUAGE ? form.dataset : JSON.parse(form.dataset.english ?? '');
  const open = async (language: PageLanguage) => {
    const loaded: Promise<typeof import('./search-engine.ts')> = import(failures ? `${ENGINE}?${failures}` : ENGINE);
    const names = fetched(wordsIn(language).names ?? '');
    const [{ openSearch }, ...documents] = await Promise.all([loaded, fetched(form.dataset.index ?? ''), names]);
    return openSearch(...documents, language);
  };
  /** A failed attempt is repeated with the next letter. */
  const load = (language: PageLanguage) => {
    const opening = opened.get(language) ?? open(language);
    opened.set(language, opening);
    opening.catch(() => {
      if (opened.delete(language)) failures += 1;
    });
    return opening;
  };

  const say = (message: string, found: readonly Found[] = [], value = '', note = '', lang = LANGUAGE) => {
    const words = wordsIn(lang);
    const counted = (words[message] ?? '').replace('#', String(found.length)).replace('@', value);
    const told = [note, counted].filter(Boolean).join('\n');
    const linked = (host: string) => element('a', [host], { href: `https://${host}`, dir: 'ltr' });
    const parts = told.split(/((?:[a-z]+\.)+[a-z]{2,})/).map((part, at) => (at % 2 === 1 ? linked(part) : part));
    status.replaceChildren(...parts);
    status.classList.toggle('error', message === 'failed');
    status.classList.toggle('fine', note === '');
    for (const part of [status, list]) Object.assign(part, { lang, dir: lang === 'ar' ? 'rtl' : 'ltr' });
    const kinds: Kinds = JSON.parse(words.kinds ?? '');
    const rows = found.map((each) => item(each, kinds));
    const shown = Number(form.dataset.shown ?? SHOWN);
    const further = rows.length > shown + 2 ? rows.splice(shown) : [];
    list.replaceChildren(...rows);
    const more = element('summary', [(words.more ?? '').replace('#', String(further.length))]);
    const rest = element('ul', further, { class: 'rows' });
    if (further.length > 0) list.append(element('li', [element('details', [more, rest])]));
    list.hidden = found.length === 0;
    document.body.classList.toggle('searching', found.length > 0 || message === 'loading');
  };

  /** Who wants Arabic results of what is asked in English keeps them on this page. */
  let stays = false;
  const back = element('button', [form.dataset.back ?? ''], { type: 'button', lang: LANGUAGE });
  back.addEventListener('click', () => {
    stays = true;
    search();
  });

  let turn = 0;
  const search = async () => {
    const text = field.value.trim();
    turn += 1;
    const own = turn;
    if (text === '') return say('');
    if (!opened.has(LANGUAGE)) say('loading');
    try {
      const find = await load(LANGUAGE);
      if (own !== turn) return;
      if ([...text].length < SHORTEST_QUERY) return say('');
      const results = find(text);
      const other = form.dataset.english && results.isEnglish && !stays && (await load('en'))(text);
      if (own !== turn) return;
      const { found: all, corrected, note } = other || results;
      const asked = all.filter(({ kind }) => kind === form.dataset.only);
      const found = asked.length > 0 ? asked : all;
      const fit = found.some(({ isWeak }) => !isWeak) ? 'found' : 'near';
      say(
        found.length === 0 ? 'nothing' : corrected === undefined ? fit : 'corrected',
        found,
        corrected,
        note,
        other ? 'en' : LANGUAGE,
      );
      if (other) status.append('\n', back);
    } catch {
      if (own === turn) say('failed');
    }
  };

  /** On its own page the query stands in the address. */
  const write = (typed: boolean) => {
    const q = field.value.trim();
    if (isOwnPage) keepInAddress(new URLSearchParams(q === '' || isOfMarks(q) ? {} : { q }), typed);
  };
  const read = () => {
    const handed = new URLSearchParams(location.hash.slice(1)).get('q');
    field.value = handed ?? askedInAddress().get('q') ?? '';
    if (handed !== null || isOfMarks(field.value)) history.replaceState(null, '', location.pathname + location.search);
    search();
  };

  field.addEventListener('input', () => {
    write(true);
    search();
  });
  form.addEventListener('submit', (event) => {
    if (!isOwnPage && !isOfMarks(field.value)) return;
    event.preventDefault();
    if (!isOwnPage) return location.assign(`${form.action}#${new URLSearchParams({ q: field.value })}`);
    write(false);
    search();
  });
  if (isOwnPage) {
    addEventListener('popstate', read);
    read();
    if (field.value === '') field.focus();
  }
}

/** A published JSON document. */
async function fetched(address: string) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
}

/** A result as a link to its page, with what it is. */
function item({ kind, id, title, line, isWeak }: Found, kinds: Kinds): HTMLLIElement {
  const link = element('a', [element('bdi', [title])], { href: kinds.paths[kind] + id });
  // Each part by itself: a name in the other language would turn its neighbours around, and Arabic the sign of a figure.
  const parts = line.split(' · ').filter((part) => part !== '');
  const figure = (run: string) => (run.endsWith('%') ? element('bdi', [run], { dir: 'ltr' }) : run);
  const told = parts.map((part) => {
    const lang = /\p{Script=Arabic}/u.test(part) ? 'ar' : 'en';
    return element('bdi', part.split(/(\d[\d.,–-]*%)/).map(figure), { lang });
  });
  const label = element('span', [kinds.names[kind]], { class: 'kind' });
  // Days stand on lines of their own.
  const between = () => (kind === 'calendar' ? element('br', []) : ' · ');
  const about = element('div', [label, ...told.flatMap((part) => [between(), part])], { class: 'fine' });
  return element('li', [link, about], { class: isWeak ? 'weak' : '' });
}
