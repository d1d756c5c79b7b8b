import { COLLECTION_NAMES } from '../../collections/collections.ts';
import type { Finding } from '../../findings/finding.ts';
import { isRecord, memberOf, valueAt } from '../../schema/json-value.ts';
import { isEmptyValue } from '../../schema/missing.ts';
import type { Content } from '../content.ts';
import { findingAt, writtenValue } from '../entry.ts';

/** What a reason cannot do without. */
const PROOF: Readonly<Record<string, string>> = {
  'not-announced': 'source',
  'not-found': 'lookedOn',
  'see-questions': 'questions',
};

/** What `missing` names is missing, and each reason comes with what proves it. */
export const missingIsMissing = (content: Content): Finding[] =>
  COLLECTION_NAMES.flatMap((name) =>
    content[name].flatMap((entry) => {
      const missing = memberOf(entry.value, 'missing');
      return Object.entries(isRecord(missing) ? missing : {}).flatMap(([key, why]) => {
        const path = [...entry.path, 'missing', key];
        // A value of a wrong type is empty in `value`, and is a finding of its own.
        if (!isEmptyValue(memberOf(writtenValue(entry), key))) {
          return [findingAt(entry.document, path, 'not-missing', { key }, 'key')];
        }
        const reason = String(memberOf(why, 'reason'));
        const proof = PROOF[reason];
        return proof === undefined || !isEmptyValue(valueAt(entry.document.value, [...path, proof]))
          ? []
          : [findingAt(entry.document, [...path, 'reason'], 'reason-without-proof', { reason, proof })];
      });
    }),
  );
