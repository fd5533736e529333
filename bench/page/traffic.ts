import type { CDPSession } from '@playwright/test';

/** One request: when it was asked for (ms since the navigation began), of what kind, and its bytes as they came in. */
type Request = { began: number; kind: string; cached: boolean; pieces: { at: number; bytes: number }[] };

export type Traffic = {
  /** Requests and bytes, headers too, that went over the wire until then; `scripts` are the bytes of scripts, `kinds` counts the requests by what they are for. */
  until(time: number): { requests: number; bytes: number; scripts: number; kinds: Record<string, number> };
  /** No answer is waited for, and none was a moment ago. */
  quietFor(): number;
  /** A worker runs this script, and is told the end of it in the page's place. */
  leaveToWorker(url: string): void;
  /** Forget what was. */
  forget(): void;
};

const isOfPage = (url: string) => url.startsWith('http');

/** Counts what a tab asks for, from the next navigation on. */
export async function watchTraffic(session: CDPSession): Promise<Traffic> {
  const requests = new Map<string, Request>();
  const open = new Map<string, string>();
  let start = 0;
  let lastChange = Date.now();
  const millisecondsAt = (timestamp: number) => (timestamp - start) * 1000;
  const done = (id: string) => {
    open.delete(id);
    lastChange = Date.now();
  };

  session.on('Network.requestWillBeSent', ({ requestId, timestamp, type = 'Other', request }) => {
    if (!isOfPage(request.url)) return;
    if (start === 0) start = timestamp;
    requests.set(requestId, { began: millisecondsAt(timestamp), kind: type, cached: false, pieces: [] });
    // A beacon may be answered when the page is gone.
    if (type !== 'Ping') open.set(requestId, request.url);
    lastChange = Date.now();
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => {
    const request = requests.get(requestId);
    if (request) request.cached = true;
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const request = requests.get(requestId);
    if (request && (response.fromDiskCache || response.fromPrefetchCache)) request.cached = true;
  });
  session.on('Network.dataReceived', ({ requestId, timestamp, encodedDataLength }) => {
    requests.get(requestId)?.pieces.push({ at: millisecondsAt(timestamp), bytes: encodedDataLength });
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = requests.get(requestId);
    const counted = request?.pieces.reduce((sum, { bytes }) => sum + bytes, 0) ?? 0;
    // The whole, with the headers, is known only now.
    request?.pieces.push({ at: millisecondsAt(timestamp), bytes: encodedDataLength - counted });
    done(requestId);
  });
  session.on('Network.loadingFailed', ({ requestId }) => done(requestId));
  await session.send('Network.enable');

  return {
    until(time) {
      const wired = [...requests.values()].filter(({ began, cached }) => !cached && began <= time);
      const bytesOf = (some: readonly Request[]) =>
        some.flatMap(({ pieces }) => pieces).reduce((sum, piece) => (piece.at <= time ? sum + piece.bytes : sum), 0);
      const kinds: Record<string, number> = {};
      for (const { kind } of wired) kinds[kind] = (kinds[kind] ?? 0) + 1;
      return { requests: wired.length, bytes: bytesOf(wired), scripts: bytesOf(wired.filter(({ kind }) => kind === 'Script')), kinds };
    },
    quietFor: () => (open.size > 0 ? 0 : Date.now() - lastChange),
    leaveToWorker: (url) => [...open].filter(([, asked]) => asked === url).forEach(([id]) => done(id)),
    forget() {
      requests.clear();
      open.clear();
      start = 0;
      lastChange = Date.now();
    },
  };
}
