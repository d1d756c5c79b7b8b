import { relative, resolve } from 'node:path';
import { loadContent } from '../build/catalogue/load.ts';
import type { Finding } from '../build/findings/finding.ts';
import { formatGithub } from '../build/findings/report/github.ts';
import { formatJson } from '../build/findings/report/json.ts';
import { formatText } from '../build/findings/report/text.ts';
import { UserError } from '../build/findings/user-error.ts';
import { parseFlags, runCommand } from './flags.ts';

type Reporter = (findings: readonly Finding[], contentDir: string) => string;

const REPORTERS = new Map<string, Reporter>([
  ['text', formatText],
  ['json', formatJson],
  ['github', formatGithub],
]);

await runCommand(async () => {
  const flags = parseFlags({ content: { type: 'string' }, format: { type: 'string' } });
  const dir = resolve(flags.content ?? 'content');
  const format = flags.format ?? 'text';
  const report = REPORTERS.get(format);
  if (report === undefined) {
    throw new UserError(`The format "${format}" is not known; write --format text, json or github.`);
  }
  const { findings } = await loadContent(dir);
  const contentDir = relative(process.cwd(), dir).replaceAll('\\', '/');
  console.log(report(findings, contentDir));
  return findings.some((finding) => finding.severity === 'error') ? 1 : 0;
});
