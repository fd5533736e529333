import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { aDelivery, type FixtureDelivery } from '../testing/fixture-delivery.ts';
import { aFixtureHouse, type FixtureHouse } from '../testing/fixture-house.ts';

let house: FixtureHouse;
let delivery: FixtureDelivery;
let api: Server;
let port: number;
let asked: IncomingMessage[] = [];

/** An API that says how long a body was; what is under /api/early it answers before any of it. */
beforeAll(async () => {
  house = await aFixtureHouse();
  api = createServer((request, response) => {
    asked.push(request);
    if (request.url?.startsWith('/api/early')) return void response.writeHead(401).end('{"early":true}');
    text(request).then(
      (body) => response.end(JSON.stringify({ length: body.length })),
      () => undefined,
    );
  });
  await once(api.listen(0, '127.0.0.1'), 'listening');
  delivery = await aDelivery(house, {
    apiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    bodyPace: { startMs: 1_000, bytesASecond: 20_000, mostMs: 60_000, lingerMs: 2_000 },
  });
  await delivery.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = delivery.app.server.address() as AddressInfo);
});
afterAll(async () => {
  await delivery.close();
  api.closeAllConnections();
  api.close();
  await house.remove();
});
beforeEach(() => void (asked = []));

const json = 'application/json';
const form = 'multipart/form-data; boundary=x';
const WITH_FILES = 3_000_000;

/** The head of a request and the beginning of its body, of which no more comes unless it is written. */
function begin(
  path: string,
  type: string,
  begun = '',
  length = 100_000,
  localAddress = '127.0.0.1',
): { socket: Socket; answer: Promise<string> } {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  socket.write(`POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n${begun}`);
  const answer = text(socket);
  // Of a connection that the test itself ends nobody waits for it.
  answer.catch(() => undefined);
  return { socket, answer };
}

const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);
const firstOf = async (socket: Socket) => String(((await once(socket, 'data')) as [Buffer])[0]);

test.each([
  ['JSON of 1.1 MB', '/graphql', json, 1_100_000, 413],
  ['JSON of 3 MB', '/api/client/user/login', json, 3_000_000, 413],
  ['a form that the API wants nothing of', '/api/early', form, 3_000_000, 401],
])('the delivery service answers %s before its body comes, and the connection goes on', async (_name, path, type, length, status) => {
  const { socket, answer } = begin(path, type, '--x', length);
  expect(statusOf(await firstOf(socket))).toBe(status);
  socket.write(Buffer.alloc(length - 3));
  socket.write('GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  expect(await answer).toContain('"ready":');
});

test('the delivery service refuses a form of more than any route takes', async () => {
  const { socket } = begin('/api/upload', form, '', 200_000_000);
  const answer = await firstOf(socket);
  socket.destroy();
  expect(statusOf(answer)).toBe(413);
  expect(answer).toContain('"code":"PAYLOAD_TOO_LARGE"');
});

test('the delivery service refuses JSON of more than 1 MB that does not say its length', async () => {
  const chunks = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let index = 0; index < 20; index += 1) controller.enqueue(new Uint8Array(100_000));
      controller.close();
    },
  });
  const sent: RequestInit & { duplex: 'half' } = { method: 'POST', body: chunks, headers: { 'content-type': json }, duplex: 'half' };
  const answer = await fetch(`http://127.0.0.1:${port}/graphql`, sent);
  expect([answer.status, await answer.json()]).toMatchObject([413, { error: { code: 'PAYLOAD_TOO_LARGE' } }]);
  expect(asked).toHaveLength(0);
});

test('the delivery service asks the API nothing for JSON that drips, and answers 408', async () => {
  const { socket, answer } = begin('/graphql', json, '{');
  const drip = setInterval(() => socket.write(' '), 20);
  const first = await firstOf(socket).finally(() => clearInterval(drip));
  expect(statusOf(first)).toBe(408);
  expect(first).toContain('"code":"REQUEST_TIMEOUT"');
  socket.end();
  await answer;
  expect(asked).toHaveLength(0);
});

test('the delivery service lets go of the API when a form drips, and answers 408', async () => {
  const reached = once(api, 'request') as Promise<[IncomingMessage]>;
  const { socket } = begin('/api/upload', form, '--x', WITH_FILES);
  const [request] = await reached;
  const left = new Promise((resolve) => request.once('close', resolve));
  expect(statusOf(await firstOf(socket))).toBe(408);
  await left;
  socket.destroy();
});

test('the delivery service passes eight forms with files of one network on at a time, and beside them thirty without a file', async () => {
  const eight = Array.from({ length: 8 }, async () => {
    const reached = once(api, 'request');
    const { socket } = begin('/api/upload', form, '--x', WITH_FILES);
    await reached;
    return socket;
  });
  const sockets = [];
  for (const one of eight) sockets.push(await one);
  const bookings = await Promise.all(
    Array.from({ length: 30 }, () =>
      fetch(`http://127.0.0.1:${port}/api/client/reservation`, {
        method: 'POST',
        headers: { 'content-type': form },
        body: 'a'.repeat(1_000),
      }),
    ),
  );
  expect(new Set(bookings.map(({ status }) => status))).toEqual(new Set([200]));
  const { socket } = begin('/api/upload', form, '--x', WITH_FILES);
  const answer = await firstOf(socket);
  expect(statusOf(answer)).toBe(429);
  expect(answer).toMatch(/retry-after: 5/i);
  const ended = sockets.map((held) => once(held, 'close'));
  for (const held of [...sockets, socket]) held.destroy();
  await Promise.all(ended);
});

test.each([
  ['/graphql', json, '127.0.1.1'],
  ['/api/x', 'text/plain', '127.0.1.2'],
  ['/api/x', 'application/octet-stream', '127.0.1.3'],
  ['/telemetry', json, '127.0.1.4'],
])(
  'the delivery service keeps 8 MB of the bodies of one network in memory (%s, %s), and those of others beside them',
  async (path, type, address) => {
    const many = Array.from({ length: 200 }, () => begin(path, type, 'a'.repeat(60_000), 61_000, address));
    const refused = new Promise<string>((resolve) => {
      for (const { socket } of many) socket.on('data', (answer: Buffer) => statusOf(String(answer)) === 429 && resolve(String(answer)));
    });
    expect(await refused).toContain('"code":"TOO_MUCH_AT_ONCE"');
    const { socket } = begin('/api/x', json, JSON.stringify('a'.repeat(500_000)), 500_002);
    expect(statusOf(await firstOf(socket))).toBe(200);
    for (const held of [...many.map((one) => one.socket), socket]) held.destroy();
  },
);

test('the delivery service passes a whole body on', async () => {
  for (const [type, length] of [
    [json, 1_000_000],
    [form, 3_000_000],
    ['text/plain', 3],
  ] as const) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/x`, {
      method: 'POST',
      body: 'a'.repeat(length),
      headers: { 'content-type': type },
    });
    expect(await answer.json()).toEqual({ length });
  }
});

test('the delivery service passes a GET on without the body that it has', async () => {
  const socket = connect(port, '127.0.0.1');
  socket.write('GET /api/x HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}');
  expect(await firstOf(socket)).toMatch(/^HTTP\/1\.1 200/);
  socket.destroy();
});
