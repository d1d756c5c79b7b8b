// Filters the list of institutions or majors as the reader chooses, and keeps the choices in the address. Without this module
// the page shows the whole list.

import { foldedWords } from '../../edge/text/fold.ts';
import { sortedBy } from '../../edge/text/order.ts';
import { askedInAddress, element, keepInAddress } from './page.ts';

const form = document.querySelector('#finder');
if (form instanceof HTMLFormElement) start(form);

function start(form: HTMLFormElement): void {
  const query = form.querySelector<HTMLInputElement>('[name="q"]');
  const choices = [...form.querySelectorAll('select')];
  const major = form.querySelector<HTMLSelectElement>('[name="major"]');
  const regions = [...form.querySelectorAll<HTMLOptionElement>('[name="region"] option')].slice(1);
  const status = form.querySelector('[role="status"]');
  const about = form.querySelector('a');
  const reset = form.querySelector<HTMLButtonElement>('[type="reset"]');
  if (!query || !status || !about || !reset) return;

  const groups = [...document.querySelectorAll<HTMLElement>('#list .region')].map((element) => ({
    element,
    rows: [...element.querySelectorAll('li')],
  }));
  const all = groups.flatMap(({ rows }) => rows);
  const texts = new Map(all.map((row) => [row, foldedWords(`${row.textContent} ${row.dataset.names}`)]));
  const fields = [query, ...choices];
  for (const row of all) row.querySelector('a')?.after(element('strong', []));
  /** Below all others, copies of those of which no source says what was chosen. */
  const unsure = element('div', [], { class: 'region', id: 'unsure' });
  groups.at(-1)?.element.after(unsure);

  /** What a row says of the major that is chosen: `+` it is taught, `-` for other degrees alone, `?` perhaps; in words. */
  const toldOf = ({ dataset }: HTMLElement): readonly string[] =>
    new RegExp(`(?<=^|\\|)${major?.selectedIndex}([-+?])([^|]*)`).exec(dataset.majors ?? '')?.slice(1) ?? [];
  const noteOf = (row: HTMLElement): string => toldOf(row)[1] ?? '';
  const fits = (row: HTMLElement, choice: HTMLSelectElement): boolean =>
    choice.value === '' ||
    (choice === major ? /[-+]/.test(toldOf(row)[0] ?? '') : row.dataset[choice.name] === choice.value);
  /** Of a major: it may be one of a college of its field, or one that is akin to it is taught. */
  const isUnknown = (row: HTMLElement, { name, value }: HTMLSelectElement): boolean =>
    name === 'major' ? toldOf(row)[0] === '?' : row.dataset[name] === '' && !row.dataset.never?.includes(value);

  const show = () => {
    for (const row of all) row.querySelector('strong')?.replaceChildren(noteOf(row) && ` (${noteOf(row)})`);
    const asked = query.value.trim();
    const words = foldedWords(asked).split(/(?= )/);
    // One letter over and over names nothing, though it is folded into one with which names begin.
    const isIn = (text = ''): boolean => words.every((word) => text.includes(word));
    const isWord = !/^\s*(\S)\1+\s*$/.test(query.value);
    const isCalled = ({ text }: HTMLOptionElement) => isIn(foldedWords(`منطقة ${text} region`));
    const region = isWord && !/^(?:منطقة|region|.{0,2})$/i.test(asked) ? regions.find(isCalled) : undefined;
    const isInRegion = ({ dataset }: HTMLElement): boolean => region !== undefined && dataset.region === region.value;
    /** It is called as a region elsewhere, has only a college in the town that was typed, or teaches for other degrees alone. */
    const isLast = (row: HTMLElement): boolean =>
      toldOf(row)[0] === '-' ||
      (region ? !isInRegion(row) : asked !== '' && isIn(foldedWords(row.dataset.towns ?? '')));
    const named = all.filter((row) => isInRegion(row) || (isWord && isIn(texts.get(row))));
    const known = new Set(named.filter((row) => choices.every((choice) => fits(row, choice))));
    const mayFit = (row: HTMLElement) => choices.every((choice) => fits(row, choice) || isUnknown(row, choice));
    const others = named.filter((row) => !known.has(row) && mayFit(row));
    const lackedBy = (row: HTMLElement) => choices.filter((choice) => !fits(row, choice));
    const copies = sortedBy(others, (row) => [`${noteOf(row) === ''}`]).map((row) => {
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
    /** Whose names begin with what was typed come first. */
    const placeOf = (row: HTMLLIElement): string =>
      row.hidden ? 'true' : `${isLast(row)} ${!texts.get(row)?.startsWith(foldedWords(asked))}`;
    for (const { element, rows } of groups) {
      element.hidden = rows.every((row) => row.hidden);
      rows[0]?.parentElement?.append(...sortedBy(rows, (row) => [placeOf(row)]));
    }
    const ordered = sortedBy(groups, ({ rows }) => [rows.map(placeOf).sort()[0] ?? '']);
    unsure.before(...ordered.map(({ element }) => element));
    for (const folded of document.querySelectorAll<HTMLDetailsElement>('#list .region details'))
      folded.open = isFiltered;
    status.textContent = (form.dataset[known.size === 0 ? 'none' : isFiltered ? 'shown' : 'all'] ?? '')
      .replace('#', String(known.size))
      .replace('@', String(all.length));
    const besides = form.dataset.besides?.replace('#', String(others.length)).replace('@', called) ?? '';
    if (known.size > 0 && others.length > 0)
      status.append(form.dataset.and ?? '', element('a', [besides], { href: '#unsure' }));
    reset.hidden = !isFiltered;
    const isFound = known.size > 0 || asked === '';
    about.hidden = isFound && !major?.value;
    const leadTo = (address: string, words = '', name = '') => {
      about.href = address;
      about.textContent = words.replace('#', name);
    };
    const { majors, note, search, elsewhere, around } = form.dataset;
    const isTown = (town: string) => isWord && foldedWords(town).startsWith(foldedWords(asked));
    const near = regions.find(({ dataset }) => dataset.towns?.split('|').some(isTown));
    if (!isFound && near) leadTo(`?region=${near.value}`, around, near.text);
    else if (!isFound) leadTo(`${search}?q=${encodeURIComponent(asked)}`, elsewhere, asked);
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
