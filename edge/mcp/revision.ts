/** The revision without a handshake: each request says for itself which revision it speaks. */
export const MODERN_REVISION = '2026-07-28';

/** Revisions that begin with `initialize`, newest first. */
export const LEGACY_REVISIONS: readonly string[] = ['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'];

/** What a client that asks for a revision unknown here is offered instead. */
export const NEWEST_LEGACY_REVISION = '2025-11-25';

/** The only revision that has batches. Requests without a version header are taken for it. */
export const BATCH_REVISION = '2025-03-26';

/** Whether a version belongs to the era without a handshake. Versions are days, so their text orders them. */
export const isModern = (version: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(version) && version >= MODERN_REVISION;
