import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { startConstantPage } from '../lib/constant-page.ts';
import { median, table, times } from '../lib/figures.ts';
import { load, type Load } from '../lib/load.ts';
import { pageOf } from '../lib/page-of.ts';
import { startServer } from '../lib/server-process.ts';
import { sized } from '../lib/sized.ts';
import { NEXT } from './browser-report.ts';
import type { Peers } from './peers.ts';

const ROUNDS = sized(3, 1);
const SECONDS = sized(4, 1);
const CACHED = '/hostpital-list';
const MARK = 'id="rendered"';

const LEAST_RENDERED = 800;
const LEAST_SHARE = 0.5;

/** One way to ask. `whole` is how many bytes an answer has at least that has the page's content. */
type Way = { says: string; url: string; path: string | ((number: number) => string); encoding?: string; whole: number };

/** No two of these are the same address: nothing kept can answer them. */
let asked = 0;
const fresh = (path: string) => () => `${path}${path.includes('?') ? '&' : '?'}fresh=${(asked += 1)}`;
const freshOfAll = (ids: readonly string[]) => (number: number) => fresh(`/hospital?id=${ids[number % ids.length]}`)();

async function renderedBytes(port: string, path: string): Promise<{ html: string; bytes: number }> {
  const { html } = await pageOf(port, path);
  if (!html.includes(MARK)) throw new Error(`${path} came without its content: a rate of that would say nothing`);
  return { html, bytes: Buffer.byteLength(html) };
}

/** The least of a rendered page's length that an answer may have: hospitals differ, a page without its content is a fraction. */
const PART_OF_WHOLE = 0.6;

/** `rate` counts pages with their content only; `share` is that of all answers, `bytes` the mean of an answer. */
type RateResult = { rate: number; p50: number; p99: number; share: number; bytes: number };

function judged({ rate, p50, p99, sizes }: Load, whole: number): RateResult {
  const share = sizes.filter((size) => size >= whole).length / sizes.length;
  return { rate: rate * share, p50, p99, share, bytes: sizes.reduce((sum, size) => sum + size, 0) / sizes.length };
}

async function takeTurns(ways: readonly Way[]): Promise<Map<Way, RateResult[]>> {
  const taken = new Map<Way, RateResult[]>(ways.map((way) => [way, []]));
  for (const { url, path, encoding } of ways) await load({ url, path, seconds: 1, ...(encoding && { encoding }) });
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const way of ways) {
      const { url, path, encoding, whole } = way;
      taken.get(way)?.push(judged(await load({ url, path, seconds: SECONDS, ...(encoding && { encoding }) }), whole));
    }
  }
  return taken;
}

const verdict = (met: boolean) => (met ? 'met' : '**missed**');

/**
 * The number of times a second that one thread can render the list and its frame with everything at hand: the most that a core could give.
 */
async function bareRate(html: string, releases: string, apiUrl: string): Promise<{ whole: number; frame: number }> {
  const live = (name: string) => new RegExp(`/releases/${name}/([0-9a-f]+)/`).exec(html)?.[1] ?? '';
  const bare = await startServer(join(import.meta.dirname, 'bare.main.ts'), [releases, apiUrl, live('shell'), live('mf-search')]);
  await bare.stop();
  return JSON.parse(bare.said) as { whole: number; frame: number };
}

/** Rendered pages a second, kept and anew, beside the very bytes of one as a constant. */
export async function measureRates({ peers, hospitals, releases, apiUrl }: Peers): Promise<string> {
  const port = new URL(peers[0]?.url ?? '').port;
  const url = `http://127.0.0.1:${port}`;
  const list = await renderedBytes(port, CACHED);
  const hospital = await renderedBytes(port, `/hospital?id=${hospitals[0]}`);
  const constant = await startConstantPage(list.html);
  const next = peers.find(({ name }) => name === NEXT);
  try {
    const peer: Way = { says: 'peer: fastify, the same bytes as a constant', url: constant.said, path: CACHED, whole: list.bytes };
    const cached: Way = { says: `\`${CACHED}\`, cached`, url, path: CACHED, whole: list.bytes * PART_OF_WHOLE };
    const anew: Way = { says: `\`${CACHED}\`, not cached`, url, path: fresh(CACHED), whole: list.bytes * PART_OF_WHOLE };
    const hospitalAnew: Way = {
      says: '`/hospital?id=…`, with its two parts, not cached',
      url,
      path: freshOfAll(hospitals),
      whole: hospital.bytes * PART_OF_WHOLE,
    };
    const compressed: Way = {
      says: `\`${CACHED}\`, not cached, compressed (brotli)`,
      url,
      path: fresh(CACHED),
      encoding: 'br',
      whole: brotliCompressSync(list.html).length * PART_OF_WHOLE,
    };
    const nexts: Way[] = next
      ? [
          {
            says: `${NEXT}: the same list, rendered for each request`,
            url: `http://127.0.0.1:${new URL(next.url).port}`,
            path: fresh(CACHED),
            whole: list.bytes * PART_OF_WHOLE * PART_OF_WHOLE,
          },
          {
            says: `${NEXT}: the same list, static (ISR)`,
            url: `http://127.0.0.1:${new URL(next.url).port}`,
            path: '/static-list',
            whole: list.bytes * PART_OF_WHOLE * PART_OF_WHOLE,
          },
        ]
      : [];
    const taken = await takeTurns([peer, cached, anew, hospitalAnew, compressed, ...nexts]);
    const bare = await bareRate(list.html, releases, apiUrl);
    const middle = (way: Way, of: (one: RateResult) => number) => median((taken.get(way) ?? []).map(of));
    const rate = (way: Way) => middle(way, (one) => one.rate);
    const rows = [...taken.keys()].map((way) => [
      way.says,
      Math.round(rate(way)).toString(),
      times(rate(way) / rate(peer)),
      `${middle(way, (one) => one.p50).toFixed(1)} ms`,
      `${middle(way, (one) => one.p99).toFixed(1)} ms`,
      `${(middle(way, (one) => one.bytes) / 1000).toFixed(1)} kB`,
      `${(middle(way, (one) => one.share) * 100).toFixed(1)} %`,
    ]);
    const alone = (says: string, rate: number) => [says, Math.round(rate).toString(), '–', '–', '–', '–', '–'];
    rows.push(
      alone(`the list and its frame in one thread, one after the other, without HTTP, answers at hand`, bare.whole),
      alone('the frame alone, so', bare.frame),
    );
    return [
      '### Rendered pages a second',
      '',
      `autocannon, 10 connections over loopback, on the same cores as the servers, ${ROUNDS} rounds of ${SECONDS} s in turn, medians. Not cached: no two requests have the same address. Counted are answers with the page's content (known by their length); what is rendered too late for its limit comes without and is filled by the browser.`,
      '',
      table(['', 'a second', 'of the constant', 'p50', 'p99', 'an answer', 'with content'], rows),
      '',
      `Goal not cached ≥ ${LEAST_RENDERED}: ${verdict(rate(anew) >= LEAST_RENDERED)} (${Math.round(rate(anew))}; the hospital ${Math.round(rate(hospitalAnew))}). Goal cached ≥ ${LEAST_SHARE} × the constant: ${verdict(rate(cached) >= LEAST_SHARE * rate(peer))} (${times(rate(cached) / rate(peer))}).`,
    ].join('\n');
  } finally {
    await constant.stop();
  }
}
