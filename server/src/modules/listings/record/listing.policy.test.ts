import { perFeature } from '@petcare/features';
import { canSeeListing, stateOf, tagsOf } from './listing.policy.ts';

test.each([
  ['anybody', undefined, true, null, true],
  ['anybody, not public', undefined, false, 7, false],
  ['the owner, not public', 7, false, 7, true],
  ['another, not public', 8, false, 7, false],
])('the rule lets %s see a listing (viewer %s, public %s, owner %s): %s', (_who, viewerId, isPublic, ownerUserId, expected) =>
  expect(canSeeListing(viewerId, { isPublic, ownerUserId })).toBe(expected),
);

test('a listing with a closed licence is closed, whatever its approval', () => {
  expect(stateOf({ approval: 'approved', closedAt: '2026-01-01T00:00:00.000Z' })).toBe('closed');
  expect(stateOf({ approval: 'pending', closedAt: null })).toBe('pending');
});

test('the tags of a pin are listed in their fixed order', () => {
  const all = perFeature(() => true);
  expect(tagsOf(all)).toEqual(['미용', '호텔', '유치원', '용품', '24시', '주차']);
  expect(tagsOf({ ...all, isHotel: false, isKindergarten: false, is24: false })).toEqual(['미용', '용품', '주차']);
});
