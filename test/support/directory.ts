import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Takes what outlives the tests of a file; removed when all are over. */
    readonly directory: string;
  }
}

export default function setup({ provide }: TestProject): () => void {
  const directory = mkdtempSync(join(tmpdir(), 'tests-'));
  provide('directory', directory);
  return () => rmSync(directory, { recursive: true, force: true });
}
