import { accessToken, clearTokens, isExpired, refreshAccessToken, refreshToken } from '@petcare/auth';
import { authExchange } from '@urql/exchange-auth';
import { Client, fetchExchange, type CombinedError, type Exchange } from 'urql';
import type { RenderedAnswers } from './rendered.ts';

const isUnauthenticated = (error: CombinedError) => error.graphQLErrors.some((one) => one.extensions['code'] === 'UNAUTHENTICATED');

const bearer: Exchange = authExchange(async (utils) => {
  // The token that turned out to be spent: by the time it is renewed, another tab may have stored a new one.
  let used: string | null = null;
  return {
    addAuthToOperation(operation) {
      used = accessToken();
      return used ? utils.appendHeaders(operation, { authorization: `Bearer ${used}` }) : operation;
    },
    willAuthError() {
      used = accessToken();
      return used !== null && isExpired(used) && refreshToken() !== null;
    },
    didAuthError: isUnauthenticated,
    async refreshAuth() {
      const hadRefreshToken = refreshToken() !== null;
      const renewed = await refreshAccessToken(used);
      if (renewed || hadRefreshToken) return;
      clearTokens();
      location.assign('/');
    },
  };
});

/** Parts of the client that a test or a server replaces. `exchanges` stand in for authentication and network, `rendered` answers before them; `suspense` has components wait for their data, on a server. */
export type ApiClientOptions = { url?: string; exchanges?: Exchange[]; rendered?: RenderedAnswers | undefined; suspense?: boolean };

/**
 * The GraphQL client of the page. No cache: every screen asks again
 * (decisions.md, "Clients"), but for what a rendered page came with. Sends cookies and the bearer; on `EXPIRED_TOKEN`
 * the token is renewed once and the request repeated; with no refresh token
 * the browser goes home (product.md section 8).
 */
export function createApiClient({ url = '/graphql', exchanges = [bearer, fetchExchange], rendered, suspense = false }: ApiClientOptions = {}): Client {
  return new Client({
    url,
    exchanges: rendered ? [rendered.exchange, ...exchanges] : exchanges,
    suspense,
    preferGetMethod: false,
    requestPolicy: 'network-only',
    fetchOptions: { credentials: 'include' },
  });
}
