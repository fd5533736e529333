import { createPublicKey } from 'node:crypto';
import { Type, type Static } from '@fastify/type-provider-typebox';
import { createDecoder, createSigner, createVerifier } from 'fast-jwt';
import { Value } from 'typebox/value';
import { ask, formOf } from '../http.ts';
import { failed, unexpected, type Authorization, type Identification, type SocialClient } from '../social.ts';
import type { AppleKeys } from './apple.keys.ts';

const SECRET_SECONDS = 5 * 60;

const Token = Type.Object({ id_token: Type.String() });
const Failure = Type.Object({ error: Type.String() });
const Jwk = Type.Object({ kty: Type.Literal('RSA'), kid: Type.String(), n: Type.String(), e: Type.String() });
const Jwks = Type.Object({ keys: Type.Array(Type.Unknown()) });
const Claims = Type.Object({
  sub: Type.String({ minLength: 1 }),
  email: Type.Optional(Type.String()),
  // Apple sends it as text in some tokens.
  email_verified: Type.Optional(Type.Union([Type.Boolean(), Type.String()])),
});

/** Sign in with Apple. It posts its answer back as a form, and says the name there, at the first log-in only. */
export function createAppleClient(keys: AppleKeys): SocialClient {
  return {
    authorizeUrl({ redirectUri, state, proof }) {
      const query = formOf({
        client_id: keys.clientId,
        redirect_uri: redirectUri,
        response_type: 'code',
        response_mode: 'form_post',
        scope: 'name email',
        state,
        nonce: proof,
      });
      return `${keys.url}/auth/authorize?${query}`;
    },
    async identify(code, authorization) {
      const answer = await ask(`${keys.url}/auth/token`, {
        method: 'POST',
        body: formOf({
          grant_type: 'authorization_code',
          client_id: keys.clientId,
          client_secret: clientSecret(keys),
          redirect_uri: authorization.redirectUri,
          code,
        }),
      });
      if (!answer.ok) return unexpected('token', answer);
      if (Value.Check(Failure, answer.body)) {
        const { error } = answer.body;
        return failed(error === 'invalid_grant' ? 'code' : 'refused', `token: ${error}`);
      }
      if (!Value.Check(Token, answer.body)) return unexpected('token', answer);
      return readIdToken(keys, answer.body.id_token, authorization);
    },
  };
}

function clientSecret({ clientId, teamId, keyId, privateKey, url }: AppleKeys): string {
  const sign = createSigner({
    key: privateKey,
    algorithm: 'ES256',
    kid: keyId,
    iss: teamId,
    sub: clientId,
    aud: url,
    expiresIn: SECRET_SECONDS * 1000,
  });
  return sign({});
}

async function readIdToken(keys: AppleKeys, idToken: string, { proof }: Authorization): Promise<Identification> {
  const answer = await ask(`${keys.url}/auth/keys`);
  if (!answer.ok || !Value.Check(Jwks, answer.body)) return unexpected('keys', answer);
  const known = answer.body.keys.filter((key): key is Static<typeof Jwk> => Value.Check(Jwk, key));
  try {
    const { header } = createDecoder({ complete: true })(idToken) as { header: { kid?: string } };
    const jwk = known.find(({ kid }) => kid === header.kid);
    if (!jwk) return failed('unavailable', 'id_token: signed by a key that is not published');
    const verify = createVerifier({
      key: createPublicKey({ key: jwk, format: 'jwk' }).export({ type: 'spki', format: 'pem' }).toString(),
      algorithms: ['RS256'],
      allowedIss: keys.url,
      allowedAud: keys.clientId,
      allowedNonce: proof,
      requiredClaims: ['iss', 'aud', 'exp', 'nonce'],
    });
    const claims: unknown = verify(idToken);
    if (!Value.Check(Claims, claims)) return failed('unavailable', 'id_token: claims of another shape');
    const isOwn = String(claims.email_verified) === 'true';
    return { ok: true, profile: { uid: claims.sub, email: (isOwn && claims.email) || null, name: null, nickname: null } };
  } catch (error) {
    return failed('unavailable', `id_token: ${String(error)}`);
  }
}
