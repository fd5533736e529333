import { join } from 'node:path';
import { canaryPlanOf, elsewhereOf, fromSiteOf, promoteFrom } from '@petcare/wire/elsewhere';
import { readBudgets } from '../../../delivery/src/checks/budgets.ts';
import { readSmokeSettings, readStoreSettings } from '../../../delivery/src/settings/read-settings.ts';
import { createSmoke } from '../../../delivery/src/smoke/smoke.ts';
import { openStore } from '../../../delivery/src/stores/open-store.ts';
import { promoteMixCommand } from '../../../delivery/src/upload/promote-mix.ts';
import { paths, root } from '../paths.ts';
import { runningSite, withSiteDatabase } from '../site/site-database.ts';

const ANSWER_LIMIT = 30_000;

export type PromoteFrom = {
  from: string;
  to?: string | undefined;
  release?: string | undefined;
  canary?: string | undefined;
  minutes?: string | undefined;
  budget?: string | undefined;
  note?: string | undefined;
  actor: string;
};

async function packagesOf(site: URL): Promise<string[]> {
  const answer = await fetch(new URL('/usage.json', site), { signal: AbortSignal.timeout(ANSWER_LIMIT) });
  if (!answer.ok) throw new Error(`${site.host} does not say what is live there (${answer.status}).`);
  return ((await answer.json()) as { packages: { name: string }[] }).packages.map(({ name }) => name);
}

/** `npm run promote -- --from URL`: what is live there, of these packages or of all, becomes live here; with `--to` one package there. */
export async function promoteFromElsewhere(
  names: readonly string[],
  { from, to, release, note, actor, ...plan }: PromoteFrom,
): Promise<number> {
  const canary = canaryPlanOf(plan);
  if (canary && 'wrong' in canary) throw new Error(canary.wrong);
  const target = to === undefined ? null : elsewhereOf(to, process.env['PETCARE_KEY']);
  if (target && 'wrong' in target) throw new Error(target.wrong);
  const source = fromSiteOf(from, target, process.env['PETCARE_FROM_KEY']);
  if ('wrong' in source) throw new Error(source.wrong);
  const [name] = names;
  if (target) {
    if (name === undefined || names.length > 1) throw new Error('--to takes one package: a key is for one.');
    return promoteFrom(target, { from: source, package: name, release, note, say: console.log, ...(canary && { canary }) });
  }
  if (release !== undefined || canary) throw new Error('--release and --canary are for one package, with --to.');
  const site = await runningSite();
  const url = process.env['SITE_URL'] ?? site?.url;
  const settings = readSmokeSettings({ SMOKE_LOGINS: JSON.stringify(site?.logins ?? {}), ...process.env });
  const pictures = join(root, '.cache', 'smoke');
  const options = {
    from: source,
    names: names.length > 0 ? names : await packagesOf(source.to),
    store: await openStore(readStoreSettings({ ...process.env, RELEASES_DIR: paths.releases })),
    budgets: await readBudgets(),
    smokeWith: (sql: Parameters<typeof createSmoke>[0]['sql']) => createSmoke({ sql, siteUrl: url, settings, pictures }),
    site: url ?? 'http://localhost:4000',
    actor,
    ...(note && { note }),
    say: console.log,
  };
  return withSiteDatabase((databaseUrl) => promoteMixCommand(databaseUrl, options), { needsServer: false });
}
