import { createECDH, createHash, createPrivateKey } from 'node:crypto';
import { allOrNone, type Environment } from '../environment.ts';

export type AppleKeys = {
  clientId: string;
  teamId: string;
  keyId: string;
  /** PEM of the P-256 key that signs the client secret. */
  privateKey: string;
  url: string;
};

export function readAppleKeys(env: Environment): AppleKeys | null {
  const given = allOrNone(env, 'APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY');
  return (
    given && {
      clientId: given.APPLE_CLIENT_ID,
      teamId: given.APPLE_TEAM_ID,
      keyId: given.APPLE_KEY_ID,
      privateKey: pemOf(given.APPLE_PRIVATE_KEY),
      url: 'https://appleid.apple.com',
    }
  );
}

export function sandboxAppleKeys(sandboxUrl: string): AppleKeys {
  const privateKey = sandboxSigningKey().export({ type: 'pkcs8', format: 'pem' }).toString();
  return { clientId: 'sandbox-apple', teamId: 'SANDBOXTEAM', keyId: 'SANDBOXKEY', privateKey, url: `${sandboxUrl}/apple` };
}

/** The key that the sandbox's client has registered: everybody may know it, so it is made from a word. */
export function sandboxSigningKey() {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(createHash('sha256').update('petcare sandbox').digest());
  const point = curve.getPublicKey();
  const coordinate = (from: number) => point.subarray(from, from + 32).toString('base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33), d: curve.getPrivateKey('base64url') };
  return createPrivateKey({ key: jwk, format: 'jwk' });
}

/** Environments that hold one line only have the PEM's line ends as `\n`. */
function pemOf(text: string): string {
  try {
    return createPrivateKey(text.replaceAll('\\n', '\n')).export({ type: 'pkcs8', format: 'pem' }).toString();
  } catch {
    throw new Error('APPLE_PRIVATE_KEY is not a private key in PEM form');
  }
}
