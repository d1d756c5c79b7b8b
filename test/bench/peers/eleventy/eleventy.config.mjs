import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CORE_SCHEMA, load } from 'js-yaml';
import { listOf, spec, university } from './answers.mjs';

const folder = join(process.env.BENCH_CONTENT, 'universities');

export default function configure(config) {
  config.setQuietMode(true);
  config.addGlobalData('eleventyComputed', {});
  const universities = readdirSync(folder).map((file) =>
    university(load(readFileSync(join(folder, file), 'utf8'), { schema: CORE_SCHEMA })),
  );
  config.addGlobalData('universities', () => universities);
  config.addGlobalData(
    'regionIds',
    spec.regions.map(({ id }) => id),
  );
  const page = (name, data, render) => config.addTemplate(`${name}.11ty.js`, { data, render });
  page(
    'detail',
    {
      pagination: { data: 'universities', size: 1, alias: 'one' },
      permalink: ({ one }) => `/api/agent/universities/${one.detail.id}.json`,
    },
    ({ one }) => listOf([one.detail]),
  );
  page('list', { permalink: '/api/agent/universities.json' }, ({ universities }) =>
    listOf(universities.map(({ row }) => row)),
  );
  page(
    'region',
    {
      pagination: { data: 'regionIds', size: 1, alias: 'region' },
      permalink: ({ region }) => `/api/agent/regions/${region}.json`,
    },
    ({ region, universities }) =>
      listOf(universities.map(({ row }) => row).filter(({ regionId }) => regionId === region)),
  );
  return { dir: { output: process.env.BENCH_OUT } };
}
