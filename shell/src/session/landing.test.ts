import { landingOf } from './landing.ts';

test.each([
  ['OK', '/mypage/myinfo', '/point', '/point'],
  ['OK', '/mypage/myinfo', null, '/mypage/myinfo'],
  ['OK', '/mypage/myinfo', '//evil.test', '/mypage/myinfo'],
  ['LINKED', '/mypage/myinfo', null, '/mypage/myinfo'],
  ['JOIN_REQUIRED', '/join?social=apple#ticket=t', '/hospital?id=1', '/join?social=apple&next=%2Fhospital%3Fid%3D1#ticket=t'],
  ['JOIN_REQUIRED', '/join?social=apple#ticket=t', '//evil.test', '/join?social=apple#ticket=t'],
  ['IDENTITY_REQUIRED', '/auth/danal', '/point', '/auth/danal?next=%2Fpoint'],
  ['TEMPORARY_PASSWORD', '/mypage/myinfo?change=password', '/point', '/mypage/myinfo?change=password'],
  ['APPROVAL_PENDING', '/bizpage', '/point', '/bizpage'],
])('the state %s at %s with next %s leads to %s', (state, stateURL, next, landing) => {
  expect(landingOf({ state, stateURL }, next)).toBe(landing);
});
