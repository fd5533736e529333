import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packFolder } from '@petcare/tooling/pack-folder';
import { tellOfGrant, tellOfOrigin, type GrantVerb, type OriginVerb } from '../keys/commands.ts';
import type { Origin } from '../origins/origins.policy.ts';
import type { Grant } from '../route-table/grant.policy.ts';
import { lineOfMove, type MoveKind } from '../registry/commands.ts';
import type { CanaryPlan } from '../registry/registry.sql.ts';
import type { Say } from '../registry/with-registry.ts';
import { webpackBuilder } from '../release/build.ts';
import type { Released } from '../release/release-package.ts';
import { lineOf, refusalOf } from '../release/report.ts';
import { get, post, type Answer, type Elsewhere } from './elsewhere.ts';

type Move = { release: string; replaced: string | null };

function queryOf(options: { canary?: CanaryPlan | undefined; note?: string | undefined; release?: string | undefined }): string {
  const { canary, note, release } = options;
  const { share, ...plan } = canary ?? {};
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ canary: share, ...plan, note, release }))
    if (value !== undefined) query.set(name, String(value));
  return query.size > 0 ? `?${query}` : '';
}

function reasonsOf({ message, faults }: Answer['said']): string[] {
  return Array.isArray(faults) && faults.length > 0 ? faults.map(String) : [String(message)];
}

/** Build a package here and release it there; tells what has become of it. The exit code: 1 when it was refused. */
export async function releaseElsewhereCommand(
  elsewhere: Elsewhere,
  options: { package: string; folder: string; canary?: CanaryPlan; note?: string; say: Say; stopped?: AbortSignal },
): Promise<number> {
  const { package: name, folder, canary, say, stopped } = options;
  const refused = ({ said }: Answer) => {
    say(refusalOf([name], reasonsOf(said)));
    return 1;
  };
  // Whoever has no business there hears it before anything is built.
  const asked = await get(elsewhere, `/releases/${name}`);
  if (asked.status !== 200) return refused(asked);
  const work = await mkdtemp(join(tmpdir(), 'petcare-release-'));
  const [build, archive] = [join(work, 'build'), join(work, 'build.tgz')];
  try {
    const started = Date.now();
    await webpackBuilder(folder, build, stopped);
    await packFolder(build, archive);
    stopped?.throwIfAborted();
    say(`${name}: built in ${((Date.now() - started) / 1000).toFixed(1)} s; sending it to ${elsewhere.to.host} …`);
    const answer = await post(elsewhere, `/releases/${name}${queryOf(options)}`, archive);
    if (answer.status !== 200) return refused(answer);
    const released = answer.said as Released;
    say(lineOf(name, released, canary));
    if (released.note) say(`Note: ${released.note}`);
    return 0;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** Move a package's pointer there, back to `release` if one is named; tells of it. The exit code: 1 when it could not be moved. */
export async function moveElsewhereCommand(
  kind: MoveKind,
  elsewhere: Elsewhere,
  { package: name, note, release, say }: { package: string; note?: string | undefined; release?: string | undefined; say: Say },
): Promise<number> {
  const { status, said } = await post(elsewhere, `/releases/${name}/${kind}${queryOf({ note, release })}`);
  say(status === 200 ? lineOfMove(kind, name, said as Move) : reasonsOf(said).join('\n'));
  return status === 200 ? 0 : 1;
}

/** Grant a prefix there, or take it back, with the key of its shell; tells of it. The exit code: 1 when nothing was done. */
export async function grantElsewhereCommand(
  elsewhere: Elsewhere,
  verb: GrantVerb,
  { grant, say }: { grant: Grant; say: Say },
): Promise<number> {
  const query = new URLSearchParams({ to: grant.package, prefix: grant.prefix });
  const { status, said } = await post(elsewhere, `/releases/shell/${verb}?${query}`);
  return tellOfGrant(verb, grant, status === 200 ? { done: true } : { done: false, why: reasonsOf(said).join('\n') }, say);
}

/** Accept a foreign origin there, or have it in force no more, with the key of its shell. The exit code: 1 when nothing was done. */
export async function originElsewhereCommand(
  elsewhere: Elsewhere,
  verb: OriginVerb,
  { origin, say }: { origin: Origin; say: Say },
): Promise<number> {
  const query = new URLSearchParams({ to: origin.package, kind: origin.kind, origin: origin.origin });
  const { status, said } = await post(elsewhere, `/releases/shell/${verb}?${query}`);
  return tellOfOrigin(verb, origin, status === 200 ? { done: true } : { done: false, why: reasonsOf(said).join('\n') }, say);
}
