// Filters the list of institutions as the reader chooses, and keeps the choices in the address. Without this module
// the page shows the whole list.

import { fold } from '../../edge/text/fold.ts';
import { askedInAddress, keepInAddress } from './address.ts';

interface Row {
  readonly element: HTMLElement;
  readonly text: string;
  /** Indexes of its majors in the list of choices. */
  readonly majors: readonly string[];
}

const form = document.querySelector('#finder');
if (form instanceof HTMLFormElement) start(form);

function start(form: HTMLFormElement): void {
  const query = form.querySelector<HTMLInputElement>('[name="q"]');
  const choices = [...form.querySelectorAll('select')];
  const major = form.querySelector<HTMLSelectElement>('[name="major"]');
  const status = form.querySelector('[role="status"]');
  const about = form.querySelector('a');
  const reset = form.querySelector('button');
  if (!query || !major || !status || !about || !reset) return;

  const groups = [...document.querySelectorAll<HTMLElement>('#list .region')].map((element) => ({
    element,
    rows: [...element.querySelectorAll('li')].map(
      (row): Row => ({
        element: row,
        text: fold(`${row.textContent} ${row.dataset.names}`),
        majors: row.dataset.majors?.split(' ') ?? [],
      }),
    ),
  }));
  const all = groups.flatMap(({ rows }) => rows);
  const fields = [query, ...choices];

  const fits = ({ element, majors }: Row, { name, value, selectedIndex }: HTMLSelectElement): boolean =>
    value === '' ||
    (name === 'major' ? majors.includes(String(selectedIndex)) : element.dataset[name] === value);

  const show = () => {
    const words = fold(query.value).split(' ');
    for (const row of all) {
      row.element.hidden = !(
        words.every((word) => row.text.includes(word)) && choices.every((choice) => fits(row, choice))
      );
    }
    for (const { element, rows } of groups) element.hidden = rows.every((row) => row.element.hidden);
    const shown = all.filter((row) => !row.element.hidden).length;
    const isFiltered = fields.some(({ value }) => value.trim() !== '');
    status.textContent = (form.dataset[shown === 0 ? 'none' : 'shown'] ?? '')
      .replace('#', String(shown))
      .replace('@', String(all.length));
    reset.hidden = !isFiltered;
    about.hidden = major.value === '';
    about.href = `${form.dataset.majors}${major.value}`;
    about.textContent = (form.dataset.note ?? '').replace('#', major.selectedOptions[0]?.text ?? '');
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
