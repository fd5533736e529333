import { defineConfig } from '@playwright/test';

const site = process.env['SITE_URL'];
if (!site) throw new Error('SITE_URL names the running site; `npm test` starts one and sets it');

const tag = process.env['E2E_TAG'];
/** Deep looks at what other tests hold already: `npm run test:deep` runs them, `npm test` leaves them out (docs/testing.md). */
const depth = process.env['E2E_DEPTH'];
const wanted = tag ?? (depth === 'deep' ? '@deep' : undefined);

export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: '**/*.e2e.ts',
  outputDir: '../.cache/e2e',
  // One set for every machine: what is drawn is drawn by the same browser and the project's own typeface.
  snapshotPathTemplate: '{testDir}/{testFileDir}/pictures/{arg}{ext}',
  fullyParallel: true,
  // Two keep two cores busy for five sixths of the time: what a walk waits for (a quiet page, a build, a service that starts) is another's.
  workers: 3,
  retries: 0,
  ...(wanted ? { grep: new RegExp(wanted) } : {}),
  ...(depth === 'usual' ? { grepInvert: /@deep/ } : {}),
  // What passes waits for none of these: they are for a machine that is several times slower than a desk's, and does much at once.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: process.env['E2E_REPORT'] ? [['list'], ['json', { outputFile: process.env['E2E_REPORT'] }]] : [['list']],
  use: {
    baseURL: site,
    // A worker stands between a page and what a walk puts in the network's place: the walks about it let it in.
    serviceWorkers: 'block',
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    // A film of each test costs more than half of the test again: `--trace retain-on-failure` is for who looks for a fault.
    trace: 'off',
    launchOptions: {
      ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--enable-unsafe-swiftshader',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
});
