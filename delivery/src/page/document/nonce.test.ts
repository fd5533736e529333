import { createNonce } from './nonce.ts';

test('a nonce is 128 random bits, given once', () => {
  const nonces = Array.from({ length: 2_000 }, createNonce);
  expect(new Set(nonces).size).toBe(2_000);
  for (const nonce of nonces) expect(nonce).toMatch(/^[\w+/]{22}==$/);
});
