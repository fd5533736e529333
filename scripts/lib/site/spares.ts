import { setTimeout as sleep } from 'node:timers/promises';
import { startChild, type Child, type ChildOptions } from './children.ts';
import { startLimit } from './keep-running.ts';

/** The milliseconds for which a process that was just started has the machine for itself. */
const SETTLES = 3_000;
/** Loading takes longer than a service that keeps failing may be away: a second one bridges it. */
const AT_HAND = 2;

export interface Spares {
  /** The service that a spare has become; null when there is none at hand. */
  take: () => Child | null;
  stop: () => Promise<void>;
}

export interface SpareOptions {
  service: ChildOptions;
  /** The module whose imports cost the service the time of its start. */
  loads: string;
  onStart: (child: Child) => Promise<void>;
  /** For tests. */
  settles?: number;
  start?: (options: ChildOptions) => Promise<Child>;
}

/** Keeps processes that can become the service at once: from nothing, loading its modules takes seconds. */
export function keepSpares({ service, loads, onStart, settles = SETTLES, start = startChild }: SpareOptions): Spares {
  const stopping = new AbortController();
  const limit = startLimit();
  const waiting: Child[] = [];

  async function prepare(pause: number): Promise<void> {
    if (pause > 0) await sleep(pause, undefined, { signal: stopping.signal });
    // The end of one that was stopped asks for no other.
    if (stopping.signal.aborted) return;
    const env = { ...service.env, SPARE_ENTRY: service.entry, SPARE_LOADS: loads };
    const child = await start({ ...service, entry: 'scripts/lib/site/spare.ts', env });
    if (stopping.signal.aborted) return child.stop();
    waiting.push(child);
    await onStart(child);
    void child.ended.then(() => {
      const place = waiting.indexOf(child);
      if (place === -1) return;
      waiting.splice(place, 1);
      limit.failed();
      prepareSoon(limit.pause());
    });
  }
  const prepareSoon = (pause: number) =>
    void prepare(pause).catch((error: unknown) => stopping.signal.aborted || console.error(`${service.name} has no spare process`, error));
  for (let number = 1; number <= AT_HAND; number += 1) prepareSoon(settles * number);

  return {
    take() {
      // One that is still loading has begun earlier than any other could.
      const child = waiting.shift();
      if (!child) return null;
      prepareSoon(0);
      child.become();
      return child;
    },
    async stop() {
      stopping.abort();
      await Promise.all(waiting.map((child) => child.stop()));
    },
  };
}
