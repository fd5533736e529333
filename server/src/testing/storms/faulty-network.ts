import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The faults of an approval between a server and the provider. */
export const faults = ['lost on the way', 'answer lost', 'arrives late', 'provider fails', 'server killed', 'connections ended'] as const;
export type Fault = (typeof faults)[number];

type NetworkOptions = {
  /** The provider's address. */
  to: string;
  /** The fault of the next approval; null lets it through. */
  next(): Fault | null;
  /** The server of this number dies, after the provider has charged. */
  kill(server: number): void;
  /** All connections of the database end, after the provider has charged. */
  endConnections(): Promise<void>;
};

export type FaultyNetwork = {
  /** The address at which the server of this number finds the provider. */
  addressOf(server: number): string;
  /** Until all that came late has arrived. */
  settled(): Promise<void>;
  close(): Promise<void>;
};

const APPROVAL = '/gw/enc/v1/payment';
const LATE_MS = 400;

/** Stands between servers and the provider, and lets approvals go wrong in each way that a network, a server and a database have. */
export async function startFaultyNetwork({ to, next, kill, endConnections }: NetworkOptions): Promise<FaultyNetwork> {
  const late = new Set<Promise<unknown>>();

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, number = '', path = ''] = /^\/(\d+)(\/.*)$/.exec(request.url ?? '') ?? [];
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const gone = new AbortController();
    response.on('close', () => gone.abort());
    const forward = (signal: AbortSignal | null) =>
      fetch(`${to}${path}`, {
        method: request.method ?? 'POST',
        headers: { 'content-type': request.headers['content-type'] ?? 'application/json' },
        body: Buffer.concat(chunks),
        signal,
      });
    const fault = path.endsWith(APPROVAL) ? next() : null;
    if (fault === 'lost on the way') return void request.socket.destroy();
    if (fault === 'provider fails') return void response.writeHead(503).end();
    if (fault === 'arrives late') {
      request.socket.destroy();
      const arrival = new Promise((resolve) => setTimeout(resolve, LATE_MS)).then(() => forward(null)).catch(() => undefined);
      late.add(arrival);
      return;
    }
    const answer = await forward(gone.signal);
    const body = Buffer.from(await answer.arrayBuffer());
    if (fault === 'answer lost') return void request.socket.destroy();
    if (fault === 'server killed') kill(Number(number));
    if (fault === 'connections ended') await endConnections();
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' }).end(body);
  }

  const server = createServer((request, response) => {
    pass(request, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    addressOf: (number) => `http://127.0.0.1:${port}/${number}`,
    settled: async () => void (await Promise.all(late)),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
