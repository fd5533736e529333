import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { apiProxy } from './api.proxy.ts';

const STREAM = '/api/client/alerts/stream';
/** More than calls may have at a time. */
const MANY = 200;

const opened: (FastifyInstance | Server)[] = [];
afterEach(async () => {
  for (const one of opened.splice(0)) {
    if ('closeAllConnections' in one) one.closeAllConnections();
    await one.close();
  }
});

async function aSite(): Promise<{ url: string; lines: ServerResponse[]; lastIds: (string | undefined)[] }> {
  const [lines, lastIds]: [ServerResponse[], (string | undefined)[]] = [[], []];
  const api = createServer((request, response) => {
    if (!request.url?.startsWith(STREAM)) return void response.end('{}');
    lines.push(response);
    lastIds.push(request.headers['last-event-id'] as string | undefined);
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write('retry: 1\n\n');
  });
  opened.push(api.listen(0, '127.0.0.1'));
  await once(api, 'listening');
  const app = Fastify();
  await apiProxy(app, `http://127.0.0.1:${(api.address() as AddressInfo).port}`);
  opened.push(app);
  return { url: await app.listen({ port: 0, host: '127.0.0.1' }), lines, lastIds };
}

const decoder = new TextDecoder();

test('a stream is passed on while it is written, with the number that its browser has', async () => {
  const { url, lines, lastIds } = await aSite();
  const answer = await fetch(`${url}${STREAM}`, { headers: { 'last-event-id': '7' } });
  const reader = answer.body!.getReader();
  expect(decoder.decode((await reader.read()).value)).toBe('retry: 1\n\n');
  lines[0]!.write('data: 1\n\n');
  expect(decoder.decode((await reader.read()).value)).toBe('data: 1\n\n');
  expect(lastIds).toEqual(['7']);
  await reader.cancel();
});

test('a stream that its browser leaves is left at the API too', async () => {
  const { url, lines } = await aSite();
  const leaving = new AbortController();
  await fetch(`${url}${STREAM}`, { signal: leaving.signal });
  const left = once(lines[0]!, 'close');
  leaving.abort();
  await left;
});

test('two hundred open streams leave calls their connections', async () => {
  const { url } = await aSite();
  const streams = await Promise.all(Array.from({ length: MANY }, () => fetch(`${url}${STREAM}`)));
  expect(streams.every(({ status }) => status === 200)).toBe(true);
  expect(await (await fetch(`${url}/api/client/any`)).text()).toBe('{}');
  for (const { body } of streams) await body!.cancel();
});
