import { makeKey, TESTER } from '../keys/key.policy.ts';
import type { StoredKey } from '../registry/keys.sql.ts';
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

function asked(host: string, { url = '/', cookie = undefined as string | undefined } = {}) {
  return testerOf({ url: new URL(url, 'http://site'), host, cookies: { 'petcare-tester': cookie }, isSecure: true }, keys);
}

test('admits a tester by the key in the address, and by the cookie that keeps it', () => {
  const first = asked('petcare.example', { url: `/hospital?tester=${tester.key}` });
  expect(first).toEqual({
    isTester: true,
    cookie: {
      name: 'petcare-tester',
      value: tester.key,
      options: { path: '/', maxAge: 30 * 86_400, httpOnly: true, sameSite: 'lax', secure: true },
    },
  });
  expect(asked('petcare.example', { cookie: tester.key })).toEqual({ isTester: true, cookie: null });
});

test.each(['localhost:4000', '127.0.0.1', '[::1]:4000'])('admits everybody without a key on %s', (host) => {
  expect(asked(host)).toEqual({ isTester: true, cookie: null });
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
])('refuses the key %j in the address and in the cookie, and sets no cookie', (wrong) => {
  expect(asked('petcare.example', { url: `/?tester=${wrong}` })).toEqual({ isTester: false, cookie: null });
  expect(asked('petcare.example', { cookie: wrong }).isTester).toBe(false);
});

test('refuses a request without a key on another host', () => {
  expect(asked('localhost.evil.example').isTester).toBe(false);
});
