import { Type } from '@fastify/type-provider-typebox';
import { Value } from 'typebox/value';
import { ask, formOf } from '../http.ts';
import { failed, unexpected, type Identification, type SocialClient } from '../social.ts';
import type { NaverKeys } from './naver.keys.ts';

const Token = Type.Object({ access_token: Type.String() });
const Failure = Type.Object({ error: Type.String(), error_description: Type.Optional(Type.String()) });
const Text = Type.Optional(Type.Union([Type.String(), Type.Null()]));
const Me = Type.Object({
  resultcode: Type.Literal('00'),
  response: Type.Object({ id: Type.String({ minLength: 1 }), email: Text, name: Text, nickname: Text }),
});

/** Naver log-in. Its errors of the token call come with status 200. */
export function createNaverClient(keys: NaverKeys): SocialClient {
  return {
    authorizeUrl({ redirectUri, state }) {
      const query = formOf({ response_type: 'code', client_id: keys.clientId, redirect_uri: redirectUri, state });
      return `${keys.authUrl}/oauth2.0/authorize?${query}`;
    },
    async identify(code, { state }) {
      const { clientId: client_id, clientSecret: client_secret } = keys;
      const body = formOf({ grant_type: 'authorization_code', client_id, client_secret, code, state });
      const answer = await ask(`${keys.authUrl}/oauth2.0/token`, { method: 'POST', body });
      if (!answer.ok) return unexpected('token', answer);
      if (Value.Check(Failure, answer.body)) {
        const { error, error_description: description } = answer.body;
        return failed(
          error === 'invalid_client' || error === 'unauthorized_client' ? 'refused' : 'code',
          `token: ${error} ${description ?? ''}`,
        );
      }
      if (!Value.Check(Token, answer.body)) return unexpected('token', answer);
      return profileOf(keys, answer.body.access_token);
    },
  };
}

async function profileOf(keys: NaverKeys, token: string): Promise<Identification> {
  const answer = await ask(`${keys.apiUrl}/v1/nid/me`, { headers: { authorization: `Bearer ${token}` } });
  if (!answer.ok || answer.status !== 200 || !Value.Check(Me, answer.body)) return unexpected('me', answer);
  const { id, email, name, nickname } = answer.body.response;
  return { ok: true, profile: { uid: id, email: email ?? null, name: name ?? null, nickname: nickname ?? null } };
}
