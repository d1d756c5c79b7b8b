import { runPacked } from './packed.ts';

await runPacked('start');
