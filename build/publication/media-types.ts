/** RFC 9264, with the profile of RFC 9727. */
export const LINKSET_TYPE = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"';

/** SEP-2127 */
export const SERVER_CARD_TYPE = 'application/mcp-server-card+json';

export const TEXT_TYPE = 'text/plain; charset=utf-8';
export const XML_TYPE = 'application/xml; charset=utf-8';
export const LINKED_DATA_TYPE = 'application/ld+json; charset=utf-8';
export const SCHEMA_TYPE = 'application/schema+json; charset=utf-8';
export const MARKDOWN_TYPE = 'text/markdown; charset=utf-8';
export const ATOM_TYPE = 'application/atom+xml; charset=utf-8';
export const CALENDAR_TYPE = 'text/calendar; charset=utf-8';
export const CSV_TYPE = 'text/csv; charset=utf-8; header=present';
export const NDJSON_TYPE = 'application/x-ndjson; charset=utf-8';
