import { createHash } from 'node:crypto';

/** Somebody who has an account at every provider of the sandbox. */
export type SandboxPerson = { uid: string; name: string; nickname: string; email: string | null };

/** Offered on the sandbox's pages; any other word gives a person of its own, always the same one: without an email address when it begins with `noemail`. */
export const sandboxPeople: Record<string, SandboxPerson> = {
  haneul: { uid: '1000000001', name: '김하늘', nickname: '하늘', email: 'haneul@sandbox.test' },
  bada: { uid: '1000000002', name: '이바다', nickname: '바다', email: 'bada@sandbox.test' },
  noemail: { uid: '1000000003', name: '박구름', nickname: '구름', email: null },
};

export function personNamed(word: string): SandboxPerson {
  const known = sandboxPeople[word];
  if (known) return known;
  const digest = createHash('sha256').update(word).digest();
  const uid = String(2_000_000_000 + digest.readUInt32BE(0));
  return { uid, name: '나연습', nickname: `연습${uid.slice(-6)}`, email: word.startsWith('noemail') ? null : `u${uid}@sandbox.test` };
}
