import { runCommand } from '../../scripts/flags.ts';
import { conclude, runTests } from './hosts/contract-suite.ts';

const COMMAND = {
  name: 'npm run test:robust',
  about: 'Kills, floods and timeouts: what takes too long for npm test.',
  flags: {},
} as const;

await runCommand(COMMAND, async () =>
  conclude([await runTests(['--config', 'test/long.vitest.config.ts', 'test/robust'], {})]),
);
