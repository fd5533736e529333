import { graphql } from '@petcare/api';
import { accessToken, isExpired } from '@petcare/auth';
import { bus } from '@petcare/event-bus';
import type { Client } from 'urql';
import { eventsOf } from './event-stream.ts';

/** The number of alerts that nobody has read, and the id of the newest. */
export type AlertNews = { unread: number; newest: string | null };
/** One that has just come; every tab hears of it. */
type Arrival = { id: string; kind: string; text: string; path: string };
type Word = { news: AlertNews; arrived?: Arrival };

const STREAM = '/api/client/alerts/stream';
const NAME = 'petcare.alerts';
/** Longer than two heartbeats of the server. */
const SILENCE_MS = 45_000;
const ASK_EVERY_MS = 60_000;
const PAUSE_MS = { least: 1_000, most: 30_000 };

const AlertFeed_News = graphql(`
  query AlertFeed_News {
    getMyAlerts(count: 1) {
      unreadCount
      items {
        id
      }
    }
  }
`);

/**
 * Hears of alerts until it is left: one tab of the browser holds the stream and tells the others. Where tabs can't
 * agree on one (no Web Locks without https), each asks once a minute.
 * @param userId of the signed-in account: tabs of another one hear nothing of it
 * @returns leaves
 */
export function followAlerts(client: Client, userId: string, hear: (news: AlertNews) => void): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(`${NAME}.${userId}`) : null;

  function take({ news, arrived }: Word): void {
    if (signal.aborted) return;
    hear(news);
    if (arrived) bus.emit('alert.arrived', { kind: arrived.kind, text: arrived.text, path: arrived.path });
  }
  const tell = (word: Word) => {
    take(word);
    channel?.postMessage(word);
  };
  channel?.addEventListener('message', ({ data }: MessageEvent<Word>) => take(data));

  const ask = async (): Promise<AlertNews | null> => {
    const { data } = await client.query(AlertFeed_News, {}, { requestPolicy: 'network-only' }).toPromise();
    const page = data?.getMyAlerts;
    return page ? { unread: page.unreadCount, newest: page.items[0]?.id ?? null } : null;
  };
  const askAgain = async (): Promise<void> => {
    for (; !signal.aborted; await pause(ASK_EVERY_MS, signal)) {
      const news = await ask();
      if (news) take({ news });
    }
  };
  const lead = () => holdStream(ask, tell, signal);

  void ask().then((news) => news && take({ news }));
  if ('locks' in navigator && channel) {
    navigator.locks.request(`${NAME}.${userId}`, { signal }, lead).catch(askAgain);
  } else void askAgain();
  return () => {
    leaving.abort();
    channel?.close();
  };
}

/** The place from which a stream goes on: the id of the last event, and the alerts that came, some of which it may bring again. */
type Reading = { lastId: string | null; known: Set<string> };

async function holdStream(ask: () => Promise<AlertNews | null>, tell: (word: Word) => void, signal: AbortSignal): Promise<void> {
  const reading: Reading = { lastId: null, known: new Set() };
  let failures = 0;
  while (!signal.aborted) {
    // The client renews a spent token on the way.
    const news = await ask();
    if (news) {
      tell({ news });
      if (await readStream(reading, news, tell, signal)) failures = 0;
    }
    await pause(Math.min(PAUSE_MS.most, PAUSE_MS.least * 2 ** failures) * (0.5 + Math.random()), signal);
    failures += 1;
  }
}

/** Reads until the stream ends for whatever reason; true when anything came. */
async function readStream(reading: Reading, { newest }: AlertNews, tell: (word: Word) => void, signal: AbortSignal): Promise<boolean> {
  const token = accessToken();
  if (token === null || isExpired(token)) return false;
  const ending = new AbortController();
  const end = () => ending.abort();
  signal.addEventListener('abort', end);
  let silence = setTimeout(end, SILENCE_MS);
  const onSign = () => {
    clearTimeout(silence);
    silence = setTimeout(end, SILENCE_MS);
  };
  let isBegun = false;
  let arrivals: Arrival[] = [];
  let last = newest;
  try {
    const headers = { authorization: `Bearer ${token}`, ...(reading.lastId && { 'last-event-id': reading.lastId }) };
    const answer = await fetch(STREAM, { headers, signal: ending.signal, cache: 'no-store' });
    if (!answer.ok || !answer.body) return false;
    for await (const { id, event, data } of eventsOf(answer.body, onSign)) {
      isBegun = true;
      if (event === 'alert') arrivals.push(JSON.parse(data) as Arrival);
      if (event !== 'unread') continue;
      const fresh = arrivals.filter((one) => !reading.known.has(one.id));
      arrivals = [];
      for (const one of fresh) reading.known.add(one.id);
      reading.lastId = id;
      last = fresh.at(-1)?.id ?? last;
      const news = { unread: Number(data), newest: last };
      if (fresh.length === 0) tell({ news });
      for (const arrived of fresh) tell({ news, arrived });
    }
  } catch {
    // The network or the server is away: whoever holds the stream opens it anew.
  } finally {
    clearTimeout(silence);
    signal.removeEventListener('abort', end);
    end();
  }
  return isBegun;
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
