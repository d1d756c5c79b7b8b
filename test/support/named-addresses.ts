import type { Route } from '../../build/publication/route.ts';

/** Addresses of the service that a text names, patterns such as `/feeds/*.ndjson` and `/exams/{id}` included. */
export const namedAddresses = (text: string, base: string): string[] => [
  ...new Set(
    [
      ...text
        .replaceAll(base, '')
        .matchAll(/(?<![\w./:-])\/(?:api\/agent|feeds|\.well-known|schemas|mcp)(?:[/?][^\s`"'<>()|،؛[\]\\]*)?/g),
    ].map(([address]) => address.replace(/[.,;:!؟…]+$/, '')),
  ),
];

const segments = (path: string): string[] => path.replace(/\.json$/, '').split('/');
const isPattern = (part: string): boolean => /[{*]/.test(part);

/** What is wrong with an address that a text names: no route has it, or not with these parameters; null: nothing. */
export function wrongAddress(address: string, routes: readonly Route[]): string | null {
  const [path = '', query = ''] = address.split('?');
  const parts = segments(path.replace(/\/$/, '/*'));
  const fitting = routes.filter((route) => {
    const own = segments(route.path);
    const prefix = parts.at(-1) === '*' ? own.slice(0, parts.length) : own;
    return (
      prefix.length === parts.length &&
      prefix.every((part, at) => part === parts[at] || isPattern(part) || isPattern(parts[at] ?? ''))
    );
  });
  if (fitting.length === 0) return `${address}: no such address`;
  const asked = query.split('&').flatMap((pair) => pair.split('=')[0] ?? []);
  const unknown = asked.filter(
    (name) => name !== '' && !fitting.some(({ parameters = [] }) => parameters.some((one) => one.name === name)),
  );
  return unknown.length === 0 ? null : `${address}: no parameter ${unknown.join(', ')}`;
}
