import Type from 'typebox';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { COLLECTION_NAMES, type CollectionName, definitionOf } from '../../collections/collections.ts';
import { fileSchema } from '../../collections/content-files.ts';
import { ACCEPT, Acceptances } from '../../schema/acceptance.ts';
import { isRecord } from '../../schema/json-value.ts';
import { keysOf } from '../../schema/marks.ts';
import type { RecordSource } from '../../schema/source.ts';
import { type Choice, type Choices, type Field, fieldsOf, labelOf, SUBJECTS, SUPPORTS } from './fields.ts';

/** The name under which the page registers how a record is read and written (scripts/forms/record-format.ts). */
const FORMAT = 'record';

const LISTS = { name: 'lists', label: 'القوائم', label_singular: 'قائمة' };

/** Keys by which people know a record, the best first. */
const NAMES = ['name', 'label', 'question'] as const;

function choiceOf(collection: CollectionName, record: unknown): Choice[] {
  const { idKey } = definitionOf(collection);
  if (!isRecord(record) || typeof record[idKey] !== 'string') return [];
  const name = NAMES.map((key) => record[key]).find((text) => typeof text === 'string');
  return [{ value: record[idKey], label: typeof name === 'string' ? `${name} · ${record[idKey]}` : record[idKey] }];
}

function choicesIn(catalogue: Catalogue): Choices {
  const records = Object.fromEntries(
    COLLECTION_NAMES.map((name) => [name, catalogue[name].flatMap((record) => choiceOf(name, record))]),
  );
  const subjects = (['exams', 'universities'] as const).map((name): [string, Choice[]] => {
    const known = records[name] ?? [];
    const called = catalogue.glossary[name]
      .flatMap(({ ids, names }) => ids.map((id) => ({ value: id, label: `${names[0]} · ${id}` })))
      .filter(({ value }) => !known.some((each) => each.value === value));
    return [SUBJECTS + name, [...known, ...called]];
  });
  return { ...records, ...Object.fromEntries(subjects) };
}

/** The keys that a source of a record may support, and what sources support so far; of a school year also ids, by hand. */
function supportsIn(name: CollectionName, catalogue: Catalogue): Choices {
  if (name === 'calendar') return {};
  const sources = catalogue[name].flatMap((record): readonly Partial<RecordSource>[] =>
    'sources' in record ? record.sources : [],
  );
  const keys = [...keysOf(fileSchema(name), []), ...sources.flatMap(({ supports = [] }) => supports)];
  return {
    [SUPPORTS]: [...new Set(keys)]
      .filter((key) => key !== 'sources')
      .map((key) => ({ value: key, label: labelOf(key) })),
  };
}

/**
 * The configuration of the forms (Sveltia CMS). A SKILL.md is a text for programs and has no form.
 * @param backend where the content is
 */
export function formsConfig(catalogue: Catalogue, backend: Backend): object {
  const choices = choicesIn(catalogue);
  /** Of a file of a collection, which may also answer warnings of the check. */
  const fieldsIn = (name: CollectionName): readonly Field[] => [
    ...fieldsOf(fileSchema(name), { ...choices, ...supportsIn(name, catalogue) }),
    ...fieldsOf(Type.Object({ [ACCEPT]: Acceptances }), choices),
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
      format: FORMAT,
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
    format: FORMAT,
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

/** Where the content is, and how a change gets there. */
interface Backend {
  readonly backend: Readonly<Record<string, unknown>>;
  readonly publish_mode?: string;
}

/**
 * The repository at GitHub that holds the content. A change becomes a pull request, of those who may not write to the
 * repository from a fork.
 */
export const githubBackend = (repo: string): Backend => ({
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
