import { expireSession, storeTokens } from './session.ts';
import { accessToken, identityOf, isExpired, refreshToken, type Tokens } from './tokens.ts';

const LOCK = 'petcare.refresh';

/** The outcome of a request for new tokens. `unavailable`: nobody could answer, so the session stays. */
export type Renewal = { result: 'renewed'; tokens: Tokens } | { result: 'refused' } | { result: 'unavailable' };
type Renew = (refreshToken: string) => Promise<Renewal>;

let inFlight: Promise<string | null> | null = null;

/**
 * Get a new access token for the `spent` one, the one that was sent or was
 * about to be (not the one stored by now). However many remotes and tabs
 * ask, one request is under way in the browser: inside a page they share a
 * promise, between tabs the Web Locks API queues them, and whoever comes
 * second finds the token that the first one stored. Null when there is no way
 * to renew: the session has expired then, unless only the network failed.
 * `renew` asks the API; what it throws is thrown.
 */
export function refreshAccessToken(spent: string | null, renew: Renew): Promise<string | null> {
  inFlight ??= exclusively(() => renewUnlessDone(spent, renew)).finally(() => {
    inFlight = null;
  });
  return inFlight;
}

// Web Locks exist in secure contexts only, and are refused where site data is blocked; without them a page still shares its one promise.
async function exclusively(work: () => Promise<string | null>): Promise<string | null> {
  if (!('locks' in navigator)) return work();
  let isBegun = false;
  try {
    return await navigator.locks.request(LOCK, () => {
      isBegun = true;
      return work();
    });
  } catch (error) {
    if (isBegun) throw error;
    return work();
  }
}

async function renewUnlessDone(spent: string | null, renew: Renew): Promise<string | null> {
  const stored = accessToken();
  if (stored && stored !== spent && !isExpired(stored)) return stored;
  const refresh = refreshToken();
  if (!refresh) {
    expireSession();
    return null;
  }
  return takeRenewal(await renew(refresh), refresh, stored);
}

function takeRenewal(renewal: Renewal, refresh: string, spent: string | null): string | null {
  if (renewal.result === 'unavailable') return null;
  // Another tab has logged out, or somebody in, meanwhile: this answer is of a session that is over.
  if (refreshToken() !== refresh) return tokenOfSamePerson(spent);
  if (renewal.result === 'refused') {
    expireSession();
    return null;
  }
  storeTokens(renewal.tokens);
  return renewal.tokens.token;
}

function tokenOfSamePerson(spent: string | null): string | null {
  const stored = accessToken();
  const isTheirs = spent !== null && stored !== null && identityOf(stored)?.userID === identityOf(spent)?.userID;
  return isTheirs && !isExpired(stored) ? stored : null;
}
