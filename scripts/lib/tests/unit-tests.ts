import { readFile, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { root } from '../paths.ts';
import type { FileReport, TestReport } from './test-report.ts';
import { runTool } from '../tool.ts';

interface UnitTests {
  databaseUrl: string;
  /** The address of a pooler in front of it, by which the tests of the server go. */
  poolerUrl?: string;
  /** The path of the report from which the counts are read. */
  report: string;
  leave: AbortSignal;
  /** Jest's own arguments: which tests. */
  args?: readonly string[];
  /** Runs the deep suites (`*.deep.test.ts`) and no others. */
  deep?: boolean;
}

interface JestReport {
  testResults: {
    name: string;
    message: string;
    startTime: number;
    endTime: number;
    assertionResults: { status: string; fullName: string }[];
  }[];
}

/** Room for what is young, in MB, which jest hands on to its workers: collecting what a test file makes and drops took a tenth of their time. */
const YOUNG = ['--max-semi-space-size=64'];

/** Runs Jest over the house. */
export async function runUnitTests({ databaseUrl, poolerUrl, report, leave, args = [], deep = false }: UnitTests): Promise<TestReport> {
  await rm(report, { force: true });
  await runTool(join(root, 'node_modules/jest/bin/jest.js'), ['--json', '--outputFile', report, '--silent=false', ...args], {
    env: {
      TEST_DATABASE_URL: databaseUrl,
      TEST_POOLER_URL: poolerUrl,
      NODE_ENV: 'test',
      PETCARE_DEEP: deep ? '1' : undefined,
      // Sources as one file are worth their making where many tests run.
      PETCARE_WHOLE: args.length === 0 || poolerUrl ? '1' : undefined,
      FORCE_COLOR: process.stdout.isTTY ? '1' : undefined,
    },
    flags: YOUNG,
    show: true,
    signal: leave,
  });
  const text = await readFile(report, 'utf8').catch(() => null);
  if (text === null) return { files: [], broken: 'Jest gave no report' };
  return { files: (JSON.parse(text) as JestReport).testResults.map(fileReport), broken: null };
}

function fileReport({ name, message, startTime, endTime, assertionResults }: JestReport['testResults'][number]): FileReport {
  const count = (...statuses: string[]) => assertionResults.filter(({ status }) => statuses.includes(status)).length;
  const failures = assertionResults.flatMap(({ status, fullName }) => (status === 'failed' ? [fullName] : []));
  // A file that could not be loaded has no tests, only a message.
  const unloaded = failures.length === 0 && message !== '' && count('passed') === 0 ? ['(the file could not be run)'] : [];
  return {
    file: relative(root, name),
    counts: { passed: count('passed'), failed: failures.length + unloaded.length, skipped: count('pending', 'todo') },
    seconds: (endTime - startTime) / 1000,
    failures: [...failures, ...unloaded],
  };
}
