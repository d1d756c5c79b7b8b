import { UserError } from '../findings/user-error.ts';

const OTHER = 'Choose another with --out.';
const MOUNT_POINT =
  'it is a mount point, which cannot be replaced in one step. Choose a directory below it with --out.';

/** What to say of a fault of the disk, by the code of the system. */
const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: 'there is no space left on the disk. Make room and build again.',
  EDQUOT: 'the quota of this user on the disk is used up. Make room and build again.',
  EROFS: `the disk is read-only. ${OTHER}`,
  EACCES: `the rights of this user do not allow it. ${OTHER}`,
  EPERM: `the rights of this user do not allow it. ${OTHER}`,
  EBUSY: MOUNT_POINT,
  EXDEV: MOUNT_POINT,
  EMFILE: 'too many files are open. Raise the limit (ulimit -n) and build again.',
  ENFILE: 'the machine has too many files open. Build again when it is less busy.',
};

/** A fault of the disk as a sentence for the person who builds; any other error as it is. */
export function explained(outDir: string, error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error) || !('syscall' in error)) return error;
  const reason = REASONS[String(error.code)] ?? `${error.message}. ${OTHER}`;
  return new UserError(`The output ${outDir} cannot be written: ${reason}`);
}
