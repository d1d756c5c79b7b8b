// Puts institutions side by side, as their own pages tell of them: every fact is worded, and credited, there. Which ones
// stands in the address, so that readers can share it.

import { fold } from '../../edge/text/fold.ts';
import { groupBy } from '../../edge/text/order.ts';
import { askedInAddress, element, keepInAddress } from './page.ts';

const MOST = 3;

/** An institution as its page tells of it. */
interface Told {
  readonly name: string;
  readonly page: string;
  /** What stands under each term, by the term. */
  readonly facts: ReadonlyMap<string, readonly Node[]>;
  /** What its page rests on. */
  readonly sources: readonly Node[];
  /** Its majors, each as a link by its address. */
  readonly majors: ReadonlyMap<string, Node>;
}

const form = document.querySelector('#compare');
if (form instanceof HTMLFormElement) start(form);

/** @throws when the page of an institution cannot be had */
async function read({ id = '' }: DOMStringMap, said: (key: string) => string): Promise<Told> {
  const page = said('pages') + id;
  const response = await fetch(page);
  if (!response.ok) throw new Error(`${response.status} at ${page}`);
  const told = new DOMParser().parseFromString(await response.text(), 'text/html');
  // A number would mean another source in each column: the sources of each stand below it, without their anchors.
  for (const source of told.querySelectorAll('#sources li')) source.removeAttribute('id');
  for (const mark of told.querySelectorAll('.mark')) mark.remove();
  for (const link of told.querySelectorAll('[href^="#"]')) link.setAttribute('href', page + link.getAttribute('href'));
  const facts = [...told.querySelectorAll('.hero dd')].map(
    ({ previousElementSibling: term, textContent, childNodes }) =>
      [term?.textContent ?? '', textContent === said('unknown') ? [] : [...childNodes]] as const,
  );
  const majors = [...told.querySelectorAll('#colleges a[href*="/majors/"]')];
  return {
    name: told.querySelector('h1')?.textContent ?? '',
    page,
    facts: new Map(facts),
    sources: [...told.querySelectorAll('#sources details, #sources ol')].slice(0, 1),
    majors: new Map(majors.map((major) => [major.getAttribute('href') ?? '', major])),
  };
}

const opened = (summary: string, body: readonly Node[]): Node =>
  element('details', [element('summary', [summary]), ...body]);

function start(form: HTMLFormElement): void {
  const said = (key: string): string => form.dataset[key] ?? '';
  const add = form.querySelector('input');
  const field = form.querySelector<HTMLElement>('.field');
  const hint = form.querySelector('[role="status"]');
  const output = document.querySelector('#compared');
  if (!add || !field || !hint || !output) return;
  const options = [...(add.list?.options ?? [])];
  let ids: readonly string[] = [];

  const inHead = new Set([said('apply'), said('site')]);
  const headOf = ({ name, page, facts }: Told, at: number): Node => {
    const button = element('button', ['✕'], { type: 'button', 'aria-label': said('remove').replace('#', name) });
    button.addEventListener('click', () => choose(ids.filter((_, index) => index !== at)));
    const links = [...inHead].flatMap((term) => facts.get(term) ?? []).flatMap((each) => [each, '\u2003']);
    return element(
      'th',
      [button, element('strong', [element('a', [name], { href: page })]), element('br', []), ...links],
      { scope: 'col' },
    );
  };

  /** Each fact is a row, on a phone below its name, so that even that has room for the institutions beside each other. */
  const table = (all: readonly Told[]): Node => {
    /** In a term, `#` stands for how many items its cells have. Who is not known of is named once, where there are no columns. */
    const body = ([term, cells]: readonly [term: string, cells: readonly (readonly Node[])[]]): Node => {
      const whose = (at: number): string => (cells.length > 1 ? (all[at]?.name ?? '') : '');
      const unknown = cells.flatMap((cell, at) => (cell.length > 0 ? [] : whose(at))).join(' · ');
      const row = cells.map((cell, at) =>
        cell.length > 0
          ? element('td', cell, { colspan: String(all.length / cells.length), 'data-label': whose(at) })
          : element('td', [said('unknown')], { class: 'none' }),
      );
      const items = row.flatMap((cell) => [...cell.querySelectorAll('li')]);
      const head = element('th', [term.replace('#', String(items.length))], { scope: 'row' });
      return element('tr', [head, ...row], { 'data-unknown': unknown && `${said('unknown')}: ${unknown}` });
    };
    // Who has the most facts has them in the order of the pages.
    const fullest = all.toSorted((one, other) => other.facts.size - one.facts.size);
    const listed = [...new Set(fullest.flatMap(({ facts }) => [...facts.keys()]))];
    const terms = listed.filter((term) => !inHead.has(term));
    const isKnown = (term: string) => all.some(({ facts }) => facts.get(term)?.length);
    const unknown = terms.filter((term) => !isKnown(term)).join(' · ');
    const majors = [...new Map(all.flatMap(({ majors }) => [...majors]))];
    const held = groupBy(majors, ([address]) =>
      all.flatMap(({ name, majors }) => (majors.has(address) ? name : [])).join(' · '),
    );
    /** Majors that one institution, or some, have and no other here. */
    const listOf = (by: string) =>
      element('ul', held.get(by)?.map(([, major]) => element('li', [major])) ?? [], { class: 'columns narrow' });
    const foldOf = (by: string, words: string): Node =>
      opened(words.replace('#', String(held.get(by)?.length ?? 0)), [listOf(by)]);
    const every = all.map(({ name }) => name).join(' · ');
    const pairs = [...held.keys()].filter((by) => by !== every && by.includes(' · '));
    const rows = [
      ...terms.filter(isKnown).map((term) => [term, all.map(({ facts }) => facts.get(term) ?? [])] as const),
      [said('count'), all.map(({ majors }) => [new Text(String(majors.size))])] as const,
      [said(`shared${all.length}`), all.length > 1 && held.has(every) ? [[listOf(every)]] : []] as const,
      [said('some'), pairs.length > 0 ? [pairs.map((by) => foldOf(by, `${by}: #`))] : []] as const,
      [said('own'), all.map(({ name }) => [foldOf(name, said('majors'))])] as const,
      [said('none'), unknown ? [[new Text(unknown)]] : []] as const,
      [said('sources'), all.map(({ sources }) => sources)] as const,
    ].flatMap((row) => (row[1].length > 0 ? body(row) : []));
    const head = element('tr', [element('td', []), ...all.map(headOf)]);
    const made = element('table', [element('thead', [head]), element('tbody', rows)], { class: 'sides' });
    // Of each cell a few items show: a short list stays beside a long one.
    for (const cell of made.querySelectorAll('td')) {
      const list = cell.querySelector(':scope > ul');
      const rest = [...(list?.children ?? [])].slice(MOST * cell.colSpan);
      const below = [...cell.querySelectorAll(':scope > ul ~ *')];
      const count = rest.length + below.flatMap((each) => [...each.querySelectorAll('li')]).length;
      const words = said('more').replace('#', String(count));
      if (count > 0) list?.after(opened(words, [element('ul', rest, { class: list.className }), ...below]));
    }
    return made;
  };

  const show = async () => {
    const shown = ids;
    field.hidden = shown.length >= MOST;
    add.value = '';
    hint.replaceChildren(field.hidden ? said('full') : '');
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

  // Who presses the button leaves the field.
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
