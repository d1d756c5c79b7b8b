// Puts institutions side by side, as their own pages tell of them: every fact is worded, and credited, there. Which ones
// stands in the address, so that readers can share it.

import { foldedWords } from '../../edge/text/fold.ts';
import { groupBy } from '../../edge/text/order.ts';
import { askedInAddress, element, keepInAddress } from './page.ts';

const MOST = 3;
/** Letters that are read without a touch, more in columns than on a phone; an item of a list counts as a line of 30. */
const SHORT = matchMedia('(min-width: 48rem)').matches ? 2000 : 600;

/** An institution as its page tells of it, by the terms: in a few words, in sentences, and what matters least. */
interface Told extends Readonly<Record<'brief' | 'told' | 'last', ReadonlyMap<string, readonly Node[]>>> {
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
    brief: factsIn('[hidden] > :first-child dd'),
    told: factsIn('[hidden] > :nth-child(2) dd'),
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

  /** Facts in rows, those in few words first: these stand beside each other on a phone too, and the others below their names. */
  const tableOf = (all: readonly Told[]): Node => {
    type Row = readonly [term: string, cells: readonly (readonly Node[])[]];
    /** In a term, `#` stands for how many items its cells have. */
    const body = ([term, cells]: Row, isFolded: boolean, isFirst: boolean): Node => {
      const whose = (at: number): string => (cells.length > 1 ? (all[at]?.name ?? '') : '');
      const colspan = String(all.length / cells.length);
      const row = cells.map((cell, at) =>
        element('td', cell.length > 0 ? cell : [said('unknown')], { colspan, 'data-label': whose(at) }),
      );
      const items = row.flatMap((cell) => [...cell.querySelectorAll('li')]);
      const title = term.replace('#', String(items.length));
      const isShort = row.reduce((sum, cell) => sum + cell.textContent.length, items.length * 30) < SHORT;
      const shut = element('details', [element('summary', [title])], isFirst || isShort ? { open: '' } : {});
      const head = element('th', [isFolded ? shut : title], { scope: 'row', 'aria-label': title });
      return element('tr', [head, ...row]);
    };
    const rowsOf = (part: 'brief' | 'told' | 'last'): Row[] => {
      const terms = new Set(all.flatMap((each) => [...each[part].keys()]));
      return [...terms].map((term) => [term, all.map((each) => each[part].get(term) ?? [])]);
    };
    const knownIn = ([, cells]: Row): number => cells.filter(({ length }) => length > 0).length;
    const facts = rowsOf('told');
    const unknown = facts.flatMap((row) => (knownIn(row) > 0 ? [] : row[0])).join(' · ');
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
    const bodyOf = (style: string, rows: readonly Row[]) => {
      const shown = rows.filter(knownIn).map((row) => body(row, style === 'told', row === facts.find(knownIn)));
      return element('tbody', shown, { class: style });
    };
    const isPriced = ({ brief }: Told): boolean => brief.get(said('fees'))?.length !== 0;
    const brief = bodyOf('brief', [
      ...rowsOf('brief'),
      [said('count'), all.map(({ majors }) => (majors.size > 0 ? [new Text(String(majors.size))] : []))],
      [said('units'), all.filter(isPriced).length > 1 ? [[new Text(said('unlike'))]] : []],
    ]);
    const told = bodyOf('told', [
      ...facts,
      [said('shared'), shared.length > 0 ? [shared.flatMap((by) => [element('b', [by]), listOf(by)])] : []],
      [said('own'), all.map(({ name, majors }) => (majors.size > 0 ? [listOf(name)] : []))],
      [said('none'), unknown ? [[new Text(unknown)]] : []],
    ]);
    const sources = bodyOf('told', [[said('sources'), all.map((each) => each.sources)]]);
    return element('table', [head, brief, told, bodyOf('brief', rowsOf('last')), sources], { class: 'sides' });
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
