// Filters the list of institutions or majors as the reader chooses, and keeps the choices in the address. Without this module
// the page shows the whole list.

import { fold } from '../../edge/text/fold.ts';
import { askedInAddress, element, keepInAddress } from './page.ts';

interface Row {
  readonly element: HTMLElement;
  readonly text: string;
  /** Indexes of its majors in the list of choices. */
  readonly majors: readonly string[];
  /** The same of majors that it may teach: no source names those of one of its colleges. */
  readonly likely: readonly string[];
}

/** Words as they are compared, each after a space and without its article. */
const begun = (text: string): string => ` ${fold(text)}`.replaceAll(/ (?:ال|al )(?=.)/g, ' ');

const form = document.querySelector('#finder');
if (form instanceof HTMLFormElement) start(form);

function start(form: HTMLFormElement): void {
  const query = form.querySelector<HTMLInputElement>('[name="q"]');
  const choices = [...form.querySelectorAll('select')];
  const major = form.querySelector<HTMLSelectElement>('[name="major"]');
  const status = form.querySelector('[role="status"]');
  const about = form.querySelector('a');
  const reset = form.querySelector<HTMLButtonElement>('[type="reset"]');
  if (!query || !status || !about || !reset) return;

  const groups = [...document.querySelectorAll<HTMLElement>('#list .region')].map((element) => ({
    element,
    rows: [...element.querySelectorAll('li')].map(
      (row): Row => ({
        element: row,
        text: begun(`${row.textContent} ${row.dataset.names}`),
        majors: row.dataset.majors?.split(' ') ?? [],
        likely: row.dataset.likely?.split(' ') ?? [],
      }),
    ),
  }));
  const all = groups.flatMap(({ rows }) => rows);
  const fields = [query, ...choices];
  /** Below all others, copies of those of which no source says what was chosen. */
  const unsure = element('div', [], { class: 'region' });
  groups.at(-1)?.element.after(unsure);

  const fits = ({ element, majors }: Row, { name, value, selectedIndex }: HTMLSelectElement): boolean =>
    value === '' || (name === 'major' ? majors.includes(String(selectedIndex)) : element.dataset[name] === value);
  const isUnknown = ({ element, likely }: Row, { name, selectedIndex }: HTMLSelectElement): boolean =>
    name === 'major' ? likely.includes(String(selectedIndex)) : element.dataset[name] === '';

  const show = () => {
    const words = begun(query.value).split(/(?= )/);
    const named = all.filter((row) => words.every((word) => row.text.includes(word)));
    const known = new Set(named.filter((row) => choices.every((choice) => fits(row, choice))));
    const possible = named.filter((row) => choices.every((choice) => fits(row, choice) || isUnknown(row, choice)));
    const others = possible.filter((row) => !known.has(row));
    const lacking = choices
      .filter((choice) => others.some((row) => !fits(row, choice)))
      .map(({ ariaLabel }) => ariaLabel);
    const title = (form.dataset.unknown ?? '').replace('#', String(others.length)).replace('@', lacking.join(' · '));
    const copies = others.map((row) => element('li', [...row.element.cloneNode(true).childNodes]));
    unsure.replaceChildren(element('h3', [title]), element('ul', copies, { class: 'rows' }));
    unsure.hidden = others.length === 0;
    for (const row of all) row.element.hidden = !known.has(row);
    const shown = known.size;
    const isFiltered = fields.some(({ value }) => value.trim() !== '');
    for (const { element, rows } of groups) {
      element.hidden = rows.every((row) => row.element.hidden);
      for (const folded of element.querySelectorAll('details')) folded.open = isFiltered;
    }
    status.textContent = (form.dataset[shown === 0 ? 'none' : 'shown'] ?? '')
      .replace('#', String(shown))
      .replace('@', String(all.length));
    reset.hidden = !isFiltered;
    const asked = query.value.trim();
    about.hidden = !major?.value && (shown > 0 || asked === '');
    if (major) {
      about.href = `${form.dataset.majors}${major.value}`;
      about.textContent = (form.dataset.note ?? '').replace('#', major.selectedOptions[0]?.text ?? '');
    }
    if (shown === 0 && asked !== '') {
      about.href = `${form.dataset.search}?q=${encodeURIComponent(asked)}`;
      about.textContent = (form.dataset.elsewhere ?? '').replace('#', asked);
    }
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
