import { asOfDay, BUILD_FLAGS, contentDirectory } from '../build/settings.ts';
import { dueSections } from './editing/due.ts';
import { FORMAT_FLAG, reporter } from './editing/report.ts';
import { soundContent } from './findings.ts';
import { runCommand } from './flags.ts';

const COMMAND = {
  name: 'npm run due',
  about: 'Says what an editor should look at next.',
  flags: {
    content: BUILD_FLAGS.content,
    ...FORMAT_FLAG,
    repository: {
      type: 'string',
      value: 'OWNER/NAME',
      about: 'at github.com, for links to where a record is changed; that of service.yaml by default',
    },
    'as-of': BUILD_FLAGS['as-of'],
  },
} as const;

await runCommand(COMMAND, async (flags) => {
  const asOf = asOfDay(flags['as-of']);
  const report = reporter(flags, 'npm run due');
  const catalogue = await soundContent(contentDirectory(flags.content));
  if (catalogue === null) return 1;
  const sections = dueSections(catalogue, asOf, flags.repository ?? catalogue.service.repository);
  console.log(report(sections, 'لا شيء ينتظر. · Nothing is due.'));
});
