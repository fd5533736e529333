import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserSettings } from '../settings/settings.ts';

/** The shell has no window of its own to draw: the same pages take it a third of the time of the whole browser. */
const NAMES = ['chromium-headless-shell', 'chrome-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

function installed(folders: readonly string[]): string | undefined {
  return [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), MAC].find((path) => existsSync(path));
}

async function playwrights(): Promise<string | undefined> {
  const { chromium } = await import('playwright-core');
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
}

/** The path of a browser on this machine: the given one, an installed one, or Playwright's own; null when there is none. Throws when the given one does not exist. */
export async function findBrowser({ path: given, folders }: BrowserSettings): Promise<string | null> {
  if (given && !existsSync(given)) throw new Error(`CHROMIUM_PATH names ${given}, which does not exist.`);
  return given ?? installed(folders) ?? (await playwrights()) ?? null;
}
