import Value from 'typebox/value';
import { Status } from '../../build/collections/status.ts';
import { riyadhDay } from '../../build/days/days.ts';
import { UserError } from '../../build/findings/user-error.ts';
import { baseAddress } from '../../build/settings.ts';
import { runCommand } from '../../scripts/flags.ts';
import { type Check, conclude, countChecks, runContractSuite } from './suite.ts';

const USAGE = 'Name one address: npm run test:deployed -- https://data.example.org';

/** The daily rebuild has run: statuses are those of today in Riyadh. */
async function freshness(base: string): Promise<Check[]> {
  const today = riyadhDay(new Date());
  const status = `${base}/api/agent/status`;
  const body: unknown = await fetch(status)
    .then((response) => response.json())
    .catch(() => null);
  if (!Value.Check(Status, body)) throw new UserError(`${status} does not answer with a status.`);
  const { asOf } = body;
  return [[`${base} was built for ${asOf}, and today is ${today}`, asOf === today]];
}

/** The suite asks more often than one client may: a test may have to wait for the next minute, and again. */
const PATIENCE = ['--no-file-parallelism', '--testTimeout=600000', '--hookTimeout=600000'];

const COMMAND = {
  name: 'npm run test:deployed',
  about: 'The contract suite against a site that is served, and whether it was built today.',
  flags: {},
  words: 'https://data.example.org',
} as const;

await runCommand(COMMAND, async (_flags, words) => {
  const [address, ...others] = words;
  if (address === undefined || others.length > 0) throw new UserError(USAGE);
  const base = baseAddress(address);
  return conclude([countChecks(await freshness(base)), await runContractSuite(base, 'deployed', PATIENCE)]);
});
