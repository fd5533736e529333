import { strongPasswordCost } from '../../../platform/config.ts';
import { createPasswords } from './passwords.ts';

const passwords = createPasswords({ memoryCost: 8, timeCost: 1, parallelism: 1 });

test('hashes with salted argon2id at the given cost', async () => {
  const [a, b] = [await passwords.hash('petcare-1234'), await passwords.hash('petcare-1234')];
  expect(a).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$/);
  expect(a).not.toBe(b);
  expect(await createPasswords(strongPasswordCost).hash('petcare-1234')).toContain('$m=19456,t=2,p=1$');
});

test('a hash of another cost is recognised and still verified against', async () => {
  const dearer = createPasswords({ memoryCost: 16, timeCost: 1, parallelism: 1 });
  const hash = await passwords.hash('petcare-1234');
  expect([passwords.isOutdated(hash), dearer.isOutdated(hash)]).toEqual([false, true]);
  expect(await dearer.matches('petcare-1234', hash)).toBe(true);
});

test('a hash matches only the right password, and nothing for an account without one', async () => {
  const hash = await passwords.hash('petcare-1234');
  expect(await passwords.matches('petcare-1234', hash)).toBe(true);
  expect(await passwords.matches('petcare-1235', hash)).toBe(false);
  for (const password of ['petcare-1234', 'nobody has this password', '']) {
    expect(await passwords.matches(password, null)).toBe(false);
    expect(await passwords.matches(password, undefined)).toBe(false);
  }
});

test('a password is the same in either Unicode composition', async () => {
  const [composed, apart] = ['비밀번호-é1'.normalize('NFC'), '비밀번호-é1'.normalize('NFD')];
  expect(apart).not.toBe(composed);
  expect(await passwords.matches(apart, await passwords.hash(composed))).toBe(true);
  expect(await passwords.matches(composed, await passwords.hash(apart))).toBe(true);
});
