// Keeps the institutions and majors that the reader saves, on the device alone, and lists them on the home page. Without
// this module nothing offers to save.

const KEY = 'saved';
const isArabic = document.documentElement.lang === 'ar';

/** The names of what was saved, by the addresses of the Arabic pages. */
type Saved = Readonly<Record<string, readonly [arabic: string, english: string]>>;

/** The storage of a browser may be shut to the page. */
function load(): Saved {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}

const button = document.querySelector<HTMLButtonElement>('[data-save]');
if (button) {
  const { save = '', names = '[]' } = button.dataset;
  const show = () => button.setAttribute('aria-pressed', String(save in load()));
  button.hidden = false;
  button.addEventListener('click', () => {
    const { [save]: was, ...others } = load();
    const saved = was === undefined ? { ...others, [save]: JSON.parse(names) } : others;
    try {
      localStorage.setItem(KEY, JSON.stringify(saved));
    } catch {}
    show();
  });
  show();
}

const section = document.querySelector<HTMLElement>('#saved');
const items = Object.entries(load()).map(([path, [arabic, english]]) => {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = isArabic ? path : `/en${path}`;
  link.textContent = isArabic ? arabic : english;
  item.append(link);
  return item;
});
section?.querySelector('ul')?.replaceChildren(...items);
if (section) section.hidden = items.length === 0;
