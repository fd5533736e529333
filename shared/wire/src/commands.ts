import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packFolder } from '../pack-folder.ts';
import {
  lineOfAct,
  lineOfMove,
  lineOfPassing,
  lineOfRelease,
  linesOfError,
  refusalOf,
  type CanaryPlan,
  type MoveKind,
  type ReleaseOutcome,
  type ToldAct,
  type ToldError,
} from './lines.ts';
import { CommandStopped } from './stopped.ts';
import { buildFrom, get, post, reasonsOf, type Answer, type OtherSite } from './site.ts';

export type Say = (line: string) => void;

type Move = { release: string; replaced: string | null; note?: string };

/** The state of a package: its live release, the one before it, its canary, and its last acts. */
type State = {
  release: string | null;
  previous: string | null;
  canary: ({ release: string } & CanaryPlan) | null;
  acts: ToldAct[];
};

type CommandInput = {
  canary?: CanaryPlan | undefined;
  preview?: { days: number } | undefined;
  note?: string | undefined;
  release?: string | undefined;
  /** The id under which a checked release waits for the word. */
  hold?: string | undefined;
};

function queryOf(options: CommandInput): string {
  const { canary, preview, note, release, hold } = options;
  const { share, ...plan } = canary ?? {};
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ canary: share, ...plan, preview: preview?.days, note, release, hold }))
    if (value !== undefined) query.set(name, String(value));
  return query.size > 0 ? `?${query}` : '';
}

function tellRefusal(name: string, { said }: Answer, say: Say): number {
  say(refusalOf([name], reasonsOf(said)));
  return 1;
}

/** The milliseconds for which whoever ends a command waits for what is done already. */
const GRACE = 5_000;

/** The answer to what moves something: who ends the command still hears it when it comes soon. */
async function moved(elsewhere: OtherSite, path: string, stopped?: AbortSignal): Promise<Answer> {
  stopped?.throwIfAborted();
  const given = new AbortController();
  const giveUp = () => setTimeout(() => given.abort(stopped?.reason), GRACE).unref();
  stopped?.addEventListener('abort', giveUp, { once: true });
  return post(elsewhere, path, { stopped: given.signal }).finally(() => stopped?.removeEventListener('abort', giveUp));
}

/** Tell how a command was ended, and how the package stands on the site after that. The exit code. */
async function tellStopped(elsewhere: OtherSite, name: string, stopped: CommandStopped, say: Say): Promise<number> {
  const standing = await get(elsewhere, `/releases/${name}`, AbortSignal.timeout(GRACE)).catch(() => null);
  const { release, canary } = (standing?.said ?? {}) as Partial<State>;
  const gone = `${elsewhere.to.host} does not say how it stands: npx --no petcare audit tells.`;
  const stands = `${name}: ${release ?? 'nothing'} is live${canary ? `, ${canary.release} in canary` : ''}.`;
  say(`${stopped.message} ${standing?.status === 200 ? stands : gone}`);
  return stopped.code;
}

/** A command's work, and its words when somebody ends it before that is done. */
async function unlessStopped(
  elsewhere: OtherSite,
  { package: name, say, stopped }: { package: string; say: Say; stopped?: AbortSignal | undefined },
  work: () => Promise<number>,
): Promise<number> {
  try {
    return await work();
  } catch (error) {
    // What was under way may say in words of its own that it was ended.
    const reason: unknown = stopped?.aborted ? stopped.reason : error;
    if (reason instanceof CommandStopped) return tellStopped(elsewhere, name, reason, say);
    throw error;
  }
}

/**
 * Have the site take in an archive and check it, say the word to move it, and tell what has become of it. Whoever leaves before
 * the word has moved nothing. The exit code.
 */
async function sendBuild(
  elsewhere: OtherSite,
  archive: string,
  { package: name, say, stopped, dryRun, ...asked }: CommandInput & { package: string; say: Say; stopped?: AbortSignal; dryRun?: boolean },
): Promise<number> {
  const hold = randomBytes(16).toString('hex');
  const checked = await post(elsewhere, `/releases/${name}${queryOf({ ...asked, hold })}`, { archive, stopped });
  if (checked.status !== 200) return tellRefusal(name, checked, say);
  const { attempt, release, note } = checked.said as ReleaseOutcome;
  if (dryRun && attempt !== undefined) {
    say(lineOfPassing(name, { release }));
    if (note) say(`Note: ${note}`);
    return 0;
  }
  // A site of an older kit has moved it already.
  const answer = attempt === undefined ? checked : await moved(elsewhere, `/releases/${name}/go?id=${attempt}`, stopped);
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
  elsewhere: OtherSite,
  options: {
    package: string;
    build: (out: string) => Promise<void>;
    canary?: CanaryPlan | undefined;
    /** Shown to whoever has the address that comes of it, for so many days, instead of to visitors. */
    preview?: { days: number } | undefined;
    note?: string | undefined;
    /** Only hear whether it would be released: nothing is moved. */
    dryRun?: boolean;
    say: Say;
    stopped?: AbortSignal;
  },
): Promise<number> {
  return unlessStopped(elsewhere, options, () => buildAndSend(elsewhere, options));
}

async function buildAndSend(elsewhere: OtherSite, options: Parameters<typeof releaseElsewhere>[1]): Promise<number> {
  const { package: name, build, say, stopped } = options;
  // Whoever has no business there hears it before anything is built.
  const asked = await get(elsewhere, `/releases/${name}`, stopped);
  if (asked.status !== 200) return tellRefusal(name, asked, say);
  if (options.dryRun && asked.said['holds'] !== true)
    throw new Error(`${elsewhere.to.host} is older than --dry-run: it would release at once.`);
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
  elsewhere: OtherSite,
  options: {
    from: OtherSite;
    package: string;
    release?: string | undefined;
    canary?: CanaryPlan | undefined;
    note?: string | undefined;
    say: Say;
    stopped?: AbortSignal;
  },
): Promise<number> {
  const { from, package: name, canary, note, say, stopped } = options;
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
    const sent = { package: name, canary, note: why, release, say, ...(stopped && { stopped }) };
    return await unlessStopped(elsewhere, sent, () => sendBuild(elsewhere, archive, sent));
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** Move a package's pointer there, back to `release` if one is named; tells of it. The exit code: 1 when it could not be moved. */
export async function moveElsewhere(
  kind: MoveKind,
  elsewhere: OtherSite,
  {
    package: name,
    note,
    release,
    say,
    stopped,
  }: { package: string; note?: string | undefined; release?: string | undefined; say: Say; stopped?: AbortSignal },
): Promise<number> {
  return unlessStopped(elsewhere, { package: name, say, stopped }, async () => {
    const { status, said } = await moved(elsewhere, `/releases/${name}/${kind}${queryOf({ note, release })}`, stopped);
    say(status === 200 ? lineOfMove(kind, name, said as Move) : reasonsOf(said).join('\n'));
    return status === 200 ? 0 : 1;
  });
}

/** Print how renderings of a package went wrong on a site, the newest last, with its own stacks. */
async function errorsElsewhere(elsewhere: OtherSite, { package: name, say }: { package: string; say: Say }): Promise<number> {
  const { status, said } = await get(elsewhere, `/releases/${name}/errors`);
  if (status !== 200) {
    say(reasonsOf(said).join('\n'));
    return 1;
  }
  const { errors } = said as { errors: ToldError[] };
  for (const error of errors.toReversed()) say(linesOfError(name, error));
  if (errors.length === 0) say(`${name}: no rendering has failed since the service started.`);
  return 0;
}

/** Tell how a package stands there, and its last acts, oldest first. The exit code: 1 when the site doesn't say. */
export async function auditElsewhere(
  elsewhere: OtherSite,
  { package: name, say, errors = false }: { package: string; say: Say; errors?: boolean },
): Promise<number> {
  if (errors) return errorsElsewhere(elsewhere, { package: name, say });
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
