import { landingOf, withNext } from './next-address.ts';

test.each([
  ['/join', null, '/join'],
  ['/join', '/reservation?id=3', '/join?next=%2Freservation%3Fid%3D3'],
  ['/join?type=hospital', '/point', '/join?type=hospital&next=%2Fpoint'],
  ['/join?social=kakao#ticket=t', '/point', '/join?social=kakao&next=%2Fpoint#ticket=t'],
])('%s keeps %s', (address, next, kept) => {
  expect(withNext(address, next)).toBe(kept);
});

test.each([
  ['OK', '/mypage/myinfo', '/point', '/point'],
  ['OK', '/mypage/myinfo', null, '/mypage/myinfo'],
  ['OK', '/mypage/myinfo', '//evil.test', '/mypage/myinfo'],
  ['IDENTITY_REQUIRED', '/auth/danal', '/point', '/auth/danal?next=%2Fpoint'],
  ['TEMPORARY_PASSWORD', '/mypage/myinfo?change=password', '/point', '/mypage/myinfo?change=password&next=%2Fpoint'],
])('%s at %s, with %s asked for, leads to %s', (state, stateURL, next, landing) => {
  expect(landingOf({ state, stateURL }, next)).toBe(landing);
});
