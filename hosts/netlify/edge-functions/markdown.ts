import { withoutSlash } from '../../../edge/http/addresses.ts';
import { prefersMarkdown } from '../../../edge/router/markdown.ts';

/** Leads to the Markdown of a page whoever would rather read that. A plain read runs no code. */
export default function markdown(request: Request): URL | undefined {
  const path = withoutSlash(new URL(request.url).pathname);
  const isRead = ['GET', 'HEAD'].includes(request.method) && !/\.\w+$/.test(path);
  if (!isRead || !prefersMarkdown(request.headers.get('Accept') ?? '')) return undefined;
  return new URL(path === '/' ? '/index.md' : `${path}.md`, request.url);
}

export const config = {
  path: '/*',
  // Answers for programs, and the forms of editors.
  excludedPath: [
    '/api/*',
    '/.well-known/*',
    '/feeds/*',
    '/mcp',
    '/mcp/*',
    '/problems/*',
    '/schemas/*',
    '/assets/*',
    '/admin',
  ],
  header: { accept: 'text/markdown' },
  // No list of methods: it could not name HEAD.
  onError: 'bypass',
};
