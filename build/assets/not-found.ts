// Leads from the address of a page that is not there to what its last part may have meant: a page of nearly that name, or
// else what the search finds of it. Without it the search waits to be used.

import { editDistance } from '../../edge/text/distance.ts';
import { fold } from '../../edge/text/fold.ts';
import { element } from './page.ts';

// Decodes as a query does, which takes even what is no encoded text. What names no page is left out.
const asked = new URLSearchParams(`q=${location.pathname.replaceAll(/[-_.+]+/g, ' ')}`).get('q') ?? '';
const last = asked.split('/').findLast((part) => part.length > 2 && !['api', 'docs'].includes(part)) ?? '';

const YEAR = /^\d{4}/;

/** Every third letter may be wrong; of a year that is not held any other may be meant. */
const isNear = (name: string): boolean => {
  if (YEAR.test(last)) return YEAR.test(name);
  const most = Math.floor(Math.min(last.length, name.length) / 3);
  return last !== '' && editDistance(fold(last), fold(name), most) <= most;
};

const field = document.querySelector<HTMLInputElement>('#q, .docs-search input');
const links = document.querySelectorAll<HTMLAnchorElement>(`${field?.form ? '' : 'main '}a[href^="/"]:not(.language)`);
const pages = [...links].filter(({ pathname, text }) => isNear(pathname.replace(/.*\//, '')) || isNear(text));
const items = new Map(pages.map(({ href, text }) => [href, element('li', [element('a', [text], { href })])]));
const meant = document.querySelector<HTMLElement>('#meant');
meant?.querySelector('ul')?.append(...items.values());
if (meant) meant.hidden = items.size === 0;

if (field && items.size === 0) {
  // What a section lists comes before what else is called so. An address is English in both languages.
  const [kind = ''] = asked.split('/').filter((part) => !['', 'en'].includes(part));
  if (field.form)
    Object.assign(field.form.dataset, { shown: '3', english: '', only: kind === 'questions' ? 'faq' : kind });
  field.value = last;
  field.dispatchEvent(new Event('input'));
}
