import { resolve } from 'node:path';
import { loadContent } from '../build/catalogue/load.ts';
import { formatText as formatFindings } from '../build/findings/report/text.ts';
import { UserError } from '../build/findings/user-error.ts';
import { isDay, riyadhDay } from '../build/site/derived/day.ts';
import { dueSections } from '../editing/due.ts';
import { parseFlags, runCommand } from './flags.ts';
import { reporter } from './report-format.ts';

// What an editor should look at next.
await runCommand(async () => {
  const flags = parseFlags({
    content: { type: 'string' },
    format: { type: 'string' },
    'as-of': { type: 'string' },
  });
  const asOf = flags['as-of'] ?? riyadhDay(new Date());
  if (!isDay(asOf)) throw new UserError(`The day "${asOf}" is not a day. Write --as-of 2026-11-20.`);
  const report = reporter(flags.format, 'npm run due');
  const { findings, catalogue } = await loadContent(resolve(flags.content ?? 'content'));
  if (catalogue === null) {
    console.error(formatFindings(findings));
    return 1;
  }
  console.log(report(dueSections(catalogue, asOf), 'لا شيء ينتظر. · Nothing is due.'));
  return 0;
});
