/**
 * A fault that its reader can mend: a wrong flag, a missing directory, a port in use. The commands print its
 * message alone, without a stack, and end with status 2.
 */
export class UserError extends Error {
  override readonly name = 'UserError';
}
