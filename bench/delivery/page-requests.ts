import { join } from 'node:path';
import autocannon from 'autocannon';
import type { RunningSite } from '../lib/checkout.ts';
import { median, percentile, table, times } from '../lib/figures.ts';
import { pageOf, VISITED_HOST } from '../lib/page-of.ts';
import { startServer } from '../lib/server-process.ts';

const PATH = '/hostpital-list';
const ROUNDS = 7;
const SECONDS = 5;
const CONNECTIONS = 10;
const TOLERANCE = 0.2;

type Load = { rate: number; p99: number };

function load(url: string, duration: number): Promise<Load> {
  return new Promise((resolve, reject) => {
    const times: number[] = [];
    const run = autocannon({ url: `${url}${PATH}`, connections: CONNECTIONS, duration, headers: { host: VISITED_HOST } }, (error, result) => {
      if (error) reject(error);
      else if (result.non2xx + result.errors > 0) reject(new Error(`${url} failed ${result.non2xx + result.errors} times`));
      else resolve({ rate: result.requests.average, p99: percentile(times, 0.99) });
    });
    run.on('response', (_client, _status, _bytes, milliseconds) => times.push(milliseconds));
  });
}

/** Pages a second of the delivery service beside fastify serving the very text of such a page. */
export async function pageRequests(site: RunningSite): Promise<string> {
  const delivery = site.url.replace('localhost', '127.0.0.1');
  const { html: page } = await pageOf(new URL(delivery).port, PATH);
  const constant = await startServer(join(import.meta.dirname, 'constant.main.ts'), [], { CONSTANT_PAGE: page });
  const loads: { ours: Load; peer: Load }[] = [];
  try {
    for (const url of [constant.said, delivery]) await load(url, 2);
    for (let round = 0; round < ROUNDS; round += 1) loads.push({ peer: await load(constant.said, SECONDS), ours: await load(delivery, SECONDS) });
  } finally {
    await constant.stop();
  }
  const middle = (of: (one: { ours: Load; peer: Load }) => number) => median(loads.map(of));
  const [rate, peerRate] = [middle(({ ours }) => ours.rate), middle(({ peer }) => peer.rate)];
  const [p99, peerP99] = [middle(({ ours }) => ours.p99), middle(({ peer }) => peer.p99)];
  const verdict = (met: boolean) => (met ? 'met' : 'missed');
  return [
    '### Pages a second',
    '',
    `autocannon, ${CONNECTIONS} connections over loopback, ${ROUNDS} rounds of ${SECONDS} s in turn, medians; \`${PATH}\`, ${Buffer.byteLength(page)} bytes, for a visitor without cookies.`,
    '',
    table(
      ['', 'requests a second', 'p99'],
      [
        ['delivery service', Math.round(rate).toString(), `${p99.toFixed(2)} ms`],
        ['peer: fastify, the same text as a constant string', Math.round(peerRate).toString(), `${peerP99.toFixed(2)} ms`],
        ['of the peer', times(rate / peerRate), times(p99 / peerP99)],
      ],
    ),
    '',
    `Goal within 20 %: requests ${verdict(rate >= peerRate * (1 - TOLERANCE))}, p99 ${verdict(p99 <= peerP99 * (1 + TOLERANCE))}.`,
  ].join('\n');
}
