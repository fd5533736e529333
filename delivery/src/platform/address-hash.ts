import { createHmac } from 'node:crypto';
import { networkOf } from '@petcare/node';

/** A name for whoever an address belongs to, that tells nothing of it to whoever lacks the secret. */
export function addressHash(secret: string, address: string): string {
  return createHmac('sha256', secret)
    .update(`address ${networkOf(address)}`)
    .digest('base64url')
    .slice(0, 22);
}
