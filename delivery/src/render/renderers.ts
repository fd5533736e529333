import type { RenderJob } from '@petcare/contracts';
import { inSpan } from '@petcare/node';
import { LRUCache } from 'lru-cache';
import type { StoredReleases } from '../files/stored-releases.ts';
import type { StoredRelease } from '../registry/registry.sql.ts';
import { createBreaker, type Breaker } from './breaker.policy.ts';
import { costsThread, firstLine, RenderFailure } from './failure.ts';
import type { FailureLog } from './failure-log.ts';
import type { RenderLimits } from '../settings/settings.ts';
import { readServerBuild } from './server-builds.ts';
import { startThread, type ThreadAnswer, type Thread } from './thread.ts';
import type { BuildSource, ThreadData } from './thread/messages.ts';

/** A release to render with, and the shell that gives it the shared modules. */
export type Renderable = { release: StoredRelease; shell: StoredRelease };

/** The threads that render, of each release by itself. */
export type Renderers = {
  /** Rejects with a RenderFailure, which is in the log by then. */
  render(what: Renderable, job: RenderJob, limit: number): Promise<ThreadAnswer>;
  /** Start a thread of each release of these mixes and keep it until others are warmed; fulfils when all can take jobs or never will. */
  warm(mixes: readonly ReadonlyMap<string, StoredRelease>[]): Promise<void>;
  /**
   * The reasons why no thread takes a release's server build, by `package@release`, of those that were tried and have not been taken since.
   */
  unfit(): ReadonlyMap<string, string>;
  close(): void;
};

/** More jobs than this wait for one thread of a release: it gets a further one, if it may. */
const BUSY = 4;

type Pool = { source: Promise<ThreadData>; threads: Thread[]; usedAt: number };

const SWEEPS_EVERY = 30_000;

export type RendererOptions = {
  stored: StoredReleases;
  apiUrl: string;
  limits: RenderLimits;
  log: FailureLog;
  dataVersion: () => number;
  onAsked: (answered: boolean) => void;
  /** Is told of each rendering, also of one that did not come. */
  onRendered?: ((name: string, kind: RenderJob['kind'], seconds: number) => void) | undefined;
  now?: () => number;
};

export function createRenderers(options: RendererOptions): Renderers {
  const { stored, apiUrl, limits, log, dataVersion, onAsked, onRendered, now = Date.now } = options;
  const breakers = new LRUCache<string, Breaker>({ max: 500 });
  const pools = new LRUCache<string, Pool>({
    max: limits.releases,
    dispose: ({ threads }) => threads.splice(0).forEach((thread) => thread.end()),
  });

  const unfit = new LRUCache<string, string>({ max: 500 });
  const nameOf = ({ release: { package: name, release } }: Renderable) => `${name}@${release}`;

  /** The live releases, which stay ready however few their visitors are. */
  let live = new Set<string>();
  const sweeping = setInterval(() => {
    for (const [key, { usedAt }] of pools.entries()) if (!live.has(key) && now() - usedAt > limits.idle) pools.delete(key);
  }, SWEEPS_EVERY).unref();

  /** Read once for all threads that have it in them: the shell's is in each. */
  const builds = new LRUCache<string, Promise<BuildSource>>({ max: limits.releases });
  function buildOf(release: StoredRelease): Promise<BuildSource> {
    const key = `${release.package}@${release.release}`;
    const build = builds.get(key) ?? readServerBuild(stored, release);
    builds.set(key, build);
    build.catch(() => builds.delete(key));
    return build;
  }

  const keyOf = ({ release: { package: name, release }, shell }: Renderable) => `${name}@${release} ${shell.release}`;

  async function read({ release, shell }: Renderable): Promise<ThreadData> {
    const isShell = release.package === 'shell';
    const [build, ofShell] = await Promise.all([buildOf(release), isShell ? null : buildOf(shell)]);
    return { build, shell: ofShell, apiUrl, askMilliseconds: limits.ask };
  }

  function breakerOf(what: Renderable): Breaker {
    const key = keyOf(what);
    const breaker = breakers.get(key) ?? createBreaker(now);
    breakers.set(key, breaker);
    return breaker;
  }

  function poolOf(what: Renderable): Pool {
    const key = keyOf(what);
    const known = pools.get(key);
    if (known) {
      known.usedAt = now();
      return known;
    }
    const pool: Pool = { source: read(what), threads: [], usedAt: now() };
    // The store may be back at the next job.
    pool.source.catch(() => pools.peek(key) === pool && pools.delete(key));
    pools.set(key, pool);
    return pool;
  }

  function noted({ release: { package: name, release } }: Renderable, failure: RenderFailure, job?: RenderJob): void {
    log.note(name, release, failure, job?.url.split('?')[0]);
  }

  async function threadOf(what: Renderable): Promise<Thread> {
    const pool = poolOf(what);
    const data = await pool.source.catch((error: unknown) => {
      unfit.set(nameOf(what), `its server build can't be read: ${error instanceof Error ? error.message : String(error)}`);
      throw new RenderFailure('unreadable', String(error));
    });
    if (pools.peek(keyOf(what)) !== pool) throw new RenderFailure('late', 'Its threads were just ended');
    const well = pool.threads.filter((thread) => !thread.isSilent()).sort((a, b) => a.pending() - b.pending());
    const [least = pool.threads[0]] = well;
    // One that may hang is as good as gone: another stands in until that is known.
    const hasRoom = pool.threads.length < limits.threads + (well.length < pool.threads.length ? 1 : 0);
    if (least && !(hasRoom && (least.isSilent() || least.pending() >= BUSY))) return least;
    const onLost = (failure: RenderFailure | null) => {
      pool.threads = pool.threads.filter((one) => one !== thread);
      if (!failure) return;
      if (failure.kind === 'start') unfit.set(nameOf(what), `its server build can't be loaded: ${firstLine(failure.message)}`);
      breakerOf(what).failed();
      noted(what, failure);
    };
    const thread = startThread(data, limits, onLost, onAsked);
    pool.threads.push(thread);
    void thread.started.then(() => pool.threads.includes(thread) && unfit.delete(nameOf(what)));
    return thread;
  }

  return {
    async render(what, job, limit) {
      const begun = performance.now();
      try {
        if (breakerOf(what).isOpen()) throw new RenderFailure('left alone', 'It has cost too many threads');
        const thread = await threadOf(what);
        return await inSpan(`render ${what.release.package} ${job.kind}`, () => thread.render(job, limit, dataVersion()));
      } catch (error) {
        const failure = error instanceof RenderFailure ? error : new RenderFailure('crashed', String(error));
        // What cost the thread was noted when it was lost, once for all its jobs.
        if (!costsThread(failure)) noted(what, failure, job);
        throw failure;
      } finally {
        onRendered?.(what.release.package, job.kind, (performance.now() - begun) / 1_000);
      }
    },
    async warm(mixes) {
      const rendered = mixes.flatMap((mix): Renderable[] => {
        const shell = mix.get('shell');
        return shell?.manifest.server
          ? [...mix.values()].filter(({ manifest }) => manifest.server).map((release) => ({ release, shell }))
          : [];
      });
      live = new Set(rendered.map(keyOf));
      await Promise.allSettled(rendered.map(async (what) => (await threadOf(what)).started));
    },
    unfit: () => new Map(unfit.entries()),
    close() {
      clearInterval(sweeping);
      pools.clear();
    },
  };
}
