import { runPacked } from './packed.ts';

await runPacked('build');
