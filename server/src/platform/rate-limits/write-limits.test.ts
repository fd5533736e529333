import { tooMany } from '../errors/app-error.ts';
import { err, ok } from '../errors/result.ts';
import { createLimitWrites, writeLimits } from './write-limits.ts';

function aLimiter(refused: string[] = []) {
  const hits: [string, number][] = [];
  const limitWrites = createLimitWrites({
    hit: (key, { max }) => {
      hits.push([key, max]);
      return Promise.resolve(refused.includes(key) ? err(tooMany('TOO_MANY_REQUESTS', 60)) : ok(null));
    },
  });
  return { hits, limitWrites };
}

test.each<[string, { id?: number; network?: string }, [string, number][]]>([
  [
    'an account',
    { id: 7, network: '203.0.113.9' },
    [
      ['post:7', 30],
      ['post@203.0.113.9', 600],
    ],
  ],
  ['nobody known', { network: '203.0.113.9' }, [['post@203.0.113.9', 600]]],
  ['the demo data', { id: 7 }, [['post:7', 30]]],
])('a write of %s is counted where it belongs', async (_who, writer, counted) => {
  const { hits, limitWrites } = aLimiter();
  expect((await limitWrites('post', writer)).ok).toBe(true);
  expect(hits).toEqual(counted);
});

test('what an account may not do is not counted against its network, and a network that is full refuses every account', async () => {
  const own = aLimiter(['post:7']);
  expect((await own.limitWrites('post', { id: 7, network: 'a' })).ok).toBe(false);
  expect(own.hits).toEqual([['post:7', 30]]);
  const shared = aLimiter(['post@a']);
  for (const id of [7, 8]) expect((await shared.limitWrites('post', { id, network: 'a' })).ok).toBe(false);
});

test('a network may write no less than one account', () => {
  const perHour = ({ max, windowSeconds }: { max: number; windowSeconds: number }) => max / windowSeconds;
  for (const { account, network } of Object.values(writeLimits)) expect(perHour(network)).toBeGreaterThanOrEqual(perHour(account));
});
