/**
 * Whether a client would rather read a page as Markdown than as HTML (RFC 9110 section 12.5.1).
 * @param accept value of the header
 */
export function prefersMarkdown(accept: string): boolean {
  const weights = new Map(
    accept.split(',').map((range) => {
      const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
      return [type, Number(parameters.find((each) => each.startsWith('q='))?.slice(2) ?? 1)];
    }),
  );
  const markdown = weights.get('text/markdown') ?? 0;
  return markdown > 0 && markdown >= (weights.get('text/html') ?? 0);
}
