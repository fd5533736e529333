import { createNonce } from './nonce.ts';

test('makes a new nonce of 128 random bits each time', () => {
  const nonces = Array.from({ length: 2_000 }, createNonce);
  expect(new Set(nonces).size).toBe(2_000);
  for (const nonce of nonces) expect(nonce).toMatch(/^[\w+/]{22}==$/);
});
