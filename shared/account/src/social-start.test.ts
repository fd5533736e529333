import { lastSocialStart, socialStart } from './social-start.ts';

const START = '/api/client/user/social';

beforeEach(() => sessionStorage.clear());

test.each([
  [{}, `${START}/kakao`],
  [{ next: '/point' }, `${START}/kakao?next=%2Fpoint`],
  [{ next: '/hospital?id=1#reviews' }, `${START}/kakao?next=%2Fhospital%3Fid%3D1%23reviews`],
  [{ intent: 'link', next: '/mypage/myinfo' } as const, `${START}/kakao?intent=link&next=%2Fmypage%2Fmyinfo`],
  [{ next: '/search/map?q=강남 역' }, `${START}/kakao?next=%2Fsearch%2Fmap%3Fq%3D%25EA%25B0%2595%25EB%2582%25A8%2520%25EC%2597%25AD`],
])('a login with %p starts at %s', (start, href) => {
  expect(socialStart('kakao', start).href).toBe(href);
});

// The server would answer these with an error instead of a way.
test.each([
  'https://evil.test/',
  '//evil.test',
  '/\\evil.test',
  '/..//evil.test',
  '/\t/evil.test',
  'javascript:alert(1)',
  '/api/client/user/me',
  '/graphql',
  `/${'x'.repeat(500)}`,
  null,
])('the unsafe next address %p is left out', (next) => {
  expect(socialStart('naver', { next }).href).toBe(`${START}/naver`);
});

test('the provider, the intent and the next address of the last start are remembered', () => {
  expect(lastSocialStart()).toBeNull();
  socialStart('kakao', { intent: 'link', next: '/mypage/myinfo' }).onClick();
  expect(lastSocialStart()).toEqual({ provider: 'kakao', intent: 'link', next: '/mypage/myinfo' });
  socialStart('apple', { next: '//evil.test' }).onClick();
  expect(lastSocialStart()).toEqual({ provider: 'apple', intent: 'login', next: null });
});

test.each(['', 'nonsense', 'null', '7'])('the invalid stored value %p is ignored', (kept) => {
  sessionStorage.setItem('petcare.socialStart', kept);
  expect(lastSocialStart()?.next ?? null).toBeNull();
});
