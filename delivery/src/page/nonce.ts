import { randomBytes } from 'node:crypto';

const NONCE_BYTES = 16;

/** What the scripts and styles of one rendering are known by: 128 random bits. */
export const createNonce = (): string => randomBytes(NONCE_BYTES).toString('base64');
