import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Counts } from './counts.ts';
import type { SiteInReach } from './own-site.ts';
import { root } from './paths.ts';
import { runTool } from './tool.ts';

export interface BrowserTests {
  site: SiteInReach;
  /** The path of an installed browser. */
  browser: string;
  /** The site's data folder, for the commands that tests run. */
  dataDir: string;
  /** Playwright's own arguments. */
  args?: string[];
  /** Opens a mix for every page. */
  link?: string;
  /** Only the tests that have this tag. */
  tag?: string;
  /** Where the report goes, that the counts are read from. */
  report: string;
  leave: AbortSignal;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}

/** Run the browser tests against a site. `counts` is null when Playwright gave no report: with another reporter, or having failed to start. */
export async function runBrowserTests(options: BrowserTests): Promise<{ code: number; counts: Counts | null }> {
  const { site, browser, dataDir, args = [], link, tag, report, leave } = options;
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
        CHROMIUM_PATH: browser,
        DATA_DIR: dataDir,
      },
      show: true,
      signal: leave,
    },
  );
  const text = await readFile(report, 'utf8').catch(() => null);
  return { code, counts: text === null ? null : countsOf(JSON.parse(text) as PlaywrightReport) };
}

function countsOf({ stats, errors }: PlaywrightReport): Counts {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length, skipped: stats.skipped };
}
