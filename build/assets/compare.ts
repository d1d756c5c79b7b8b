// Puts institutions side by side, as their own pages tell of them: every fact is worded, and credited, there. Which ones
// stands in the address, so that readers can share it.

import { foldedWords } from '../../edge/text/fold.ts';
import { groupBy } from '../../edge/text/order.ts';
import { askedInAddress, element, keepInAddress } from './page.ts';

const MOST = 3;
/** What is read at a glance, in letters, needs no touch to open on a phone. */
const SHORT = 300;

/** An institution as its page tells of it, by the terms: in a few words, and in sentences. */
interface Told extends Readonly<Record<'brief' | 'told', ReadonlyMap<string, readonly Node[]>>> {
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
    brief: factsIn('[hidden] > .facts dd'),
    told: factsIn('[hidden] > div dd'),
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

  /** Facts in rows, those in few words first: these stand beside each other on a phone too, and the others below their names. */
  const tableOf = (all: readonly Told[]): Node => {
    const isWide = matchMedia('(min-width: 48rem)').matches;
    type Row = readonly [term: string, cells: readonly (readonly Node[])[]];
    /** In a term, `#` stands for how many items its cells have. Who is not known of is named once, where there are no columns. */
    const body = ([term, cells]: Row, isFolded: boolean, isFirst: boolean): Node => {
      const whose = (at: number): string => (cells.length > 1 ? (all[at]?.name ?? '') : '');
      const unknown = cells.flatMap((cell, at) => (cell.length > 0 ? [] : whose(at))).join(' · ');
      const row = cells.map((cell, at) =>
        cell.length > 0
          ? element('td', cell, { colspan: String(all.length / cells.length), 'data-label': whose(at) })
          : element('td', [said('unknown')], { class: 'none' }),
      );
      const items = row.flatMap((cell) => [...cell.querySelectorAll('li')]);
      const title = term.replace('#', String(items.length));
      const isShort = row.reduce((sum, cell) => sum + cell.textContent.length, 0) < SHORT;
      const shut = element('details', [element('summary', [title])], isWide || isFirst || isShort ? { open: '' } : {});
      const head = element('th', [isFolded ? shut : title], { scope: 'row', 'aria-label': title });
      return element('tr', [head, ...row], { 'data-unknown': unknown && `${said('unknown')}: ${unknown}` });
    };
    const rowsOf = (part: 'brief' | 'told'): Row[] => {
      const terms = new Set(all.flatMap((each) => [...each[part].keys()]));
      return [...terms].map((term) => [term, all.map((each) => each[part].get(term) ?? [])]);
    };
    const knownIn = ([, cells]: Row): number => cells.filter(({ length }) => length > 0).length;
    // In the order of their importance, what is known of one alone last.
    const facts = rowsOf('told').sort((one, other) => Number(knownIn(other) > 1) - Number(knownIn(one) > 1));
    const unknown = facts.flatMap((row) => (knownIn(row) > 0 ? [] : row[0])).join(' · ');
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
    const names = all.map(({ name, page }, at) => {
      const button = element('button', ['✕'], { type: 'button', 'aria-label': said('remove').replace('#', name) });
      button.addEventListener('click', () => choose(ids.filter((_, index) => index !== at)));
      return element('th', [button, element('a', [name], { href: page })]);
    });
    const head = element('thead', [element('tr', [element('td', []), ...names])]);
    const bodyOf = (style: string, rows: readonly Row[]) => {
      const shown = rows.filter(knownIn).map((row, at) => body(row, style === 'told', at === 0));
      return element('tbody', shown, { class: style });
    };
    const isPriced = ({ brief }: Told): boolean => brief.get(said('fees'))?.length !== 0;
    const brief = bodyOf('brief', [
      ...rowsOf('brief'),
      [said('count'), all.map(({ majors }) => [new Text(String(majors.size))])],
      [said('units'), all.filter(isPriced).length > 1 ? [[new Text(said('unlike'))]] : []],
    ]);
    const told = bodyOf('told', [
      ...facts,
      [said(`shared${all.length}`), all.length > 1 && held.has(every) ? [[listOf(every)]] : []],
      [said('some'), pairs.length > 0 ? [pairs.map((by) => foldOf(by, `${by}: #`))] : []],
      [said('own'), all.map(({ name }) => [foldOf(name, said('majors'))])],
      [said('none'), unknown ? [[new Text(unknown)]] : []],
      [said('sources'), all.map(({ sources }) => sources)],
    ]);
    // Of each cell a few items show: a short list stays beside a long one.
    for (const cell of told.querySelectorAll('td')) {
      const list = cell.querySelector(':scope > ul');
      const rest = [...(list?.children ?? [])].slice(MOST * cell.colSpan);
      const below = [...cell.querySelectorAll(':scope > ul ~ *')];
      const count = rest.length + below.flatMap((each) => [...each.querySelectorAll('li')]).length;
      const words = said('more').replace('#', String(count));
      if (count > 0) list?.after(opened(words, [element('ul', rest, { class: list.className }), ...below]));
    }
    return element('table', [head, brief, told], { class: 'sides' });
  };

  const show = async () => {
    const shown = ids;
    field.hidden = shown.length >= MOST;
    add.value = '';
    hint.replaceChildren(field.hidden ? said('full') : '');
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
