// Keeps what the reader saves on the device alone and lists it, and shares pages. Without this module nothing offers to.

import { element, keep, kept } from './page.ts';

const KEY = 'saved';
const isArabic = document.documentElement.lang === 'ar';

/** The names of what was saved, by the addresses of the Arabic pages. */
type Saved = Readonly<Record<string, readonly [arabic: string, english: string]>>;

const load = (): Saved => JSON.parse(kept(KEY) ?? '{}');

/** Saves what is not saved, or lets it go. */
function toggle(path: string, names: Saved[string]): void {
  const { [path]: was, ...others } = load();
  keep(KEY, JSON.stringify(was === undefined ? { ...others, [path]: names } : others));
}

const button = document.querySelector<HTMLButtonElement>('[data-save]');
if (button) {
  const { save = '', names = '[]', saved: done = '' } = button.dataset;
  const offer = button.textContent;
  const show = () => {
    button.setAttribute('aria-pressed', String(save in load()));
    button.textContent = save in load() ? done : offer;
    button.nextElementSibling?.toggleAttribute('hidden', !(save in load()));
  };
  button.hidden = false;
  button.addEventListener('click', () => {
    toggle(save, JSON.parse(names));
    show();
  });
  // Another tab, or a page that comes back, may have been about the same.
  for (const event of ['storage', 'pageshow']) addEventListener(event, show);
}

for (const sharing of document.querySelectorAll<HTMLButtonElement>('[data-share]')) {
  sharing.hidden = false;
  sharing.addEventListener('click', async () => {
    const place = document.querySelector<HTMLAnchorElement>('[data-place][aria-current]');
    const { href } = document.querySelector<HTMLLinkElement>('[rel="canonical"]') ?? location;
    const url = href + (location.hash || (place?.hash ?? ''));
    const title = place ? `${place.textContent} · ${document.title}` : document.title;
    // Who closes the sheet has shared nothing, and nothing is amiss.
    if (navigator.share) return navigator.share({ title, url }).catch(() => {});
    await navigator.clipboard.writeText(url);
    sharing.textContent = sharing.dataset.share ?? '';
  });
}

const section = document.querySelector<HTMLElement>('#saved');
if (section) for (const event of ['storage', 'pageshow']) addEventListener(event, () => list(section));

/**
 * Lists what is saved, with what the page tells of its dates; what institutions are among it can be compared.
 * @param shown with what was let go since the page was opened, which can be taken back
 */
function list(section: HTMLElement, shown = Object.entries(load())): void {
  const saved = Object.keys(load());
  const told = [...document.querySelectorAll('#exams li, #admission li')];
  const { remove = '', undo = '' } = section.dataset;
  const items = shown.map(([path, names], at) => {
    const name = names[isArabic ? 0 : 1];
    const namesIt = (each: Element) => [...each.querySelectorAll('a, bdi')].some((part) => part.textContent === name);
    const row = told.find(namesIt);
    // The undated are listed under what is not known of them.
    const status = row?.querySelector('.status') ?? row?.closest('.undated')?.querySelector('p');
    const [text, label, style] = saved.includes(path) ? ['✕', remove, ''] : [undo, `${undo}: #`, 'muted'];
    const button = element('button', [text], { class: 'remove', 'aria-label': label.replace('#', name) });
    button.addEventListener('click', () => {
      toggle(path, names);
      list(section, shown);
      section.querySelectorAll('button')[at]?.focus();
    });
    const said = (status?.closest('.fine') ?? status)?.textContent?.replace(/:$/, '') ?? '';
    const link = element('a', [name], { href: isArabic ? path : `/en${path}`, class: style });
    return element('li', [button, link, element('br', []), element('span', [said], { class: 'fine' })]);
  });
  const ids = saved.flatMap((path) => path.split('/universities/')[1] ?? []);
  const compare = section.querySelector<HTMLAnchorElement>('.actions a');
  if (compare) [compare.hidden, compare.search] = [ids.length < 2, `?ids=${ids.slice(-3)}`];
  section.querySelector('ul')?.replaceChildren(...items);
  document.querySelector('.none')?.toggleAttribute('hidden', items.length > 0);
}
