import CMS from '@sveltia/cms';
import { COLLECTION_NAMES } from '../../../build/collections/collections.ts';
import { fromFile, isKept, toFile } from '../record-format.ts';
import config from './config.js';

/** The record in the form, `exams/gat`, or `majors/majors` for a list of its own; null: a new one. */
const opened = () => {
  const [, collection, id] = /^#\/collections\/([^/]+)\/entries\/([^/?]+)/.exec(location.hash) ?? [];
  return id === undefined ? null : `${collection === 'lists' ? id : collection}/${id}`;
};

for (const name of COLLECTION_NAMES) {
  CMS.registerCustomFormat(name, 'yaml', {
    fromFile: (text) => fromFile(name, text),
    toFile: (value) => toFile(name, value, opened()),
  });
}

// Sveltia CMS makes a field read-only in new records too, or not at all.
document.addEventListener('focusin', ({ target }) => {
  const path = target.closest('[data-key-path]')?.dataset.keyPath;
  if (path !== undefined && isKept(opened(), path, target.value)) target.readOnly = true;
});

CMS.init({ config });
