export const ATOM_TYPE = 'application/atom+xml; charset=utf-8';
export const CALENDAR_TYPE = 'text/calendar; charset=utf-8';
export const CSV_TYPE = 'text/csv; charset=utf-8; header=present';
export const NDJSON_TYPE = 'application/x-ndjson; charset=utf-8';
