import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findChromium } from './chromium.ts';
import { runBrowserTests } from './lib/tests/browser-tests.ts';
import { testCompat } from './lib/releases/compat.ts';
import { oneFailed, sum } from './lib/tests/counts.ts';
import { linksTo } from './lib/releases/mix-links.ts';
import { startOwnSite } from './lib/site/own-site.ts';
import { paths, root } from './lib/paths.ts';
import { startRun, type Run } from './lib/run.ts';
import { runningSite } from './lib/site/site-database.ts';
import { temporaryFolder } from './lib/temporary-folder.ts';

const USAGE = `Usage: npm run e2e -- [--with PACKAGE@RELEASE]… [Playwright's arguments…]
       npm run e2e -- --compat                          each present release with the previous ones of all others
       npm run e2e -- --site https://… [--link LINK]    on a site elsewhere; LINK is what npm run mix printed for it, or the address of a preview`;

const options = {
  with: { type: 'string', multiple: true },
  compat: { type: 'boolean' },
  site: { type: 'string' },
  link: { type: 'string' },
  output: { type: 'string' },
} as const;

/** Our options, and what is left for Playwright, in its order. */
function argumentsOf(args: string[]) {
  const { tokens } = parseArgs({ args, options, strict: false, tokens: true });
  const ours = new Set<number>();
  for (const token of tokens) {
    if (token.kind !== 'option' || !(token.name in options)) continue;
    ours.add(token.index);
    if (token.value !== undefined && !token.inlineValue) ours.add(token.index + 1);
  }
  const { values } = parseArgs({ args: args.filter((_, index) => ours.has(index)), options });
  return { ...values, forPlaywright: args.filter((_, index) => !ours.has(index)) };
}

async function testBrowsers(run: Run, args: string[]): Promise<number> {
  const { with: named = [], compat = false, site: given, link, output, forPlaywright } = argumentsOf(args);
  if ([named.length > 0, compat, link !== undefined].filter(Boolean).length > 1)
    throw new Error(`--with, --compat and --link exclude each other.\n${USAGE}`);
  const elsewhere = given ?? (link && new URL(link).origin);
  if (elsewhere && (named.length > 0 || compat) && !process.env['DATABASE_URL']) {
    throw new Error(
      'Only the registry of a site knows its releases: name it in DATABASE_URL, or give a --link that npm run mix has printed there, or the address of a preview.',
    );
  }

  const running = elsewhere ? { url: elsewhere, databaseUrl: '' } : await runningSite();
  // Before the long way: who has mistyped a release shall not wait for a site.
  if (!running && named.length > 0) await linksTo([named], 'http://localhost');
  const browser = await findChromium(console.log);
  const report = join(await temporaryFolder(run), 'e2e.json');
  const site = running ?? (await startOwnSite(run, paths.data, {}));
  // What a registry of its own composes, as a test's does, still shows what is in the site's database.
  const databaseUrl = process.env['E2E_DATABASE_URL'] ?? site.databaseUrl;
  // A walk of a whole run may start this: it hands on the builds that it has.
  const commands = process.env['E2E_COMMANDS'];
  const tests = {
    site: { url: site.url, databaseUrl },
    browser,
    dataDir: paths.data,
    report,
    leave: run.leave,
    ...(commands && { commands }),
  };
  if (compat) {
    const folder = output ? resolve(root, output) : join(paths.cache, 'e2e-compat');
    return testCompat(site.url, async (mix) => {
      const mine = { link: mix.link, tag: '@compat', args: [...forPlaywright, '--output', join(folder, mix.id)] };
      const { report: found } = await runBrowserTests({ ...tests, ...mine });
      return found?.broken === null ? sum(found.files.map(({ counts }) => counts)) : oneFailed;
    });
  }
  const [mix] = named.length > 0 ? await linksTo([named], site.url) : [];
  if (mix) console.log(`Every page opens ${mix.id}: ${mix.link}`);
  const pinned = mix?.link ?? link;
  const mine = { args: [...forPlaywright, ...(output ? ['--output', resolve(root, output)] : [])], ...(pinned && { link: pinned }) };
  return (await runBrowserTests({ ...tests, ...mine })).code;
}

const run = startRun();
try {
  process.exitCode = await testBrowsers(run, process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await run.undoAll();
}
