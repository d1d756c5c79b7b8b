import { getCollection } from 'astro:content';
import { listOf } from '../../../../answers.mjs';

export const GET = async () => new Response(listOf((await getCollection('universities')).map(({ data }) => data.row)));
