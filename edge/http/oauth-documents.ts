/**
 * OAuth documents, and whatever lies below them. Some MCP clients start a login when they find one, although
 * nothing here needs it; on the second host for MCP they are therefore absent.
 */
export const OAUTH_DOCUMENTS = [
  '/.well-known/oauth-protected-resource',
  '/.well-known/oauth-authorization-server',
  '/.well-known/openid-configuration',
] as const;

/** Whether a path is absent on the second host for MCP: an OAuth document, its plain file, or an address below. */
export const isOAuthDocument = (path: string): boolean =>
  OAUTH_DOCUMENTS.some(
    (document) => [document, `${document}.json`].includes(path) || path.startsWith(`${document}/`),
  );
