import { randomBytes, randomUUID } from 'node:crypto';
import { createAccessTokens } from '../../server/src/platform/session/access-tokens.ts';
import { median, percentile, table } from '../lib/figures.ts';
import { sized } from '../lib/sized.ts';

const BATCHES = sized(400, 10);
const PER_BATCH = 500;
const MOST_MILLISECONDS = 0.1;

/** Milliseconds a check takes, for each of many batches; the first ones only warm it up. */
function timesOf(work: () => unknown): number[] {
  const taken: number[] = [];
  for (let batch = 0; batch < BATCHES; batch += 1) {
    const started = performance.now();
    for (let time = 0; time < PER_BATCH; time += 1) work();
    taken.push((performance.now() - started) / PER_BATCH);
  }
  return taken.slice(BATCHES / 10);
}

/** The cost of telling whom a request is from. */
export async function measureTokenChecks(): Promise<string> {
  const tokens = createAccessTokens({ secret: randomBytes(48).toString('base64url'), clock: { now: () => new Date() } });
  const issued = Array.from({ length: 100 }, (_none, id) =>
    tokens.issue({ id, accountType: 0, socialType: 0, nickname: '보리아빠', name: '김보호', sessionId: randomUUID() }),
  );
  let number = 0;
  const next = () => issued[(number += 1) % issued.length] ?? '';
  const ways: [string, () => unknown][] = [
    ['a good token', () => tokens.read(`Bearer ${next()}`)],
    ['a forged one', () => tokens.read(`Bearer ${next().slice(0, -4)}AAAA`)],
    ['none', () => tokens.read(undefined)],
  ];
  const taken = ways.map(([says, work]) => [says, timesOf(work)] as const);
  const cost = (milliseconds: number) => `${(milliseconds * 1000).toFixed(1)} µs`;
  const mean = (batches: readonly number[]) => batches.reduce((sum, one) => sum + one, 0) / batches.length;
  const dearest = Math.max(...taken.map(([, batches]) => mean(batches)));
  return [
    '### A token check',
    '',
    `What every request pays for its session, in one thread: ${BATCHES} batches of ${PER_BATCH}, 100 tokens in turn, none of them remembered.`,
    '',
    table(
      ['', 'median', 'mean', 'p99 of the batches'],
      taken.map(([says, batches]) => [says, cost(median(batches)), cost(mean(batches)), cost(percentile(batches, 0.99))]),
    ),
    '',
    `Goal < ${MOST_MILLISECONDS} ms, by the dearest mean: ${dearest < MOST_MILLISECONDS ? 'met' : '**missed**'}.`,
  ].join('\n');
}
