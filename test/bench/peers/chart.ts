import { buildersOf, leastOf, type Measured, SCENARIOS, sizesOf } from './table.ts';

const WIDTH = 760;
const LABELS = 250;
const BAR = 14;
const ROW = 20;
const GAP = 34;

/** Readable on light and on dark ground: a page shows the chart as an image, which knows what its reader prefers. */
const STYLE = `
text { font: 13px system-ui, sans-serif; fill: #24292f }
.head { font-weight: 600 }
.ours { fill: #0969da }
.other { fill: #8c959f }
@media (prefers-color-scheme: dark) { text { fill: #e6edf3 } .ours { fill: #58a6ff } .other { fill: #6e7681 } }`;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Processor time at the largest size as bars, ours as 1: an SVG. */
export function chartOf(measured: readonly Measured[], ours: string): string {
  const size = Math.max(...sizesOf(measured));
  let y = 8;
  const parts = SCENARIOS.flatMap((scenario) => {
    const costs = buildersOf(measured).map((builder) => ({
      builder,
      ...leastOf(measured, builder, size, scenario),
    }));
    const base = costs.find(({ builder }) => builder === ours)?.cpu ?? 1;
    const longest = Math.max(...costs.map(({ cpu }) => cpu));
    y += 14;
    const head = `<text class="head" x="0" y="${y}">${size.toLocaleString('en')} records, ${scenario}: processor time beside ours</text>`;
    y += 10;
    const bars = costs.map(({ builder, cpu }) => {
      const length = Math.max(1, (cpu / longest) * (WIDTH - LABELS - 150));
      const bar = [
        `<text x="0" y="${y + BAR - 2}">${escaped(builder)}</text>`,
        `<rect class="${builder === ours ? 'ours' : 'other'}" x="${LABELS}" y="${y}" width="${length.toFixed(1)}" height="${BAR}" rx="2"/>`,
        `<text x="${(LABELS + length + 8).toFixed(1)}" y="${y + BAR - 2}">${(cpu / base).toFixed(2)}× (${cpu.toFixed(2)} s)</text>`,
      ].join('');
      y += ROW;
      return bar;
    });
    y += GAP - ROW;
    return [head, ...bars];
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${y}" role="img" aria-label="Processor time of builds beside ours"><style>${STYLE}</style>\n${parts.join('\n')}\n</svg>\n`;
}
