import { join } from 'node:path';
import { faultsOfChange } from '../checks/faults-of-change.ts';
import { kitFaults } from '../checks/kit-faults.ts';
import type { Budgets } from '../checks/mix-faults.ts';
import type { Database, Transaction } from '../platform/database.ts';
import { goCanary, goLive, whyHeld, type MoveOrder } from '../moves/moves.ts';
import { endAttempt, insertAttempt, type Attempt } from './attempts.sql.ts';
import { insertAct } from '../registry/audit.sql.ts';
import { goPreview } from '../previews/previews.ts';
import type { Preview } from '../previews/previews.sql.ts';
import { waitingOf, type Origin } from '../origins/origins.policy.ts';
import { selectSettings } from '../config/config.sql.ts';
import { selectGrants } from '../grants/grants.sql.ts';
import { selectKeptKits } from '../kit/kits.sql.ts';
import { selectOrigins } from '../origins/origins.sql.ts';
import {
  insertRelease,
  lockMoves,
  lockPackage,
  selectLiveReleases,
  selectReleaseOfInput,
  type CanaryPlan,
  type LiveRelease,
  type StoredRelease,
} from '../registry/registry.sql.ts';
import { unlessSilent } from '../registry/unless-silent.ts';
import { whyUnrendered } from '../render/unrendered.ts';
import { candidateOf, type Candidate } from '../smoke/candidate.ts';
import type { Smoke, SmokeRun } from '../smoke/smoke.ts';
import type { ReleaseStore } from '../stores/store.ts';
import { buildOnce, webpackBuilder, type Builder } from './build.ts';
import { inputHashOf } from './input-hash.ts';

/** For how many days a preview stands. */
export type PreviewPlan = { days: number };

export type MoveOptions = {
  sql: Database;
  store: ReleaseStore;
  /** The person who releases, for the audit log. */
  actor: string;
  /** The reason, for the audit log. */
  note?: string;
  /** Give it to a share of the visitors instead of all. */
  canary?: CanaryPlan;
  /** Give it to nobody but whoever has the address that comes of it. */
  preview?: PreviewPlan;
  /** Bounds of the first load; none when left out. */
  budgets?: Budgets;
  /** Looks at the pages before anybody gets them; nobody does when left out. */
  smoke?: Smoke;
  /** Milliseconds for all looks of a release together. */
  lookTime?: number;
  /** Nothing is begun, built, moved or committed after it. */
  stopped?: AbortSignal;
  /** Move nothing that passes: keep it as an attempt of this id, for whoever has sent it to say the word. */
  hold?: string;
  /** Move nothing that passes: only say so. */
  dryRun?: boolean;
  /** The attempt whose word has come: what was seen of it need not be looked at again. */
  attempt?: Pick<Attempt, 'id' | 'looked'>;
  /** Is told of faults instead of having the release refused: for a start of the site. */
  advisory?: (faults: string[]) => void;
  /** Leave alone what somebody has put live, gives as a canary or has rolled back: for a start of the site, which decides nothing. */
  keepHeld?: boolean;
  /** Have starts of the site move these pointers from now on, until somebody else does. */
  followsCheckout?: boolean;
};

export type ReleaseOptions = MoveOptions & {
  /** Absolute folder that holds the packages, `shared/` and the lockfile. */
  root: string;
  cacheDir: string;
  /** The folder of the one package that is released, when it isn't the one below `root`. */
  from?: string;
  build?: Builder;
};

/** Longer than the pages of all packages take on a busy machine. */
const LOOK_TIME = 300_000;
/** Others that settle are waited for, and a bucket is asked for files. */
const SETTLE_LIMIT = 60_000;

/** `why` says what kept the pointer where it was; `refused` what is wrong with the release, when a check has refused it; `note` what the smoke run was, and that only browsers will render it; `preview` what opens it, where no pointer was to move; `attempt` what waits for the word of whoever has sent it; `passes` that nothing is wrong with it, where nothing was to move. */
export type ReleaseResult = {
  release: string;
  built: boolean;
  moved: boolean;
  why?: string;
  refused?: string[];
  note?: string;
  preview?: Pick<Preview, 'id' | 'expiresAt'>;
  attempt?: string;
  passes?: true;
};

/** A release whose files are in place, and what it was made from: null when that is elsewhere. */
export type PreparedRelease = StoredRelease & { inputHash: string | null; built: boolean };

/** The files of a release were taken away after they had been put in place. */
export class ReleaseGone extends Error {
  constructor(name: string, release: string) {
    super(`${name} ${release} was just swept: release it again.`);
    this.name = 'ReleaseGone';
  }
}

/** Build the package's present sources and store the result; what was built from the same inputs before is not built again. */
export async function prepareRelease(options: ReleaseOptions, name: string): Promise<PreparedRelease> {
  const { sql, root, store, cacheDir, from = join(root, name), build = webpackBuilder, stopped } = options;
  const inputHash = inputHashOf(root, name, from);
  const known = await selectReleaseOfInput(sql, name, inputHash);
  if (known && (await store.has(name, known.release))) return { ...known, inputHash, built: false };

  const cached = join(cacheDir, name, inputHash);
  const { folder, manifest, built } = await buildOnce({ dir: from, cached, build, stopped });
  await store.put(name, manifest.release, folder);
  return { package: name, release: manifest.release, manifest, inputHash, built };
}

function passing({ release, built }: PreparedRelease, seen: readonly string[]): ReleaseResult {
  return { release, built, moved: false, passes: true, ...(seen.length > 0 && { note: seen.join('\n') }) };
}

async function move(
  tx: Transaction,
  options: MoveOptions,
  { package: name, release, built }: PreparedRelease,
  seen: readonly string[],
): Promise<ReleaseResult> {
  const noted = (lines: readonly (string | undefined)[]) => {
    const said = lines.filter((line) => line !== undefined);
    return said.length > 0 ? { note: said.join('\n') } : {};
  };
  const why = [options.note, ...seen].filter(Boolean).join('\n');
  const by: MoveOrder = { actor: options.actor, ...(why && { note: why }) };
  if (options.preview) {
    const { id, expiresAt } = await goPreview(tx, name, release, options.preview.days, by);
    return { release, built, moved: false, ...noted(seen), preview: { id, expiresAt } };
  }
  const outcome = options.canary
    ? await goCanary(tx, name, release, options.canary, by)
    : await goLive(tx, name, release, by, options.followsCheckout);
  return outcome.done
    ? { release, built, moved: true, ...noted([outcome.note, ...seen]) }
    : { release, built, moved: false, ...noted(seen), why: outcome.why };
}

/** Keep what has passed as it was looked at; a mix that changes until the word comes is looked at then. */
async function hold(
  tx: Transaction,
  { actor, canary, preview, note }: MoveOptions,
  id: string,
  { package: name, release, built }: PreparedRelease,
  seen: readonly string[],
  looked: Attempt['looked'],
): Promise<ReleaseResult> {
  const plan = { ...(canary && { canary }), ...(preview && { preview }), ...(note && { note }) };
  await insertAttempt(tx, { id, package: name, release, actor, plan, looked });
  return { release, built, moved: false, attempt: id, ...(seen.length > 0 && { note: seen.join('\n') }) };
}

async function refuse(
  tx: Transaction,
  actor: string,
  { package: name, release, built }: PreparedRelease,
  faults: string[],
): Promise<ReleaseResult> {
  await insertAct(tx, { actor, act: 'refuse', package: name, release, previous: null, note: faults.join('\n') });
  return { release, built, moved: false, refused: faults };
}

function noteOfOrigins({ package: name, manifest }: PreparedRelease, accepted: readonly Origin[]): string | undefined {
  const waiting = waitingOf(manifest, accepted).map(({ kind, origin }) => `${kind} ${origin}`);
  return waiting.length > 0
    ? `${name} asks for ${waiting.join(', ')}: not in force until whoever holds the shell's key accepts it (npm run keys list).`
    : undefined;
}

/** A canary is compared with what all others get: without that it would be given to nobody. */
function faultsOfCanary({ canary }: MoveOptions, live: readonly LiveRelease[], moving: readonly PreparedRelease[]): string[] {
  const first = canary ? moving.filter(({ package: name }) => !live.some((one) => one.package === name)) : [];
  return first.map(({ package: name }) => `${name} has nothing live that a canary could be compared with: release it to all.`);
}

/** A mix that must be looked at before anything moves. */
type UnseenRelease = { candidate: Candidate; smoke: Smoke };

async function settle(
  tx: Transaction,
  options: MoveOptions,
  prepared: readonly PreparedRelease[],
  smoked: ReadonlyMap<string, SmokeRun>,
  unrendered: ReadonlyMap<string, string>,
): Promise<Map<string, ReleaseResult> | UnseenRelease> {
  const results = new Map<string, ReleaseResult>();
  const moving: PreparedRelease[] = [];
  await lockMoves(tx);
  for (const one of [...prepared].sort((a, b) => (a.package < b.package ? -1 : 1))) {
    const { package: name, release, built, inputHash } = one;
    await lockPackage(tx, name);
    if (!(await options.store.has(name, release))) throw new ReleaseGone(name, release);
    await insertRelease(tx, one, inputHash);
    const held = options.keepHeld ? await whyHeld(tx, name, release, (other) => options.store.has(name, other)) : null;
    if (held) results.set(name, { release, built, moved: false, why: held });
    else moving.push(one);
  }
  const given = await selectLiveReleases(tx);
  // Who opens a preview gets no canary.
  const live = options.preview ? given.map((one) => ({ ...one, canary: null })) : given;
  const grants = await selectGrants(tx);
  const accepted = await selectOrigins(tx);
  const kept = moving.some(({ package: name }) => name === 'shell') ? await selectKeptKits(tx) : [];
  const misfits = [
    ...faultsOfCanary(options, live, moving),
    ...moving.flatMap(({ manifest }) => kitFaults(manifest, kept)),
    ...faultsOfChange(live, moving, { budgets: options.budgets ?? { default: Infinity }, grants, settings: await selectSettings(tx) }),
  ];
  const candidate = misfits.length === 0 ? candidateOf(live, moving, grants) : null;
  const run = candidate ? (smoked.get(candidate.after.id) ?? null) : null;
  if (options.smoke && candidate && !run) return { candidate, smoke: options.smoke };

  const faults = [...misfits, ...(run?.faults ?? [])];
  const refused = faults.length > 0 && !options.advisory;
  for (const one of moving) {
    const seen = [unrendered.get(one.package), noteOfOrigins(one, accepted), run?.note].filter((note) => note !== undefined);
    const looked = candidate && run ? { mix: candidate.after.id, run } : null;
    const settled = () => (options.hold ? hold(tx, options, options.hold, one, seen, looked) : move(tx, options, one, seen));
    const outcome = refused ? refuse(tx, options.actor, one, faults) : options.dryRun ? passing(one, seen) : settled();
    results.set(one.package, await outcome);
  }
  if (faults.length > 0 && options.advisory) options.advisory(faults);
  for (const [, released] of options.attempt ? results : []) await endAttempt(tx, options.attempt?.id ?? '', released);
  options.stopped?.throwIfAborted();
  return results;
}

/** Of those that are not live yet: nothing on the site else tells that browsers render them alone. A start of the site has it in /healthz. */
async function tryServerBuilds({ sql, store, keepHeld }: MoveOptions, prepared: readonly PreparedRelease[]): Promise<Map<string, string>> {
  const notes = new Map<string, string>();
  const live = new Map((await selectLiveReleases(sql)).map((one) => [one.package, one] as const));
  const shell = prepared.find((one) => one.package === 'shell') ?? live.get('shell');
  // Where the shell renders nothing, no other package can.
  const fresh = prepared.filter(({ package: name, release }) => live.get(name)?.release !== release);
  const tried = keepHeld || !shell ? [] : fresh.filter(({ package: name }) => name === 'shell' || shell.manifest.server);
  for (const release of tried) {
    const why = shell && (await whyUnrendered(store, { release, shell }));
    if (why) notes.set(release.package, `${release.package} ${release.release} is rendered by browsers only: ${why}.`);
  }
  return notes;
}

/**
 * Point the registry at these releases, or show them in a preview, all or none: they are checked together
 * against everything else that visitors are given, and what is written down is
 * in the same transaction. Nobody waits while a browser looks at their pages:
 * when something else has moved meanwhile, it looks at the mix that came of it,
 * as long as there is time.
 * @throws the reason of `stopped`, or RegistrySilent
 */
export async function moveReleases(options: MoveOptions, prepared: readonly PreparedRelease[]): Promise<Map<string, ReleaseResult>> {
  const { lookTime = LOOK_TIME, stopped } = options;
  const end = Date.now() + lookTime;
  const looked = options.attempt?.looked;
  const smoked = new Map<string, SmokeRun>(looked ? [[looked.mix, looked.run]] : []);
  const unrendered = await tryServerBuilds(options, prepared);
  for (;;) {
    stopped?.throwIfAborted();
    const settling = (signal: AbortSignal) =>
      options.sql.begin((tx) => settle(tx, { ...options, stopped: signal }, prepared, smoked, unrendered));
    const settled = await unlessSilent(settling, { stopped, limit: SETTLE_LIMIT });
    if (settled instanceof Map) return settled;
    const { candidate, smoke } = settled;
    smoked.set(candidate.after.id, await smoke(candidate, end - Date.now()));
  }
}

/** Make the package's present sources its live release, or its canary. */
export async function releasePackage(options: ReleaseOptions, name: string): Promise<ReleaseResult> {
  const results = await moveReleases(options, [await prepareRelease(options, name)]);
  const result = results.get(name);
  if (!result) throw new Error(`${name} was neither moved nor refused`);
  return result;
}
