import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { STREAMS } from '../http/streams.ts';
import { apiProxy } from './api.proxy.ts';

let api: Server;
let app: FastifyInstance;
let url: string;
beforeEach(async () => {
  api = createServer((request, response) => {
    if (request.url === STREAMS) response.writeHead(200, { 'content-type': 'text/event-stream' }).write('retry: 1\n\n');
    else response.writeHead(200, { connection: 'close' }).end('{}');
  });
  api.listen(0, '127.0.0.1');
  await once(api, 'listening');
  app = Fastify();
  await apiProxy(app, `http://127.0.0.1:${(api.address() as AddressInfo).port}`);
  url = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  await app.close();
  api.closeAllConnections();
  api.close();
});

test('a visitor keeps the connection although the API, which is about to end, closes its own', async () => {
  const answer = await fetch(`${url}/api/client/any`);
  expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'keep-alive']);
});

test('a visitor is asked to leave the connection while the service is about to end, whatever the API says', async () => {
  app.server.prependListener('request', (_request, response) => (response.shouldKeepAlive = false));
  const answer = await fetch(`${url}/api/client/any`);
  expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
});

test('a service that closes waits for no stream', async () => {
  const answer = await fetch(`${url}${STREAMS}`);
  const reader = answer.body!.getReader();
  await reader.read();
  const ended = reader.read().then(
    ({ done }) => done,
    () => true,
  );
  await app.close();
  expect(await ended).toBe(true);
});
