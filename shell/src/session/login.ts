import { restClient } from '@petcare/api';
import { storeTokens } from '@petcare/auth';
import { outcomeOf, type Outcome } from './outcome.ts';

/** `OK` may go on to the page that was asked for, any other state goes to `stateURL`. `JOIN_REQUIRED` comes without tokens. */
export type LoggedIn = { state: string; stateURL: string; token?: string; refreshToken?: string };

/** Log in with an email address; on success the tokens are kept and the session is on. */
export async function login(credentials: { email: string; password: string }): Promise<Outcome<LoggedIn>> {
  const outcome = await outcomeOf(restClient.post<LoggedIn>('/user/login', { body: credentials }));
  if (outcome.ok && outcome.data.token && outcome.data.refreshToken) {
    storeTokens({ token: outcome.data.token, refreshToken: outcome.data.refreshToken });
  }
  return outcome;
}
