import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../database.ts';

/** A copy of the database that follows it, and may be behind. */
export type Replica = {
  /** Connections to it while it answers and is no further behind than allowed; else null, and the primary is asked. */
  current(): Database | null;
  /** Is told of a read that found it away: nobody asks it again before the next look. */
  doubt(db: Database): void;
  readonly mostLagMs: number;
  /** The milliseconds by which it is behind at most; Infinity where nobody knows. */
  lag(): number;
  /** Asks both how far they are. Done again and again by `watchReplica`. */
  look(): Promise<void>;
  close(): Promise<void>;
};

/** Connections to a replica, thrown away whole when it does not answer: so what waits for it waits no longer. */
export type ReplicaConnections = {
  db: Database;
  /** The position in the log up to which it shows everything; null where it follows nobody. */
  replayed(): Promise<bigint | null>;
  end(): Promise<void>;
};

export type ReplicaDeps = {
  /** The position of the primary's log. */
  written(): Promise<bigint>;
  connect(): ReplicaConnections;
  mostLagMs: number;
  /** Is told when it begins and ceases to be asked. */
  onChange?: (isRead: boolean) => void;
  now?: () => number;
  answerMs?: number;
};

/** A look that takes longer has found nobody. */
const ANSWER_MS = 1_000;
const LOOK_MS = 500;

/**
 * Watches a replica. By how much it is behind is measured by positions of the log that the primary has told, not by the
 * clock of the replica, which stands still when nothing is written and when nothing comes through alike.
 */
export function createReplica({ written, connect, mostLagMs, onChange, now = Date.now, answerMs = ANSWER_MS }: ReplicaDeps): Replica {
  let connections: ReplicaConnections | undefined;
  let answers = false;
  /** All that was written before this time is shown. */
  let shownUntil = -Infinity;
  let told: { at: number; position: bigint }[] = [];
  let wasRead = false;
  let isClosed = false;

  const lag = () => (answers ? now() - shownUntil : Infinity);
  const current = () => (lag() <= mostLagMs ? (connections?.db ?? null) : null);

  function tell(): void {
    const isRead = current() !== null;
    if (isRead !== wasRead) onChange?.(isRead);
    wasRead = isRead;
  }

  function disconnect(): Promise<void> {
    answers = false;
    const gone = connections;
    connections = undefined;
    return gone ? gone.end() : Promise.resolve();
  }

  return {
    current,
    mostLagMs,
    lag,
    doubt(db) {
      if (connections?.db !== db) return;
      answers = false;
      tell();
    },
    async look() {
      const at = now();
      const position = await within(answerMs, written()).catch(() => null);
      if (position !== null) told = [...told.filter((one) => at - one.at <= mostLagMs), { at, position }];
      if (isClosed) return;
      connections ??= connect();
      try {
        const shown = await within(answerMs, connections.replayed());
        const last = shown === null ? undefined : told.findLast((one) => one.position <= shown);
        if (last) shownUntil = Math.max(shownUntil, last.at);
        answers = shown !== null;
      } catch {
        void disconnect().catch(() => undefined);
      }
      tell();
    },
    close() {
      isClosed = true;
      return disconnect();
    },
  };
}

/** Looks at a replica twice a second, until it is told to end. */
export async function watchReplica(replica: Replica, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await replica.look();
    await sleep(LOOK_MS, undefined, { signal, ref: false }).catch(() => undefined);
  }
}

async function within<Value>(milliseconds: number, asked: Promise<Value>): Promise<Value> {
  const over = new AbortController();
  try {
    return await Promise.race([
      asked,
      sleep(milliseconds, undefined, { signal: over.signal }).then(() => {
        throw new Error('no answer in time');
      }),
    ]);
  } finally {
    over.abort();
  }
}
