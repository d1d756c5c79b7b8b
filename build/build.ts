import { loadContent } from './catalogue/catalogue.ts';
import type { SoundTexts } from './check/entry.ts';
import { UserError } from './findings/user-error.ts';
import type { Edition, SiteFile } from './publication/publication.ts';
import type { ServiceRecord } from './schema/service.ts';
import { requireForms } from './site/forms/files.ts';
import { siteFiles } from './site/site.ts';
import { verified } from './site/verify.ts';
import { refuseOverlap, writeSite } from './write/write-site.ts';

export interface BuildOptions extends Omit<Edition, 'catalogue'> {
  readonly contentDir: string;
  readonly outDir: string;
  /**
   * The day to which the check compares days that must not lie ahead: today. Left out while `asOf` is a day that is only
   * tried out, before which much of the content was not yet written.
   */
  readonly checkedOn?: string;
  /** Whether real visitors will come: example values in service.yaml are then refused. */
  readonly production: boolean;
  /** Texts that an earlier build of this process found sound, for builds that follow each other. */
  readonly sound?: SoundTexts;
}

/**
 * Reads and checks the content, and writes every answer, verified, to the output directory. Where a finding is an error
 * or anything fails, the site that is there stays as it is.
 * @param write puts the files into the output directory, and gives back how many there are
 * @returns the findings, and how many files were written; null when a finding is an error
 * @throws UserError for content that cannot be published so, or a directory that cannot be used; Error when the program
 * breaks its own promises
 */
export async function buildSite(
  options: BuildOptions,
  write: (files: Iterable<SiteFile>, outDir: string) => number = writeSite,
) {
  const { contentDir, outDir, baseUrl, asOf, checkedOn = null, production, recordPages = true, sound } = options;
  refuseOverlap(contentDir, outDir);
  const { findings, catalogue } = await loadContent(contentDir, checkedOn, sound);
  if (catalogue === null) return { findings, files: null };
  if (production) {
    refuseExamples(catalogue.service);
    requireForms(catalogue.service);
  }
  const site = verified(siteFiles({ catalogue, baseUrl, asOf, recordPages }));
  return { findings, files: write(site, outDir) };
}

/** Domains that are reserved for examples and can belong to nobody (RFC 2606, RFC 6761). */
const RESERVED = /(^|[./@:])(example\.(com|net|org)|[a-z0-9-]+\.(example|test|invalid|localhost))(?=$|[/:?#])/i;
const REVERSED = /^(example|test|invalid|localhost|(com|net|org)\.example)\b/i;

function examples(value: unknown, path: string): string[] {
  if (typeof value === 'string') {
    const isExample = path === 'mcpName' ? REVERSED.test(value) : RESERVED.test(value);
    return isExample ? [`${path}: ${value}`] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => examples(item, path === '' ? key : `${path}.${key}`));
}

/** @throws UserError naming every value of service.yaml that is still an example */
function refuseExamples(service: ServiceRecord): void {
  const found = examples(service, '');
  if (found.length === 0) return;
  throw new UserError(
    `A production build needs real values in content/service.yaml. These are still examples:\n${found.map((line) => `  ${line}`).join('\n')}`,
  );
}
