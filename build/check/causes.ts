import type { Code } from '../findings/codes.ts';
import type { Finding } from '../findings/finding.ts';

/** Findings that follow from another one: what is wrong there, and in which files they then mean nothing. */
interface Echo {
  readonly of: readonly Code[];
  readonly codes: ReadonlySet<Code>;
  readonly where: 'same file' | 'everywhere';
}

const ECHOES: readonly Echo[] = [
  {
    // What a misspelt key says is missing from where it belongs.
    of: ['unknown-key', 'wrong-type', 'too-few-items'],
    where: 'same file',
    codes: new Set([
      'coverage-mismatch',
      'half-translated',
      'no-source',
      'rank-end-alone',
      'rank-without-year',
      'terms-not-system',
      'unknown-support',
      'year-without-rank',
    ]),
  },
  {
    of: ['duplicate-id'],
    where: 'same file',
    codes: new Set([
      'period-overlap',
      'region-spelling',
      'renamed-id',
      'unknown-reference',
      'unknown-support',
    ]),
  },
  {
    of: ['outside-year'],
    where: 'same file',
    codes: new Set(['after-end-of-year', 'term-overlap', 'term-order', 'unlikely-length']),
  },
  { of: ['term-order'], where: 'same file', codes: new Set(['unlikely-length']) },
  { of: ['unlikely-length'], where: 'same file', codes: new Set(['term-overlap', 'period-overlap']) },
  { of: ['wrong-folder'], where: 'same file', codes: new Set(['wrong-modeline']) },
  {
    of: ['label-of-other-year'],
    where: 'same file',
    codes: new Set(['outside-year', 'year-span']),
  },
  { of: ['wrong-folder'], where: 'everywhere', codes: new Set(['renamed-id', 'unknown-reference']) },
  {
    // The record is there, under another name or in another place.
    of: ['duplicate-id', 'renamed-id', 'unexpected-file', 'wrong-folder'],
    where: 'everywhere',
    codes: new Set(['published-id-gone']),
  },
  // What a misspelt key held is not known under its name, and what a misspelt word was to support has no other source.
  { of: ['unknown-key'], where: 'same file', codes: new Set(['unknown-reference']) },
  { of: ['unknown-support'], where: 'same file', codes: new Set(['no-source']) },
  { of: ['renamed-id'], where: 'same file', codes: new Set(['unknown-support']) },
  { of: ['published-id-gone'], where: 'everywhere', codes: new Set(['unknown-reference']) },
  { of: ['renamed-id'], where: 'everywhere', codes: new Set(['city-of-other-region', 'unknown-reference']) },
  { of: ['languages-exchanged'], where: 'same file', codes: new Set(['duplicate-name']) },
];

/** Said only where nothing else is wrong in the file: it mostly follows from what is. */
const OF_A_SOUND_FILE: ReadonlySet<Code> = new Set(['support-of-nothing']);

/** A file that calls itself by the name of another record was copied from it: what both say has that one cause. */
const OF_A_COPY: ReadonlySet<Code> = new Set([
  'copied-record',
  'duplicate-name',
  'label-of-other-year',
  'outside-year',
  'question-twice',
  'shared-alternative',
  'shared-identifier',
  'weak-sources',
  'year-span',
]);

/** The findings without those that only follow from another one: one mistake is one finding. */
export function causesAmong(findings: readonly Finding[]): Finding[] {
  const copies = new Set(findings.flatMap(({ code, file }) => (code === 'id-not-file-name' ? [file] : [])));
  const said = new Set(findings.flatMap(({ code, file }) => [code, `${file} ${code}`]));
  const isEcho = ({ code, file }: Finding) =>
    ECHOES.some(
      ({ of, codes, where }) =>
        codes.has(code) && of.some((cause) => said.has(where === 'everywhere' ? cause : `${file} ${cause}`)),
    );
  const unsound = new Set(findings.flatMap(({ code, file }) => (OF_A_SOUND_FILE.has(code) ? [] : [file])));
  const isLesser = ({ code, file }: Finding) => OF_A_SOUND_FILE.has(code) && unsound.has(file);
  const isOfCopy = (finding: Finding) =>
    OF_A_COPY.has(finding.code) &&
    (copies.has(finding.file) || ('other' in finding.args && copies.has(finding.args.other)));
  return foremost(
    onePerPair(findings.filter((finding) => !isEcho(finding) && !isLesser(finding) && !isOfCopy(finding))),
  );
}

/** What two records share that only one may have, the plainest first. */
const OF_A_PAIR: readonly Code[] = [
  'copied-record',
  'question-twice',
  'duplicate-name',
  'shared-identifier',
  'shared-alternative',
];

/** Of all that two records share, one finding. */
function onePerPair(findings: readonly Finding[]): Finding[] {
  const pairOf = (finding: Finding): string | null =>
    OF_A_PAIR.includes(finding.code) && 'other' in finding.args
      ? [finding.file, finding.args.other].sort().join(' ')
      : null;
  const best = new Map<string, Finding>();
  for (const finding of findings) {
    const pair = pairOf(finding);
    if (pair === null) continue;
    const known = best.get(pair);
    const rank = ({ code, line }: Finding) => OF_A_PAIR.indexOf(code) * 1e6 + line;
    if (known === undefined || rank(finding) < rank(known)) best.set(pair, finding);
  }
  return findings.filter((finding) => {
    const pair = pairOf(finding);
    return pair === null || best.get(pair) === finding;
  });
}

/** Of several of these at one place, the first names the cause and the others follow from it. */
const PRECEDENCE: readonly Code[] = [
  'hijri-year',
  'period-order',
  'window-order',
  'future-year',
  'outside-year',
  'far-day',
  'term-overlap',
  'after-end-of-year',
  'unlikely-length',
  'period-overlap',
  'unlikely-number',
  'unknown-reference',
  'stray-space',
  'wrong-type',
  'placeholder-text',
  'stray-quote',
  'wrong-language',
];

/** Of the findings at one place that have a precedence, the first alone; the others stay. */
function foremost(findings: readonly Finding[]): Finding[] {
  const rank = ({ code }: Finding) => PRECEDENCE.indexOf(code);
  // One value is one place, wherever within it a finding points.
  const placeOf = ({ file, line, column, path }: Finding) => `${file}:${path || `${line}:${column}`}`;
  const best = new Map<string, number>();
  for (const finding of findings) {
    const known = best.get(placeOf(finding)) ?? Number.POSITIVE_INFINITY;
    if (rank(finding) !== -1) best.set(placeOf(finding), Math.min(known, rank(finding)));
  }
  return findings.filter((finding) => rank(finding) === -1 || rank(finding) === best.get(placeOf(finding)));
}
