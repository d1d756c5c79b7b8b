// Shows what holds in the place that the visitor chose, and remembers it on the device. Without this module a page
// shows what holds in every place, one after the other.

const KEY = 'place';
const parts = [...document.querySelectorAll('[data-places]')].filter((part) => part instanceof HTMLElement);
const links = [...document.querySelectorAll('a[data-place]')];

/** @param {HTMLElement} part */
const placesOf = (part) => (part.dataset.places ?? '').split(' ');

/** The storage of a browser may be shut to the page. @returns {string | null} */
function remembered() {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** @param {string} place */
function remember(place) {
  try {
    localStorage.setItem(KEY, place);
  } catch {}
}

/** @param {string | null} place @returns {boolean} whether the page knows the place */
function show(place) {
  if (place === null || !parts.some((part) => placesOf(part).includes(place))) return false;
  for (const part of parts) part.hidden = !placesOf(part).includes(place);
  for (const link of links) {
    if (link.getAttribute('data-place') === place) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
  remember(place);
  return true;
}

const inAddress = () => location.hash.slice(1) || new URLSearchParams(location.search).get('place');

if (!show(inAddress())) show(remembered());
addEventListener('hashchange', () => {
  if (show(inAddress())) document.querySelector(location.hash)?.scrollIntoView();
});
