import { judge, type Trial } from './judge.policy.ts';

const since = new Date('2026-11-21T03:00:00Z');
const after = (minutes: number) => new Date(since.getTime() + minutes * 60_000);
const trial = (canary: [failing: number, visitors: number], stable: [failing: number, visitors: number], budget = 2): Trial => ({
  canary: { failing: canary[0], visitors: canary[1] },
  stable: { failing: stable[0], visitors: stable[1] },
  budget,
  minutes: 30,
  since,
});

test.each([
  ['nobody has said anything', trial([0, 0], [0, 0]), 60, 'wait'],
  ['everything fails, but for too few', trial([9, 9], [0, 100]), 1, 'wait'],
  ['one visitor fails of ten', trial([1, 10], [0, 100]), 60, 'wait'],
  ['three fail: one address could be all of them', trial([3, 10], [0, 100]), 60, 'wait'],
  ['four of ten fail', trial([4, 10], [0, 100]), 1, 'rollback'],
  ['it fails as often as the stable one', trial([20, 100], [200, 1000]), 1, 'wait'],
  ['it is worse by less than the budget', trial([21, 100], [200, 1000]), 1, 'wait'],
  ['it is worse by exactly the budget', trial([22, 100], [200, 1000]), 1, 'wait'],
  ['it is worse by more than the budget', trial([23, 100], [200, 1000]), 1, 'rollback'],
  ['a wider budget bears it', trial([23, 100], [200, 1000], 5), 1, 'wait'],
  ['good until a moment before its time', trial([0, 100], [0, 100]), 29.99, 'wait'],
  ['good for its time', trial([0, 100], [0, 100]), 30, 'promote'],
  ['its time has passed, and nobody came', trial([0, 9], [0, 100]), 600, 'wait'],
  ['its time has passed, but it is worse', trial([50, 100], [0, 100]), 600, 'rollback'],
] as const)('%s', (_, given, minutes, act) => {
  expect(judge(given, after(minutes)).act).toBe(act);
});

test('the verdict says why in the verdict', () => {
  expect(judge(trial([5, 20], [1, 100]), after(1))).toEqual({
    act: 'rollback',
    because: 'canary: 5 of 20 visitors failing (25.0 %); stable: 1 of 100 visitors failing (1.0 %); budget 2 points',
  });
});
