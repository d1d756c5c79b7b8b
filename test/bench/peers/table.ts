export const SCENARIOS = ['cold', 'nothing changed', 'one edit'] as const;
type Scenario = (typeof SCENARIOS)[number];

/** What one run of a builder took: seconds, seconds, MiB. */
export interface Cost {
  readonly wall: number;
  readonly cpu: number;
  readonly mib: number;
}

export interface Measured extends Cost {
  readonly builder: string;
  readonly size: number;
  readonly scenario: Scenario;
}

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];

/** The least of each of several runs, which other work on the machine changes least. */
export function leastOf(
  measured: readonly Measured[],
  builder: string,
  size: number,
  scenario: Scenario,
): Cost {
  const runs = measured.filter(
    (each) => each.builder === builder && each.size === size && each.scenario === scenario,
  );
  const least = (key: keyof Cost) => Math.min(...runs.map((run) => run[key]));
  return { wall: least('wall'), cpu: least('cpu'), mib: least('mib') };
}

export const buildersOf = (measured: readonly Measured[]): string[] =>
  unique(measured.map(({ builder }) => builder));
export const sizesOf = (measured: readonly Measured[]): number[] => unique(measured.map(({ size }) => size));

/** A Markdown table: how many times as much processor time as ours, then processor seconds, wall seconds and MiB. */
export function tableOf(measured: readonly Measured[], ours: string): string {
  const rows = sizesOf(measured).flatMap((size) =>
    SCENARIOS.flatMap((scenario) =>
      buildersOf(measured).map((builder) => {
        const [base, cost] = [ours, builder].map((name) => leastOf(measured, name, size, scenario));
        if (base === undefined || cost === undefined) return '';
        const cells = [
          size.toLocaleString('en'),
          scenario,
          builder,
          `${(cost.cpu / base.cpu).toFixed(2)}×`,
          cost.cpu.toFixed(2),
          cost.wall.toFixed(2),
          cost.mib.toFixed(0),
        ];
        return `| ${cells.join(' | ')} |`;
      }),
    ),
  );
  return [
    '| records | | | CPU beside ours | CPU s | wall s | MiB |',
    '|--:|---|---|--:|--:|--:|--:|',
    ...rows,
  ].join('\n');
}
