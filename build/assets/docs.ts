// Makes the documentation quicker to use: copies code, and finds names in its index. The pages are complete without it.

import { element, keep, kept } from './page.ts';

const COPY = { ar: { copy: 'انسخ', copied: 'نُسخ' }, en: { copy: 'Copy', copied: 'Copied' } };
const MOST_SHOWN = 12;
const LONGEST_EXCERPT = 110;
const label = document.documentElement.lang === 'ar' ? COPY.ar : COPY.en;

for (const block of document.querySelectorAll('main pre')) {
  const button = element('button', [label.copy], { type: 'button', class: 'copy' });
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(block.textContent ?? '');
    button.textContent = label.copied;
    setTimeout(() => {
      button.textContent = label.copy;
    }, 2000);
  });
  const frame = element('div', [], { class: 'copied' });
  block.replaceWith(frame);
  frame.append(block, button);
}

/** A thing that the documentation names: what it is called, where and on which page it is described, and in what words. */
type Entry = readonly [name: string, address: string, page: string, about: string, also: string];

const search = document.querySelector('.docs-search');
if (search instanceof HTMLElement) startSearch(search);

function startSearch(box: HTMLElement): void {
  const field = box.querySelector('input');
  const line = box.querySelector('[role="status"]');
  const list = box.querySelector('ul');
  if (field === null || line === null || list === null) return;
  box.classList.add('ready');
  let index: Entry[] | undefined;
  const load = async (): Promise<Entry[]> => {
    index ??= await (await fetch(box.dataset.index ?? '')).json();
    return index ?? [];
  };
  field.addEventListener('focus', () => load().catch(() => {}), { once: true });
  field.addEventListener('input', async () => {
    const wanted = field.value.trim().toLowerCase();
    try {
      const entries = wanted === '' ? [] : await load();
      if (wanted !== field.value.trim().toLowerCase()) return;
      const found = bestOf(entries, wanted.split(/\s+/));
      line.textContent = wanted !== '' && found.length === 0 ? (box.dataset.none ?? '') : '';
      list.replaceChildren(...found.slice(0, MOST_SHOWN).map((entry) => entryItem(entry, wanted)));
    } catch {
      list.replaceChildren();
      line.textContent = box.dataset.failed ?? '';
    }
  });
}

/** Those that hold the most words: fields last, else first what is named by the most. */
function bestOf(entries: readonly Entry[], words: readonly string[]): Entry[] {
  // Without the article and the ending, for other forms of the word.
  const wanted = words.map((word) => word.replaceAll(/^ال|(?<=\w{4})(ies|y|s)$/g, ''));
  const heldIn = (text: string) => wanted.filter((word) => text.toLowerCase().includes(word)).length;
  const ranks = entries.map((entry) => {
    const [name, , , about, also] = entry;
    return { entry, held: heldIn(`${name} ${about} ${also}`), named: heldIn(name), isField: also === '' };
  });
  const most = Math.max(wanted.length / 2, ...ranks.map(({ held }) => held));
  return ranks
    .filter(({ held }) => held >= most)
    .sort((one, other) => Number(one.isField) - Number(other.isField) || other.named - one.named)
    .map(({ entry }) => entry);
}

/** The part of a text where the first word of it stands that was asked for. */
function excerpt(text: string, wanted: string): string {
  const places = wanted.split(/\s+/).map((word) => text.toLowerCase().indexOf(word));
  const [first = 0] = places.filter((place) => place >= 0).sort((one, other) => one - other);
  // From a whole word to a whole word.
  const cut = first > 40 ? text.slice(first - 40).replace(/^[^ ]* /, '…') : text;
  return cut.length > LONGEST_EXCERPT ? cut.slice(0, LONGEST_EXCERPT).replace(/ ?[^ ]*$/, '…') : cut;
}

function entryItem([name, address, page, about]: Entry, wanted: string): HTMLLIElement {
  const where = [page, excerpt(about, wanted)].filter((text) => text !== '').join(' · ');
  const link = element('a', [element('bdi', [name])], { href: address });
  return element('li', [link, element('div', [where], { class: 'fine' })]);
}

/** Examples of code are shown in the language that was opened last. */
const tabs = [...document.querySelectorAll<HTMLDetailsElement>('.tabs details')];
const languageOf = (tab: HTMLElement) => tab.querySelector('summary')?.textContent ?? '';
const chooseLanguage = (language: string | null) => {
  for (const tab of tabs) if (languageOf(tab) === language) tab.open = true;
};
chooseLanguage(kept('language'));
for (const tab of tabs) {
  tab.querySelector('summary')?.addEventListener('click', () => {
    chooseLanguage(languageOf(tab));
    // The click opens what is closed, and would close what this has just opened.
    tab.open = false;
    keep('language', languageOf(tab));
  });
}
