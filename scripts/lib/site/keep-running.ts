import { setTimeout as sleep } from 'node:timers/promises';

const MOST_FAILURES = 5;
const WITHIN = 60_000;

/** Something that was started, and how its end is heard of. */
export interface Running {
  /** Fulfils with how it ended, in words; empty when it ended well. */
  ended: Promise<string>;
  /** It has come as far as serving: its end is no start that failed. */
  hasServed: () => boolean;
  stop: () => Promise<void>;
}

/** No more than five failed starts within a minute: `pause` says how many milliseconds the next one has to wait. */
export function startLimit(now: () => number = Date.now): { pause: () => number; failed: () => void } {
  const failures: number[] = [];
  return {
    pause() {
      const limiting = failures.at(-MOST_FAILURES);
      return limiting === undefined ? 0 : Math.max(0, limiting + WITHIN - now());
    },
    failed() {
      failures.push(now());
      if (failures.length > MOST_FAILURES) failures.shift();
    },
  };
}

export interface KeepOptions {
  name: string;
  /** Starts it anew; what it throws counts as an end. */
  again: () => Promise<Running>;
  say: (line: string) => void;
  /** For tests. */
  now?: () => number;
  pause?: (milliseconds: number, signal: AbortSignal) => Promise<unknown>;
}

const pauseFor = (milliseconds: number, signal: AbortSignal) => sleep(milliseconds, undefined, { signal });

/** Starts `first` again whenever it ends, until it is stopped: at once what has served, what fails before that at most five times a minute. */
export function keepRunning(first: Running, { name, again, say, now = Date.now, pause = pauseFor }: KeepOptions): Pick<Running, 'stop'> {
  const stopping = new AbortController();
  const limit = startLimit(now);
  let current = first;

  async function comeBack(problem: string): Promise<void> {
    const wait = current.hasServed() ? 0 : limit.pause();
    say(`${name} stopped (${problem || 'exit 0'}): starting it again${wait > 0 ? ` in ${Math.ceil(wait / 1000)} s` : ''}.`);
    if (wait > 0) await pause(wait, stopping.signal).catch(() => undefined);
    if (stopping.signal.aborted) return;
    current = await again().catch((error: unknown) => ({
      ended: Promise.resolve(error instanceof Error ? error.message : String(error)),
      hasServed: () => false,
      stop: () => Promise.resolve(),
    }));
    if (stopping.signal.aborted) await current.stop();
  }

  async function watch(): Promise<void> {
    while (!stopping.signal.aborted) {
      const problem = await current.ended;
      if (!current.hasServed()) limit.failed();
      if (!stopping.signal.aborted) await comeBack(problem);
    }
  }
  const watching = watch();

  return {
    async stop() {
      stopping.abort();
      await current.stop();
      await watching;
    },
  };
}
