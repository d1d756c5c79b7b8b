import { UserError } from './findings/user-error.ts';
import type { ServiceRecord } from './schema/service.ts';

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
export function refuseExamples(service: ServiceRecord): void {
  const found = examples(service, '');
  if (found.length === 0) return;
  throw new UserError(
    `A production build needs real values in content/service.yaml. These are still examples:\n${found.map((line) => `  ${line}`).join('\n')}`,
  );
}
