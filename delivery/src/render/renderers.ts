import type { RenderJob } from '@petcare/contracts';
import { LRUCache } from 'lru-cache';
import type { StoredReleases } from '../files/stored-releases.ts';
import type { StoredRelease } from '../registry/registry.sql.ts';
import { createBreaker, type Breaker } from './breaker.policy.ts';
import { costsThread, RenderFailure } from './failure.ts';
import type { FailureLog } from './failure-log.ts';
import type { RenderLimits } from './limits.ts';
import { readServerBuild } from './server-builds.ts';
import { startThread, type Answered, type Thread } from './thread.ts';
import type { ThreadData } from './thread/messages.ts';

/** A release to render with, and the shell that gives it the shared modules. */
export type Renderable = { release: StoredRelease; shell: StoredRelease };

/** The threads that render, of each release by itself. */
export type Renderers = {
  /** Rejects with a RenderFailure, which is in the log by then. */
  render(what: Renderable, job: RenderJob, limit: number): Promise<Answered>;
  /** Start a thread of each of these releases; fulfils when all can take jobs or never will. */
  warm(releases: ReadonlyMap<string, StoredRelease>): Promise<void>;
  close(): void;
};

/** More jobs than this wait for one thread of a release: it gets a further one, if it may. */
const BUSY = 4;

type Pool = { source: Promise<ThreadData>; threads: Thread[] };

export function createRenderers(options: { stored: StoredReleases; apiUrl: string; limits: RenderLimits; log: FailureLog; dataVersion: () => number; now?: () => number }): Renderers {
  const { stored, apiUrl, limits, log, dataVersion, now = Date.now } = options;
  const breakers = new LRUCache<string, Breaker>({ max: 500 });
  const pools = new LRUCache<string, Pool>({
    max: limits.releases,
    ttl: limits.idle,
    ttlAutopurge: true,
    updateAgeOnGet: true,
    dispose: ({ threads }) => threads.splice(0).forEach((thread) => thread.end()),
  });

  const keyOf = ({ release: { package: name, release }, shell }: Renderable) => `${name}@${release} ${shell.release}`;

  async function read({ release, shell }: Renderable): Promise<ThreadData> {
    const isShell = release.package === 'shell';
    const [build, ofShell] = await Promise.all([readServerBuild(stored, release), isShell ? null : readServerBuild(stored, shell)]);
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
    if (known) return known;
    const pool: Pool = { source: read(what), threads: [] };
    // The store may be back at the next job.
    pool.source.catch(() => pools.peek(key) === pool && pools.delete(key));
    pools.set(key, pool);
    return pool;
  }

  function noted({ release: { package: name, release } }: Renderable, failure: RenderFailure): void {
    log.note(name, release, failure);
  }

  async function threadOf(what: Renderable): Promise<Thread> {
    const pool = poolOf(what);
    const data = await pool.source.catch((error: unknown) => {
      throw new RenderFailure('unreadable', String(error));
    });
    if (pools.peek(keyOf(what)) !== pool) throw new RenderFailure('late', 'Its threads were just ended');
    const well = pool.threads.filter((thread) => !thread.isSilent()).sort((a, b) => a.pending() - b.pending());
    const [least = pool.threads[0]] = well;
    // One that may hang is as good as gone: another stands in until that is known.
    const hasRoom = pool.threads.length < limits.threads + (well.length < pool.threads.length ? 1 : 0);
    if (least && !(hasRoom && (least.isSilent() || least.pending() >= BUSY))) return least;
    const thread = startThread(data, limits, (failure) => {
      pool.threads = pool.threads.filter((one) => one !== thread);
      if (!failure) return;
      breakerOf(what).failed();
      noted(what, failure);
    });
    pool.threads.push(thread);
    return thread;
  }

  return {
    async render(what, job, limit) {
      try {
        if (breakerOf(what).isOpen()) throw new RenderFailure('left alone', 'It has cost too many threads');
        const thread = await threadOf(what);
        return await thread.render(job, limit, dataVersion());
      } catch (error) {
        const failure = error instanceof RenderFailure ? error : new RenderFailure('crashed', String(error));
        // What cost the thread was noted when it was lost, once for all its jobs.
        if (!costsThread(failure)) noted(what, failure);
        throw failure;
      }
    },
    async warm(releases) {
      const shell = releases.get('shell');
      if (!shell?.manifest.server) return;
      const starting = [...releases.values()]
        .filter(({ manifest }) => manifest.server)
        .map(async (release) => (await threadOf({ release, shell })).started);
      await Promise.allSettled(starting);
    },
    close: () => pools.clear(),
  };
}
