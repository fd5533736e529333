// A service that says of itself what a balancer asks, and answers `/slow` when it is told to.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createEnding, createHealth, readEndingTimes } from '@petcare/node';

const ending = createEnding(readEndingTimes(process.env));
const health = createHealth(ending.hasBegun, async () => null);
let answerSlow = () => undefined as unknown;

const server = createServer(async ({ url }, response) => {
  if (url === '/readyz') {
    const now = await health();
    response.statusCode = now.status === 'up' ? 200 : 503;
    return response.end(JSON.stringify(now));
  }
  if (url !== '/slow') return response.end('fine');
  answerSlow = () => response.end('slow, and whole');
  return process.send?.('slow call');
});
ending.of(server, async () => {
  const closed = new Promise((resolve) => server.close(resolve));
  process.send?.('closing');
  await closed;
});
process.on('message', () => answerSlow());
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
