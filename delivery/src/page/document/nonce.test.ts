import { createNonce } from './nonce.ts';

test('each rendering has a new nonce of 128 random bits', () => {
  const nonces = Array.from({ length: 2_000 }, createNonce);
  expect(new Set(nonces).size).toBe(2_000);
  for (const nonce of nonces) expect(nonce).toMatch(/^[\w+/]{22}==$/);
});
