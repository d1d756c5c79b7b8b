// Names the pages whose addresses or names are nearest to an address at which there is none. Without this module the page
// leads to the search and the lists.

import { editDistance } from '../../edge/text/distance.ts';
import { fold } from '../../edge/text/fold.ts';
import type { NameRow, NamesDocument } from './names.ts';

const MOST_SHOWN = 5;
/** Of so many letters one may be wrong. */
const LETTERS_PER_MISTAKE = 3;

const form = document.querySelector('#search');
const list = document.querySelector('#nearest');
if (form instanceof HTMLFormElement && list) name(form, list).catch(() => {});

async function name(form: HTMLFormElement, list: Element): Promise<void> {
  const asked = askedFor();
  const field = form.querySelector('input');
  if (asked === '' || field === null) return;
  field.value = asked;
  const { names = '', kinds = '{}' } = form.dataset;
  const documents: NamesDocument = await (await fetch(names)).json();
  const { paths }: { paths: Record<string, string> } = JSON.parse(kinds);
  const found = (['universities', 'majors', 'exams', 'regions', 'faq', 'calendar'] as const).flatMap((kind) =>
    documents[kind].map((row) => ({
      row,
      address: (paths[kind] ?? '') + row[0],
      distance: distanceOf(asked, row),
    })),
  );
  const nearest = found
    .filter(({ distance }) => distance <= asked.length / LETTERS_PER_MISTAKE)
    .sort((one, other) => one.distance - other.distance);
  list.replaceChildren(...nearest.slice(0, MOST_SHOWN).map(({ row, address }) => item(row, address)));
}

/** The words of the last part of the address. */
function askedFor(): string {
  try {
    const last = decodeURIComponent(location.pathname).split('/').filter(Boolean).at(-1) ?? '';
    return fold(last.replaceAll(/[-_.+]+/g, ' ')).trim();
  } catch {
    return '';
  }
}

/** How many letters part what was asked for from the nearest name of a record. */
const distanceOf = (asked: string, [id, ...names]: NameRow): number =>
  Math.min(
    ...[id.replaceAll('-', ' '), ...names.flatMap((each) => each ?? [])].map((each) => {
      const called = fold(each);
      return called.startsWith(asked)
        ? 0.5
        : editDistance(asked, called, Math.ceil(asked.length / LETTERS_PER_MISTAKE));
    }),
  );

function item([, name, nameEn]: NameRow, address: string): HTMLLIElement {
  const node = document.createElement('li');
  const link = document.createElement('a');
  link.href = address;
  link.textContent = document.documentElement.lang === 'ar' ? name : (nameEn ?? name);
  node.append(link);
  return node;
}
