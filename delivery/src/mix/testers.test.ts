import { makeKey, TESTER } from '../keys/keys.policy.ts';
import type { StoredKey } from '../keys/keys.sql.ts';
import { testerOf } from './testers.ts';

const stored = (scope: string, { id, hash }: { id: string; hash: string }): StoredKey => ({
  id,
  hash,
  scope,
  note: null,
  createdAt: new Date(),
  revokedAt: null,
});
const [tester, ofPackage] = [makeKey(), makeKey()];
const keys = [stored(TESTER, tester), stored('mf-search', ofPackage)];

function asked({ url = '/', cookie = undefined as string | undefined, isLocal = false } = {}) {
  return testerOf({ url: new URL(url, 'http://site'), isLocal, cookies: { 'petcare-tester': cookie }, isSecure: true }, keys);
}

test('the door of testers admits a tester by the key in the address, and by the cookie that keeps it', () => {
  const first = asked({ url: `/hospital?tester=${tester.key}` });
  expect(first).toEqual({
    isTester: true,
    cookie: {
      name: 'petcare-tester',
      value: tester.key,
      options: { path: '/', maxAge: 30 * 86_400, httpOnly: true, sameSite: 'lax', secure: true },
    },
  });
  expect(asked({ cookie: tester.key })).toEqual({ isTester: true, cookie: null });
});

test('the door of testers admits whoever opens the site on its own machine without a key', () => {
  expect(asked({ isLocal: true })).toEqual({ isTester: true, cookie: null });
});

test.each([
  '',
  'x',
  tester.id,
  tester.key.slice(0, -1),
  `${tester.key}x`,
  tester.key.toUpperCase(),
  ofPackage.key,
  `${tester.id}.${ofPackage.key.slice(9)}`,
])('the door of testers refuses the key %j in the address and in the cookie, and sets no cookie', (wrong) => {
  expect(asked({ url: `/?tester=${wrong}` })).toEqual({ isTester: false, cookie: null });
  expect(asked({ cookie: wrong }).isTester).toBe(false);
});

test('the door of testers refuses a request without a key', () => {
  expect(asked().isTester).toBe(false);
});
