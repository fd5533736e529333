import { isRemoteName, remoteNames } from '@petcare/contracts';
import { findKey } from '../keys/keys.policy.ts';
import { refusal, type Refusal } from '../http/refusal.ts';

const BEARER = /^Bearer ([\w.-]{1,100})$/i;

type KnownKey = { id: string; scope: string; hash: string };

/**
 * The answer to the holder of the key in this Authorization header, who would release this package; `key` is the id of a key that is a good
 * one, whatever it is for.
 */
export function admit(
  keys: readonly KnownKey[],
  name: string,
  authorization: string | undefined,
): { key: string; refused: Refusal | null } | { key: null; refused: Refusal } {
  const given = BEARER.exec(authorization ?? '')?.[1];
  if (given === undefined)
    return {
      key: null,
      refused: refusal(401, 'A key is needed: Authorization: Bearer KEY. Whoever runs the site makes one: npm run keys -- add PACKAGE'),
    };
  const known = findKey(keys, given);
  if (!known) return { key: null, refused: refusal(401, 'This is no key, or one that was revoked.') };
  const isKnown = name === 'shell' || remoteNames.some((one) => one === name);
  // Not everything that a key is for is a package: testers have keys, too.
  const isNew = isRemoteName(name) && keys.some(({ scope }) => scope === name);
  if (!isKnown && !isNew) return { key: known.id, refused: refusal(404, 'There is no such package.') };
  if (known.scope === name) return { key: known.id, refused: null };
  return { key: known.id, refused: refusal(403, `The key ${known.id} is for ${known.scope}: it can't touch ${name}.`) };
}
