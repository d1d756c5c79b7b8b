// Searches for what the address of a page that is not there asks for in its section. Without it the search waits to be used.

const field = document.querySelector<HTMLInputElement>('#q, .docs-search input');
const [section = '', last = ''] = location.pathname.split('/').filter(Boolean).slice(-2);
// Decodes as a query does, which takes even what is no encoded text.
if (field) field.value = (new URLSearchParams(`q=${last || section}`).get('q') ?? '').replaceAll(/[-_.+]+/g, ' ');
if (field?.form) field.form.dataset.section = section === 'questions' ? 'faq' : section;
field?.dispatchEvent(new Event('input'));
// What the reader types is searched for everywhere.
delete field?.form?.dataset.section;
