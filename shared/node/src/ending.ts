import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** Seconds that a service takes to end. */
export type EndingTimes = {
  /** It answers as before and says that it is not ready: balancers see it, and callers leave their connections. */
  drain: number;
  /** For the calls that are under way then; what is not answered by its end is cut off. */
  stop: number;
};

export type Ending = {
  /** True once the service has been told to end. */
  hasBegun(): boolean;
  /** Has the signals of this process end the service: `close` takes no more calls and fulfils when all are answered. */
  of(server: Server, close: () => Promise<void>): void;
};

/** Once whoever started the process has gone, nobody waits for what is under way. */
const ORPHAN_SECONDS = 5;
const LOOK_MS = 100;

/** DRAIN_SECONDS and STOP_SECONDS. */
export function readEndingTimes(env: Readonly<Record<string, string | undefined>>): EndingTimes {
  const production = env['NODE_ENV'] === 'production';
  return { drain: secondsIn(env, 'DRAIN_SECONDS', 0), stop: secondsIn(env, 'STOP_SECONDS', production ? 30 : 5) };
}

function secondsIn(env: Readonly<Record<string, string | undefined>>, name: string, usual: number): number {
  const seconds = Number(env[name] || usual);
  if (!(seconds >= 0 && seconds <= 3_600)) throw new Error(`${name} must be a number of seconds up to 3600, not "${env[name]}"`);
  return seconds;
}

/**
 * The end of a service that loses no call. On SIGTERM it is not ready any more, and `drain` passes; then, or at once on
 * SIGINT or when its parent has gone, it closes.
 */
export function createEnding({ drain, stop }: EndingTimes): Ending {
  const draining = new AbortController();
  let hasBegun = false;
  let isClosing = false;

  return {
    hasBegun: () => hasBegun,
    of(server, close) {
      server.prependListener('request', (_request, response) => {
        // The next call of whoever has this connection goes to another process.
        if (hasBegun) response.shouldKeepAlive = false;
      });

      async function finish(seconds: number): Promise<void> {
        hasBegun = true;
        if (isClosing) return;
        isClosing = true;
        draining.abort();
        setTimeout(() => process.exit(0), seconds * 1000).unref();
        // A call that began before the end leaves its connection open; nobody waits until that is idle long enough.
        setInterval(() => server.closeIdleConnections(), LOOK_MS).unref();
        await close();
        process.exit(0);
      }

      async function leave(): Promise<void> {
        // Whoever starts processes may tell each of them, and each the next one.
        if (hasBegun) return;
        hasBegun = true;
        await sleep(drain * 1000, undefined, { signal: draining.signal }).catch(() => undefined);
        await finish(stop);
      }

      process.on('SIGTERM', () => void leave());
      process.on('SIGINT', () => void finish(stop));
      process.on('disconnect', () => void finish(Math.min(stop, ORPHAN_SECONDS)));
    },
  };
}
