import { createFakeClock } from '../../testing/fake-clock.ts';
import { createProcessLimits } from './process-limits.ts';

const limit = { max: 2, windowSeconds: 60 };

test('a flood of keys clears no limit, and is bounded itself', async () => {
  const clock = createFakeClock();
  const limits = createProcessLimits(clock);
  for (let time = 0; time < 3; time += 1) await limits.hit('known', limit);
  let refused = 0;
  for (let index = 0; index < 110_000; index += 1) refused += (await limits.hit(`flood ${index}`, limit)).ok ? 0 : 1;
  expect((await limits.hit('known', limit)).ok).toBe(false);
  // Of the 10,000 for which there was no room, each of 1,024 shared windows let two through.
  expect(refused).toBeGreaterThan(7_500);
  expect(refused).toBeLessThan(10_001);

  clock.advance({ seconds: 61 });
  expect((await limits.hit('known', limit)).ok).toBe(true);
  expect((await limits.hit('somebody new', limit)).ok).toBe(true);
  expect((await limits.hit('somebody new', limit)).ok).toBe(true);
  expect((await limits.hit('somebody new', limit)).ok).toBe(false);
});
