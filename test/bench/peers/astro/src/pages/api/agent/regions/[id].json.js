import { getCollection } from 'astro:content';
import { listOf, spec } from '../../../../../answers.mjs';

export const getStaticPaths = async () => {
  const rows = (await getCollection('universities')).map(({ data }) => data.row);
  return spec.regions.map(({ id }) => ({
    params: { id },
    props: { rows: rows.filter(({ regionId }) => regionId === id) },
  }));
};

export const GET = ({ props }) => new Response(listOf(props.rows));
