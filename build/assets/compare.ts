// Puts institutions side by side, as their own pages tell of them: every fact is worded, and credited, there. Which ones
// stands in the address, so that readers can share it.

import { foldedWords } from '../../edge/text/fold.ts';
import { groupBy } from '../../edge/text/order.ts';
import { isCalled, phraseOf } from './called.ts';
import { askedInAddress, element, keepInAddress } from './page.ts';

const MOST = 3;
/** Letters of a cell that stands beside two others on a phone. */
const BRIEF = 60;
/** Tracks of which an institution tells a topic, before the rest opens at a touch. */
const MOST_TRACKS = 3;

/** An institution as its page tells of it, by the terms: what decides, and what stands below the majors. */
interface Told extends Readonly<Record<'first' | 'last', ReadonlyMap<string, readonly Node[]>>> {
  readonly name: string;
  readonly page: string;
  readonly sources: readonly Node[];
  /** Its majors, each as a link by its address. */
  readonly majors: ReadonlyMap<string, Node>;
  readonly content: Document;
}

const form = document.querySelector('#compare');
if (form instanceof HTMLFormElement) start(form);

/** @throws when the page of an institution cannot be had */
async function read({ id = '' }: DOMStringMap, said: (key: string) => string): Promise<Told> {
  const page = said('pages') + id;
  const response = await fetch(page);
  if (!response.ok) throw new Error(`${response.status} at ${page}`);
  const content = new DOMParser().parseFromString(await response.text(), 'text/html');
  const all = (selector: string) => [...content.querySelectorAll(selector)];
  // A number would mean another source in each column: the sources of each stand below it, without their anchors.
  for (const source of all('#sources li')) source.removeAttribute('id');
  for (const link of all('[href^="#"]')) link.setAttribute('href', page + link.getAttribute('href'));
  for (const needless of all('.mark, .none')) needless.remove();
  // A question stands behind its answer, not below it; of several conditions the first is open.
  for (const line of all('[hidden] br:has(+ .fine)')) line.replaceWith(' ');
  for (const link of all('[hidden] .fine > a[href*="/questions/"]')) {
    link.setAttribute('aria-label', `${said('details')}: ${link.textContent}`);
    link.textContent = said('details');
  }
  const foldAfter = (most: number, lists: string, words: string) => {
    for (const list of all(`[hidden] > :first-child ${lists}`)) {
      const rest = [...list.children].slice(most);
      const more = element('summary', [said(words).replace('#', String(rest.length))]);
      if (rest.length > 1) list.after(element('details', [more, element('ul', rest, { class: list.className })]));
    }
  };
  foldAfter(1, '.rows > li > p:first-child + ul', 'more');
  foldAfter(MOST_TRACKS, '.rows', 'tracks');
  const factOf = (each: Element) => [each.previousElementSibling?.textContent ?? '', [...each.childNodes]] as const;
  return {
    name: content.querySelector('h1')?.textContent ?? '',
    page,
    first: new Map(all('[hidden] > :first-child dd').map(factOf)),
    last: new Map(all('[hidden] > :last-child dd').map(factOf)),
    sources: all('#sources ol'),
    majors: new Map(all('#colleges a[href*="/majors/"]').map((major) => [major.getAttribute('href') ?? '', major])),
    content,
  };
}

/** What is held of a major there: in which college it is, or may be, and what is asked of its applicants. */
function majorAt({ content }: Told, option: HTMLOptionElement, said: (key: string) => string): Node[] {
  const { value, dataset } = option;
  const copies = (found: Iterable<Element>) =>
    [...found].map((each) => element('li', [...each.cloneNode(true).childNodes]));
  const taught = [...content.querySelectorAll(`#colleges li:has([href$="/majors/${value}"])`)].map((each) => {
    const college = each.closest('ul')?.previousElementSibling?.textContent?.trim();
    return element('li', [`${college}: `, ...each.cloneNode(true).childNodes]);
  });
  const likely = copies(content.querySelectorAll(`#colleges [data-fields~="${dataset.field}"]`));
  for (const each of likely) each.prepend(`${said('likely')}: `);
  const namesIn = (each: HTMLOptionElement) => (each.dataset.names?.split('|') ?? []).map(phraseOf);
  const others = [...(option.closest('select')?.options ?? [])].flatMap((each) =>
    each === option ? [] : namesIn(each),
  );
  const isNamed = (each: Element): boolean =>
    isCalled(each.querySelector('strong')?.textContent ?? '', namesIn(option), others);
  const asked = copies([...content.querySelectorAll('#admission .rows > li')].filter(isNamed));
  const where = taught.length > 0 ? taught : likely.length > 0 ? likely : [element('li', [said('absent')])];
  return [element('ul', [...where, ...asked], { class: 'rows' })];
}

function start(form: HTMLFormElement): void {
  const said = (key: string): string => form.dataset[key] ?? '';
  const add = form.querySelector('input');
  const major = form.querySelector('select');
  const field = form.querySelector<HTMLElement>('.field');
  const hint = form.querySelector('[role="status"]');
  const output = document.querySelector('#compared');
  if (!add || !major || !field || !hint || !output) return;
  const options = [...(add.list?.options ?? [])];
  let ids: readonly string[] = [];

  /** Facts in rows. On a phone what is brief stands side by side, and the rest below names. */
  const tableOf = (all: readonly Told[]): Node => {
    type Row = readonly [term: string, cells: readonly (readonly Node[])[]];
    /** What decides is open, however long, and what is read later never. */
    const asked = major.selectedOptions[0]?.text ?? '';
    const [open, shut] = [`${asked}|${said('open')}`.split('|'), said('shut').split('|')];
    const textsOf = (cells: Row[1]) => cells.map((cell) => cell.map((node) => node.textContent).join(''));
    const formOf = (cell: readonly Node[]) =>
      cell.map((node) => (node instanceof Element ? node.outerHTML : node.textContent)).join('');
    const isLong = ([term, cells]: Row): boolean =>
      [...shut, ...open].includes(term) || textsOf(cells).some(({ length }) => length > BRIEF);
    const namesOf = (some: readonly number[]) => some.map((at) => all[at]?.name).join(' · ');
    /** In a term, `#` stands for how many items its cells have. */
    const rowOf = (of: Row): Node => {
      const [term, cells] = of;
      const isTold = isLong(of);
      // What is the same of some stands once, under their names, as does what is of some alone.
      const alike = groupBy(cells.keys(), (at) => formOf(cells[at] ?? []));
      const isMerged = cells.length === 1 || term === said('platform') || (isTold && alike.size < cells.length);
      const cellOf = (cell: readonly Node[], at: number, label: Readonly<Record<string, string>>) => {
        const told = cell.length > 0 ? {} : { class: isListed(of, at) ? 'none listed' : 'none' };
        return element(isMerged ? 'div' : 'td', cell.length > 0 ? cell : [said('unknown')], { ...label, ...told });
      };
      const groups = [...alike.values()].flatMap((some) => {
        const [at = 0] = some;
        const isOfAll = some.length === all.length || cells.length === 1;
        return isListed(of, at) || (term === said('platform') && !cells[at]?.length)
          ? []
          : cellOf(cells[at] ?? [], at, isOfAll ? {} : { 'data-label': namesOf(some) });
      });
      const row = isMerged
        ? [element('td', groups, { colspan: String(all.length) })]
        : cells.map((cell, at) => cellOf(cell, at, { 'data-label': namesOf([at]) }));
      const items = row.flatMap((cell) => [...cell.querySelectorAll('li')]);
      const title = term.replace('#', String(items.length));
      const head = shut.includes(term) ? element('details', [element('summary', [title])]) : title;
      const called = { scope: 'row', 'aria-label': title };
      return element('tr', [element('th', [head], called), ...row], { class: isTold ? 'told' : 'brief' });
    };
    const rowsIn = (part: 'first' | 'last'): Row[] => {
      const terms = new Set(all.flatMap((each) => [...each[part].keys()]));
      return [...terms].map((term) => [term, all.map((each) => each[part].get(term) ?? [])]);
    };
    const isKnown = ([term, cells]: Row): boolean => term === said('weights') || cells.some(({ length }) => length > 0);
    /** What is brief and the same of all tells none from another. */
    const isAlike = (row: Row): boolean =>
      all.length > 1 && isKnown(row) && !isLong(row) && new Set(row[1].map(formOf)).size === 1;
    const [first, last] = [rowsIn('first'), rowsIn('last')];
    const facts = [...first, ...last].filter(([term]) => term !== said('platform'));
    /** Whether that it is not known is told once with all such: on a phone these rows would be most of the table. */
    const isListed = (row: Row, at: number): boolean =>
      facts.includes(row) && row[1][at]?.length === 0 && row[0] !== said('weights') && !(isKnown(row) && !isLong(row));
    const lacked = groupBy(facts, (row) => namesOf([...all.keys()].filter((at) => isListed(row, at))));
    lacked.delete('');
    const unknown = [...lacked].map(([by, rows]) =>
      element('p', [...(all.length > 1 ? [element('b', [`${by}: `])] : []), rows.map(([term]) => term).join(' · ')]),
    );
    const alike = first.filter(isAlike).map(([term, [cell = []]]) => element('p', [`${term}: `, ...cell]));
    const majors = [...new Map(all.flatMap(({ majors }) => [...majors]))];
    const held = groupBy(majors, ([address]) =>
      all.flatMap(({ name, majors }) => (majors.has(address) ? name : [])).join(' · '),
    );
    /** Majors that one institution, or some, have and no other here. */
    const itemsOf = (by: string) => held.get(by)?.map(([, major]) => element('li', [major.cloneNode(true)])) ?? [];
    const listOf = (by: string) => element('ul', itemsOf(by), { class: 'columns narrow' });
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
    /** Colleges whose majors are not held, each with those of its field: what these teach is in neither list. */
    const perhapsOf = ({ content }: Told) =>
      [...content.querySelectorAll<HTMLElement>('#colleges [data-fields]')].flatMap(({ dataset, textContent }) => {
        const isNear = (each: HTMLOptionElement) => dataset.fields?.split(' ').includes(each.dataset.field ?? '-');
        const near = [...major.options].filter(isNear).map(({ text }) => text);
        return near.length > 0 ? element('p', [`${textContent?.trim()} (${said('likely')}): ${near.join(' · ')}`]) : [];
      });
    const ownOf = (each: Told) => [...(held.has(each.name) ? [listOf(each.name)] : []), ...perhapsOf(each)];
    const option = major.value ? major.selectedOptions[0] : undefined;
    /** The page of the major, and the questions about it and any of them: each once. */
    const page = element('a', [said('page')], { href: said('majors') + major.value });
    const onMajor = `#questions a:is([href*="/${major.value}"], [href*="-${major.value}"])`;
    const links = all.flatMap(({ content }) => [...content.querySelectorAll(onMajor)]);
    const about = [...new Map([page, ...links].map((link) => [link.textContent, link])).values()];
    const aboutList = element(
      'ul',
      about.map((link) => element('li', [link])),
      { class: 'rows' },
    );
    const rows: Row[] = [
      ...(option ? [[asked, all.map((each) => majorAt(each, option, said))] as const] : []),
      [said('about').replace('#', asked), option ? [[aboutList]] : []],
      ...first.flatMap((row) => (isAlike(row) ? [] : row[0] === said('fees') ? [row, units] : [row])),
      [said('alike'), alike.length > 0 ? [alike] : []],
      [said('shared'), shared.length > 0 ? [sharedLists] : []],
      [said('own'), all.map(ownOf)],
      ...last,
      [said('none'), unknown.length > 0 ? [unknown] : []],
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
  const addressWith = (ids: readonly string[]) => `?ids=${ids}${major.value === '' ? '' : `&major=${major.value}`}`;
  const choose = (asked: readonly string[]) => {
    take(asked);
    keepInAddress(new URLSearchParams(ids.length === 0 ? '' : addressWith(ids)), false);
  };
  const readAddress = () => {
    const asked = askedInAddress();
    major.value = asked.get('major') ?? '';
    if (major.selectedIndex < 0) major.value = '';
    take((asked.get('ids') ?? '').split(','));
  };
  major.addEventListener('change', () => choose(ids));

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
      const links = near.map(({ dataset, value }) =>
        element('a', [value], { href: addressWith([...ids, dataset.id ?? '']) }),
      );
      const items = links.map((link) => element('li', [link]));
      if (items.length === 0) hint.append(said('nobody'));
      else hint.append(said('which').replace('#', typed), element('ul', items, { class: 'rows' }));
    }
  });
  form.addEventListener('submit', (event) => event.preventDefault());
  addEventListener('popstate', readAddress);
  readAddress();
}
