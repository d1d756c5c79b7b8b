// Searches for what the address of a page that is not there asks for. Without this module the search waits to be used.

const field = document.querySelector<HTMLInputElement>('#q, .docs-search input');
const last = location.pathname.split('/').filter(Boolean).at(-1) ?? '';
// Decodes as a query does, which takes even what is no encoded text.
if (field) field.value = (new URLSearchParams(`q=${last}`).get('q') ?? '').replaceAll(/[-_.+]+/g, ' ');
if (field?.form) field.form.dataset.only = location.pathname.split('/').filter(Boolean).at(-2) ?? '';
field?.dispatchEvent(new Event('input'));
