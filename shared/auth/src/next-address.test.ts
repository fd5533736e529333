import { loginPath, withNext } from './next-address.ts';

test.each([
  ['/join', null, '/join'],
  ['/join', '/reservation?id=3', '/join?next=%2Freservation%3Fid%3D3'],
  ['/join?type=hospital', '/point', '/join?type=hospital&next=%2Fpoint'],
  ['/join?social=kakao#ticket=t', '/point', '/join?social=kakao&next=%2Fpoint#ticket=t'],
])('withNext(%j, %j) is %j', (address, next, kept) => {
  expect(withNext(address, next)).toBe(kept);
});

test('loginPath returns the login address with the page and its query as next', () => {
  expect(loginPath('/hospital?id=3')).toBe('/login?next=%2Fhospital%3Fid%3D3');
  expect(loginPath('/hospital?id=3', 'review')).toBe('/login?next=%2Fhospital%3Fid%3D3&for=review');
});
