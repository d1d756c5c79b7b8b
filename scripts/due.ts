import { resolve } from 'node:path';
import { loadContent } from '../build/catalogue/load.ts';
import { formatText as formatFindings } from '../build/findings/report/text.ts';
import { asOfDay, BUILD_FLAGS } from '../build/settings.ts';
import { dueSections } from '../editing/due.ts';
import { runCommand } from './flags.ts';
import { reporter } from './report-format.ts';

const COMMAND = {
  name: 'npm run due',
  about: 'Says what an editor should look at next.',
  flags: {
    content: BUILD_FLAGS.content,
    format: { type: 'string', value: 'FORMAT', about: 'text (by default) or markdown' },
    'as-of': BUILD_FLAGS['as-of'],
  },
} as const;

await runCommand(COMMAND, async (flags) => {
  const asOf = asOfDay(flags['as-of']);
  const report = reporter(flags.format, 'npm run due');
  const { findings, catalogue } = await loadContent(resolve(flags.content ?? 'content'));
  if (catalogue === null) {
    console.error(formatFindings(findings));
    return 1;
  }
  console.log(report(dueSections(catalogue, asOf), 'لا شيء ينتظر. · Nothing is due.'));
  return 0;
});
