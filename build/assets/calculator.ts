// Works out weighted scores on the device. What is typed is nowhere kept: not in the address, the storage or a request.
// What was typed into the search comes in the fragment, which no request holds, and does not stay there.
// Without this module the page is a table of formulas.

import { sortedBy } from '../../edge/text/order.ts';
import { askedInAddress } from './page.ts';
import { twoDecimals, typedNumber, weightedScore } from './weighted.ts';

const SCORES = ['school', 'gat', 'saat'];
/** An average out of so many points at most is none of secondary school, which is out of 100. */
const MOST_POINTS = typedNumber('5') ?? 0;
/** One is how a hundred begins. */
const LEAST_POINTS = typedNumber('1') ?? 0;
const form = document.querySelector('#calculator');
if (form instanceof HTMLFormElement) start(form);

function start(form: HTMLFormElement): void {
  const said = (key: string, value = ''): string => (form.dataset[key] ?? '').replace('#', value);
  const fieldOf = (id: string) => document.querySelector<HTMLInputElement>(`#${id}`);
  const labelOf = (id: string): string => fieldOf(id)?.labels?.[0]?.textContent ?? id;

  /** What a field holds, null while it holds nothing right; it says what is expected where that is wrong. */
  function typed(id: string): number | null {
    const field = fieldOf(id);
    const text = field?.value ?? '';
    const value = typedNumber(text);
    const isOfPoints = id === 'school' && value !== null && value <= MOST_POINTS && value > LEAST_POINTS;
    const wrong = isOfPoints ? said('points') : text.trim() !== '' && value === null ? said('wrong') : '';
    const message = document.querySelector(`#${id}-wrong`);
    if (message) message.textContent = wrong && `${labelOf(id)}: ${wrong}`;
    field?.setAttribute('aria-invalid', String(wrong !== ''));
    return wrong === '' ? value : null;
  }

  const chosen = form.querySelector('select');
  const hint = form.querySelector('[role="status"]');
  const results = [...document.querySelectorAll('#formulas .one')].map((list) => ({ list, rows: [...list.children] }));

  /** @param weights of the scores, in ten-thousandths of a percent */
  function result(weights: ReadonlyMap<string, number>, scores: ReadonlyMap<string, number | null>): string {
    const weighed = [...weights].filter(([, weight]) => weight > 0);
    const missing = weighed.filter(([id]) => scores.get(id) == null);
    if (missing.length === weighed.length) return '';
    // What is wrong is typed already, and its own line says so.
    const empty = missing.filter(([id]) => fieldOf(id)?.value.trim() === '').map(([id]) => labelOf(id));
    if (missing.length > 0) return empty.length > 0 ? said('missing', empty.join(' + ')) : '';
    return weightedScore(weighed.map(([id, weight]) => [weight, scores.get(id) ?? 0]));
  }

  function show(): void {
    const scores = new Map(SCORES.map((id) => [id, typed(id)]));
    const lacking = [...document.querySelectorAll<HTMLElement>('output[data-weights]')].map((output) => {
      const pairs = (output.dataset.weights ?? '').split(' ').map((pair) => pair.split(':'));
      const read = new Map(pairs.map(([id = '', weight = '']) => [id, typedNumber(weight) ?? 0]));
      const told = result(read, scores);
      output.textContent = Number(told) > 0 ? told : '';
      return output.textContent || output.closest('[hidden]') ? '' : told;
    });
    // What can be worked out comes first.
    for (const { list, rows } of results)
      list.append(...sortedBy(rows, (row) => [`${row.querySelector('output')?.textContent === ''}`]));
    // What most of them lack is said once, for all.
    if (hint) hint.textContent = lacking.sort((one, other) => other.length - one.length)[0] ?? '';
    const own = new Map(SCORES.map((id) => [id, typed(`own-${id}`) ?? 0]));
    const sum = [...own.values()].reduce((whole, weight) => whole + weight, 0);
    const output = document.querySelector('#own');
    if (!output) return;
    const score = sum === typedNumber('100') ? result(own, scores) : sum > 0 ? said('sum', twoDecimals(sum)) : '';
    output.classList.toggle('headline', Number(score) > 0);
    output.textContent = Number(score) > 0 ? said('result', score) : score;
  }

  /** Leaves what is said of the institution that is chosen. */
  function choose(): void {
    const isOne = Boolean(chosen?.value);
    document.body.classList.toggle('alone', isOne);
    const rowsIn = (part: ParentNode) => [...part.querySelectorAll<HTMLElement>('.one > *')];
    for (const row of rowsIn(document)) row.hidden = !row.querySelector('a')?.pathname.endsWith(chosen?.value ?? '');
    for (const part of document.querySelectorAll<HTMLElement>('section:has(.one), section > details:has(.one)')) {
      part.hidden = rowsIn(part).every(({ hidden }) => hidden);
      for (const folded of part.querySelectorAll('details')) folded.open = isOne;
      for (const count of part.querySelectorAll<HTMLElement>(':scope > details > summary')) count.hidden = isOne;
    }
  }

  // Not when a field is left: what is pressed at that moment must stay where it is.
  chosen?.addEventListener('change', () => {
    choose();
    show();
  });
  document.addEventListener('input', show);
  const handed = new URLSearchParams(location.hash.slice(1));
  for (const id of SCORES.filter((each) => handed.has(each))) {
    const field = fieldOf(id);
    if (field) field.value = handed.get(id) ?? '';
    history.replaceState(null, '', location.pathname + location.search);
  }
  const asked = `/${askedInAddress().get('for')}`;
  if (chosen && [...chosen.options].some(({ value }) => value === asked)) chosen.value = asked;
  choose();
  show();
}
