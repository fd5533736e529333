import { createFakeClock } from '../../testing/fake-clock.ts';
import { createRateLimiter } from './rate-limits.ts';

const limit = { max: 2, windowSeconds: 60 };

test('refuses beyond the limit and says when to come back; each key by itself', async () => {
  const clock = createFakeClock();
  const limiter = createRateLimiter(clock);
  expect((await limiter.hit('a', limit)).ok).toBe(true);
  clock.advance({ seconds: 20 });
  expect((await limiter.hit('a', limit)).ok).toBe(true);
  expect(await limiter.hit('a', limit)).toMatchObject({
    ok: false,
    error: { code: 'TOO_MANY_REQUESTS', status: 429, retryAfterSeconds: 40 },
  });
  expect((await limiter.hit('b', limit)).ok).toBe(true);
  clock.advance({ seconds: 40 });
  expect((await limiter.hit('a', limit)).ok).toBe(true);
});
