import { setTimeout as sleep } from 'node:timers/promises';
import { startChild, type Child, type ChildOptions } from './children.ts';
import { startLimit } from './keep-running.ts';

/** What was just started has the machine for itself for so long. */
const SETTLES = 3_000;

export interface Spare {
  /** The service that its spare has become; null when there is none at hand. */
  take: () => Child | null;
  stop: () => Promise<void>;
}

export interface SpareOptions {
  service: ChildOptions;
  /** The module whose imports cost the service the time of its start. */
  loads: string;
  onStart: (child: Child) => Promise<void>;
}

/** Keeps one process that can become the service at once: from nothing, loading its modules takes seconds. */
export function keepSpare({ service, loads, onStart }: SpareOptions): Spare {
  const stopping = new AbortController();
  const limit = startLimit();
  let waiting: Child | null = null;

  async function prepare(): Promise<void> {
    await sleep(SETTLES + limit.pause(), undefined, { signal: stopping.signal });
    limit.started();
    const env = { ...service.env, SPARE_ENTRY: service.entry, SPARE_LOADS: loads };
    const child = await startChild({ ...service, entry: 'scripts/lib/spare.ts', env });
    waiting = child;
    await onStart(child);
    void child.ended.then(() => {
      if (waiting !== child) return;
      waiting = null;
      prepareSoon();
    });
  }
  const prepareSoon = () =>
    void prepare().catch((error: unknown) => stopping.signal.aborted || console.error(`${service.name} has no spare process`, error));
  prepareSoon();

  return {
    take() {
      const child = waiting;
      if (!child) return null;
      waiting = null;
      prepareSoon();
      child.become();
      return child;
    },
    async stop() {
      stopping.abort();
      await waiting?.stop();
    },
  };
}
