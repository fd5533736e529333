import { setImmediate } from 'node:timers/promises';
import { atMostAtATime } from './at-a-time.ts';

test('runs two at a time, the others in their order, also after one has failed', async () => {
  const oneOfTwo = atMostAtATime(2);
  const begun: number[] = [];
  let [running, most] = [0, 0];
  const all = Array.from({ length: 6 }, (_, index) =>
    oneOfTwo(async () => {
      begun.push(index);
      running += 1;
      most = Math.max(most, running);
      await setImmediate();
      running -= 1;
      if (index === 1) throw new Error('broken');
      return index;
    }).catch(() => 'failed'),
  );
  expect(await Promise.all(all)).toEqual([0, 'failed', 2, 3, 4, 5]);
  expect([begun, most]).toEqual([[0, 1, 2, 3, 4, 5], 2]);
});
