import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findChromium } from './chromium.ts';
import { paths, root } from './lib/paths.ts';
import { startRun } from './lib/run.ts';
import { compareSheets } from './lib/sheets/compare-sheets.ts';
import { readJourneys } from './lib/sheets/read-journeys.ts';
import { readSheets } from './lib/sheets/read-sheets.ts';
import { writeIndex } from './lib/sheets/write-index.ts';
import { writeJourneys } from './lib/sheets/write-journeys.ts';
import { startOwnSite } from './lib/site/own-site.ts';
import { runningSite } from './lib/site/site-database.ts';
import { temporaryFolder } from './lib/temporary-folder.ts';
import { runBrowserTests } from './lib/tests/browser-tests.ts';

const USAGE = `Usage: npm run sheets [-- --to FOLDER] [--against FOLDER] [--grep TEXT]
       photographs every screen of the running site, or of a new one, in three sizes and with all that can be opened on it;
       --against: the sheets of another run, as of the branch that a change goes into: what differs is shown first
       npm run sheets -- --journeys [--to FOLDER] [--grep TEXT]
       photographs whole journeys step by step, each beside the way of the peers`;

const { values, positionals } = parseArgs({
  options: {
    to: { type: 'string' },
    against: { type: 'string' },
    grep: { type: 'string', short: 'g' },
    journeys: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
if (positionals.length > 0 || (values.journeys && values.against !== undefined)) {
  console.error(USAGE);
  process.exit(2);
}
const filed = values.journeys
  ? { tag: '@journeys', walks: 'sheets/journeys/', to: 'sheets/journeys' }
  : { tag: '@sheets', walks: 'sheets/sheets', to: 'sheets/last' };
const folder = values.to === undefined ? join(paths.cache, filed.to) : resolve(root, values.to);
const before = values.against === undefined ? null : resolve(root, values.against);

const run = startRun();
try {
  const browser = await findChromium(console.log);
  const site = (await runningSite()) ?? (await startOwnSite(run, paths.data, {}));
  if (values.grep === undefined) await rm(folder, { recursive: true, force: true });
  process.env['SHEETS_DIR'] = folder;
  const report = join(await temporaryFolder(run), 'sheets.json');
  const args = [filed.walks, ...(values.grep === undefined ? [] : ['--grep', values.grep])];
  const { code } = await runBrowserTests({ site, browser, dataDir: paths.data, tag: filed.tag, args, report, leave: run.leave });
  console.log(`\n${values.journeys ? await journeysIn() : await sheetsIn()}`);
  process.exitCode = code;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await run.undoAll();
}

async function sheetsIn(): Promise<string> {
  const sheets = await readSheets(folder);
  const differences = before === null ? null : await compareSheets(sheets, before, folder);
  return `${sheets.length} sheets: ${await writeIndex(folder, sheets, before, differences)}`;
}

async function journeysIn(): Promise<string> {
  const journeys = await readJourneys(folder);
  return `${journeys.length} journeys: ${await writeJourneys(folder, journeys)}`;
}
