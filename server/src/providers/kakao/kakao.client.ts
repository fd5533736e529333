import { Type } from '@fastify/type-provider-typebox';
import { Value } from 'typebox/value';
import { ask, formOf } from '../http.ts';
import { failed, unexpected, type Identification, type SocialClient } from '../social.ts';
import type { KakaoKeys } from './kakao.keys.ts';

const Token = Type.Object({ access_token: Type.String() });
const Failure = Type.Object({ error: Type.String(), error_code: Type.Optional(Type.String()) });
const Text = Type.Optional(Type.Union([Type.String(), Type.Null()]));
const Me = Type.Object({
  id: Type.Integer(),
  kakao_account: Type.Optional(
    Type.Object({
      name: Text,
      email: Text,
      is_email_valid: Type.Optional(Type.Boolean()),
      is_email_verified: Type.Optional(Type.Boolean()),
      profile: Type.Optional(Type.Object({ nickname: Text })),
    }),
  ),
});

/** Kakao log-in by its REST API. */
export function createKakaoClient(keys: KakaoKeys): SocialClient {
  return {
    authorizeUrl({ redirectUri, state }) {
      const query = formOf({ client_id: keys.clientId, redirect_uri: redirectUri, response_type: 'code', state });
      return `${keys.authUrl}/oauth/authorize?${query}`;
    },
    async identify(code, { redirectUri }) {
      const answer = await ask(`${keys.authUrl}/oauth/token`, {
        method: 'POST',
        body: formOf({
          grant_type: 'authorization_code',
          client_id: keys.clientId,
          client_secret: keys.clientSecret,
          redirect_uri: redirectUri,
          code,
        }),
      });
      if (!answer.ok) return unexpected('token', answer);
      if (Value.Check(Failure, answer.body)) {
        const { error, error_code: named } = answer.body;
        return failed(named === 'KOE320' ? 'code' : 'refused', `token: ${error} ${named ?? ''}`);
      }
      if (!Value.Check(Token, answer.body)) return unexpected('token', answer);
      return profileOf(keys, answer.body.access_token);
    },
  };
}

async function profileOf(keys: KakaoKeys, token: string): Promise<Identification> {
  const answer = await ask(`${keys.apiUrl}/v2/user/me`, { headers: { authorization: `Bearer ${token}` } });
  if (!answer.ok || answer.status !== 200 || !Value.Check(Me, answer.body)) return unexpected('me', answer);
  const { id, kakao_account: account } = answer.body;
  const isOwn = account?.is_email_valid === true && account.is_email_verified === true;
  const nickname = account?.profile?.nickname ?? null;
  return { ok: true, profile: { uid: String(id), email: (isOwn && account.email) || null, name: account?.name ?? null, nickname } };
}
