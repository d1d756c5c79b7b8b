import { groupBy } from '../../edge/text/order.ts';
import type { Code } from '../findings/codes.ts';
import type { Finding } from '../findings/finding.ts';

/** What two records share that only one may have, the plainest first: of all that they share, one finding. */
export const OF_A_PAIR: readonly Code[] = [
  'copied-record',
  'question-twice',
  'duplicate-name',
  'shared-identifier',
  'shared-alternative',
];

/**
 * Findings from which others follow, so that these mean nothing beside them: in the same file, or wherever they stand. Of
 * each, test/check/causes.test.ts makes a mistake that needs it.
 */
export const CAUSES: readonly {
  readonly cause: Code;
  readonly here?: readonly Code[];
  readonly everywhere?: readonly Code[];
}[] = [
  {
    cause: 'unknown-key',
    here: [
      'coverage-mismatch',
      'disputed-alone',
      'half-translated',
      'no-source',
      'rank-without-year',
      'terms-not-system',
      'unknown-reference',
      'unknown-support',
      'year-without-rank',
    ],
  },
  { cause: 'wrong-type', here: ['half-translated', 'published-id-gone', 'terms-not-system', 'unknown-support'] },
  { cause: 'unknown-support', here: ['no-source'] },
  {
    cause: 'duplicate-id',
    here: ['duplicate-name', 'period-overlap', 'renamed-id', 'unknown-reference', 'unknown-support', 'unlikely-length'],
    everywhere: ['published-id-gone'],
  },
  { cause: 'renamed-id', here: ['unknown-support'], everywhere: ['published-id-gone', 'unknown-reference'] },
  { cause: 'wrong-folder', here: ['wrong-modeline'], everywhere: ['published-id-gone', 'unknown-reference'] },
  { cause: 'unexpected-file', everywhere: ['published-id-gone'] },
  { cause: 'retired-id-used', everywhere: ['published-id-gone'] },
  { cause: 'published-id-gone', everywhere: ['unknown-reference'] },
  { cause: 'outside-year', here: ['after-end-of-year', 'unlikely-day', 'term-order', 'unlikely-length'] },
  { cause: 'term-order', here: ['unlikely-length'] },
  { cause: 'out-of-range', here: ['unlikely-number'] },
  { cause: 'unlikely-length', here: ['term-overlap', 'label-of-other-year'] },
  { cause: 'city-of-other-region', here: ['other-spelling'] },
  { cause: 'search-page', here: ['kind-unlike-host'] },
  { cause: 'repeated-item', here: ['period-overlap', 'shared-alternative'] },
  { cause: 'unfit-text', here: ['bad-address', 'figures-differ'] },
  { cause: 'label-of-other-year', here: ['copied-record', 'figures-differ', 'year-span'] },
  { cause: 'unlikely-day', here: ['figures-differ', 'period-overlap'] },
  { cause: 'far-day', here: ['label-of-other-year', 'window-order'] },
  { cause: 'empty-text', here: ['half-translated', 'missing-key'] },
  { cause: 'figure-of-record', here: ['figures-differ', 'unlikely-day'] },
  { cause: 'wrong-language', here: ['shared-alternative'] },
  { cause: 'region-spelling', everywhere: ['city-of-other-region'] },
  { cause: 'admission-file', here: ['copied-record'] },
  { cause: 'missing-key', here: ['half-translated', 'no-source'] },
  { cause: 'unknown-word', here: ['not-missing'] },
  { cause: 'wrong-form', here: ['published-id-gone'] },
  { cause: 'kind-unlike-host', here: ['weak-sources'] },
  { cause: 'future-day', here: ['old-answer', 'verified-before-published'] },
  { cause: 'duplicate-key', here: ['missing-key', 'kind-unlike-host'] },
  { cause: 'bad-day', here: ['label-of-other-year', 'unlikely-day'] },
  { cause: 'no-source', here: ['not-missing'] },
  {
    cause: 'id-not-file-name',
    here: [...OF_A_PAIR, 'label-of-other-year', 'weak-sources', 'year-span'],
  },
];

/** Said only where nothing else is wrong in the file, or in the record that it tells of: it mostly follows from what is. */
export const OF_A_SOUND_FILE: ReadonlySet<Code> = new Set(['support-of-nothing', 'figure-of-record']);

/** Of several of these at one place, the first names the cause and the others follow from it. */
export const PRECEDENCE: readonly Code[] = [
  'period-order',
  'outside-year',
  'far-day',
  'after-end-of-year',
  'unlikely-length',
  'unlikely-day',
  'unknown-reference',
  'unknown-word',
  'admission-file',
  'stray-space',
  'wrong-type',
  'placeholder-text',
  'bad-day',
  'search-page',
  'bad-address',
  'wrong-form',
  'placeholder-address',
  'unfit-text',
  'invisible-character',
  'text-too-long',
  'long-text',
  'wrong-language',
  'foreign-letter',
  'other-spelling',
  'stray-quote',
];

/** The findings without those that only follow from another one: one mistake is one finding. */
export function causesAmong(findings: readonly Finding[]): Finding[] {
  const found = new Set(findings.flatMap(({ code, file }) => [code, `${file} ${code}`]));
  const unsound = findings.flatMap(({ code, file }) =>
    OF_A_SOUND_FILE.has(code) || code === 'weak-sources' ? [] : [file],
  );
  const follows = (finding: Finding): boolean =>
    (OF_A_SOUND_FILE.has(finding.code) && unsound.some((file) => isOf(finding, file))) ||
    CAUSES.some(
      ({ cause, here = [], everywhere = [] }) =>
        (everywhere.includes(finding.code) && found.has(cause)) ||
        (here.includes(finding.code) && filesOf(finding).some((file) => found.has(`${file} ${cause}`))),
    );
  return foremostAtEachPlace(onePerPair(findings.filter((finding) => !follows(finding))));
}

/** Whether a file, or the record in it, is what a finding tells of. */
const isOf = ({ file, code, args }: Finding, other: string): boolean =>
  code === 'figure-of-record' ? other.endsWith(`/${args.name}.yaml`) : other === file;

/** The files that a finding is about: that in which it stands, and the other one of a pair. */
const filesOf = ({ code, file, args }: Finding): string[] =>
  OF_A_PAIR.includes(code) && 'other' in args ? [file, args.other] : [file];

function onePerPair(findings: readonly Finding[]): Finding[] {
  const rank = ({ code }: Finding) => OF_A_PAIR.indexOf(code);
  const shared = findings.filter((finding) => rank(finding) !== -1);
  const pairs = [...groupBy(shared, (finding) => filesOf(finding).sort().join(' ')).values()];
  const kept = new Set(pairs.map((pair) => pair.sort((a, b) => rank(a) - rank(b) || a.line - b.line)[0]));
  return findings.filter((finding) => rank(finding) === -1 || kept.has(finding));
}

function foremostAtEachPlace(findings: readonly Finding[]): Finding[] {
  const rank = ({ code }: Finding) => PRECEDENCE.indexOf(code);
  // One value is one place, wherever within it a finding points.
  const placeOf = ({ file, line, column, path }: Finding) => `${file}:${path || `${line}:${column}`}`;
  const places = groupBy(findings, placeOf);
  const isPreceded = (finding: Finding) =>
    places.get(placeOf(finding))?.some((other) => rank(other) !== -1 && rank(other) < rank(finding));
  return findings.filter((finding) => !isPreceded(finding));
}
