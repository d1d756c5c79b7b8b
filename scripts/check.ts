import { watch } from 'node:fs';
import { relative } from 'node:path';
import { loadContent } from '../build/catalogue/catalogue.ts';
import type { Languages } from '../build/findings/messages/messages.ts';
import { formatGithub, formatJson } from '../build/findings/report/programs.ts';
import { closingLine, formatText, linesOf } from '../build/findings/report/text.ts';
import { UserError } from '../build/findings/user-error.ts';
import { asOfDay, BUILD_FLAGS, contentDirectory } from '../build/settings.ts';
import { LANG_FLAG, languagesOf, runCommand } from './flags.ts';
import { git } from './git.ts';

/** Annotations are read by whoever opens the pull request, so they speak both unless told otherwise. */
const FORMATS = new Map<string, { readonly languages: Languages; readonly report: typeof formatGithub }>([
  ['text', { languages: 'en', report: formatText }],
  ['json', { languages: 'en', report: formatJson }],
  ['github', { languages: 'both', report: formatGithub }],
]);

const COMMAND = {
  name: 'npm run check',
  about: 'Checks the content. Status 1: it has errors.',
  flags: {
    content: BUILD_FLAGS.content,
    format: { type: 'string', value: 'FORMAT', about: 'text (by default), json or github' },
    ...LANG_FLAG,
    'as-of': BUILD_FLAGS['as-of'],
    fix: { type: 'boolean', about: 'first bring the records into the layout of the house' },
    'dry-run': { type: 'boolean', about: 'with --fix: only say what would be done' },
    base: { type: 'string', value: 'REF', about: 'with --format github: since which commit a file was changed' },
    watch: { type: 'boolean', about: 'check again at every change; a line for each finding, for editor programs' },
  },
} as const;

/** The files of a directory that differ from a commit, as paths in it. */
const changedSince = (dir: string, base: string): string[] =>
  git(dir, ['diff', '--name-only', '-z', '--relative', base, '--', '.']).toString().split('\0');

/** A program saves in several steps; what comes within so many milliseconds is one change. */
const QUIET = 100;

/** Checks at every change until the process is stopped. .vscode/tasks.json knows what it prints. */
function watchContent(dir: string, contentDir: string): Promise<number> {
  let timer: NodeJS.Timeout | undefined;
  const check = async () => {
    const { findings } = await loadContent(dir, asOfDay(undefined));
    console.log(['Checking', ...linesOf(findings, contentDir), closingLine(findings, 'en')].join('\n'));
  };
  watch(dir, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(check, QUIET);
  });
  return check().then(() => new Promise<never>(() => {}));
}

await runCommand(COMMAND, async (flags) => {
  const dir = contentDirectory(flags.content);
  const name = flags.format ?? 'text';
  const format = FORMATS.get(name);
  if (format === undefined) {
    throw new UserError(`The format "${name}" is not known; write --format text, json or github.`);
  }
  const languages = languagesOf(flags.lang ?? format.languages);
  if (flags.fix) {
    const isDry = flags['dry-run'] === true;
    const { fixContent, fixLines } = await import('./editing/fix/fix-content.ts');
    for (const line of fixLines(await fixContent(dir, isDry), isDry, languages)) console.error(line);
  }
  const contentDir = relative(process.cwd(), dir).replaceAll('\\', '/');
  if (flags.watch) return watchContent(dir, contentDir);
  const { findings } = await loadContent(dir, asOfDay(flags['as-of']));
  const changed = flags.base === undefined ? null : changedSince(dir, flags.base);
  const isChanged = changed === null ? null : (file: string) => changed.includes(file);
  console.log(format.report(findings, languages, contentDir, isChanged));
  return findings.some((finding) => finding.severity === 'error') ? 1 : 0;
});
