import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
const PACKAGES = ['chromium', 'fonts-noto-cjk'];

/**
 * The path of a browser for the tests: CHROMIUM_PATH, an installed one, Playwright's own, or Debian's package,
 * which root on Debian gets installed. Throws, saying what is missing, when there is none.
 */
export async function findChromium(say: (line: string) => void): Promise<string> {
  const given = process.env['CHROMIUM_PATH'];
  if (given && !existsSync(given)) throw new Error(`CHROMIUM_PATH names ${given}, which does not exist.`);
  const found = given ?? installed() ?? playwrights();
  if (found) return found;
  if (isRootOnDebian()) {
    say(`No browser found: installing Debian's ${PACKAGES.join(' and ')} …`);
    await aptInstall().catch((error: Error) => say(`That failed: ${error.message.trim()}`));
  }
  const now = installed();
  if (now) return now;
  throw new Error('No browser found for the tests. Install Chromium or Chrome, run `npx playwright install chromium`, or name one in CHROMIUM_PATH.');
}

function installed(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), MAC].find((path) => existsSync(path));
}

function playwrights(): string | undefined {
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
}

function isRootOnDebian(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/etc/os-release')) return false;
  return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
}

async function aptInstall(): Promise<void> {
  const run = promisify(execFile);
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, maxBuffer: 1e8 };
  await run('apt-get', ['update'], options);
  await run('apt-get', ['install', '-y', '--no-install-recommends', ...PACKAGES], options);
}
