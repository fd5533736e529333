import { setTimeout as sleep } from 'node:timers/promises';

const MOST_STARTS = 5;
const WITHIN = 60_000;

/** Something that was started, and how its end is heard of. */
export interface Running {
  /** Fulfils with how it ended, in words; empty when it ended well. */
  ended: Promise<string>;
  stop: () => Promise<void>;
}

/** No more than five starts within a minute: `pause` says how many milliseconds the next one has to wait. */
export function startLimit(now: () => number = Date.now): { pause: () => number; started: () => void } {
  const starts: number[] = [];
  return {
    pause() {
      const limiting = starts.at(-MOST_STARTS);
      return limiting === undefined ? 0 : Math.max(0, limiting + WITHIN - now());
    },
    started() {
      starts.push(now());
      if (starts.length > MOST_STARTS) starts.shift();
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

/** Starts `first` again whenever it ends, at most five times a minute, until it is stopped. */
export function keepRunning(first: Running, { name, again, say, now = Date.now, pause = pauseFor }: KeepOptions): Pick<Running, 'stop'> {
  const stopping = new AbortController();
  const limit = startLimit(now);
  let current = first;

  async function comeBack(problem: string): Promise<void> {
    const wait = limit.pause();
    say(`${name} stopped (${problem || 'exit 0'}): starting it again${wait > 0 ? ` in ${Math.ceil(wait / 1000)} s` : ''}.`);
    if (wait > 0) await pause(wait, stopping.signal).catch(() => undefined);
    if (stopping.signal.aborted) return;
    limit.started();
    current = await again().catch((error: unknown) => ({
      ended: Promise.resolve(error instanceof Error ? error.message : String(error)),
      stop: () => Promise.resolve(),
    }));
    if (stopping.signal.aborted) await current.stop();
  }

  async function watch(): Promise<void> {
    while (!stopping.signal.aborted) {
      const problem = await current.ended;
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
