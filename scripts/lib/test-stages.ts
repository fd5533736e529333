import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findChromium } from '../chromium.ts';
import { startPostgres } from '../postgres.ts';
import { runBrowserTests } from './browser-tests.ts';
import { runChecks } from './checks.ts';
import { oneFailed, type Counts } from './counts.ts';
import { startOwnSite } from './own-site.ts';
import { root } from './paths.ts';
import type { Run } from './run.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { runTool } from './tool.ts';

export const stages: Record<string, (run: Run) => Promise<Counts>> = {
  check: () => runChecks(),
  unit,
  e2e,
};

async function unit(run: Run): Promise<Counts> {
  const dir = await temporaryFolder(run);
  const database = await startPostgres({ dir, fast: true, database: 'postgres', say: console.log });
  run.undo.push(database.stop);
  const report = join(dir, 'jest.json');
  const args = ['--json', '--outputFile', report, '--silent=false'];
  await runTool(join(root, 'node_modules/jest/bin/jest.js'), args, {
    env: { TEST_DATABASE_URL: database.url, NODE_ENV: 'test', FORCE_COLOR: process.stdout.isTTY ? '1' : undefined },
    show: true,
    signal: run.leave,
  });
  const found = await readJson<JestReport>(report);
  if (!found) return said('Jest gave no report', oneFailed);
  const { numPassedTests: passed, numFailedTests, numRuntimeErrorTestSuites, numPendingTests, numTodoTests } = found;
  const counts = { passed, failed: numFailedTests + numRuntimeErrorTestSuites, skipped: numPendingTests + numTodoTests };
  return passed === 0 ? said('Jest ran nothing', { ...counts, failed: counts.failed + 1 }) : counts;
}

/** A busy machine is no broken release: pages come rendered however long that takes. */
const PATIENT = {
  RENDER_START_MS: '60000',
  RENDER_PAGE_MS: '10000',
  RENDER_PART_MS: '10000',
  RENDER_PARTS_WAIT_MS: '10000',
  RENDER_ASK_MS: '10000',
};

async function e2e(run: Run): Promise<Counts> {
  const browser = await findChromium(console.log);
  console.log(`Browser: ${browser}`);
  const dir = await temporaryFolder(run);
  const site = await startOwnSite(run, dir, { ...PATIENT, NODE_ENV: 'development', DATABASE_URL: undefined });
  const { counts } = await runBrowserTests({ site, browser, dataDir: dir, report: join(dir, 'e2e.json'), leave: run.leave });
  if (!counts) return said('Playwright gave no report', oneFailed);
  return counts.passed === 0 ? said('Playwright ran nothing', { ...counts, failed: Math.max(1, counts.failed) }) : counts;
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  numPendingTests: number;
  numTodoTests: number;
}

function said(line: string, counts: Counts): Counts {
  console.log(line);
  return counts;
}

const readJson = async <T>(file: string): Promise<T | null> =>
  readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as T,
    () => null,
  );
