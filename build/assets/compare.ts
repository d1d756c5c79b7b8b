// Puts institutions side by side, as their own pages tell of them: every fact is worded, and credited, there. Which ones
// stands in the address, so that readers can share it.

import { askedInAddress, element, keepInAddress } from './page.ts';

const MOST = 3;
/** Items of a list that show; the rest opens at a touch, so that a short list stays beside a long one. */
const MOST_SHOWN = 3;
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

/** @throws when the page cannot be had */
async function read(page: string): Promise<Told> {
  const response = await fetch(page);
  if (!response.ok) throw new Error(`${response.status} at ${page}`);
  const told = new DOMParser().parseFromString(await response.text(), 'text/html');
  // What leads to a place on that page leads there from here too.
  for (const link of told.querySelectorAll('a[href^="#"]')) {
    link.setAttribute('href', page + link.getAttribute('href'));
  }
  const facts = [...told.querySelectorAll('.hero dt')].map((term): [string, Node[]] => [
    term.textContent ?? '',
    [...(term.nextElementSibling?.childNodes ?? [])],
  ]);
  const parts = PARTS.flatMap((id): [string, Node[]][] => {
    const [heading, ...body] = told.querySelectorAll(`#${id} > :not(.lacking)`);
    return heading === undefined ? [] : [[heading.textContent ?? '', body]];
  });
  const majors = [...told.querySelectorAll('#colleges a[href*="/majors/"]')];
  return {
    name: told.querySelector('h1')?.textContent ?? '',
    page,
    facts: new Map([...facts, ...parts]),
    majors: new Map(majors.map((major) => [major.getAttribute('href') ?? '', major])),
  };
}

/** What a cell says, without the numbers of its sources. */
const textOf = (cell: readonly Node[]): string =>
  cell.map((node) => (node instanceof Element && node.matches('.mark') ? '' : node.textContent?.trim())).join('');

function start(form: HTMLFormElement): void {
  const said = (key: string): string => form.dataset[key] ?? '';
  const add = form.querySelector('select');
  const output = document.querySelector('#compared');
  if (!add || !output) return;
  const names = new Map([...add.options].map(({ value, text }) => [value, text]));
  let ids: readonly string[] = [];

  const column = ({ name, page }: Told, at: number): Node => {
    const button = element('button', ['✕'], { type: 'button', 'aria-label': said('remove').replace('#', name) });
    button.addEventListener('click', () => choose(ids.filter((_, index) => index !== at)));
    return element('th', [element('a', [name], { href: page }), button], { scope: 'col' });
  };

  /** Each fact is a row below its name, so that even a phone has room for the institutions beside each other. */
  const table = (all: readonly Told[]): Node => {
    const rows = (term: string, cells: readonly (readonly Node[])[]) => [
      element('tr', [element('th', [term], { scope: 'rowgroup', colspan: String(all.length) })]),
      element(
        'tr',
        cells.map((cell, at) =>
          element('td', cell.length > 0 ? cell : [said('unknown')], {
            colspan: String(all.length / cells.length),
            'data-of': (cells.length > 1 && all[at]?.name) || '',
          }),
        ),
      ),
    ];
    const terms = [...new Set(all.flatMap(({ facts }) => [...facts.keys()]))];
    const isShared = (address: string) => all.filter(({ majors }) => majors.has(address)).length > 1;
    const every = new Map(all.flatMap(({ majors }) => [...majors]));
    const majorsOf = (wanted: boolean) =>
      all.map(({ majors }) => {
        const taught = [...every].filter(([address]) => majors.has(address) && isShared(address) === wanted);
        const items = taught.map(([, major]) => element('li', [major.cloneNode(true)]));
        return items.length === 0 ? [] : [element('ul', items)];
      });
    const facts = terms.map((term) => [term, all.map((each) => each.facts.get(term) ?? [])] as const);
    // What differs is what readers compare; what is the same comes after it, once.
    const told = [...facts, [said('own'), majorsOf(false)] as const, [said('both'), majorsOf(true)] as const]
      .map(([term, cells]) => [term, new Set(cells.map(textOf)).size === 1 ? cells.slice(0, 1) : cells] as const)
      .sort(([, one], [, other]) => other.length - one.length);
    const bodies = told.map(([term, cells]) => element('tbody', rows(term, cells)));
    const made = element('table', [element('thead', [element('tr', all.map(column))]), ...bodies], { class: 'sides' });
    for (const list of made.querySelectorAll('td ul')) {
      const rest = [...list.children].slice(MOST_SHOWN);
      const summary = element('summary', [said('more').replace('#', String(rest.length))]);
      if (rest.length > 1) list.after(element('details', [summary, element('ul', rest, { class: list.className })]));
    }
    return made;
  };

  const show = async () => {
    const shown = ids;
    add.disabled = shown.length >= MOST;
    add.value = '';
    document.body.classList.toggle('chosen', shown.length > 0);
    const content = await Promise.all(shown.map((id) => read(said('pages') + id))).then(
      (all) => (all.length === 0 ? [] : [table(all), element('p', [said('means')], { class: 'fine' })]),
      () => [said('failed')],
    );
    // Another choice may have been made while the pages were on their way.
    if (shown === ids) output.replaceChildren(...content);
  };

  const take = (asked: readonly string[]) => {
    ids = [...new Set(asked)].filter((id) => id !== '' && names.has(id)).slice(0, MOST);
    return show();
  };
  const choose = (asked: readonly string[]) => {
    take(asked);
    keepInAddress(new URLSearchParams(ids.length === 0 ? '' : { ids: ids.join(',') }), false);
  };
  const readAddress = () => take((askedInAddress().get('ids') ?? '').split(','));

  add.addEventListener('change', () => choose([...ids, add.value]));
  form.addEventListener('submit', (event) => event.preventDefault());
  addEventListener('popstate', readAddress);
  readAddress();
}
