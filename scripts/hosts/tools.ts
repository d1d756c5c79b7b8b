import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { UserError } from '../../build/findings/user-error.ts';

/** Runs the hosts' software, which wants a newer Node than the project does. */
export const NODE = { node: '24.21.0' } as const;

/**
 * Installs packages into a directory of their own under the git-ignored .cache, once for each set of versions.
 * @param name name of the directory
 * @param packages exact version by package name
 * @returns absolute path of the directory
 * @throws UserError when npm cannot install them
 */
export async function installTools(
  name: string,
  packages: Readonly<Record<string, string>>,
): Promise<string> {
  const directory = resolve('.cache', name);
  const wanted = `${JSON.stringify({ private: true, dependencies: packages }, null, 2)}\n`;
  const done = join(directory, 'installed.json');
  if (existsSync(done) && (await readFile(done, 'utf8')) === wanted) return directory;

  console.log(`Installing ${Object.keys(packages).join(', ')} into .cache/${name} ...`);
  await rm(directory, { recursive: true, force: true });
  await mkdir(directory, { recursive: true });
  await writeFile(join(directory, 'package.json'), wanted);
  const npm = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: directory,
    stdio: 'inherit',
  });
  if (npm.status !== 0) throw new UserError(`npm could not install the tools into ${directory}.`);
  await writeFile(done, wanted);
  return directory;
}

/** Environment in which the tools of a directory come first, with their settings and caches inside it. */
export function toolEnvironment(directory: string): NodeJS.ProcessEnv {
  const home = join(directory, 'home');
  return {
    ...process.env,
    PATH: `${join(directory, 'node_modules', '.bin')}:${process.env.PATH}`,
    HOME: home,
    XDG_CONFIG_HOME: join(home, '.config'),
    CI: '1',
    NO_COLOR: '1',
  };
}
