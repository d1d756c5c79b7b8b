import { groupBy } from '../../edge/text/order.ts';
import type { Code } from '../findings/codes.ts';
import type { Finding } from '../findings/finding.ts';

/**
 * Findings from which others follow, so that these mean nothing beside them: in the same file, or wherever they stand. Each
 * with an example of a mistake that needs it; test/check/causes.test.ts makes all of them.
 */
export const CAUSES: readonly {
  readonly cause: Code;
  readonly here?: readonly Code[];
  readonly everywhere?: readonly Code[];
}[] = [
  // `qsYaer: 2027`: what a misspelt key says seems to be missing.
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
  // `terms: none`: nothing is known of the terms that others name.
  { cause: 'wrong-type', here: ['half-translated', 'published-id-gone', 'terms-not-system', 'unknown-support'] },
  // `supports: [fonded]`: the year of foundation has no other source.
  { cause: 'unknown-support', here: ['no-source'] },
  // `id: term2` of the first term: nothing is called term1 any more.
  {
    cause: 'duplicate-id',
    here: ['period-overlap', 'renamed-id', 'unknown-reference', 'unknown-support'],
    everywhere: ['published-id-gone'],
  },
  // `id: first-term`, while regional changes and sources speak of term1.
  { cause: 'renamed-id', here: ['unknown-support'], everywhere: ['published-id-gone', 'unknown-reference'] },
  // A university among the exams: it is there, and its line for editors was right before.
  { cause: 'wrong-folder', here: ['wrong-modeline'], everywhere: ['published-id-gone', 'unknown-reference'] },
  // `ksu.yml`: the record is there, under a name that is not read.
  { cause: 'unexpected-file', everywhere: ['published-id-gone'] },
  // A university that is there was retired in the place of another one.
  { cause: 'retired-id-used', everywhere: ['published-id-gone'] },
  // The file of a university was deleted, while questions are about it.
  { cause: 'published-id-gone', everywhere: ['unknown-reference'] },
  // A term that starts a year too late or too early.
  { cause: 'outside-year', here: ['after-end-of-year', 'unlikely-day', 'term-order', 'unlikely-length'] },
  // A term that starts before the one above it, and is too long for that.
  { cause: 'term-order', here: ['unlikely-length'] },
  // A term that ends months too late, when the next one has begun.
  { cause: 'unlikely-length', here: ['term-overlap', 'label-of-other-year'] },
  // A city of its own, in the words of another one.
  { cause: 'city-of-other-region', here: ['other-spelling'] },
  // A search of a university among the other pages.
  { cause: 'search-page', here: ['kind-unlike-host'] },
  // The number of a telephone, or another year, in one language; a copied school year under the old label.
  { cause: 'unfit-text', here: ['figures-differ'] },
  { cause: 'label-of-other-year', here: ['figures-differ', 'year-span'] },
  // A National Day in October, when the autumn break has begun; another date beside the same day of the week.
  { cause: 'unlikely-day', here: ['figures-differ', 'period-overlap'] },
  // A window of many years is under the label of one.
  { cause: 'far-day', here: ['label-of-other-year'] },
  { cause: 'empty-text', here: ['half-translated'] },
  { cause: 'figure-of-record', here: ['figures-differ'] },
  { cause: 'missing-key', here: ['half-translated', 'no-source'] },
  // «لا يوجد» or 'null' for a word, of which `missing` tells why there is none.
  { cause: 'unknown-word', here: ['not-missing'] },
  { cause: 'wrong-form', here: ['published-id-gone'] },
  { cause: 'kind-unlike-host', here: ['weak-sources'] },
  // A source of next year is newer than what its answer says of itself.
  { cause: 'future-day', here: ['old-answer'] },
  // A source pasted into the middle of another one.
  { cause: 'duplicate-key', here: ['missing-key', 'kind-unlike-host'] },
  // A Hijri day where a Gregorian one belongs.
  { cause: 'bad-day', here: ['label-of-other-year'] },
  // A fee that somebody remembers: that `missing` and an answer say otherwise follows.
  { cause: 'no-source', here: ['not-missing'] },
  // A copied file that still calls itself by the name of the first: what both say has that one cause.
  {
    cause: 'id-not-file-name',
    here: [
      'copied-record',
      'duplicate-name',
      'label-of-other-year',
      'question-twice',
      'shared-alternative',
      'shared-identifier',
      'weak-sources',
      'year-span',
    ],
  },
];

/** Said only where nothing else is wrong in the file, or in the record that it tells of: it mostly follows from what is. */
export const OF_A_SOUND_FILE: ReadonlySet<Code> = new Set(['support-of-nothing', 'figure-of-record']);
/** What stands for long, and has nothing to do with what else is wrong. */
const STANDING: readonly Code[] = ['support-of-nothing', 'figure-of-record', 'weak-sources'];

/** What two records share that only one may have, the plainest first: of all that they share, one finding. */
export const OF_A_PAIR: readonly Code[] = [
  'copied-record',
  'question-twice',
  'duplicate-name',
  'shared-identifier',
  'shared-alternative',
];

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
  'bad-address',
  'wrong-form',
  'placeholder-address',
  'unfit-text',
  'invisible-character',
  'text-too-long',
  'long-text',
  'wrong-language',
  'other-spelling',
  'stray-quote',
];

/** The findings without those that only follow from another one: one mistake is one finding. */
export function causesAmong(findings: readonly Finding[]): Finding[] {
  const found = new Set(findings.flatMap(({ code, file }) => [code, `${file} ${code}`]));
  const unsound = findings.flatMap(({ code, file }) => (STANDING.includes(code) ? [] : [file]));
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
  const foremost = new Map<string, number>();
  for (const finding of findings.filter((each) => rank(each) !== -1)) {
    foremost.set(placeOf(finding), Math.min(rank(finding), foremost.get(placeOf(finding)) ?? Number.POSITIVE_INFINITY));
  }
  return findings.filter((finding) => rank(finding) === -1 || rank(finding) === foremost.get(placeOf(finding)));
}
