import Type from 'typebox';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { COLLECTION_NAMES, type CollectionName, definitionOf } from '../../collections/collections.ts';
import { fileSchema } from '../../collections/content-files.ts';
import { ACCEPT, Acceptances } from '../../schema/acceptance.ts';
import { keysOf, partsAt } from '../../schema/marks.ts';
import { type Field, fieldsOf, nameOf, SUPPORTS } from './fields.ts';
import { NAMES, type Offers, offersIn, PERIODS } from './offers.ts';

const LISTS = { name: 'lists', label: 'القوائم', label_singular: 'قائمة' };

/** The keys that a source of a record may support, and what sources support so far; of a school year also its periods. */
function supportsIn(name: CollectionName, catalogue: Catalogue, offers: Offers): Offers {
  const keys = new Set(keysOf(fileSchema(name), []).filter((key) => key !== 'sources'));
  for (const record of catalogue[name]) {
    for (const [key] of partsAt(record, ['sources', '*', 'supports', '*'])) keys.add(String(key));
  }
  const periods = name === 'calendar' ? (offers[PERIODS] ?? []) : [];
  const others = [...keys].filter((key) => !periods.some(({ value }) => value === key));
  return { [SUPPORTS]: [...others.map((value) => ({ value, meaning: nameOf(value) })), ...periods] };
}

/**
 * The configuration of the forms (Sveltia CMS). A SKILL.md is a text for programs and has no form.
 * @param backend where the content is, and how a change gets there
 */
export function formsConfig(catalogue: Catalogue, backend: object): object {
  const offers = offersIn(catalogue);
  /** Of a file of a collection, which may also answer warnings of the check. */
  const fieldsIn = (name: CollectionName): readonly Field[] => [
    ...fieldsOf(fileSchema(name), { ...offers, ...supportsIn(name, catalogue, offers) }),
    ...fieldsOf(Type.Object({ [ACCEPT]: Acceptances }), offers),
  ];
  const ofForm = (form: 'folder' | 'list') =>
    COLLECTION_NAMES.filter((name) => definitionOf(name).form === form && !definitionOf(name).isHistory);
  const folders = ofForm('folder').map((name) => {
    const { idKey, one, many, about } = definitionOf(name);
    const fields = fieldsIn(name);
    const title = NAMES.find((key) => fields.some((field) => field.name === key)) ?? idKey;
    return {
      name,
      label: many.ar,
      label_singular: one.ar,
      description: about.ar,
      folder: `content/${name}`,
      extension: 'yaml',
      // Under this name the page registers how its records are read and written (scripts/forms/record-format.ts).
      format: name,
      identifier_field: title,
      slug: { template: `{{fields.${idKey}}}`, editable: false },
      summary: `{{fields.${title}}}`,
      sortable_fields: [title, idKey],
      // An id that was published has to be retired; the guide says how.
      delete: false,
      // Something that is not true of the new record would stay behind.
      duplicate: false,
      fields,
    };
  });
  const files = ofForm('list').map((name) => ({
    name,
    label: definitionOf(name).many.ar,
    file: `content/${name}.yaml`,
    format: name,
    fields: fieldsIn(name),
  }));
  return {
    load_config_file: false,
    ...backend,
    app_title: catalogue.service.name,
    media_folder: 'media',
    editor: { preview: false },
    output: { omit_empty_optional_fields: true },
    slug: { encoding: 'ascii', clean_accents: false },
    collections: [...folders, { ...LISTS, files }],
  };
}

/**
 * The repository at GitHub that holds the content. A change becomes a pull request, of those who may not write to the
 * repository from a fork.
 */
export const githubBackend = (repo: string) => ({
  publish_mode: 'editorial_workflow',
  backend: {
    name: 'github',
    repo,
    branch: 'main',
    open_authoring: true,
    auth_scope: 'public_repo',
    squash_merges: true,
  },
});
