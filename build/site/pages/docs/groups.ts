import { GROUPS } from '../../openapi/text.ts';
import type { Language } from '../language.ts';
import type { ApiReference, DocumentedOperation } from './reference.ts';

/** A group of addresses with its title. */
export interface OperationGroup {
  readonly name: string;
  readonly title: Readonly<Record<Language, string>>;
  readonly operations: readonly DocumentedOperation[];
}

/** The operations by what they are about, in the order of the groups. */
export const groupedOperations = ({ operations }: ApiReference): OperationGroup[] =>
  Object.entries(GROUPS)
    .map(([name, { title }]) => ({
      name,
      title,
      operations: operations.filter(({ route }) => route.group === name),
    }))
    .filter(({ operations: members }) => members.length > 0);
