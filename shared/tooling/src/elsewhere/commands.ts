import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packFolder } from '../../pack-folder.ts';
import {
  lineOfAct,
  lineOfMove,
  lineOfRelease,
  refusalOf,
  type CanaryPlan,
  type MoveKind,
  type ReleaseOutcome,
  type ToldAct,
} from './lines.ts';
import { buildFrom, get, post, reasonsOf, type Answer, type Elsewhere } from './site.ts';

export type Say = (line: string) => void;

type Move = { release: string; replaced: string | null; note?: string };

/** How a package stands: its live release, the one before it, its canary, and its last acts. */
type State = {
  release: string | null;
  previous: string | null;
  canary: ({ release: string } & CanaryPlan) | null;
  acts: ToldAct[];
};

type Asked = {
  canary?: CanaryPlan | undefined;
  preview?: { days: number } | undefined;
  note?: string | undefined;
  release?: string | undefined;
};

function queryOf(options: Asked): string {
  const { canary, preview, note, release } = options;
  const { share, ...plan } = canary ?? {};
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ canary: share, ...plan, preview: preview?.days, note, release }))
    if (value !== undefined) query.set(name, String(value));
  return query.size > 0 ? `?${query}` : '';
}

function tellRefusal(name: string, { said }: Answer, say: Say): number {
  say(refusalOf([name], reasonsOf(said)));
  return 1;
}

/** Have the site take in an archive, and tell what has become of it. The exit code. */
async function sendBuild(
  elsewhere: Elsewhere,
  archive: string,
  { package: name, say, ...asked }: Asked & { package: string; say: Say },
): Promise<number> {
  const answer = await post(elsewhere, `/releases/${name}${queryOf(asked)}`, archive);
  if (answer.status !== 200) return tellRefusal(name, answer, say);
  const released = answer.said as ReleaseOutcome;
  say(lineOfRelease(name, released, { canary: asked.canary, site: elsewhere.to }));
  if (released.note) say(`Note: ${released.note}`);
  return 0;
}

/**
 * Build a package here and release it there; tells what has become of it. The exit code: 1 when it was refused.
 * @param options.build writes the build into the folder that it is given, or throws
 */
export async function releaseElsewhere(
  elsewhere: Elsewhere,
  options: {
    package: string;
    build: (out: string) => Promise<void>;
    canary?: CanaryPlan | undefined;
    /** Shown to whoever has the address that comes of it, for so many days, instead of to visitors. */
    preview?: { days: number } | undefined;
    note?: string | undefined;
    say: Say;
    stopped?: AbortSignal;
  },
): Promise<number> {
  const { package: name, build, say, stopped } = options;
  const refused = (answer: Answer) => tellRefusal(name, answer, say);
  // Whoever has no business there hears it before anything is built.
  const asked = await get(elsewhere, `/releases/${name}`);
  if (asked.status !== 200) return refused(asked);
  const work = await mkdtemp(join(tmpdir(), 'petcare-release-'));
  const [built, archive] = [join(work, 'build'), join(work, 'build.tgz')];
  try {
    const started = Date.now();
    await build(built);
    await packFolder(built, archive);
    stopped?.throwIfAborted();
    say(`${name}: built in ${((Date.now() - started) / 1000).toFixed(1)} s; sending it to ${elsewhere.to.host} …`);
    return await sendBuild(elsewhere, archive, options);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/**
 * Release on a site what is live, or stored as `release`, on another one: the very bytes, under the same id, checked there
 * as every release. Tells what has become of it. The exit code: 1 when it was refused.
 * @param options.from that other site, with the key of the package there
 */
export async function promoteFrom(
  elsewhere: Elsewhere,
  options: {
    from: Elsewhere;
    package: string;
    release?: string | undefined;
    canary?: CanaryPlan | undefined;
    note?: string | undefined;
    say: Say;
  },
): Promise<number> {
  const { from, package: name, canary, note, say } = options;
  const refused = (answer: Answer) => tellRefusal(name, answer, say);
  const asked = await get(elsewhere, `/releases/${name}`);
  if (asked.status !== 200) return refused(asked);
  const work = await mkdtemp(join(tmpdir(), 'petcare-promote-'));
  try {
    const archive = join(work, 'build.tgz');
    const given = await buildFrom(from, name, { release: options.release }, archive);
    if ('said' in given) return refused(given);
    const { release } = given;
    say(`${name} ${release}: from ${from.to.host}; sending it to ${elsewhere.to.host} …`);
    const why = [`from ${from.to.host}`, note].filter(Boolean).join(': ');
    return await sendBuild(elsewhere, archive, { package: name, canary, note: why, release, say });
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** Move a package's pointer there, back to `release` if one is named; tells of it. The exit code: 1 when it could not be moved. */
export async function moveElsewhere(
  kind: MoveKind,
  elsewhere: Elsewhere,
  { package: name, note, release, say }: { package: string; note?: string | undefined; release?: string | undefined; say: Say },
): Promise<number> {
  const { status, said } = await post(elsewhere, `/releases/${name}/${kind}${queryOf({ note, release })}`);
  say(status === 200 ? lineOfMove(kind, name, said as Move) : reasonsOf(said).join('\n'));
  return status === 200 ? 0 : 1;
}

/** Tell how a package stands there, and its last acts, oldest first. The exit code: 1 when the site doesn't say. */
export async function auditElsewhere(elsewhere: Elsewhere, { package: name, say }: { package: string; say: Say }): Promise<number> {
  const { status, said } = await get(elsewhere, `/releases/${name}`);
  if (status !== 200) {
    say(reasonsOf(said).join('\n'));
    return 1;
  }
  const { release, previous, canary, acts } = said as State;
  for (const act of acts) say(lineOfAct(act));
  say(`${name}: ${release ?? 'nothing'} is live${previous ? `, ${previous} was` : ''}`);
  if (canary) say(`${name}: ${canary.release} is given to ${canary.share} % of the visitors`);
  return 0;
}
