import { createServer, type Server } from 'node:http';
import type { Page } from 'playwright-core';
import type { SiteFile } from '../../build/publication/publication.ts';

/** The directory in the browser's own file system in which Sveltia CMS tries changes. */
const FOLDER = 'sveltia-cms-test';

/** Serves the files of the forms with their own headers, and nothing else. */
export async function serveForms(files: readonly SiteFile[]): Promise<{ base: string; server: Server }> {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = byPath.get(pathname === '/admin/' ? '/admin/index.html' : pathname);
    if (file === undefined) {
      response.writeHead(pathname === '/favicon.ico' ? 204 : 404).end();
      return;
    }
    const headers = { 'Content-Type': file.contentType, 'Content-Security-Policy': file.policy ?? '' };
    response.writeHead(200, headers).end(file.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : address;
  return { base: `http://127.0.0.1:${port}`, server };
}

/** Puts files into the store of the browser. */
export const seed = (page: Page, files: Readonly<Record<string, string>>): Promise<void> =>
  page.evaluate(`(async (files) => {
    const root = await (await navigator.storage.getDirectory()).getDirectoryHandle('${FOLDER}', { create: true });
    for (const [path, text] of Object.entries(files)) {
      const steps = path.split('/');
      let directory = root;
      for (const step of steps.slice(0, -1)) directory = await directory.getDirectoryHandle(step, { create: true });
      const writer = await (await directory.getFileHandle(steps.at(-1), { create: true })).createWritable();
      await writer.write(text);
      await writer.close();
    }
  })(${JSON.stringify(files)})`);

/** All files that are in the store of the browser. */
export const stored = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(`(async () => {
    const files = {};
    const walk = async (directory, before) => {
      for await (const [name, handle] of directory.entries()) {
        if (handle.kind === 'directory') await walk(handle, before + name + '/');
        else files[before + name] = await (await handle.getFile()).text();
      }
    };
    await walk(await (await navigator.storage.getDirectory()).getDirectoryHandle('${FOLDER}'), '');
    return files;
  })()`);
