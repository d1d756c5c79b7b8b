// Puts institutions side by side, as their own pages tell of them: every fact is worded, and credited, there. Which ones
// stands in the address, so that readers can share it.

import { fold } from '../../edge/text/fold.ts';
import { askedInAddress, element, keepInAddress } from './page.ts';

const MOST = 3;
/** Parts of the page of an institution that are shown whole, each under its own heading. */
const PARTS = ['admission', 'costs', 'questions', 'sources'];

/** An institution as its page tells of it. */
interface Told {
  readonly name: string;
  readonly page: string;
  /** What stands under each term, by the term. */
  readonly facts: ReadonlyMap<string, readonly Node[]>;
  /** Its majors, each as a link by its address. */
  readonly majors: ReadonlyMap<string, Node>;
}

const form = document.querySelector('#compare');
if (form instanceof HTMLFormElement) start(form);

/** @throws when the page of an institution cannot be had, of which an option names the questions about it alone */
async function read({ id = '', own = '' }: DOMStringMap, said: (key: string) => string): Promise<Told> {
  const page = said('pages') + id;
  const response = await fetch(page);
  if (!response.ok) throw new Error(`${response.status} at ${page}`);
  const told = new DOMParser().parseFromString(await response.text(), 'text/html');
  // A number would mean another source in each column: the sources of each stand below it.
  for (const mark of told.querySelectorAll('.mark')) mark.remove();
  const name = told.querySelector('h1')?.textContent ?? '';
  // What tells of several institutions stays where it names this one.
  for (const link of told.querySelectorAll('section:not(#colleges) li > a[href*="/questions/"]')) {
    const isOwn = own.split(' ').includes(link.getAttribute('href')?.split('/').at(-1) ?? '');
    const item = link.parentElement;
    if (!isOwn && !item?.textContent.includes(name.replace(/^جامعة | University$/, ''))) item?.remove();
  }
  // Of what a fact says, that which only leads elsewhere stands last, or not at all.
  const facts = (where: string) =>
    [...told.querySelectorAll(`.hero ${where}`)].map((fact): [string, Node[]] => [
      fact.previousElementSibling?.textContent ?? '',
      [...fact.childNodes],
    ]);
  told.querySelector('#admission > .unheld')?.replaceChildren(said('conditions'));
  const parts = PARTS.flatMap((id): [string, Node[]][] => {
    const [heading, ...body] = told.querySelectorAll(
      `#${id} > :not(.lacking, .actions, #sources > p, ul:not(:has(li)))`,
    );
    return heading === undefined ? [] : [[heading.textContent ?? '', body]];
  });
  const majors = [...told.querySelectorAll('#colleges a[href*="/majors/"]')];
  return {
    name,
    page,
    facts: new Map([
      ...facts('dd:not(:has(> a[rel], > [href*="#questions"]))'),
      ...parts,
      ...facts('dd:has(> a[rel])'),
    ]),
    majors: new Map(majors.map((major) => [major.getAttribute('href') ?? '', major])),
  };
}

const opened = (summary: string, body: readonly Node[]): Node =>
  element('details', [element('summary', [summary]), ...body]);

function start(form: HTMLFormElement): void {
  const said = (key: string): string => form.dataset[key] ?? '';
  const add = form.querySelector('input');
  const hint = form.querySelector('[role="status"]');
  const output = document.querySelector('#compared');
  if (!add || !hint || !output) return;
  const options = [...(add.list?.options ?? [])];
  let ids: readonly string[] = [];

  const headOf = ({ name, page }: Told, at: number): Node => {
    const button = element('button', ['✕'], { type: 'button', 'aria-label': said('remove').replace('#', name) });
    button.addEventListener('click', () => choose(ids.filter((_, index) => index !== at)));
    return element('th', [element('a', [name], { href: page }), button], { scope: 'col' });
  };

  /** Each fact is a row, on a phone below its name, so that even that has room for the institutions beside each other. */
  const table = (all: readonly Told[]): Node => {
    const body = (term: string, cells: readonly (readonly Node[])[]): Node => {
      const colspan = String(all.length / cells.length);
      const none = said(term === said('questions') ? 'none' : 'unknown');
      const row = cells.map((cell) => element('td', cell.length > 0 ? cell : [none], { colspan }));
      return element('tr', [element('th', [term], { scope: 'row' }), ...row]);
    };
    // Who has the most facts has them in the order of the pages.
    const fullest = all.toSorted((one, other) => other.facts.size - one.facts.size);
    const terms = [...new Set(fullest.flatMap(({ facts }) => [...facts.keys()]))];
    const told = (term: string) => all.map(({ facts }) => facts.get(term) ?? []);
    const majors = [...new Map(all.flatMap(({ majors }) => [...majors]))].map(([address, major]) => {
      const by = all.filter(({ majors }) => majors.has(address));
      const others = by.length > 1 && by.length < all.length ? ` (${by.map(({ name }) => name).join(' · ')})` : '';
      return { by, item: element('li', [major, others]) };
    });
    const itemsOf = (some: typeof majors) => some.map(({ item }) => item);
    const shared = majors.filter(({ by }) => by.length > 1).sort((one, other) => other.by.length - one.by.length);
    const ownOf = (one: Told) => {
      const own = itemsOf(majors.filter(({ by }) => by.length === 1 && by[0] === one));
      return [opened(said('majors').replace('#', String(own.length)), [element('ul', own)])];
    };
    const rows = [
      ...terms.map((term) => body(term, told(term))),
      ...(shared.length > 0 ? [body(`${said('both')}: ${shared.length}`, [[element('ul', itemsOf(shared))]])] : []),
      body(said('own'), all.map(ownOf)),
    ];
    const head = element('tr', [element('td', []), ...all.map(headOf)]);
    const made = element('table', [element('thead', [head]), element('tbody', rows)], { class: 'sides' });
    // The narrower the columns, the fewer items show: a short list stays beside a long one.
    for (const cell of made.querySelectorAll('td')) {
      const list = cell.querySelector(':scope > ul');
      const rest = [...(list?.children ?? [])].slice((MOST + 1 - all.length) * cell.colSpan);
      const below = [...cell.querySelectorAll(':scope > ul ~ *')];
      const count = rest.length + below.flatMap((each) => [...each.querySelectorAll('li')]).length;
      const words = said('more').replace('#', String(count));
      if (count > 0) list?.after(opened(words, [element('ul', rest, { class: list.className }), ...below]));
    }
    return made;
  };

  const show = async () => {
    const shown = ids;
    add.disabled = shown.length >= MOST;
    add.placeholder = add.disabled ? said('full') : (add.ariaLabel ?? '');
    add.value = '';
    hint.replaceChildren();
    document.body.classList.toggle('chosen', shown.length > 0);
    const chosen = shown.flatMap((id) => options.filter(({ dataset }) => dataset.id === id));
    const content = await Promise.all(chosen.map(({ dataset }) => read(dataset, said))).then(
      (all) => (all.length === 0 ? [] : [table(all), element('p', [said('means')], { class: 'fine' })]),
      () => [said('failed')],
    );
    // Another choice may have been made while the pages were on their way.
    if (shown === ids) output.replaceChildren(...content);
  };

  const take = (asked: readonly string[]) => {
    ids = [...new Set(asked)].filter((id) => options.some(({ dataset }) => dataset.id === id)).slice(0, MOST);
    return show();
  };
  const choose = (asked: readonly string[]) => {
    take(asked);
    keepInAddress(new URLSearchParams(ids.length === 0 ? '' : { ids: ids.join(',') }), false);
  };
  const readAddress = () => take((askedInAddress().get('ids') ?? '').split(','));

  add.addEventListener('change', () => {
    const typed = fold(add.value);
    const isNear = (name: string) => typed.split(' ').every((word) => name.includes(word));
    const near = options.filter(({ value, label }) => isNear(fold(`${value} ${label}`)));
    const found = near.length === 1 ? near[0] : near.find(({ value }) => fold(value) === typed);
    if (found) return choose([...ids, found.dataset.id ?? '']);
    const links = near.map(({ dataset, value }) => element('a', [value], { href: `?ids=${[...ids, dataset.id]}` }));
    const items = links.map((link) => element('li', [link]));
    hint.replaceChildren(items.length > 0 ? element('ul', items, { class: 'rows' }) : said('nobody'));
  });
  form.addEventListener('submit', (event) => event.preventDefault());
  addEventListener('popstate', readAddress);
  readAddress();
}
