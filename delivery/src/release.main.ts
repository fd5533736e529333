import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { canaryPlanOf, elsewhereOf, previewPlanOf, releaseElsewhere, CommandStopped, type CanaryPlan } from '@petcare/wire/elsewhere';
import { grantOfCheckout, readCheckoutGrants } from './grants/checkout-grants.ts';
import type { Database } from './platform/database.ts';
import { migrateDelivery, requireMigrated } from './platform/migrate.ts';
import { paths } from './platform/paths.ts';
import { webpackBuilder } from './release/build.ts';
import { withRegistry } from './registry/with-registry.ts';
import { releasedPackages, releasePackages } from './release/release-all.ts';
import { readReleaseSettings, readSmokeSettings, readStoreSettings } from './settings/read-settings.ts';
import { createSmoke, leftOut, type Smoke } from './smoke/smoke.ts';
import { openStore } from './stores/open-store.ts';

/** Far longer than all packages take on a busy machine. */
const LIMIT = 30 * 60_000;
/** For what is under way when a release is stopped, and for the site to say how it stands then. */
const GRACE = 12_000;

const settings = readReleaseSettings();
const known = releasedPackages(paths.repository);
const usage = `Usage: npm run release PACKAGE… [-- --canary PERCENT [--minutes 30] [--budget 2] | --preview [--days 14]] [--note WHY] [--from FOLDER] [--no-smoke] [--dry-run] [--to URL]   (${known.join(', ')}, or --all: as this checkout has them, and from then on as each start finds them)`;

function refuse(line: string): never {
  console.error(line);
  process.exit(2);
}

function argumentsOf() {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  const options = {
    all: flag,
    start: flag,
    canary: text,
    minutes: text,
    budget: text,
    from: text,
    note: text,
    to: text,
    'no-smoke': flag,
    'dry-run': flag,
    preview: flag,
    days: text,
  };
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch {
    return refuse(usage);
  }
}

const { values, positionals } = argumentsOf();
const stopped = new AbortController();
/** A start of the site is `--start`: all packages, but for those that somebody has moved. */
const isStart = values.start ?? false;
const isAll = isStart || (values.all ?? false);

function canaryPlan(): CanaryPlan | null {
  const plan = canaryPlanOf(values);
  return plan && 'wrong' in plan ? refuse(plan.wrong) : plan;
}

function previewPlan(): { days: number } | null {
  const plan = previewPlanOf(values);
  return plan && 'wrong' in plan ? refuse(plan.wrong) : plan;
}

// A start of the site looks at nothing: it is not running yet, and the checkout is the truth there.
function smokeWith(): ((sql: Database) => Smoke) | null {
  if (isAll) return null;
  const pictures = join(paths.repository, '.cache', 'smoke');
  if (values['no-smoke']) return () => leftOut;
  const smoke = readSmokeSettings();
  return (sql) => createSmoke({ sql, siteUrl: settings.siteUrl, settings: smoke, pictures, stopped: stopped.signal });
}

const names = isAll ? known : positionals;
const canary = canaryPlan();
const preview = previewPlan();
const smoke = smokeWith();
const from = values.from === undefined ? undefined : resolve(values.from);
const to = values.to === undefined ? undefined : elsewhereOf(values.to, settings.key);
const { databaseUrl, actor } = settings;

if (names.length === 0 || names.some((name) => !known.includes(name)) || (isAll && (canary || preview))) refuse(usage);
if (preview && names.length !== 1) refuse('--preview takes one package: its address shows one release in what is live.');
if (from && (names.length !== 1 || !existsSync(join(from, 'package.json'))))
  refuse('--from is the folder of the one package that is named.');
if (to && (names.length !== 1 || values['no-smoke']))
  refuse('--to takes one package: a key is for one. Whether its pages are looked at is up to the site.');
if (to && 'wrong' in to) refuse(to.wrong);
const dryRun = values['dry-run'] ?? false;
if (dryRun && isAll) refuse('--dry-run is for packages that are named: --all has the site follow the checkout, whatever is found.');
if (!to && !databaseUrl) refuse('DATABASE_URL says where the registry is.');

/** Nothing more is begun. Whatever hangs even then, this process ends, and says what is known. */
function stop(why: string, code: number): void {
  if (stopped.signal.aborted) return;
  process.exitCode = code;
  stopped.abort(new CommandStopped(why, code));
  setTimeout(() => {
    console.error(`${why} Something was still under way: whether ${names.join(', ')} is live is in the log (npm run audit).`);
    process.exit();
  }, GRACE).unref();
}
for (const name of ['SIGHUP', 'SIGINT', 'SIGTERM'] as const)
  process.on(name, () => stop(`Stopped by ${name}.`, 128 + constants.signals[name]));
// Killed outright, whoever started it tells nobody.
process.on('disconnect', () => stop('Whoever started it has ended.', 1));
setTimeout(() => stop(`Not over after ${LIMIT / 60_000} minutes.`, 1), LIMIT).unref();

/** The options that both ways take. */
const plan = { stopped: stopped.signal, ...(canary && { canary }), ...(preview && { preview }), ...(values.note && { note: values.note }) };

async function releaseHere(url: string): Promise<void> {
  if (!isAll) await requireMigrated(url);
  if (isAll) {
    await migrateDelivery(url, console.log);
    const grants = await readCheckoutGrants();
    await withRegistry(url, (sql) => grantOfCheckout(sql, grants, { actor, say: console.log }));
  }
  const cacheDir = join(paths.repository, '.cache', 'builds');
  const store = await openStore(readStoreSettings());
  const siteUrl = settings.siteUrl ?? 'http://localhost:4000';
  const options = {
    databaseUrl: url,
    siteUrl,
    store,
    cacheDir,
    actor,
    dryRun,
    log: console.log,
    keepHeld: isStart,
    followsCheckout: isAll,
  };
  await releasePackages({ ...options, ...plan, ...(from && { from }), ...(smoke && { smokeWith: smoke }) }, names);
}

try {
  const [name = ''] = names;
  if (to)
    process.exitCode = await releaseElsewhere(to, {
      ...plan,
      package: name,
      dryRun,
      build: (out) => webpackBuilder(from ?? join(paths.repository, name), out, stopped.signal),
      say: console.log,
    });
  else if (databaseUrl) await releaseHere(databaseUrl);
} catch (error) {
  const isStopped = error === stopped.signal.reason;
  if (isStopped) console.error(`Not released: ${names.join(', ')}. ${(error as Error).message} What was live stays live.`);
  else console.error(error instanceof Error ? error.message : error);
  process.exitCode ||= 1;
}
// A browser that has not ended yet goes with this process.
process.exit();
