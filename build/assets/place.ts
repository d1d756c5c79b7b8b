// Shows what applies to the place that the visitor chose, and remembers it on the device. Without this module a page
// shows what applies to every place, one after the other.

import { keep, kept } from './page.ts';

const KEY = 'place';
const parts = [...document.querySelectorAll('[data-places]')].filter((part) => part instanceof HTMLElement);
const links = [...document.querySelectorAll('a[data-place]')];

const placesOf = (part: HTMLElement): string[] => (part.dataset.places ?? '').split(' ');

/** Periods, whose anchors are those of the part that is shown: each stands once on the page. */
const rowsOf = (part: HTMLElement) => part.querySelectorAll<HTMLElement>('[data-anchor]');

/** @returns whether the page knows the place */
function show(place: string | null, isChosen = true): boolean {
  if (place === null || !parts.some((part) => placesOf(part).includes(place))) return false;
  const chosen = links.find((link) => link.getAttribute('data-place') === place)?.textContent;
  for (const part of parts) {
    part.hidden = !placesOf(part).includes(place);
    for (const row of rowsOf(part)) row.id = part.hidden ? '' : (row.dataset.anchor ?? '');
    // What is said of several places is called after the one that was chosen.
    const titles = placesOf(part).length > 1 && !part.hidden ? part.querySelectorAll('.place') : [];
    for (const title of titles) title.textContent = chosen ?? title.textContent;
  }
  for (const link of links) {
    if (link.getAttribute('data-place') === place) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
  if (isChosen) keep(KEY, place);
  return true;
}

/** Shows the period that the address names: in what is shown, or else where there is one. */
function showPeriod(): void {
  const period = location.hash.slice(1);
  const having = parts.filter((part) => [...rowsOf(part)].some((row) => row.dataset.anchor === period));
  const [other] = having;
  if (other === undefined) return;
  if (having.every((part) => part.hidden)) show(placesOf(other)[0] ?? null, false);
  // The browser goes there anew, and opens what is folded.
  location.replace(location.hash);
}

const inAddress = () => location.hash.slice(1) || new URLSearchParams(location.search).get('place');

// What holds in most cities is opened; nothing is remembered of what nobody chose.
const [first] = parts;
if (!show(inAddress()) && !show(kept(KEY)) && first) show(placesOf(first)[0] ?? null, false);
showPeriod();
addEventListener('hashchange', () => show(inAddress()) || showPeriod());
for (const link of links) {
  // What was chosen takes the place of the rest, right below: there is nowhere to go.
  link.addEventListener('click', (event) => {
    event.preventDefault();
    const place = link.getAttribute('data-place');
    history.replaceState(null, '', `#${place}`);
    show(place);
  });
}
