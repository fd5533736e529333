import { checkReason } from './registrations.policy.ts';

test.each([
  ['서류가 흐려요.', 0],
  ['', 1],
  ['   ', 1],
  ['가'.repeat(300), 0],
  ['가'.repeat(301), 1],
])('the reason %p breaks %p rules', (reason, broken) => {
  expect(checkReason(reason)).toHaveLength(broken);
});
