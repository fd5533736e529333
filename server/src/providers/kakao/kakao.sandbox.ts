import type { FastifyInstance } from 'fastify';
import { authorizeRoutes, goesWrong, type Params } from '../sandbox-pages/authorize.ts';
import { createGrants } from '../sandbox-pages/grants.ts';
import { sandboxKakaoKeys } from './kakao.keys.ts';

const { clientId, clientSecret } = sandboxKakaoKeys('');

/** kauth.kakao.com and kapi.kakao.com. */
export async function kakaoSandbox(http: FastifyInstance): Promise<void> {
  const grants = createGrants(10);
  authorizeRoutes(http, {
    path: '/oauth/authorize',
    provider: '카카오',
    clientId,
    callbackPath: '/oauth/kakao/callback',
    grants,
    cancelled: { error: 'access_denied', error_description: 'User denied access' },
  });

  http.post<{ Body: Params }>('/oauth/token', async ({ body }, reply) => {
    const refuse = (status: number, error: string, error_code: string, error_description: string) =>
      reply.code(status).send({ error, error_description, error_code });
    if (body['client_id'] !== clientId || body['client_secret'] !== clientSecret) {
      return refuse(401, 'invalid_client', 'KOE010', 'Bad client credentials');
    }
    const grant = grants.take(body['code'] ?? '');
    if (!grant || grant === 'expired')
      return refuse(400, 'invalid_grant', 'KOE320', `authorization code not found for code=${body['code']}`);
    if (grant.redirectUri !== body['redirect_uri']) return refuse(400, 'invalid_grant', 'KOE303', 'Redirect URI mismatch.');
    if (await goesWrong(grant, reply)) return reply;
    return {
      token_type: 'bearer',
      access_token: grants.tokenFor(grant),
      expires_in: 21_599,
      refresh_token: grants.tokenFor(grant),
      refresh_token_expires_in: 5_183_999,
      scope: 'account_email profile_nickname',
    };
  });

  http.get('/v2/user/me', async ({ headers }, reply) => {
    const grant = grants.bearerOf(headers.authorization);
    if (!grant) return reply.code(401).send({ msg: 'this access token does not exist', code: -401 });
    const { uid, name, nickname, email } = grant.person;
    return {
      id: Number(uid),
      connected_at: new Date().toISOString(),
      kakao_account: {
        profile_nickname_needs_agreement: false,
        profile: { nickname },
        name_needs_agreement: false,
        name,
        has_email: email !== null,
        ...(email && { email_needs_agreement: false, is_email_valid: true, is_email_verified: true, email }),
      },
    };
  });
}
