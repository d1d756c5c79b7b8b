import { getCollection } from 'astro:content';
import { listOf } from '../../../../../answers.mjs';

export const getStaticPaths = async () =>
  (await getCollection('universities')).map(({ data }) => ({ params: { id: data.detail.id }, props: data }));

export const GET = ({ props }) => new Response(listOf([props.detail]));
