import { expireSession, storeTokens } from './session.ts';
import { accessToken, identityOf, isExpired, refreshToken } from './tokens.ts';

const REFRESH_URL = '/api/client/user/access-token';
const LOCK = 'petcare.refresh';

let inFlight: Promise<string | null> | null = null;

/**
 * Get a new access token for the `spent` one, the one that was sent or was
 * about to be (not the one stored by now). However many remotes and tabs
 * ask, one request is under way in the browser: inside a page they share a
 * promise, between tabs the Web Locks API queues them, and whoever comes
 * second finds the token that the first one stored. Null when there is no way
 * to renew: the session has expired then, unless only the network failed.
 */
export function refreshAccessToken(spent: string | null): Promise<string | null> {
  inFlight ??= exclusively(() => renewUnlessDone(spent)).finally(() => {
    inFlight = null;
  });
  return inFlight;
}

// Web Locks exist in secure contexts only; without them a page still shares its one promise.
function exclusively(work: () => Promise<string | null>): Promise<string | null> {
  return 'locks' in navigator ? navigator.locks.request(LOCK, work) : work();
}

async function renewUnlessDone(spent: string | null): Promise<string | null> {
  const stored = accessToken();
  if (stored && stored !== spent && !isExpired(stored)) return stored;
  const refresh = refreshToken();
  if (!refresh) {
    expireSession();
    return null;
  }
  return renew(refresh, stored);
}

async function renew(refresh: string, spent: string | null): Promise<string | null> {
  const response = await fetch(REFRESH_URL, {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refreshToken: refresh }),
  });
  if (response.status >= 500 || response.status === 429) return null;
  const answer: { success?: boolean; data?: { token: string; refreshToken: string } } = await response.json();
  // Another tab has logged out, or somebody in, meanwhile: this answer is of a session that is over.
  if (refreshToken() !== refresh) return tokenOfSamePerson(spent);
  if (!answer.success || !answer.data) {
    expireSession();
    return null;
  }
  storeTokens(answer.data);
  return answer.data.token;
}

function tokenOfSamePerson(spent: string | null): string | null {
  const stored = accessToken();
  const isTheirs = spent !== null && stored !== null && identityOf(stored)?.userID === identityOf(spent)?.userID;
  return isTheirs && !isExpired(stored) ? stored : null;
}
