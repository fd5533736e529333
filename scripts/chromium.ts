import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { readBrowserSettings } from '../delivery/src/settings/read-settings.ts';
import { findBrowser } from '../delivery/src/smoke/browser.ts';

const BROWSERS = ['chromium-headless-shell', 'chromium'];
const FONTS = 'fonts-noto-cjk';

/**
 * The path of a browser for the tests: one that is there, or Debian's package, which root on Debian gets installed.
 * Throws, saying what is missing, when there is none.
 */
export async function findChromium(say: (line: string) => void): Promise<string> {
  const found = await findBrowser(readBrowserSettings());
  if (found) return found;
  if (isRootOnDebian()) {
    for (const browser of BROWSERS) {
      say(`No browser found: installing Debian's ${browser} and ${FONTS} …`);
      const isInstalled = await aptInstall([browser, FONTS]).then(
        () => true,
        (error: Error) => void say(`That failed: ${error.message.trim()}`),
      );
      if (isInstalled) break;
    }
  }
  const now = await findBrowser(readBrowserSettings());
  if (now) return now;
  throw new Error(
    'No browser found for the tests. Install Chromium or Chrome, run `npx playwright install chromium`, or name one in CHROMIUM_PATH.',
  );
}

function isRootOnDebian(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/etc/os-release')) return false;
  return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
}

async function aptInstall(packages: readonly string[]): Promise<void> {
  const run = promisify(execFile);
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, maxBuffer: 1e8 };
  await run('apt-get', ['update'], options);
  await run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], options);
}
