import { runCommand } from './flags.ts';
import { conclude, runTests } from './hosts/contract-suite.ts';

/** Kills, floods and timeouts: what takes too long for `npm test`. */
await runCommand(async () => conclude([await runTests(['--config', 'test/robust/vitest.config.ts'], {})]));
