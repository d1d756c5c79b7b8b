import { setTimeout as pause } from 'node:timers/promises';
import bundled from '@sparticuz/chromium';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { describe, onTestFinished } from 'vitest';

/** Not the package's own arguments: they switch off what is tested here, the rules about origins. */
const ARGUMENTS = ['--no-sandbox', '--headless=shell', '--disable-gpu', '--force-color-profile=srgb'];
const ATTEMPTS = 4;

/**
 * A real Chromium from npm alone; null, with a loud word about it, where it cannot start. It is unpacked on its
 * first use; whoever comes while another process still unpacks it has to wait and try again.
 */
async function startChromium(): Promise<Browser | null> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await chromium.launch({ executablePath: await bundled.executablePath(), args: ARGUMENTS });
    } catch (error) {
      if (attempt === ATTEMPTS) {
        console.error(`\n!!! BROWSER TESTS ARE SKIPPED: Chromium cannot start here !!!\n${String(error)}\n`);
        return null;
      }
      await pause(3000);
    }
  }
}

/** One for all files of a worker, whose end ends it. */
const started = startChromium();

/** Chromium, for the tests of one file. */
interface Chromium {
  /** As `describe`; skipped where Chromium cannot start. */
  readonly describeInBrowser: ReturnType<typeof describe.skipIf>;
  /** A page of its own context, for several tests. */
  open(base: string, options?: BrowserContextOptions): Promise<WatchedPage>;
  /** The same for one test, at the end of which it is closed. */
  visit(base: string, options?: BrowserContextOptions): Promise<WatchedPage>;
}

export async function chromiumForTests(): Promise<Chromium> {
  const browser = await started;
  const open: Chromium['open'] = (base, options) => {
    if (browser === null) throw new Error('Chromium cannot start here.');
    return openPage(browser, base, options);
  };
  return {
    describeInBrowser: describe.skipIf(browser === null),
    open,
    async visit(base, options) {
      const watched = await open(base, options);
      onTestFinished(() => watched.page.context().close());
      return watched;
    },
  };
}

/** A page and what went wrong on it so far: errors, refused requests, and requests to another origin. */
export interface WatchedPage {
  readonly page: Page;
  readonly faults: string[];
}

/**
 * A page of its own context.
 * @param base the only origin that the page may ask
 */
async function openPage(browser: Browser, base: string, options: BrowserContextOptions = {}): Promise<WatchedPage> {
  const context = await browser.newContext({ baseURL: base, reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const faults: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`script: ${error.message}`));
  page.on('dialog', async (dialog) => {
    faults.push(`dialog: ${dialog.message()}`);
    await dialog.dismiss();
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(`${base}/`)) faults.push(`other origin: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`);
  });
  return { page, faults };
}

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 900 };
