// Puts institutions side by side, as their own pages tell of them: every fact is worded, and credited, there. Which ones
// stands in the address, so that readers can share it.

import { fold } from '../../edge/text/fold.ts';
import { askedInAddress, element, keepInAddress } from './page.ts';

const MOST = 3;
/** Parts of the page of an institution that are shown whole, each under its own heading. */
const PARTS = ['admission', 'costs'];

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
  // What leads to a place on that page leads there from here too.
  for (const link of told.querySelectorAll('a[href^="#"]')) {
    link.setAttribute('href', page + link.getAttribute('href'));
  }
  const name = told.querySelector('h1')?.textContent ?? '';
  // What tells of several institutions stays where it names this one.
  const others = own
    .split(' ')
    .map((id) => `:not(:has([href$="/questions/${id}"]))`)
    .join('');
  for (const item of told.querySelectorAll(`section:not(#colleges) li:has(> a[href*="/questions/"])${others}`)) {
    if (!item.textContent.includes(name.replace(/^جامعة | University$/, ''))) item.remove();
  }
  const number = told.querySelector('dd > [href$="#questions"]')?.textContent;
  const rest = element('a', [said('all').replace('#', number ?? '')], { href: `${page}#questions` });
  const asked = [...[...told.querySelectorAll('#questions li')].slice(0, MOST), element('li', [rest])];
  // Of what a fact says, that which only leads elsewhere stands last, or not at all.
  const facts = (where: string) =>
    [...told.querySelectorAll(`.hero ${where}`)].map((fact): [string, Node[]] => [
      fact.previousElementSibling?.textContent ?? '',
      [...fact.childNodes],
    ]);
  const parts = PARTS.flatMap((id): [string, Node[]][] => {
    const [heading, ...body] = told.querySelectorAll(`#${id} > :not(.lacking, .actions, ul:not(:has(li)))`);
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
      // Within an element of its own, so that none of it is folded; empty where nothing was asked.
      [said('answers'), [element('div', number ? [element('ul', asked, { class: 'rows' })] : [])]],
    ]),
    majors: new Map(majors.map((major) => [major.getAttribute('href') ?? '', major])),
  };
}

const opened = (summary: string, body: readonly Node[]): Node =>
  element('details', [element('summary', [summary]), ...body]);

function start(form: HTMLFormElement): void {
  const said = (key: string): string => form.dataset[key] ?? '';
  const add = form.querySelector('input');
  const output = document.querySelector('#compared');
  if (!add || !output) return;
  const options = [...(add.list?.options ?? [])];
  let ids: readonly string[] = [];

  const headOf = ({ name, page }: Told, at: number): Node => {
    const button = element('button', ['✕'], { type: 'button', 'aria-label': said('remove').replace('#', name) });
    button.addEventListener('click', () => choose(ids.filter((_, index) => index !== at)));
    return element('th', [button, element('a', [name], { href: page })], { scope: 'col' });
  };

  /** Each fact is a row below its name, so that even a phone has room for the institutions beside each other. */
  const table = (all: readonly Told[]): Node => {
    const body = (term: string, cells: readonly (readonly Node[])[]): Node => {
      const colspan = String(all.length / cells.length);
      const row = cells.map((cell) => element('td', cell.length > 0 ? cell : [said('unknown')], { colspan }));
      const head = element('th', [term], { scope: 'rowgroup', colspan: String(all.length) });
      return element('tbody', [element('tr', [head]), element('tr', row)]);
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
    const bodies = [
      ...terms.map((term) => body(term, told(term))),
      ...(shared.length > 0 ? [body(`${said('both')}: ${shared.length}`, [[element('ul', itemsOf(shared))]])] : []),
      body(said('own'), all.map(ownOf)),
    ];
    const made = element('table', [element('thead', [element('tr', all.map(headOf))]), ...bodies], { class: 'sides' });
    // The narrower the columns, the fewer items show: a short list stays beside a long one.
    for (const cell of made.querySelectorAll('td')) {
      const list = cell.querySelector(':scope > ul');
      const rest = [...(list?.children ?? [])].slice((MOST + 1 - all.length) * cell.colSpan);
      const below = [...cell.querySelectorAll(':scope > ul ~ *')];
      const count = rest.length + below.flatMap((each) => [...each.querySelectorAll(':scope > li')]).length;
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
    const near = options.filter(({ value, label }) => fold(`${value} ${label}`).includes(typed));
    const found = near.length === 1 ? near[0] : near.find(({ value }) => fold(value) === typed);
    if (found) choose([...ids, found.dataset.id ?? '']);
  });
  form.addEventListener('submit', (event) => event.preventDefault());
  addEventListener('popstate', readAddress);
  readAddress();
}
