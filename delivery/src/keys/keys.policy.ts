import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const KEY = /^([0-9a-f]{8})\.[\w-]{43}$/;

export const TESTER = 'tester';

/** A fresh key: its id may be told to anybody, the whole is said once and kept by its owner alone. */
export function makeKey(): { id: string; key: string; hash: string } {
  const id = randomBytes(4).toString('hex');
  const key = `${id}.${randomBytes(32).toString('base64url')}`;
  return { id, key, hash: hashOf(key) };
}

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

/** The one of these keys that this is; null when it is none of them. */
export function findKey<Known extends { id: string; hash: string }>(keys: readonly Known[], key: string): Known | null {
  const [, id] = KEY.exec(key) ?? [];
  const named = keys.find((one) => one.id === id);
  if (!named) return null;
  return timingSafeEqual(new TextEncoder().encode(named.hash), new TextEncoder().encode(hashOf(key))) ? named : null;
}

/** True when this is one of the given keys, and for this scope. */
export function opens(keys: readonly { id: string; scope: string; hash: string }[], scope: string, key: string): boolean {
  return findKey(keys, key)?.scope === scope;
}
