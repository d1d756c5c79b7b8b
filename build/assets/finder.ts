// Filters the list of institutions or majors as the reader chooses, and keeps the choices in the address. Without this module
// the page shows the whole list.

import { sortedBy } from '../../edge/text/order.ts';
import { askedInAddress, begun, element, keepInAddress } from './page.ts';

/** Whether the indexes of majors in the list of choices, which a row names, hold that of the one that is chosen. */
const holds = (majors: string | undefined, { selectedIndex }: HTMLSelectElement): boolean =>
  majors?.split(' ').includes(String(selectedIndex)) === true;

const form = document.querySelector('#finder');
if (form instanceof HTMLFormElement) start(form);

function start(form: HTMLFormElement): void {
  const query = form.querySelector<HTMLInputElement>('[name="q"]');
  const choices = [...form.querySelectorAll('select')];
  const major = form.querySelector<HTMLSelectElement>('[name="major"]');
  const status = form.querySelector('[role="status"]');
  const about = form.querySelector('a');
  /** Questions about those of which there is no row, which are military. */
  const unlisted = document.querySelector('#list .unlisted');
  const reset = form.querySelector<HTMLButtonElement>('[type="reset"]');
  if (!query || !status || !about || !reset) return;

  const groups = [...document.querySelectorAll<HTMLElement>('#list .region')].map((element) => ({
    element,
    rows: [...element.querySelectorAll('li')],
  }));
  const all = groups.flatMap(({ rows }) => rows);
  const texts = new Map(all.map((row) => [row, begun(`${row.textContent} ${row.dataset.names}`)]));
  const fields = [query, ...choices];
  const notes = all.map((row) => {
    const note = element('b', []);
    row.querySelector('a')?.after(note);
    return { row, note };
  });
  /** Below all others, copies of those of which no source says what was chosen. */
  const unsure = element('div', [], { class: 'region', id: 'unsure' });
  groups.at(-1)?.element.after(unsure);

  const fits = ({ dataset }: HTMLElement, choice: HTMLSelectElement): boolean =>
    choice.value === '' || (choice === major ? holds(dataset.majors, choice) : dataset[choice.name] === choice.value);
  /** Of a major: no source names those of one of its colleges, which is of its field. */
  const isUnknown = ({ dataset }: HTMLElement, choice: HTMLSelectElement): boolean =>
    choice === major
      ? holds(dataset.likely, choice)
      : dataset[choice.name] === '' && !dataset.never?.includes(choice.value);

  /** What a row says of the major that is chosen: how it is taught there, or which one that is akin to it. */
  const noteOf = ({ dataset }: HTMLElement): string =>
    dataset.notes
      ?.split('|')
      .find((note) => note.startsWith(`${major?.selectedIndex} `))
      ?.replace(/^\d+ /, '') ?? '';
  /** Who teaches it for other degrees alone comes after all others. */
  const isLast = ({ dataset }: HTMLElement): boolean => major !== null && holds(dataset.others, major);

  const show = () => {
    for (const { row, note } of notes) note.textContent = noteOf(row) && ` (${noteOf(row)})`;
    const words = begun(query.value).split(/(?= )/);
    // One letter over and over names nothing, though it is folded into one with which names begin.
    const isWord = !/^\s*(\S)\1+\s*$/.test(query.value);
    const named = all.filter((row) => isWord && words.every((word) => texts.get(row)?.includes(word)));
    const known = new Set(named.filter((row) => choices.every((choice) => fits(row, choice))));
    const mayFit = (row: HTMLElement) => choices.every((choice) => fits(row, choice) || isUnknown(row, choice));
    const others = sortedBy(
      named.filter((row) => !known.has(row) && mayFit(row)),
      (row) => [`${noteOf(row) === ''}`],
    );
    const lackedBy = (row: HTMLElement) => choices.filter((choice) => !fits(row, choice));
    const copies = others.map((row) => {
      const copy = element('li', [...row.cloneNode(true).childNodes]);
      const lacking = lackedBy(row).filter((choice) => choice !== major || noteOf(row) === '');
      const labels = lacking.map(({ labels }) => labels[0]?.textContent).join(' · ');
      if (labels) copy.querySelector('.fine')?.append(` · ${form.dataset.lacks}${labels}`);
      return copy;
    });
    const [lacked, ...more] = new Set(others.flatMap(lackedBy));
    const called = form.dataset[lacked && more.length === 0 ? `no${lacked.name}` : 'unknown'] ?? '';
    unsure.replaceChildren(element('h3', [`${called}: ${others.length}`]), element('ul', copies, { class: 'rows' }));
    unsure.hidden = others.length === 0;
    for (const row of all) row.hidden = !known.has(row);
    const isFiltered = fields.some(({ value }) => value.trim() !== '');
    for (const { element, rows } of groups) {
      element.hidden = rows.every((row) => row.hidden);
      rows[0]?.parentElement?.append(...sortedBy(rows, (row) => [`${isLast(row)}`]));
    }
    const ordered = sortedBy(groups, ({ rows }) => [`${rows.every((row) => row.hidden || isLast(row))}`]);
    unsure.before(...ordered.map(({ element }) => element));
    for (const folded of document.querySelectorAll<HTMLDetailsElement>('#list details')) folded.open = isFiltered;
    const isMilitary = choices.some(({ value }) => value === 'military');
    unlisted?.toggleAttribute('hidden', isFiltered && known.size > 0 && !isMilitary);
    status.textContent = (form.dataset[known.size === 0 ? 'none' : isFiltered ? 'shown' : 'all'] ?? '')
      .replace('#', String(known.size))
      .replace('@', String(all.length));
    const besides = form.dataset.besides?.replace('#', String(others.length)).replace('@', called) ?? '';
    if (known.size > 0 && others.length > 0)
      status.append(form.dataset.and ?? '', element('a', [besides], { href: '#unsure' }));
    reset.hidden = !isFiltered;
    const asked = query.value.trim();
    about.hidden = !major?.value && (known.size > 0 || asked === '');
    const leadTo = (address: string, words = '', name = '') => {
      about.href = address;
      about.textContent = words.replace('#', name);
    };
    const { majors, note, search, elsewhere, around } = form.dataset;
    const isTown = (town: string) => begun(town).startsWith(begun(asked));
    const near = [...form.querySelectorAll('option')].find(({ dataset }) => dataset.towns?.split('|').some(isTown));
    if (known.size === 0 && asked !== '' && near) leadTo(`?region=${near.value}`, around, near.text);
    else if (known.size === 0 && asked !== '') leadTo(`${search}?q=${encodeURIComponent(asked)}`, elsewhere, asked);
    else if (major) leadTo(`${majors}${major.value}`, note, major.selectedOptions[0]?.text);
    document.querySelector('#list')?.classList.toggle('filtered', isFiltered);
  };

  const read = () => {
    const asked = askedInAddress();
    for (const field of fields) {
      field.value = asked.get(field.name) ?? '';
      // A value that is no choice chooses all.
      if (field instanceof HTMLSelectElement && field.selectedIndex < 0) field.value = '';
    }
    show();
  };

  const write = (typed: boolean) => {
    show();
    const chosen = fields.map(({ name, value }) => [name, value.trim()]).filter(([, value]) => value !== '');
    keepInAddress(new URLSearchParams(chosen), typed);
  };

  query.addEventListener('input', () => write(true));
  for (const choice of choices) choice.addEventListener('change', () => write(false));
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('reset', () => setTimeout(() => write(false)));
  addEventListener('popstate', read);
  read();
}
