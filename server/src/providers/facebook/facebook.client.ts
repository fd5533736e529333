import { createHash } from 'node:crypto';
import { Type } from '@fastify/type-provider-typebox';
import { Value } from 'typebox/value';
import { ask, formOf } from '../http.ts';
import { failed, unexpected, type Identification, type SocialClient } from '../social.ts';
import type { FacebookKeys } from './facebook.keys.ts';

const Token = Type.Object({ access_token: Type.String() });
const Failure = Type.Object({
  error: Type.Object({ message: Type.String(), code: Type.Integer(), error_subcode: Type.Optional(Type.Integer()) }),
});
const Me = Type.Object({ id: Type.String({ minLength: 1 }), name: Type.Optional(Type.String()), email: Type.Optional(Type.String()) });

/** Of a code: 36007 expired, 36009 used. */
const CODE_SUBCODES = new Set([36_007, 36_009]);

/** Facebook's manual flow, with PKCE. */
export function createFacebookClient(keys: FacebookKeys): SocialClient {
  return {
    authorizeUrl({ redirectUri, state, proof }) {
      const query = formOf({
        client_id: keys.clientId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: 'openid email public_profile',
        state,
        code_challenge: createHash('sha256').update(proof).digest('base64url'),
        code_challenge_method: 'S256',
      });
      return `${keys.dialogUrl}/${keys.version}/dialog/oauth?${query}`;
    },
    async identify(code, { redirectUri, proof }) {
      const query = formOf({
        client_id: keys.clientId,
        client_secret: keys.clientSecret,
        redirect_uri: redirectUri,
        code,
        code_verifier: proof,
      });
      const answer = await ask(`${keys.graphUrl}/${keys.version}/oauth/access_token?${query}`);
      if (!answer.ok) return unexpected('token', answer);
      if (Value.Check(Failure, answer.body)) {
        const { message, error_subcode: subcode } = answer.body.error;
        return failed(CODE_SUBCODES.has(subcode ?? 0) ? 'code' : 'refused', `token: ${message}`);
      }
      if (!Value.Check(Token, answer.body)) return unexpected('token', answer);
      return profileOf(keys, answer.body.access_token);
    },
  };
}

async function profileOf(keys: FacebookKeys, token: string): Promise<Identification> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await ask(`${keys.graphUrl}/${keys.version}/me?fields=id,name,email`, { headers });
  if (!answer.ok || answer.status !== 200 || !Value.Check(Me, answer.body)) return unexpected('me', answer);
  const { id, name, email } = answer.body;
  return { ok: true, profile: { uid: id, email: email ?? null, name: name ?? null, nickname: null } };
}
