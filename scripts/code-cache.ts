import { createHash } from 'node:crypto';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { Script } from 'node:vm';

/** V8 believes code that was damaged, and the process dies of it. */
const digestOf = (file: string, code: Uint8Array): Buffer =>
  createHash('sha256').update(file).update(code).digest();
const DIGEST_BYTES = 32;

/**
 * A program of CommonJS, ready to run: V8 would parse and compile it anew in every process, so what it made of it lies
 * beside it, after its digest. Where that is damaged or of another program it is made again; where V8 rejects it, being
 * another or run with other flags, or where nothing can be written, every run compiles.
 * @param file a name under which there is never another text
 */
export function compiled(file: string): (require: NodeJS.Require) => void {
  const source = `(require) => {${readFileSync(file, 'utf8')}\n}`;
  const cachedData = keptCode(file);
  if (cachedData !== undefined) return new Script(source, { filename: file, cachedData }).runInThisContext();
  // All functions, also those that this run never calls.
  setFlagsFromString('--no-lazy');
  const script = new Script(source, { filename: file });
  // Before it is kept: V8 rejects what was made with other flags.
  setFlagsFromString('--lazy');
  keepCode(file, script.createCachedData());
  return script.runInThisContext();
}

function keptCode(file: string): Buffer | undefined {
  try {
    const bytes = readFileSync(`${file}.code`);
    const code = bytes.subarray(DIGEST_BYTES);
    return digestOf(file, code).equals(bytes.subarray(0, DIGEST_BYTES)) ? code : undefined;
  } catch {
    return undefined;
  }
}

function keepCode(file: string, code: Buffer): void {
  const next = `${file}.${process.pid}`;
  try {
    writeFileSync(next, Buffer.concat([digestOf(file, code), code]));
    renameSync(next, `${file}.code`);
  } catch {
    rmSync(next, { force: true });
  }
}
