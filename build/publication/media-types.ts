/** RFC 9264, with the profile of RFC 9727. */
export const LINKSET_TYPE = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"';

/** SEP-2127 */
export const SERVER_CARD_TYPE = 'application/mcp-server-card+json';

export const TEXT_TYPE = 'text/plain; charset=utf-8';
export const XML_TYPE = 'application/xml; charset=utf-8';
export const LINKED_DATA_TYPE = 'application/ld+json; charset=utf-8';
export const SCHEMA_TYPE = 'application/schema+json; charset=utf-8';
