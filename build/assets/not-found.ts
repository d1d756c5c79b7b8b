// Searches for what the address of a page that is not there asks for. Without this module the search waits to be used.

const field = document.querySelector<HTMLInputElement>('#q');
const last = location.pathname.split('/').filter(Boolean).at(-1) ?? '';
try {
  if (field) field.value = decodeURIComponent(last).replaceAll(/[-_.+]+/g, ' ');
  field?.dispatchEvent(new Event('input'));
} catch {
  // What is no encoded text is no query either; the field stays empty.
}
