import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';
import { addAlias, addUniversity, deleteExam, renameQuestion, renameUniversity } from './edits.ts';
import { describeContent } from './properties.ts';

/** What the service publishes. No other test reads it. */
const SHIPPED = fileURLToPath(new URL('../../content', import.meta.url));

const directory = await mkdtemp(join(tmpdir(), 'edited-'));
afterAll(() => rm(directory, { recursive: true }));
const edited = join(directory, 'content');
await cp(SHIPPED, edited, { recursive: true });
for (const edit of [renameUniversity, renameQuestion, addAlias, addUniversity, deleteExam]) await edit(edited);

await describeContent('the content', SHIPPED);
await describeContent('the content after edits such as editors make', edited);
