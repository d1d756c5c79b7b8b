// Puts institutions side by side, as their own pages tell of them: every fact is worded, and credited, there. Which ones
// stands in the address, so that readers can share it.

import { foldedWords } from '../../edge/text/fold.ts';
import { groupBy } from '../../edge/text/order.ts';
import type { MajorList } from '../schema/major.ts';
import { isCalled, phraseOf } from './called.ts';
import { askedInAddress, element, keepInAddress } from './page.ts';

const MOST = 3;
/** Letters of markup in each column, however many say the same. */
const BRIEF = 60;
/** Tracks of which an institution tells a topic, before the rest opens at a touch; of a text that is long, one. */
const MOST_TRACKS = 3;
const LONG = 200;

/** What most names of universities begin or end with, as they are folded and as they are written. */
const KIND = / (?:جامعه|university)(?: of)?(?= |$)/g;
const WRITTEN_KIND = /^جامعة | University$/;
/** Words before names that are to be compared, and those between them. */
const ASKING = /^\s*(?:قارن|مقارنة|الفرق|compare)\s+(?:بين\s+)?/i;
const JOINTS = / (?:و|and |vs\.? |مع |أو |او |& )?/gi;

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

async function documentAt(page: string): Promise<Document> {
  const response = await fetch(page);
  if (!response.ok) throw new Error(`${response.status} at ${page}`);
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

/** @throws when the page of an institution cannot be had */
async function read({ id = '' }: DOMStringMap, major: Major, said: (key: string) => string): Promise<Told> {
  const page = said('pages') + id;
  const content = await documentAt(page);
  const all = (selector: string) => [...content.querySelectorAll(selector)];
  // A number would mean another source in each column: the sources of each stand below it, without their anchors.
  for (const source of all('#sources li')) source.removeAttribute('id');
  for (const link of all('[href^="#"]')) link.setAttribute('href', page + link.getAttribute('href'));
  for (const needless of all('.mark, .none')) needless.remove();
  // A question stands behind its answer, not below it.
  for (const line of all('[hidden] br:has(+ .fine)')) line.replaceWith(' ');
  for (const link of all('[hidden] .fine > a[href*="/questions/"]')) {
    link.setAttribute('aria-label', `${said('details')}: ${link.textContent}`);
    link.textContent = said('details');
  }
  for (const list of all('[hidden] > :first-child .rows')) {
    const items = [...list.children];
    const most = `${list.textContent}`.length > LONG ? 1 : MOST_TRACKS;
    const rest = [...new Set([...items.slice(most), ...items.filter(major.isOfOthers)])];
    // Of a first one that is long itself, its first line leads.
    const lines = ':scope > ul > li + li, :scope > ul > li:first-child > ul > li';
    const first = items.find((each) => !rest.includes(each));
    const further = first && `${first.textContent}`.length > LONG ? [...first.querySelectorAll(lines)] : [];
    if (further.length + rest.length < 2) continue;
    const called = said(further.length > 0 ? 'more' : 'tracks').replace('#', String(rest.length));
    const parts = [element('ul', further), element('ul', rest, { class: list.className })];
    list.after(element('details', [element('summary', [called]), ...parts.filter(({ children }) => children[0])]));
  }
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

/**
 * A major, and whether a part that tells of a track names it, or others alone. All their names are asked for when one is
 * chosen: they weigh as much as the rest of the page.
 */
async function majorOf(id: string, said: (key: string) => string) {
  const known: Pick<MajorList, 'majors'> = id ? await (await fetch('/api/agent/majors')).json() : { majors: [] };
  const namesOf = (isOf: boolean) =>
    known.majors
      .filter((each) => (each.id === id) === isOf)
      .flatMap(({ name, nameEn, aliases }) => [name, nameEn, ...aliases]);
  const [own, others] = [namesOf(true).map(phraseOf), namesOf(false).map(phraseOf)];
  const field = known.majors.find((each) => each.id === id)?.field;
  const titleOf = (track: Element) => track.querySelector('strong')?.textContent ?? '';
  const isNamed = (track: Element) => isCalled(titleOf(track), own, others);
  const isOfOthers = (track: Element) => own.length > 0 && isCalled(titleOf(track), others, own);
  const page = said('majors') + id;
  const length = id ? (await documentAt(page)).querySelector('#length p')?.firstChild?.textContent : '';
  const general = [new Text(`${length ?? ''} `), element('a', [said('page')], { href: page })];
  return { id, field, names: namesOf(true), isNamed, isOfOthers, general };
}
type Major = Awaited<ReturnType<typeof majorOf>>;

/** What is held of a major there: in which college it is, in which others it may be, and what is asked of its applicants. */
function majorAt({ content }: Told, { id, field, names, isNamed }: Major, said: (key: string) => string): Node[] {
  const copies = (found: Iterable<Element>) =>
    [...found].map((each) => element('li', [...each.cloneNode(true).childNodes]));
  const taught = [...content.querySelectorAll(`#colleges li:has([href$="/majors/${id}"])`)].map((each) => {
    const college = each.closest('ul')?.previousElementSibling?.textContent?.trim();
    const [link, ...further] = each.cloneNode(true).childNodes;
    // The row names the major.
    const called = [college, link?.textContent].filter((each) => each && ![said('its'), ...names].includes(each));
    return element('li', [said('sure'), called.length > 0 ? ': ' : '', called.join(' · '), ...further]);
  });
  const likely = copies(content.querySelectorAll(`#colleges [data-fields~="${field}"]`));
  // Where one college is known to teach it, another of the field is no second answer.
  const [before = '', after = ''] = said(taught.length > 0 ? 'besides' : 'likely').split('#');
  for (const each of likely) each.replaceChildren(before, element('bdi', [`${each.textContent?.trim()}`]), after);
  const asked = copies([...content.querySelectorAll('#admission .rows > li')].filter(isNamed));
  for (const each of [...content.querySelectorAll('[hidden] .rows > li')].filter(isNamed))
    each.replaceChildren(`${each.querySelector('strong')?.textContent}: ${said('above')}`);
  const none = taught.length + likely.length > 0 ? [] : [element('li', [said('absent')])];
  const items = [...taught, ...likely, ...none, ...asked];
  return items.length > 1
    ? [element('ul', items, { class: 'rows' })]
    : items.flatMap(({ childNodes }) => [...childNodes]);
}

function nameOf(text: string): string {
  return foldedWords(text).replace(KIND, '');
}

/** Whose names hold the words of a text; and who is meant: called so in full, the only university whose name begins so, or the only one. */
function lookUp(typed: string, options: readonly HTMLOptionElement[]) {
  const plain = nameOf(typed);
  const words = plain.split(/(?= )/);
  const called = options.map((option) => ({ option, names: [option.value, ...option.label.split(/\s·\s/)] }));
  const holds = (names: readonly string[]) => words.every((word) => names.map(foldedWords).join('').includes(word));
  const near = plain === '' ? [] : called.filter(({ names }) => holds(names));
  const exact = near.filter(({ names }) => names.some((name) => nameOf(name) === plain));
  const begins = (name: string) => nameOf(name) !== foldedWords(name) && nameOf(name).startsWith(`${plain} `);
  const begun = near.filter(({ names }) => names.some(begins));
  const [first, ...others] = [exact, begun, near].find(({ length }) => length > 0) ?? [];
  return { typed, near: near.map(({ option }) => option), found: others.length === 0 ? first?.option : undefined };
}

/** The names in a text that is none itself: up to a word such as «و», or, where it is clear who is meant, up to a space. */
function namesIn(text: string, options: readonly HTMLOptionElement[]): ReturnType<typeof lookUp>[] {
  const whole = lookUp(text, options);
  const joints = whole.near.length > 0 ? [] : [...text.matchAll(JOINTS)].reverse();
  for (const { 0: joint, index } of joints) {
    const head = lookUp(text.slice(0, index), options);
    if (joint === ' ' ? head.found : head.near.length > 0)
      return [head, ...namesIn(text.slice(index + joint.length), options)];
  }
  return [whole];
}

function start(form: HTMLFormElement): void {
  const said = (key: string): string => form.dataset[key] ?? '';
  const add = form.querySelector('input');
  const major = form.querySelector('select');
  const field = form.querySelector<HTMLElement>('.field');
  const hint = form.querySelector('[role="status"]');
  const output = document.querySelector('#compared');
  const canonical = document.querySelector('[rel="canonical"]');
  const { title } = document;
  if (!add || !major || !field || !hint || !output) return;
  const options = [...(add.list?.options ?? [])];
  let ids: readonly string[] = [];

  /** Facts in rows. On a phone two stand side by side, and three below each other, each beside its name. */
  const tableOf = (all: readonly Told[], chosen: Major): Node => {
    type Row = readonly [term: string, cells: readonly (readonly Node[])[]];
    const asked = major.selectedOptions[0]?.text ?? '';
    /** What is read later is closed. */
    const shut = said('shut').split('|');
    const formOf = (cell: readonly Node[]) =>
      cell.map((node) => (node instanceof Element ? node.outerHTML : node.textContent)).join('');
    const namesOf = (some: readonly number[]) => some.map((at) => all[at]?.name.replace(WRITTEN_KIND, '')).join(' · ');
    /** In a term, `#` stands for how many items its cells have. */
    const rowOf = ([term, cells]: Row): Node => {
      // What is the same of all, or long and of some, stands once, under their names.
      const alike = groupBy(cells.keys(), (at) => formOf(cells[at] ?? []));
      const isShared = [...alike].some(([form, { length }]) => form.length > BRIEF && length > 1);
      const cellOf = (tag: 'td' | 'div', some: readonly number[]) => {
        const cell = cells[some[0] ?? 0] ?? [];
        // Of whom nothing is known is told once where all stand below each other.
        const named = cell.length > 0 ? some : (alike.get('') ?? some);
        const label = alike.size === 1 ? {} : { 'data-label': namesOf(named) };
        const none = { class: named[0] === some[0] ? 'none' : 'none also' };
        return cell.length > 0 ? element(tag, cell, label) : element(tag, [said('unknown')], { ...label, ...none });
      };
      const across = () => [...alike.values()].map((some) => cellOf('div', some));
      const row =
        isShared || alike.size === 1
          ? [element('td', across(), { colspan: String(all.length) })]
          : cells.map((_, at) => cellOf('td', [at]));
      const title = term.replace('#', String(row.flatMap((cell) => [...cell.querySelectorAll('li')]).length));
      const head = shut.includes(term) ? element('details', [element('summary', [title])]) : title;
      return element('tr', [element('th', [head], { scope: 'row', 'aria-label': title }), ...row]);
    };
    const lackingIn = ([, cells]: Row): number => cells.filter(({ length }) => length === 0).length;
    const rowsIn = (part: 'first' | 'last'): Row[] => {
      const terms = new Set(all.flatMap((each) => [...each[part].keys()]));
      return [...terms].map((term) => [term, all.map((each) => each[part].get(term) ?? [])]);
    };
    const isKnown = (row: Row): boolean => lackingIn(row) < row[1].length;
    const [first, last] = [rowsIn('first'), rowsIn('last')];
    /** What is known of none is told once: in rows of their own it would be most of the table. */
    const unknown = [...first, ...last].flatMap((row) => (isKnown(row) ? [] : row[0]));
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
    const priced = all.filter(({ first }) => first.get(said('fees'))?.length);
    const units: Row = [said('units'), priced.length > 1 ? [[new Text(said('unlike'))]] : []];
    const sharedLists = shared.flatMap((by) => [...(all.length > 2 ? [element('b', [by])] : []), listOf(by)]);
    // What is known of all comes before what is known of some.
    const decisive: Row[] = [...first, [said('shared'), shared.length > 0 ? [sharedLists] : []]];
    decisive.sort((one, other) => lackingIn(one) - lackingIn(other));
    const rows: Row[] = [
      [asked, major.value ? all.map((each) => majorAt(each, chosen, said)) : []],
      [said('about').replace('#', asked), major.value ? [chosen.general] : []],
      ...decisive.flatMap((row) => (row[0] === said('fees') ? [row, units] : [row])),
      [said(all.length > 1 ? 'own' : 'listed'), all.map(({ name }) => (held.has(name) ? [listOf(name)] : []))],
      ...last,
      [said(all.length > 1 ? 'none' : 'unknown'), unknown.length > 0 ? [[new Text(unknown.join(' · '))]] : []],
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
    const names = chosen.map(({ value }) => value);
    document.title = [...names, title].join(' · ');
    // What is shared.
    canonical?.setAttribute('href', new URL(names.length > 0 ? addressWith(shown) : '?', location.href).href);
    const told = async () => {
      const asked = await majorOf(major.value, said);
      const all = await Promise.all(chosen.map(({ dataset }) => read(dataset, asked, said)));
      return all.length === 0 ? [] : [tableOf(all, asked), element('p', [said('means')], { class: 'fine' })];
    };
    const content = await told().catch(() => [said('failed')]);
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
    const names = asked.get('add');
    if (names) seek(names);
  };
  major.addEventListener('change', () => choose(ids));

  /** Adds who is meant; of each name that several share, links choose one, and ask for the other names again. */
  const seek = (text: string) => {
    hint.replaceChildren();
    // A name may itself hold a comma.
    const isOne = options.some(({ value }) => value === text);
    const parts = isOne ? [text] : text.replace(ASKING, '').split(/[،,؛;/+]/);
    const sought = parts.filter((part) => part.trim()).flatMap((part) => namesIn(part.trim(), options));
    const found = sought.flatMap((each) => each.found?.dataset.id ?? []);
    if (found.length > 0) choose([...ids, ...found]);
    const open = sought.filter((each) => !each.found);
    for (const { typed, near } of open) {
      const others = open.flatMap((each) => (each.typed === typed ? [] : each.typed));
      const further = others.length > 0 ? `&add=${encodeURIComponent(others.join('،'))}` : '';
      const items = near.map(({ dataset, value }) =>
        element('li', [element('a', [value], { href: addressWith([...ids, dataset.id ?? '']) + further })]),
      );
      hint.append(said(items.length === 0 ? 'nobody' : 'which').replace('#', typed));
      if (items.length > 0) hint.append(element('ul', items, { class: 'rows' }));
    }
  };
  // Who presses the button leaves the field.
  add.addEventListener('change', () => seek(add.value));
  form.addEventListener('submit', (event) => event.preventDefault());
  addEventListener('popstate', readAddress);
  readAddress();
}
