// Finds questions, institutions, majors, exams and regions as the reader types. What it searches is fetched once, with
// the first letter. Without this module the form leads to the page of the search, which lists everything.

import { askedInAddress, element, keepInAddress } from './page.ts';
import type { Found, PageLanguage, Results } from './search-engine.ts';

/** A module of its own, loaded together with the data that it searches. */
const ENGINE = '/assets/search-engine.js';
const SHORTEST_QUERY = 2;
/** Further results stand behind a button, if they are more than two, unless the page shows fewer. */
const SHOWN = 10;
const LANGUAGE: PageLanguage = document.documentElement.lang === 'ar' ? 'ar' : 'en';

const form = document.querySelector('#search');
if (form instanceof HTMLFormElement) start(form);

/** Where the results of each kind lie, and what one is called. */
type Kinds = Readonly<Record<'paths' | 'names', Readonly<Record<Found['kind'], string>>>>;

function start(form: HTMLFormElement): void {
  const field = form.querySelector('input');
  const status = document.querySelector('#search-status');
  const list = document.querySelector<HTMLElement>('#search-results');
  if (!field || !status || !list) return;
  const { index = '', names = '', kinds: kindsText = '' } = form.dataset;
  const kinds: Kinds = JSON.parse(kindsText);
  // By its kind: with a slash at its end the address is another one, and still leads here.
  const isOwnPage = document.body.matches('.search');

  let opened: Promise<(text: string) => Results> | undefined;
  /** Browsers do not load a module again from an address that failed once. */
  let attempts = 0;
  const open = async () => {
    const engine = attempts === 0 ? ENGINE : `${ENGINE}?${attempts}`;
    attempts += 1;
    const loaded: Promise<typeof import('./search-engine.ts')> = import(engine);
    const [{ openSearch }, ...documents] = await Promise.all([loaded, fetched(index), fetched(names)]);
    return openSearch(...documents, LANGUAGE);
  };
  /** A failed attempt is repeated with the next letter. */
  const load = () => {
    opened ??= open().catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };

  const say = (message: string, found: readonly Found[] = [], value = '', note = '') => {
    const counted = (form.dataset[message] ?? '').replace('#', String(found.length)).replace('@', value);
    const told = [note, counted].filter(Boolean).join('\n');
    const linked = (host: string) => element('a', [host], { href: `https://${host}`, dir: 'ltr' });
    const parts = told.split(/((?:[a-z]+\.)+[a-z]{2,})/).map((part, at) => (at % 2 === 1 ? linked(part) : part));
    status.replaceChildren(...parts);
    status.classList.toggle('error', message === 'failed');
    status.classList.toggle('fine', note === '');
    const rows = found.map((each) => item(each, kinds));
    const shown = Number(form.dataset.shown ?? SHOWN);
    const further = rows.length > shown + 2 ? rows.splice(shown) : [];
    list.replaceChildren(...rows);
    const more = element('summary', [(form.dataset.more ?? '').replace('#', String(further.length))]);
    const rest = element('ul', further, { class: 'rows' });
    if (further.length > 0) list.append(element('li', [element('details', [more, rest])]));
    list.hidden = found.length === 0;
    document.body.classList.toggle('searching', found.length > 0 || message === 'loading');
  };

  let turn = 0;
  const search = async () => {
    const text = field.value.trim();
    turn += 1;
    const own = turn;
    if (text === '') return say('');
    if (opened === undefined) say('loading');
    try {
      const find = await load();
      if (own !== turn) return;
      if ([...text].length < SHORTEST_QUERY) return say('');
      const { found: all, corrected, note } = find(text);
      const asked = all.filter(({ kind }) => kind === form.dataset.only);
      const found = asked.length > 0 ? asked : all;
      const fit = found.some(({ isWeak }) => !isWeak) ? 'found' : 'near';
      say(found.length === 0 ? 'nothing' : corrected === undefined ? fit : 'corrected', found, corrected, note);
    } catch {
      if (own === turn) say('failed');
    }
  };

  /** On its own page the query stands in the address. */
  const write = (typed: boolean) => {
    const q = field.value.trim();
    if (isOwnPage) keepInAddress(new URLSearchParams(q === '' ? {} : { q }), typed);
  };
  const read = () => {
    field.value = askedInAddress().get('q') ?? '';
    search();
  };

  field.addEventListener('input', () => {
    write(true);
    search();
  });
  form.addEventListener('submit', (event) => {
    if (!isOwnPage) return;
    event.preventDefault();
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
  const about = element('div', [label, ...told.flatMap((part) => [' · ', part])], { class: 'fine' });
  return element('li', [link, about], { class: isWeak ? 'weak' : '' });
}
