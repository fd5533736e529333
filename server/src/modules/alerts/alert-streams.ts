import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/session/viewer.ts';
import { toAlert } from './alerts.resolvers.ts';
import { listNews, type NewsOfPerson } from './alerts.sql.ts';

/** The line to one browser. */
export type StreamLine = {
  /** False when the browser reads slower than it is written to. */
  write(text: string): boolean;
  end(): void;
};

export type AlertStreams = {
  /**
   * Begins to write somebody's alerts, at once those since the id of the last event that they have; without one only what
   * comes. What they have had already may be among them. Null when nobody more can be taken. @returns ends it
   */
  open(viewer: Viewer, network: string, line: StreamLine, lastId: string | null): (() => void) | null;
  count(): number;
  close(): void;
};

/** `since`: the horizon of what was written; `written`: the alerts beyond it that were. */
type Stream = { viewer: Viewer; network: string; line: StreamLine; since: string | null; written: ReadonlySet<number>; openedAt: number };
/** `onBegin` runs each time that telling begins: the first time, and after an interruption. */
type Listen = (channel: 'alerts' | 'standings', onChange: (userId: number) => void, onBegin: () => void) => Promise<unknown>;
type Deps = { db: Database; clock: Clock; listen: Listen; heartbeatMs?: number };

const HEARTBEAT_MS = 20_000;
/** Then the browser opens it anew, with a token that holds. */
const MOST_AGE_MS = 15 * 60_000;
/** Many customers of a telephone company have one address. */
const MOST = { all: 10_000, ofNetwork: 2_000, ofPerson: 6 };
/** Alerts that are told again at most; who has missed more asks for the list. */
const MOST_MISSED = 50;
/** People of whom the database is asked in one statement. */
const PEOPLE_AT_ONCE = 500;

/**
 * The open streams of this process. What is written comes from the rows: a change only says whose to look at, so
 * nothing is lost with a process or a connection, and a browser that comes back says how far it has come.
 */
export function createAlertStreams({ db, clock, listen, heartbeatMs = HEARTBEAT_MS }: Deps): AlertStreams {
  const streams = new Map<number, Set<Stream>>();
  const ofNetwork = new Map<string, number>();
  const changed = new Set<number>();
  let total = 0;
  let isLooking = false;
  let beginning: Promise<unknown> | undefined;
  const heartbeat = setInterval(beat, heartbeatMs);
  heartbeat.unref();

  const all = () => [...streams.values()].flatMap((ones) => [...ones]);

  function drop(stream: Stream): void {
    const { viewer, network } = stream;
    const ones = streams.get(viewer.id);
    if (!ones?.delete(stream)) return;
    total -= 1;
    if (ones.size === 0) streams.delete(viewer.id);
    const left = (ofNetwork.get(network) ?? 1) - 1;
    if (left === 0) ofNetwork.delete(network);
    else ofNetwork.set(network, left);
  }

  function end(stream: Stream): void {
    drop(stream);
    stream.line.end();
  }

  function write(stream: Stream, text: string): void {
    if (!stream.line.write(text)) end(stream);
  }

  /** A comment that keeps proxies from taking silence for an end. */
  function beat(): void {
    const oldest = clock.now().getTime() - MOST_AGE_MS;
    for (const stream of all()) {
      if (stream.openedAt < oldest) end(stream);
      else write(stream, ': \n\n');
    }
  }

  /** After something of an account has changed, whose login still stands opens its stream anew. */
  const endAllOf = (userId: number) => [...(streams.get(userId) ?? [])].forEach(end);

  function begin(): void {
    beginning ??= Promise.all([
      listen(
        'alerts',
        (userId) => look([userId]),
        () => look([...streams.keys()]),
      ),
      listen('standings', endAllOf, () => undefined),
    ]).catch(() => {
      beginning = undefined;
    });
  }

  function look(people: readonly number[]): void {
    for (const userId of people) if (streams.has(userId)) changed.add(userId);
    if (isLooking || changed.size === 0) return;
    isLooking = true;
    void lookOn();
  }

  async function lookOn(): Promise<void> {
    while (changed.size > 0) {
      const people = [...changed].slice(0, PEOPLE_AT_ONCE);
      for (const userId of people) changed.delete(userId);
      const asked = people.map((userId) => ({ userId, since: oldestOf(streams.get(userId)) }));
      const news = await listNews(db, asked, MOST_MISSED).catch(() => null);
      // The database is away: when it tells again, everybody is looked at.
      if (!news) break;
      for (const person of news) give(person);
    }
    isLooking = false;
  }

  function oldestOf(ones: ReadonlySet<Stream> = new Set()): string | null {
    const horizons = [...ones].flatMap(({ since }) => (since === null ? [] : [BigInt(since)]));
    return horizons.length === 0 ? null : String(horizons.reduce((least, one) => (one < least ? one : least)));
  }

  function give({ userId, horizon, unread, alerts }: NewsOfPerson): void {
    for (const stream of streams.get(userId) ?? []) {
      const { since, written } = stream;
      const isNew = ({ id, toldBy }: (typeof alerts)[number]) => since !== null && BigInt(toldBy) >= BigInt(since) && !written.has(id);
      const events = alerts.filter(isNew).map((alert) => `event: alert\ndata: ${JSON.stringify(toAlert(alert))}\n\n`);
      stream.since = horizon;
      stream.written = new Set(alerts.filter(({ toldBy }) => BigInt(toldBy) >= BigInt(horizon)).map(({ id }) => id));
      write(stream, `${events.join('')}id: ${horizon}\nevent: unread\ndata: ${unread}\n\n`);
    }
  }

  return {
    open(viewer, network, line, lastId) {
      if (total >= MOST.all || (ofNetwork.get(network) ?? 0) >= MOST.ofNetwork) return null;
      const ones = streams.get(viewer.id) ?? new Set();
      const [oldest] = ones;
      if (oldest && ones.size >= MOST.ofPerson) end(oldest);
      const stream: Stream = { viewer, network, line, since: lastId, written: new Set(), openedAt: clock.now().getTime() };
      streams.set(viewer.id, (streams.get(viewer.id) ?? new Set()).add(stream));
      ofNetwork.set(network, (ofNetwork.get(network) ?? 0) + 1);
      total += 1;
      begin();
      look([viewer.id]);
      return () => drop(stream);
    },
    count: () => total,
    close() {
      clearInterval(heartbeat);
      for (const stream of all()) end(stream);
    },
  };
}
