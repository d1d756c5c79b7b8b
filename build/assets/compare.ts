// Puts institutions side by side, as their own pages tell of them: every fact is worded, and credited, there. Which ones
// stands in the address, so that readers can share it.

import { LONGEST_QUERY } from '../../edge/http/addresses.ts';
import { foldedWords } from '../../edge/text/fold.ts';
import { groupBy } from '../../edge/text/order.ts';
import type { MajorList } from '../schema/major.ts';
import { isCalled, phraseOf } from './called.ts';
import { askedInAddress, element, keepInAddress } from './page.ts';

const MOST = 3;
/** Letters of a list of tracks beyond which the rest opens at a touch. */
const LONG = 400;
/** Letters beyond which a value is too long for a column of a phone. */
const TALL = 70;

/** What most names of universities begin or end with, as they are folded. */
const KIND = / (?:جامعه|university)(?: of)?(?= |$)/g;
/** The same as they are written, with what a university is for behind a name of two words: «الملك فهد للبترول». */
const WRITTEN_KIND = /^جامعة | University$|(?<=\S \S+) University (?:of|for) .+|(?<=^جامعة \S+ .+) لل.+/g;
const shortName = (name = ''): string => name.replace(WRITTEN_KIND, '');
/** Words before names that are to be compared, and those between them. */
const ASKING = /^\s*(?:قارن|مقارنة|الفرق|compare)\s+(?:بين\s+)?/i;
const JOINTS = / (?:و|and |vs\.? |مع |أو |او |& )?/gi;

const form = document.querySelector('#compare');
if (form instanceof HTMLFormElement) start(form);

const lettersOf = (nodes: readonly Node[]): number =>
  nodes.map(({ textContent }) => `${textContent}`.trim().replace(/\s+/g, ' ')).join('').length;

async function documentAt(page: string): Promise<Document> {
  const response = await fetch(page);
  if (!response.ok) throw new Error(`${response.status} at ${page}`);
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

/**
 * An institution as its page tells of it: facts by their terms, and the addresses of its majors.
 * @throws when the page cannot be had
 */
async function read({ id = '' }: DOMStringMap, major: Major, said: (key: string) => string) {
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
  const termOf = (fact: Element | null) => fact?.previousElementSibling?.textContent ?? '';
  for (const list of all('[hidden] .rows')) {
    // What opens at a touch opens whole.
    if (said('shut').includes(termOf(list.parentElement)) || list.closest('details')) continue;
    let room = LONG;
    const opened = [...list.children].filter((track, at) => {
      room -= lettersOf([track]);
      return (room < 0 && at > 0) || major.isOfOthers(track);
    });
    if (opened.length === 0) continue;
    list.after(element('details', [element('summary', [said('tracks')]), element('ul', opened, { class: 'rows' })]));
  }
  // What limits several rows alike is told in full with the first.
  for (const [text, [, ...again]] of groupBy(all('[hidden] p.fine'), ({ textContent }) => `${textContent}`))
    for (const limit of again) limit.textContent = text.replace(/\s·.*/s, '');
  return {
    name: content.querySelector('h1')?.textContent ?? '',
    page,
    facts: new Map(all('[hidden] dd').map((each) => [termOf(each), [...each.childNodes]])),
    sources: all('#sources ol > li'),
    majors: new Set(all('#colleges a[href*="/majors/"]').flatMap((major) => major.getAttribute('href') ?? [])),
    content,
  };
}
type Told = Awaited<ReturnType<typeof read>>;

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
  const content = id ? await documentAt(page) : undefined;
  const link = element('a', [said('page')], { href: page });
  const answers = [...(content?.querySelectorAll<HTMLAnchorElement>('#least [href^="/"]') ?? [])];
  /** Whether the page of an institution tells what is asked of applicants for this major. */
  const isAsked = (page: Document): boolean =>
    [...page.querySelectorAll('#admission .rows > li')].some(isNamed) ||
    answers.some(({ pathname }) => page.querySelector(`[href="${pathname}"]`));
  return { id, field, names: namesOf(true), isNamed, isOfOthers, isAsked, link };
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
  const asked = copies([...content.querySelectorAll(':is(#admission, #costs) .rows > li')].filter(isNamed));
  for (const each of [...content.querySelectorAll('[hidden] .rows > li')].filter(isNamed))
    each.replaceChildren(`${each.querySelector('strong')?.textContent}: ${said('above')}`);
  const none = taught.length + likely.length > 0 ? [] : [element('li', [said('absent')])];
  return [element('ul', [...taught, ...likely, ...none, ...asked], { class: 'rows' })];
}

/** An institution that can be chosen, and its names as they are compared: whole, and without what most begin or end with. */
function calledBy(option: HTMLOptionElement) {
  const whole = [option.value, ...option.label.split(/\s·\s/)].map(foldedWords);
  return { option, all: whole.join(''), names: whole.map((name) => ({ name, plain: name.replace(KIND, '') })) };
}
type Called = ReturnType<typeof calledBy>;

/** Whose names hold the words of a text; and who is meant: called so in full, the only university whose name begins so, or the only one. */
function lookUp(typed: string, called: readonly Called[]) {
  const asked = foldedWords(typed).replace(KIND, '');
  const words = asked.split(/(?= )/);
  const near = asked === '' ? [] : called.filter(({ all }) => words.every((word) => all.includes(word)));
  const exact = near.filter(({ names }) => names.some(({ plain }) => plain === asked));
  const begun = near.filter(({ names }) =>
    names.some(({ name, plain }) => plain !== name && plain.startsWith(`${asked} `)),
  );
  const [first, ...others] = [exact, begun, near].find(({ length }) => length > 0) ?? [];
  return { typed, near: near.map(({ option }) => option), found: others.length === 0 ? first?.option : undefined };
}

/** The names in a text that is none itself: up to a word such as «و», or, where it is clear who is meant, up to a space. */
function namesIn(text: string, called: readonly Called[]): ReturnType<typeof lookUp>[] {
  const whole = lookUp(text, called);
  const joints = whole.near.length > 0 ? [] : [...text.matchAll(JOINTS)].reverse();
  for (const { 0: joint, index } of joints) {
    const head = lookUp(text.slice(0, index), called);
    if (joint === ' ' ? head.found : head.near.length > 0)
      return [head, ...namesIn(text.slice(index + joint.length), called)];
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
  const institutions = options.map(calledBy);
  let ids: readonly string[] = [];

  /** Facts in rows. On a phone short ones of two stand side by side, others below each other after names. */
  const tableOf = (all: readonly Told[], chosen: Major): Node => {
    type Row = readonly [term: string, cells: readonly (readonly Node[])[]];
    const colspan = `${all.length}`;
    const isNarrow = all.length > 2 && matchMedia('(max-width: 47.99rem)').matches;
    const none = said(['unknown', 'neither'][all.length - 1] ?? 'none');
    const isKnown = ([, cells]: Row): boolean => cells.some(({ length }) => length > 0);
    const line = (text: string) => element('tr', [element('th', [text], { colspan: `${all.length + 1}` })]);
    const isLesser = (term: string): boolean => said('shut').split('|').includes(term);
    const formOf = (cell: readonly Node[]) =>
      cell.map((node) => (node instanceof Element ? node.outerHTML : node.textContent)).join('');
    const namesOf = (some: readonly number[]) => some.map((at) => shortName(all[at]?.name)).join(' · ');
    /** In a term, `#` stands for how many items its cells have. */
    const rowOf = ([term, cells]: Row): Node => {
      if (!isKnown([term, cells])) return line(`${term}: ${none}`);
      const isTall = (at: number): boolean => lettersOf(cells[at] ?? []) > TALL;
      // What few ask for is closed where it is a list, or long.
      const isShut = isLesser(term) && (cells.length === 1 || cells.some((cell) => lettersOf(cell) > 2 * TALL));
      // What is the same of all stands once; on a phone also what two of three share, after their names.
      const alike = groupBy(cells.keys(), (at) => formOf(cells[at] ?? []));
      // A touch leads to what is known alone: what is touched says of whom.
      const isOfSome = isShut && alike.delete('');
      const cellOf = (tag: 'td' | 'div', some: readonly number[]) => {
        const cell = cells[some[0] ?? 0] ?? [];
        const told = cell.length > 0 ? cell : [element('span', [said('unknown')], { class: 'none' })];
        return element(tag, told, some.length === cells.length ? {} : { 'data-label': namesOf(some) });
      };
      const across = () => [...alike.values()].map((some) => cellOf('div', some));
      const isWhole = isShut || isNarrow || alike.size === 1;
      const values = isWhole ? [element('td', across(), { colspan })] : cells.map((_, at) => cellOf('td', [at]));
      const items = values.flatMap((cell) => [...cell.querySelectorAll('li')]).length;
      const whose = isOfSome ? said('only').replace('#', namesOf([...alike.values()].flat())) : '';
      const title = term.replace('#', String(items)) + whose;
      const head = isShut ? element('details', [element('summary', [title])]) : title;
      const shown = [element('th', [head], { scope: 'row', 'aria-label': title }), ...values];
      return element('tr', shown, all.length > 2 || cells.some((_, at) => isTall(at)) ? { class: 'tall' } : {});
    };
    const terms = [...(all[0]?.facts.keys() ?? [])];
    const facts = terms.map((term): Row => [term, all.map(({ facts }) => facts.get(term) ?? [])]);
    /** What few ask for and is known of none is told once: in rows of their own it would be most of the table. */
    const shown = facts.filter((row) => isKnown(row) || !isLesser(row[0]));
    const unknown = terms.filter((term) => shown.every((row) => row[0] !== term));
    const held = groupBy(new Set(all.flatMap(({ majors }) => [...majors])), (address) =>
      all.flatMap(({ name, majors }) => (majors.has(address) ? shortName(name) : [])).join(' · '),
    );
    /** Each institution may write a major in another way. */
    const written = new Map([...major.options].map(({ value, text }) => [said('majors') + value, text]));
    const majorItem = (href: string) => element('li', [element('a', [written.get(href) ?? ''], { href })]);
    /** A list under whose it is, and how many items it holds. */
    const under = (name: string, items: readonly Node[], style: string) =>
      items.length === 0 ? [] : [element('b', [`${name}: ${items.length}`]), element('ul', items, { class: style })];
    // Who asks for a major looks for no others; those that several have come first.
    const majors = major.value ? [] : [...held].sort(([a], [b]) => b.split(' · ').length - a.split(' · ').length);
    const names = all.map(({ name, page }, at) => {
      const button = element('button', ['✕'], { class: 'remove', 'aria-label': said('remove').replace('#', name) });
      button.addEventListener('click', () => choose(ids.filter((_, index) => index !== at)));
      return element('th', [button, element('a', [name], { href: page })]);
    });
    const priced = all.filter(({ facts }) => facts.get(said('fees'))?.length);
    const units: Row = [said('units'), priced.length > 1 ? [[new Text(said('unlike'))]] : []];
    const unasked = all.some(({ content }) => chosen.isAsked(content)) ? '' : said('unasked');
    const rows: Row[] = [
      [said('taught'), major.value ? all.map((each) => majorAt(each, chosen, said)) : []],
      [said('about'), major.value ? [[new Text(`${unasked} `), chosen.link]] : []],
      ...facts.flatMap((row) => (row[0] === said('fees') ? [row, units] : [row])),
      [said('listed'), [majors.flatMap(([by, found]) => under(by, found.map(majorItem), 'columns narrow'))]],
      [said('sources'), [all.flatMap((each) => under(each.name, each.sources, 'sources'))]],
    ];
    const body = element('tbody', rows.filter((row) => isKnown(row) || shown.includes(row)).map(rowOf));
    if (unknown.length > 0) body.lastElementChild?.before(line(`${none}: ${unknown.join('\u00a0· ')}`));
    const top = element('tr', [element('td', []), ...names], all.length > 2 ? { class: 'tall' } : {});
    return element('table', [element('thead', [top]), body], { class: 'sides' });
  };

  const show = async () => {
    const shown = ids;
    field.hidden = shown.length >= MOST;
    add.value = '';
    hint.replaceChildren(shown.length === 1 ? said('second') : '');
    document.body.classList.toggle('chosen', shown.length > 0);
    const chosen = shown.flatMap((id) => options.filter(({ dataset }) => dataset.id === id));
    const names = chosen.map(({ value }) => value);
    const of = major.value && names[0] && `${major.selectedOptions[0]?.text}:`;
    const called = names.flatMap((name, at) => [' ', element('bdi', [shortName(name), names[at + 1] ? ' ·' : ''])]);
    document.querySelector('h1')?.replaceChildren(...(of ? [of, ...called] : [said('heading')]));
    document.title = [...(of ? [`${of} ${names.map(shortName).join(' · ')}`] : names), title].join(' · ');
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
    const isKnown = (id: string) => options.some(({ dataset }) => dataset.id === id);
    const known = [...new Set(asked)].filter(isKnown);
    ids = known.slice(0, MOST);
    show();
    const strange = asked.filter((id) => id && !isKnown(id));
    if (known.length > MOST) hint.append(said('full'));
    if (strange.length > 0) hint.append(` ${said('strange')} ${strange.join(' · ')}`);
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
  const seek = (asked: string) => {
    const text = asked.normalize('NFKC').slice(0, LONGEST_QUERY);
    hint.replaceChildren();
    // A name may itself hold a comma.
    const isOne = options.some(({ value }) => value === text);
    const parts = isOne ? [text] : text.replace(ASKING, '').split(/[،,؛;/+]/);
    const sought = parts.filter((part) => part.trim()).flatMap((part) => namesIn(part.trim(), institutions));
    const found = sought.flatMap((each) => each.found?.dataset.id ?? []);
    if (found.length > 0) choose([...ids, ...found]);
    if (ids.length > 1) add.blur();
    const open = sought.filter((each) => !each.found);
    if (open.length > 0) hint.replaceChildren();
    for (const { typed, near } of open) {
      const others = open.flatMap((each) => (each.typed === typed ? [] : each.typed));
      const further = others.length > 0 ? `&add=${encodeURIComponent(others.join('،'))}` : '';
      const items = near.map(({ dataset, value }) =>
        element('li', [element('a', [value], { href: addressWith([...ids, dataset.id ?? '']) + further })]),
      );
      hint.append(` ${said(items.length === 0 ? 'nobody' : 'which').replace('#', typed)}`);
      if (items.length > 0) hint.append(element('ul', items, { class: 'rows' }));
    }
  };
  // Who presses the button leaves the field.
  add.addEventListener('change', () => seek(add.value));
  form.addEventListener('submit', (event) => event.preventDefault());
  addEventListener('popstate', readAddress);
  readAddress();
}
