import { join } from 'node:path';
import { PATIENCE } from '../../../e2e/patience.ts';
import { findChromium } from '../../chromium.ts';
import { startPostgres } from '@petcare/postgres';
import { parts } from '../build/parts.ts';
import { writeBuild } from '../build/write-build.ts';
import { repeatFailures, runBrowserTests } from './browser-tests.ts';
import { benchNames, runBench } from './benches.ts';
import { runChecks } from './checks.ts';
import { startOwnSite } from '../site/own-site.ts';
import { root } from '../paths.ts';
import type { Run } from '../run.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { isWorthRepeating, judgeStage, type StageReport, type TestReport } from './test-report.ts';
import { runUnitTests } from './unit-tests.ts';

/** The choice of the tests that run: those of a stage that are not named here run all. */
export interface Selection {
  depth: 'usual' | 'deep';
  /** Jest's arguments; null when no unit test is asked for. */
  unit?: readonly string[] | null;
  /** Playwright's arguments; null when no browser test is asked for. */
  e2e?: readonly string[] | null;
  /** The packages whose screens are looked at; all without it. */
  owners?: readonly string[] | undefined;
}

export const stages: Record<string, (run: Run, selection: Selection) => Promise<StageReport>> = {
  check: async () => ({ counts: await runChecks(), files: [], flaky: [] }),
  unit,
  e2e,
  bench,
};

/** The stages of `npm test`. */
export const usualStages = ['check', 'unit', 'e2e'] as const;

async function unit(run: Run, { depth, unit: args }: Selection): Promise<StageReport> {
  const dir = await temporaryFolder(run);
  const database = await startPostgres({ dir, fast: true, database: 'postgres', say: console.log });
  run.undo.push(database.stop);
  const tests = { databaseUrl: database.url, report: join(dir, 'jest.json'), leave: run.leave, deep: depth === 'deep' };
  const first = reported(await runUnitTests({ ...tests, args: args ?? ['--passWithNoTests'] }), 'Jest', depth === 'usual' && !args);
  if (!isWorthRepeating(first)) return judgeStage(first, null);
  const failing = first.files.flatMap(({ file, failures }) => (failures.length > 0 ? [join(root, file)] : []));
  return judgeStage(first, await runUnitTests({ ...tests, args: ['--maxWorkers', '1', '--runTestsByPath', ...failing] }));
}

async function e2e(run: Run, { depth, e2e: args, owners }: Selection): Promise<StageReport> {
  const browser = await findChromium(console.log);
  console.log(`Browser: ${browser}`);
  const dir = await temporaryFolder(run);
  const site = await startOwnSite(run, dir, { ...PATIENCE, NODE_ENV: 'development', DATABASE_URL: undefined });
  const commands = join(dir, 'commands');
  for (const part of parts) await writeBuild(part, join(commands, part.name));
  const tests = {
    site,
    browser,
    dataDir: dir,
    commands,
    report: join(dir, 'e2e.json'),
    leave: run.leave,
    depth,
    owners,
    ...(args && { args }),
  };
  const first = reported((await runBrowserTests(tests)).report, 'Playwright', true);
  return judgeStage(first, isWorthRepeating(first) ? await repeatFailures(tests) : null);
}

/** The smallest round of each bench: figures that nobody can make again are none. */
async function bench({ leave }: Run): Promise<StageReport> {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const name of benchNames) {
    if (leave.aborted) break;
    const code = await runBench(name, ['--smallest'], leave);
    counts[code === 0 ? 'passed' : 'failed'] += 1;
    if (code !== 0) console.error(`npm run bench ${name} -- --smallest failed (exit ${code})`);
  }
  return { counts, files: [], flaky: [] };
}

/** A run without a report has failed, and so has one that tested nothing where something must be tested. */
function reported(report: TestReport | null, tool: string, mustTest: boolean): TestReport {
  if (!report) return { files: [], broken: `${tool} gave no report` };
  const hasRun = report.files.some(({ counts }) => counts.passed + counts.failed > 0);
  return hasRun || !mustTest || report.broken !== null ? report : { ...report, broken: `${tool} ran nothing` };
}
