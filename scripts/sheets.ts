import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findChromium } from './chromium.ts';
import { paths, root } from './lib/paths.ts';
import { startRun } from './lib/run.ts';
import { compareSheets } from './lib/sheets/compare-sheets.ts';
import { readSheets } from './lib/sheets/read-sheets.ts';
import { writeIndex } from './lib/sheets/write-index.ts';
import { startOwnSite } from './lib/site/own-site.ts';
import { runningSite } from './lib/site/site-database.ts';
import { temporaryFolder } from './lib/temporary-folder.ts';
import { runBrowserTests } from './lib/tests/browser-tests.ts';

const USAGE = `Usage: npm run sheets [-- --to FOLDER] [--against FOLDER] [Playwright's arguments…]
       photographs every screen of the running site, or of a new one, in three sizes and with all that can be opened on it;
       --against: the sheets of another run, as of the branch that a change goes into: what differs is shown first`;

const { values, positionals } = parseArgs({
  options: { to: { type: 'string' }, against: { type: 'string' }, grep: { type: 'string', short: 'g' } },
  allowPositionals: true,
});
if (positionals.length > 0) {
  console.error(USAGE);
  process.exit(2);
}
const folder = values.to === undefined ? join(paths.cache, 'sheets/last') : resolve(root, values.to);
const before = values.against === undefined ? null : resolve(root, values.against);

const run = startRun();
try {
  const browser = await findChromium(console.log);
  const site = (await runningSite()) ?? (await startOwnSite(run, paths.data, {}));
  if (values.grep === undefined) await rm(folder, { recursive: true, force: true });
  process.env['SHEETS_DIR'] = folder;
  const report = join(await temporaryFolder(run), 'sheets.json');
  const args = ['sheets/', ...(values.grep === undefined ? [] : ['--grep', values.grep])];
  const { code } = await runBrowserTests({ site, browser, dataDir: paths.data, tag: '@sheets', args, report, leave: run.leave });
  const sheets = await readSheets(folder);
  const differences = before === null ? null : await compareSheets(sheets, before, folder);
  console.log(`\n${sheets.length} sheets: ${await writeIndex(folder, sheets, before, differences)}`);
  process.exitCode = code;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await run.undoAll();
}
