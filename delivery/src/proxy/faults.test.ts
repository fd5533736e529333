import { once } from 'node:events';
import type { Socket } from 'node:net';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { usualPace } from '@petcare/node';
import Fastify, { type FastifyInstance } from 'fastify';
import { answerErrors } from '../errors/error-handler.ts';
import { knowCalls } from '../http/known-calls.ts';
import { boundBodies } from '../http/bounded-bodies.ts';
import { apiProxy, PREFIXES } from './api.proxy.ts';

const HUNG_MS = 150;
const head = (...lines: string[]) => ['HTTP/1.1 200 OK', 'Content-Type: application/json', ...lines, '', ''].join('\r\n');

/** Faults of an API on the connection of a call whose head has come. */
const FAULTS: Record<string, (socket: Socket) => unknown> = {
  'resets the connection': (socket) => socket.resetAndDestroy(),
  'closes the connection': (socket) => socket.end(),
  'never answers': () => undefined,
  'answers half a head': (socket) => socket.end('HTTP/1.1 200 OK\r\nContent-Le'),
  'answers a part and resets the connection': (socket) =>
    socket.write(`${head('Content-Length: 100')}{"a":`, () => socket.resetAndDestroy()),
  'answers a part and stops': (socket) => socket.write(`${head('Content-Length: 100')}{"a":`),
  'answers less than it says': (socket) => socket.end(`${head('Content-Length: 100')}{"a":1}`),
  'answers more than it says': (socket) => socket.end(`${head('Content-Length: 2')}{}{"a":1}`),
  'answers chunks that are none': (socket) => socket.end(`${head('Transfer-Encoding: chunked')}zz\r\n{}\r\n`),
  'answers half a chunk': (socket) => socket.end(`${head('Transfer-Encoding: chunked')}10\r\n{"a":`),
  'says two lengths': (socket) => socket.end(`${head('Content-Length: 2', 'Content-Length: 3')}{}`),
  'says a length that is no number': (socket) => socket.end(`${head('Content-Length: two')}{}`),
  'answers a status that is none': (socket) => socket.end('HTTP/1.1 999 Odd\r\nContent-Length: 2\r\n\r\n{}'),
  'answers a header that cannot be passed on': (socket) => socket.end(`${head('X-Odd: a\u0001b', 'Content-Length: 2')}{}`),
  'answers something else than HTTP': (socket) => socket.end('SSH-2.0-OpenSSH_9.2\r\n'),
  'switches to another protocol': (socket) => socket.end('HTTP/1.1 101 Switching Protocols\r\nUpgrade: odd\r\nConnection: Upgrade\r\n\r\n'),
};
const REFUSED = 'refuses the connection';

const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'multipart/form-data; boundary=x' };
const CALLS: [string, RequestInit][] = [
  ['GET', {}],
  ['HEAD', {}],
  ['OPTIONS', {}],
  ['DELETE', {}],
  ['DELETE', { body: '{}', headers: json }],
  ['POST', {}],
  ['POST', { body: '{}', headers: json }],
  ['POST', { body: 'a', headers: { 'content-type': 'text/plain' } }],
  ['POST', { body: '--x--', headers: form }],
  ['PUT', { body: '{}', headers: json }],
  ['PATCH', { body: '{}', headers: json }],
];

const opened: (FastifyInstance | Server)[] = [];
const sockets = new Set<Socket>();

async function anApi(fault: (socket: Socket) => unknown): Promise<string> {
  const api = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined).on('close', () => sockets.delete(socket)));
    socket.once('data', () => fault(socket));
  });
  opened.push(api.listen(0, '127.0.0.1'));
  await once(api, 'listening');
  return `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
}

async function aFrontDoor(apiUrl: string, onChange?: () => string): Promise<string> {
  const app = Fastify({ forceCloseConnections: true });
  knowCalls(app);
  answerErrors(app);
  boundBodies(app, usualPace);
  await apiProxy(app, apiUrl, { answerMilliseconds: HUNG_MS, ...(onChange && { onChange }) });
  app.get('/healthz', async () => 'here');
  opened.push(app);
  return app.listen({ port: 0, host: '127.0.0.1' });
}

afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  for (const one of opened.splice(0)) await one.close();
  jest.restoreAllMocks();
});

/** The status and body of a call; null where the connection broke. */
async function answerOf(url: string, method: string, sent: RequestInit): Promise<{ status: number; body: string } | null> {
  try {
    const answer = await fetch(url, { ...sent, method });
    return { status: answer.status, body: await answer.text() };
  } catch {
    return null;
  }
}

test.each([REFUSED, ...Object.keys(FAULTS)])('a call of an API that %s ends alone, whatever its path and method', async (name) => {
  const fault = FAULTS[name];
  const url = await aFrontDoor(fault ? await anApi(fault) : 'http://127.0.0.1:9');
  const calls = PREFIXES.flatMap((prefix) => CALLS.map(([method, sent]) => [`${url}${prefix}/any`, method, sent] as const));
  const answers = await Promise.all(calls.map((call) => answerOf(...call)));
  for (const [index, answer] of answers.entries()) {
    const [path, method] = calls[index]!;
    if (answer && answer.status >= 500 && method !== 'HEAD') {
      expect([path, method, JSON.parse(answer.body)]).toMatchObject([
        path,
        method,
        { success: false, error: { code: expect.any(String) } },
      ]);
    }
    if (name === REFUSED) expect([path, method, answer?.status]).toEqual([path, method, 502]);
    if (name === 'never answers') expect([path, method, answer?.status]).toEqual([path, method, 504]);
  }
  expect(await (await fetch(`${url}/healthz`)).text()).toBe('here');
});

test('a visitor who leaves before the answer ends their own call alone', async () => {
  const leaving = new AbortController();
  let come = 0;
  const url = await aFrontDoor(await anApi(() => (come += 1) === CALLS.length && leaving.abort()));
  const calls = CALLS.map(([method, sent]) => answerOf(`${url}/api/any`, method, { ...sent, signal: leaving.signal }));
  expect(await Promise.all(calls)).toEqual(CALLS.map(() => null));
  expect(await (await fetch(`${url}/healthz`)).text()).toBe('here');
});

test('a fault of the service itself at an answer of the API ends its own call alone', async () => {
  const changed = (socket: Socket) => socket.end(`${head('Content-Length: 2', 'X-Petcare-Changed: 1')}{}`);
  const url = await aFrontDoor(await anApi(changed), () => {
    throw new Error('odd');
  });
  const answers = await Promise.all(CALLS.map(([method, sent]) => answerOf(`${url}/api/any`, method, sent)));
  expect(answers.map((answer) => answer?.status)).toEqual(CALLS.map(() => 500));
  expect(await (await fetch(`${url}/healthz`)).text()).toBe('here');
});
