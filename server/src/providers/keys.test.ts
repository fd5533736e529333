import { noProviders, readProviderKeys } from './keys.ts';

const SANDBOX_URL = 'http://127.0.0.1:4900';
const real = { KAKAO_CLIENT_ID: 'real', NAVER_CLIENT_ID: 'real', NAVER_CLIENT_SECRET: 'secret' };

test('real keys come before the sandbox, provider by provider', () => {
  const keys = readProviderKeys({ ...real, SANDBOX_URL }, false);
  expect(keys.kakao).toMatchObject({ clientId: 'real', authUrl: 'https://kauth.kakao.com' });
  expect(keys.naver).toMatchObject({ clientId: 'real', clientSecret: 'secret', authUrl: 'https://nid.naver.com' });
  expect(keys.facebook).toMatchObject({ dialogUrl: `${SANDBOX_URL}/facebook` });
  expect(keys.apple).toMatchObject({ url: `${SANDBOX_URL}/apple` });
});

test('without keys the sandbox serves, and without a sandbox nothing does', () => {
  // No browser can be had to subscribe at a push service that somebody plays.
  const { push, ...played } = readProviderKeys({ SANDBOX_URL }, false);
  expect([push, Object.values(played).includes(null as never)]).toEqual([null, false]);
  expect(readProviderKeys({}, false)).toEqual(noProviders);
});

test('production never uses the sandbox', () => {
  expect(readProviderKeys({ SANDBOX_URL }, true)).toEqual(noProviders);
  expect(readProviderKeys({ ...real, SANDBOX_URL }, true)).toMatchObject({ kakao: { clientId: 'real' }, facebook: null, apple: null });
});

test.each([
  [{ NAVER_CLIENT_ID: 'x' }, 'NAVER_CLIENT_SECRET'],
  [{ FACEBOOK_CLIENT_SECRET: 'x' }, 'FACEBOOK_CLIENT_ID'],
  [{ APPLE_CLIENT_ID: 'x', APPLE_TEAM_ID: 'y', APPLE_KEY_ID: 'z' }, 'APPLE_PRIVATE_KEY'],
  [{ APPLE_CLIENT_ID: 'x', APPLE_TEAM_ID: 'y', APPLE_KEY_ID: 'z', APPLE_PRIVATE_KEY: 'no key' }, 'APPLE_PRIVATE_KEY'],
])('half a set of keys is refused at the start: %p', (env, missing) => {
  expect(() => readProviderKeys(env, true)).toThrow(missing);
});
