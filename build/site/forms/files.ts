import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Rule } from '../../../edge/http/route-table.ts';
import { UserError } from '../../findings/user-error.ts';
import { type Edition, FILE_TYPES, plainFile, type SiteFile } from '../../publication/publication.ts';
import type { ServiceRecord } from '../../schema/service.ts';
import { formsConfig, githubBackend } from './config.ts';

/** Where `npm run forms` puts the program of the forms. */
export const FORMS_PROGRAM = fileURLToPath(new URL('../../../.cache/forms', import.meta.url));

const FORMS_FOLDER = '/admin/';

/**
 * The forms talk to GitHub and, to sign in, to Netlify; they style themselves, and show pictures of people. Nothing
 * runs but our own files.
 */
const FORMS_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self'",
  "img-src 'self' data: blob: https://avatars.githubusercontent.com",
  "connect-src 'self' blob: data: https://api.github.com https://www.githubstatus.com",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const PAGE = readFileSync(new URL('admin.html', import.meta.url));

/** Files of the program, by name; none where it was not made. */
const programFiles = (): readonly string[] =>
  existsSync(FORMS_PROGRAM)
    ? readdirSync(FORMS_PROGRAM, { recursive: true, encoding: 'utf8' })
        .map((name) => name.replaceAll('\\', '/'))
        .filter((name) => extname(name) in FILE_TYPES)
        .sort()
    : [];

/** The program and the configuration of the forms; nothing where the program was not made. */
export function formFilesFor(config: object): SiteFile[] {
  const program = programFiles();
  if (program.length === 0) return [];
  const file = (name: string, body: string | Buffer): SiteFile => ({
    ...plainFile(FORMS_FOLDER + name, FILE_TYPES[extname(name)] ?? '', body),
    policy: FORMS_POLICY,
  });
  return [
    file('index.html', PAGE),
    file('config.js', `export default ${JSON.stringify(config)};\n`),
    ...program.map((name) => file(name, readFileSync(join(FORMS_PROGRAM, name)))),
  ];
}

/** The forms by which editors change the content without leaving the browser, when service.yaml names a repository. */
export function formFiles({ catalogue }: Edition): readonly SiteFile[] {
  const { repository } = catalogue.service;
  return repository === null ? [] : formFilesFor(formsConfig(catalogue, githubBackend(repository)));
}

/** The address of the forms, where there are any. */
export const formRules = ({ catalogue: { service } }: Edition): readonly Rule[] =>
  service.repository === null || programFiles().length === 0
    ? []
    : [{ path: '/admin', query: {}, file: '/admin/index.html', status: 200 }];

/** @throws UserError when service.yaml names a repository and the program of the forms was not made */
export function requireForms({ repository }: ServiceRecord): void {
  if (repository === null || existsSync(FORMS_PROGRAM)) return;
  throw new UserError('content/service.yaml names a repository, for forms at /admin/; first run: npm run forms');
}
