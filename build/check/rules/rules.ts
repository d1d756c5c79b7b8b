import type { Content } from '../content.ts';
import type { Finding } from '../finding.ts';

/** A rule looks at the whole content and reports what breaks it; one subject each. */
export type Rule = (content: Content) => readonly Finding[];

export const RULES: readonly Rule[] = [];
