import { randomBytes } from 'node:crypto';

const NONCE_BYTES = 16;

// Asking for random bytes costs the same for one nonce as for hundreds.
let random = randomBytes(0);
let used = 0;

/** The mark of the scripts and styles of one rendering: 128 random bits. */
export function createNonce(): string {
  if (used === random.length) {
    random = randomBytes(256 * NONCE_BYTES);
    used = 0;
  }
  used += NONCE_BYTES;
  return random.toString('base64', used - NONCE_BYTES, used);
}
