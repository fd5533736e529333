import {
  accessToken,
  clearTokens,
  currentSession,
  endWorkplace,
  isExpired,
  refreshAccessToken,
  refreshToken,
  workplaceHeader,
} from '@petcare/auth';
import { authExchange } from '@urql/exchange-auth';
import type { CombinedError, Exchange } from 'urql';
import { renewTokens } from './renew-tokens.ts';

/** A membership that has ended is forgotten here, too, whatever the page makes of the refusal. */
function hasEnded({ graphQLErrors }: CombinedError): void {
  const refusal = graphQLErrors.find(({ extensions }) => extensions['code'] === 'NOT_STAFF');
  if (refusal) endWorkplace(refusal.message);
}

const isUnauthenticated = (error: CombinedError) => error.graphQLErrors.some((one) => one.extensions['code'] === 'UNAUTHENTICATED');

/** Its page stays as it is until they have logged in again. */
const isWaitingForLogin = () => {
  const session = currentSession();
  return session.status === 'signed-in' && session.expired === true;
};

function goHome(): void {
  // At home already, going there would be a reload, which asks again.
  if (location.pathname !== '/') location.assign('/');
}

/**
 * Puts the bearer on every operation. On `UNAUTHENTICATED` the token is renewed
 * once and the operation repeated; with no refresh token stored the browser
 * `leave`s, for the home page unless a test says otherwise.
 */
export const sessionExchange = (leave: () => void = goHome): Exchange =>
  authExchange(async (utils) => {
    // The token that turned out to be spent: by the time it is renewed, another tab may have stored a new one.
    let used: string | null = null;
    return {
      addAuthToOperation(operation) {
        used = accessToken();
        return used ? utils.appendHeaders(operation, { authorization: `Bearer ${used}`, ...workplaceHeader() }) : operation;
      },
      willAuthError() {
        used = accessToken();
        return used !== null && isExpired(used) && refreshToken() !== null;
      },
      didAuthError(error) {
        hasEnded(error);
        return isUnauthenticated(error);
      },
      async refreshAuth() {
        const stays = refreshToken() !== null || isWaitingForLogin();
        const renewed = await refreshAccessToken(used, renewTokens);
        if (renewed || stays) return;
        // Who has no session ends none: another tab may wait over its page for the login.
        if (used !== null) clearTokens();
        leave();
      },
    };
  });
