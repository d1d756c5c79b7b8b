// Puts institutions side by side, as their own pages tell of them: every fact is worded, and credited, there. Which ones
// stands in the address, so that readers can share it.

import { foldedWords } from '../../edge/text/fold.ts';
import { groupBy } from '../../edge/text/order.ts';
import { askedInAddress, element, keepInAddress } from './page.ts';

const MOST = 3;
/** Letters of a cell that stands beside two others on a phone. */
const BRIEF = 60;

/** An institution as its page tells of it, by the terms: what decides, and what stands below the majors. */
interface Told extends Readonly<Record<'first' | 'last', ReadonlyMap<string, readonly Node[]>>> {
  readonly name: string;
  readonly page: string;
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
  for (const link of told.querySelectorAll('[href^="#"]')) link.setAttribute('href', page + link.getAttribute('href'));
  for (const needless of told.querySelectorAll('.mark, .none')) needless.remove();
  const factOf = (each: Element) => [each.previousElementSibling?.textContent ?? '', [...each.childNodes]] as const;
  const factsIn = (values: string) => new Map([...told.querySelectorAll(values)].map(factOf));
  const majors = [...told.querySelectorAll('#colleges a[href*="/majors/"]')];
  return {
    name: told.querySelector('h1')?.textContent ?? '',
    page,
    first: factsIn('[hidden] > :first-child dd'),
    last: factsIn('[hidden] > :last-child dd'),
    sources: [...told.querySelectorAll('#sources ol')],
    majors: new Map(majors.map((major) => [major.getAttribute('href') ?? '', major])),
  };
}

function start(form: HTMLFormElement): void {
  const said = (key: string): string => form.dataset[key] ?? '';
  const add = form.querySelector('input');
  const field = form.querySelector<HTMLElement>('.field');
  const hint = form.querySelector('[role="status"]');
  const output = document.querySelector('#compared');
  if (!add || !field || !hint || !output) return;
  const options = [...(add.list?.options ?? [])];
  let ids: readonly string[] = [];

  /** Facts in rows. On a phone what is brief stands side by side, and the rest below names. */
  const tableOf = (all: readonly Told[]): Node => {
    type Row = readonly [term: string, cells: readonly (readonly Node[])[]];
    /** What decides is open, however long, and what is read later never. */
    const [open, shut] = [[said('weights'), said('minimums'), said('none')], said('shut').split('|')];
    const textsOf = (cells: Row[1]) => cells.map((cell) => cell.map((node) => node.textContent).join(''));
    const isLong = ([term, cells]: Row): boolean =>
      [...shut, ...open].includes(term) || textsOf(cells).some(({ length }) => length > BRIEF);
    /** In a term, `#` stands for how many items its cells have. */
    const rowOf = (of: Row): Node => {
      const [term, cells] = of;
      const isTold = isLong(of);
      // A sentence that is the same of all stands once, across.
      const shown = isTold && new Set(textsOf(cells)).size === 1 ? cells.slice(0, 1) : cells;
      const colspan = String(all.length / shown.length);
      const row = shown.map((cell, at) => {
        const told = cell.length > 0 ? {} : { class: isListed(of, at) ? 'none listed' : 'none' };
        const label = { colspan, 'data-label': shown.length > 1 ? (all[at]?.name ?? '') : '', ...told };
        return element('td', cell.length > 0 ? cell : [said('unknown')], label);
      });
      const items = row.flatMap((cell) => [...cell.querySelectorAll('li')]);
      const title = term.replace('#', String(items.length));
      const fold = element('details', [element('summary', [title])], shut.includes(term) ? {} : { open: '' });
      const head = element('th', [isTold ? fold : title], { scope: 'row', 'aria-label': title });
      return element('tr', [head, ...row], { class: isTold ? 'told' : 'brief' });
    };
    const rowsIn = (part: 'first' | 'last'): Row[] => {
      const terms = new Set(all.flatMap((each) => [...each[part].keys()]));
      return [...terms].map((term) => [term, all.map((each) => each[part].get(term) ?? [])]);
    };
    const isKnown = ([term, cells]: Row): boolean => term === said('weights') || cells.some(({ length }) => length > 0);
    const [first, last] = [rowsIn('first'), rowsIn('last')];
    const facts = [...first, ...last];
    /** Whether that it is not known is told once with all such: on a phone these rows would be most of the table. */
    const isListed = (row: Row, at: number): boolean =>
      facts.includes(row) && row[1][at]?.length === 0 && row[0] !== said('weights') && !(isKnown(row) && !isLong(row));
    const unknown = all.map((_, at) => facts.flatMap((row) => (isListed(row, at) ? new Text(`· ${row[0]} `) : [])));
    const majors = [...new Map(all.flatMap(({ majors }) => [...majors]))];
    const held = groupBy(majors, ([address]) =>
      all.flatMap(({ name, majors }) => (majors.has(address) ? name : [])).join(' · '),
    );
    /** Majors that one institution, or some, have and no other here. */
    const listOf = (by: string) =>
      element('ul', held.get(by)?.map(([, major]) => element('li', [major])) ?? [], { class: 'columns narrow' });
    const shared = [...held.keys()].filter((by) => by.includes(' · ')).sort((one, other) => other.length - one.length);
    const names = all.map(({ name, page }, at) => {
      const button = element('button', ['✕'], { class: 'remove', 'aria-label': said('remove').replace('#', name) });
      button.addEventListener('click', () => choose(ids.filter((_, index) => index !== at)));
      return element('th', [button, element('a', [name], { href: page })]);
    });
    const head = element('thead', [element('tr', [element('td', []), ...names])]);
    const isPriced = ({ first }: Told): boolean => first.get(said('fees'))?.length !== 0;
    const units: Row = [said('units'), all.filter(isPriced).length > 1 ? [[new Text(said('unlike'))]] : []];
    const sharedLists = shared.flatMap((by) => [...(all.length > 2 ? [element('b', [by])] : []), listOf(by)]);
    const rows: Row[] = [
      ...first.flatMap((row) => (row[0] === said('fees') ? [row, units] : [row])),
      [said('none'), unknown],
      [said('shared'), shared.length > 0 ? [sharedLists] : []],
      [said('own'), all.map(({ name, majors }) => (majors.size > 0 ? [listOf(name)] : []))],
      ...last,
      [said('sources'), all.map((each) => each.sources)],
    ];
    const body = element('tbody', rows.filter(isKnown).map(rowOf));
    return element('table', [head, body], { class: all.length > 2 ? 'sides' : 'sides two' });
  };

  const show = async () => {
    const shown = ids;
    field.hidden = shown.length >= MOST;
    add.value = '';
    hint.replaceChildren(field.hidden ? said('full') : shown.length === 1 ? said('second') : '');
    document.body.classList.toggle('chosen', shown.length > 0);
    const chosen = shown.flatMap((id) => options.filter(({ dataset }) => dataset.id === id));
    const content = await Promise.all(chosen.map(({ dataset }) => read(dataset, said))).then(
      (all) => (all.length === 0 ? [] : [tableOf(all), element('p', [said('means')], { class: 'fine' })]),
      () => [said('failed')],
    );
    // Another choice may have been made while the pages were on their way.
    if (shown === ids) output.replaceChildren(...content);
  };

  const take = (asked: readonly string[]) => {
    const known = options.flatMap(({ dataset }) => dataset.id ?? []);
    ids = [...new Set(asked)].filter((id) => known.includes(id)).slice(0, MOST);
    show();
    const strange = asked.filter((id) => id && !known.includes(id));
    if (strange.length > 0) hint.append(`${said('strange')} ${strange.join(' · ')}`);
  };
  const choose = (asked: readonly string[]) => {
    take(asked);
    keepInAddress(new URLSearchParams(ids.length === 0 ? '' : { ids: ids.join(',') }), false);
  };
  const readAddress = () => take((askedInAddress().get('ids') ?? '').split(','));

  // Who presses the button leaves the field.
  add.addEventListener('change', () => {
    hint.replaceChildren();
    // A name may itself hold a comma.
    const isOne = options.some(({ value }) => value === add.value);
    const asked = (isOne ? [add.value] : add.value.split(/[،,؛;]/)).map((each) => each.trim());
    const sought = asked.filter(Boolean).map((typed) => {
      const words = foldedWords(typed).split(/(?= )/);
      const near = options.filter(({ value, label }) =>
        words.every((word) => foldedWords(`${value} ${label}`).includes(word)),
      );
      const exact = near.find(({ value }) => foldedWords(value) === foldedWords(typed));
      return { typed, near, found: near.length === 1 ? near[0] : exact };
    });
    const found = sought.flatMap((each) => each.found?.dataset.id ?? []);
    if (found.length > 0) choose([...ids, ...found]);
    for (const { typed, near } of sought.filter((each) => !each.found)) {
      const links = near.map(({ dataset, value }) => element('a', [value], { href: `?ids=${[...ids, dataset.id]}` }));
      const items = links.map((link) => element('li', [link]));
      if (items.length === 0) hint.append(said('nobody'));
      else hint.append(said('which').replace('#', typed), element('ul', items, { class: 'rows' }));
    }
  });
  form.addEventListener('submit', (event) => event.preventDefault());
  addEventListener('popstate', readAddress);
  readAddress();
}
