import { runPacked } from './packed.ts';

await runPacked('check');
