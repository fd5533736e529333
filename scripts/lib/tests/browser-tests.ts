import { cp, mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteInReach } from '../site/own-site.ts';
import { paths, root } from '../paths.ts';
import type { FileReport, TestReport } from './test-report.ts';
import { runTool } from '../tool.ts';

export interface BrowserTests {
  site: SiteInReach;
  /** The path of an installed browser. */
  browser: string;
  /** The site's data folder, for the commands that tests run. */
  dataDir: string;
  /** The folder of builds whose commands the tests run, and whose delivery service; the sources' without it. */
  commands?: string;
  /** Playwright's own arguments. */
  args?: readonly string[];
  /** Opens a mix for every page. */
  link?: string;
  /** Only the tests that have this tag. */
  tag?: string;
  /** Leaves out the tests tagged `@deep`, or all others; without it all run. */
  depth?: 'usual' | 'deep';
  /** Looks at every screen of these packages only; without it, of all. */
  owners?: readonly string[] | undefined;
  /** The path of the report from which the counts are read. */
  report: string;
  leave: AbortSignal;
}

interface Suite {
  title: string;
  file: string;
  suites?: Suite[];
  specs?: { title: string; tests: { status: string; results: { duration: number }[] }[] }[];
}
interface PlaywrightReport {
  suites: Suite[];
  errors: { message?: string }[];
}

/** Run the browser tests against a site. The report is null when Playwright gave none: with another reporter, or having failed to start. */
export async function runBrowserTests(options: BrowserTests): Promise<{ code: number; report: TestReport | null }> {
  const { site, browser, dataDir, commands, args = [], link, tag, depth, owners, report, leave } = options;
  await rm(report, { force: true });
  const { code } = await runTool(
    join(root, 'scripts/node_modules/@playwright/test/cli.js'),
    ['test', '--config', 'playwright.config.ts', ...args],
    {
      cwd: join(root, 'e2e'),
      env: {
        SITE_URL: site.url,
        E2E_DATABASE_URL: site.databaseUrl,
        E2E_REPORT: report,
        E2E_MIX_LINK: link,
        E2E_TAG: tag,
        E2E_DEPTH: depth,
        E2E_OWNERS: owners?.join(','),
        CHROMIUM_PATH: browser,
        DATA_DIR: dataDir,
        E2E_COMMANDS: commands,
      },
      show: true,
      signal: leave,
    },
  );
  const text = await readFile(report, 'utf8').catch(() => null);
  return { code, report: text === null ? null : testReport(JSON.parse(text) as PlaywrightReport) };
}

/** Runs what failed in the last run once more, one after the other. What the first run left of its failures stays. */
export async function repeatFailures(options: BrowserTests): Promise<TestReport | null> {
  const output = join(paths.cache, 'e2e-again');
  await mkdir(output, { recursive: true });
  await cp(join(paths.cache, 'e2e/.last-run.json'), join(output, '.last-run.json'));
  const args = [...(options.args ?? []), '--last-failed', '--workers', '1', '--output', output];
  return (await runBrowserTests({ ...options, args })).report;
}

function testReport({ suites, errors }: PlaywrightReport): TestReport {
  const broken = errors.map(({ message = 'an error outside the tests' }) => message).join('\n');
  return { files: suites.map(fileReport), broken: broken || null };
}

/** Each file is a suite of its own, with those of `test.describe` in it. */
function fileReport(suite: Suite): FileReport {
  const tests = testsIn(suite, '');
  const count = (...statuses: string[]) => tests.filter(({ status }) => statuses.includes(status)).length;
  return {
    file: join('e2e', suite.file),
    counts: { passed: count('expected', 'flaky'), failed: count('unexpected'), skipped: count('skipped') },
    seconds: tests.reduce((total, { seconds }) => total + seconds, 0),
    failures: tests.flatMap(({ title, status }) => (status === 'unexpected' ? [title] : [])),
  };
}

function testsIn({ suites = [], specs = [] }: Suite, path: string): { title: string; status: string; seconds: number }[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ status, results }) => ({
      title: `${path}${title}`,
      status,
      seconds: results.reduce((total, { duration }) => total + duration, 0) / 1000,
    })),
  );
  return [...own, ...suites.flatMap((inner) => testsIn(inner, `${path}${inner.title} › `))];
}
