import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { findChromium } from './chromium.ts';
import { paths, root } from './lib/paths.ts';
import { startRun } from './lib/run.ts';
import { startOwnSite } from './lib/site/own-site.ts';
import { temporaryFolder } from './lib/temporary-folder.ts';
import { runBrowserTests } from './lib/tests/browser-tests.ts';

const USAGE = `Usage: npm run pictures [-- --update]
       compares the key screens, on a phone and a desk and in both schemes, with e2e/held/pictures; --update: takes those anew`;

/** A Saturday morning on which the demo's places are open. */
const DAY = '2026-11-21T10:00:00+09:00';

const { values, positionals } = parseArgs({ options: { update: { type: 'boolean', default: false } }, allowPositionals: true });
if (positionals.length > 0) {
  console.error(USAGE);
  process.exit(2);
}

const run = startRun();
try {
  const browser = await findChromium(console.log);
  const dataDir = await temporaryFolder(run);
  const preload = pathToFileURL(join(root, 'scripts/lib/site/fixed-day.mjs')).href;
  // Jobs would move on by the database's own clock.
  const env = { NODE_ENV: 'development', DATABASE_URL: undefined, FIXED_DAY: DAY, JOBS: 'off', NODE_OPTIONS: `--import ${preload}` };
  const site = await startOwnSite(run, dataDir, env);
  process.env['FIXED_DAY'] = DAY;
  const report = join(await temporaryFolder(run), 'pictures.json');
  // One after the other, in their order: what a visit counts is seen by the next.
  const args = ['held/', '--workers', '1', ...(values.update ? ['--update-snapshots'] : []), '--output', join(paths.cache, 'pictures')];
  const { code } = await runBrowserTests({ site, browser, dataDir, tag: '@pictures', args, report, leave: run.leave });
  process.exitCode = code;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await run.undoAll();
}
