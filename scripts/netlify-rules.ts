import { readFile, writeFile } from 'node:fs/promises';
import { loadContent } from '../build/catalogue/load.ts';
import { formatText } from '../build/findings/report/text.ts';
import { configRules } from '../build/site/hosts/netlify.ts';
import { withRules } from '../build/site/hosts/netlify-config.ts';
import { parseFlags, runCommand } from './flags.ts';

const CONFIG = 'netlify.toml';

await runCommand(async () => {
  const { content } = parseFlags({ content: { type: 'string' } } as const);
  const { findings, catalogue } = await loadContent(content ?? 'content');
  if (catalogue === null) {
    console.error(formatText(findings));
    return 1;
  }
  const before = await readFile(CONFIG, 'utf8');
  const rules = configRules(catalogue.regions);
  const after = withRules(before, rules);
  if (after !== before) await writeFile(CONFIG, after);
  console.log(
    `${CONFIG}: ${rules.length} rules, ${after === before ? 'in step already' : 'brought in step'}`,
  );
  return 0;
});
