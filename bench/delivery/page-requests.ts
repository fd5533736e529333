import type { RunningSite } from '../lib/checkout.ts';
import { startConstantPage } from '../lib/constant-page.ts';
import { median, table, times } from '../lib/figures.ts';
import { load, type Load } from '../lib/load.ts';
import { pageOf } from '../lib/page-of.ts';
import { sized } from '../lib/sized.ts';

const PATH = '/hostpital-list';
const ROUNDS = sized(7, 1);
const SECONDS = sized(5, 1);
const TOLERANCE = 0.2;

/** Pages a second of the delivery service beside fastify serving the very text of such a page. */
export async function pageRequests(site: RunningSite): Promise<string> {
  const delivery = site.url.replace('localhost', '127.0.0.1');
  const { html: page } = await pageOf(new URL(delivery).port, PATH);
  const constant = await startConstantPage(page);
  const loads: { ours: Load; peer: Load }[] = [];
  try {
    const ask = (url: string, seconds: number) => load({ url, path: PATH, seconds });
    for (const url of [constant.said, delivery]) await ask(url, 2);
    for (let round = 0; round < ROUNDS; round += 1)
      loads.push({ peer: await ask(constant.said, SECONDS), ours: await ask(delivery, SECONDS) });
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
    `autocannon, 10 connections over loopback, ${ROUNDS} rounds of ${SECONDS} s in turn, medians; \`${PATH}\`, ${Buffer.byteLength(page)} bytes, for a visitor without cookies.`,
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
