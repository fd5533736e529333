import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { findChromium } from '../chromium.ts';
import { startPostgres } from '../postgres.ts';
import { runChecks } from './checks.ts';
import { oneFailed, type Counts } from './counts.ts';
import { root } from './paths.ts';
import { isPostmasterOf, readPostmaster } from './postmaster.ts';
import { freePort, isAlive, signal, until } from './process.ts';
import { runTool } from './tool.ts';

const SITE_LIMIT = 10 * 60_000;

/** What a stage needs from the run: a place to put what must be undone, and the sign to leave. */
export interface Run {
  undo: (() => Promise<unknown>)[];
  leave: AbortSignal;
}

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

async function e2e(run: Run): Promise<Counts> {
  const browser = await findChromium(console.log);
  console.log(`Browser: ${browser}`);
  const dir = await temporaryFolder(run);
  const port = await freePort();
  const site = spawn(process.execPath, ['--import', 'tsx', 'scripts/start.ts'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dir, NODE_ENV: 'development', DATABASE_URL: undefined },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  run.undo.push(() => stopped(site));
  await running(site);

  const { url, databaseUrl } = (await readJson<{ url: string; databaseUrl: string }>(join(dir, 'runtime.json'))) ?? {};
  const report = join(dir, 'e2e.json');
  await runTool(join(root, 'scripts/node_modules/@playwright/test/cli.js'), ['test', '--config', 'playwright.config.ts'], {
    cwd: join(root, 'e2e'),
    env: { SITE_URL: url, E2E_DATABASE_URL: databaseUrl, E2E_REPORT: report, CHROMIUM_PATH: browser, DATA_DIR: dir },
    show: true,
    signal: run.leave,
  });
  const found = await readJson<PlaywrightReport>(report);
  if (!found) return said('Playwright gave no report', oneFailed);
  const { expected, flaky, unexpected, skipped } = found.stats;
  const counts = { passed: expected + flaky, failed: unexpected + found.errors.length, skipped };
  return counts.passed === 0 ? said('Playwright ran nothing', { ...counts, failed: Math.max(1, counts.failed) }) : counts;
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  numPendingTests: number;
  numTodoTests: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}

function said(line: string, counts: Counts): Counts {
  console.log(line);
  return counts;
}

const readJson = async <T>(file: string): Promise<T | null> =>
  readFile(file, 'utf8').then((text) => JSON.parse(text) as T, () => null);

/** Fulfils when the site says where it runs. */
async function running(site: ChildProcess): Promise<void> {
  const output = site.stdout;
  if (!output) return;
  await new Promise<void>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('The site did not start in time')), SITE_LIMIT);
    late.unref();
    createInterface({ input: output }).on('line', (line) => {
      console.log(`  ${line}`);
      if (line.includes(' is running at ')) resolve();
    });
    site.once('exit', (code) => reject(new Error(`The site did not start (exit ${code}); the lines above say why.`)));
  });
}

async function stopped(site: ChildProcess): Promise<void> {
  const pid = site.pid;
  if (pid === undefined || site.exitCode !== null || site.signalCode !== null) return;
  site.kill('SIGTERM');
  if (!(await until(async () => site.exitCode !== null || site.signalCode !== null, 20_000))) site.kill('SIGKILL');
}

/** A folder for one stage; what killed runs have left is cleared away first. */
async function temporaryFolder(run: Run): Promise<string> {
  for (const name of await readdir(tmpdir())) {
    const owner = Number(/^petcare-test-(\d+)-/.exec(name)?.[1]);
    if (owner && !(await isAlive(owner))) await clear(join(tmpdir(), name));
  }
  const dir = await mkdtemp(join(tmpdir(), `petcare-test-${process.pid}-`));
  run.undo.push(() => clear(dir));
  return dir;
}

async function clear(dir: string): Promise<void> {
  for (const cluster of [join(dir, 'cluster'), join(dir, 'postgres', 'cluster')]) {
    const left = await readPostmaster(cluster);
    if (!left || !(await isPostmasterOf(cluster, left.pid))) continue;
    signal(left.pid, 'SIGQUIT');
    await until(async () => !(await isAlive(left.pid)), 5_000);
  }
  await rm(dir, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
}
