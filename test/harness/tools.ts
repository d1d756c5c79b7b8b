import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { UserError } from '../../build/findings/user-error.ts';
import { capture, run } from './processes.ts';

/** Tools neither ask questions, nor look for news, nor send any. */
const QUIET = {
  CI: '1',
  NO_COLOR: '1',
  DO_NOT_TRACK: '1',
  NO_UPDATE_NOTIFIER: '1',
  DENO_NO_UPDATE_CHECK: '1',
  NETLIFY_TELEMETRY_DISABLED: '1',
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  WRANGLER_SEND_METRICS: 'false',
};

/**
 * Installs exactly what the lockfile of a folder of test/tools lists into .cache, which git ignores, once for each
 * lockfile. No script of a package runs.
 * @param name name of the folder
 * @returns absolute path of the directory
 * @throws UserError when npm cannot install them
 */
export async function installTools(name: string): Promise<string> {
  const source = resolve('test/tools', name);
  const directory = resolve('.cache', name);
  const done = join(directory, 'installed.json');
  const wanted = await readFile(join(source, 'package-lock.json'), 'utf8');
  if (existsSync(done) && (await readFile(done, 'utf8')) === wanted) return directory;

  console.log(`Installing test/tools/${name} into .cache/${name} ...`);
  await rm(directory, { recursive: true, force: true });
  await mkdir(directory, { recursive: true });
  for (const file of ['package.json', 'package-lock.json']) {
    await copyFile(join(source, file), join(directory, file));
  }
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const status = await run('npm', args, { cwd: directory, env: { ...process.env, ...QUIET } });
  if (status !== 0) throw new UserError(`npm could not install the tools into ${directory}.`);
  await copyFile(join(source, 'package-lock.json'), done);
  return directory;
}

/** Path of a program that is installed in a directory of tools. */
export const toolPath = (directory: string, program: string): string =>
  join(directory, 'node_modules', '.bin', program);

/** Environment in which the tools of a directory come first, with their settings and caches inside it. */
export function toolEnvironment(directory: string): NodeJS.ProcessEnv {
  const home = join(directory, 'home');
  return {
    ...process.env,
    ...QUIET,
    PATH: `${join(directory, 'node_modules', '.bin')}:${process.env.PATH}`,
    HOME: home,
    XDG_CONFIG_HOME: join(home, '.config'),
  };
}

/** Runs a program of a directory of tools in that directory, to its end. */
export const runTool = (directory: string, program: string, args: readonly string[]) =>
  capture(toolPath(directory, program), args, { cwd: directory, env: toolEnvironment(directory) });
