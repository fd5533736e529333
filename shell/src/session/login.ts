import { rest, type RestData } from '@petcare/api';
import { storeTokens, type Tokens } from '@petcare/auth';
import { rememberWay, type Way } from './last-way.ts';
import { outcomeOf, type Outcome } from './outcome.ts';

/** `OK` may go on to the page that was asked for, any other state goes to `stateURL`. `JOIN_REQUIRED` and `LINKED` come without tokens. */
export type LoggedIn = Pick<RestData<'post', '/api/client/user/login'>, 'state' | 'stateURL'> & {
  [Token in keyof Tokens]?: Tokens[Token] | null;
};

/** Keep the tokens of a login, when it has any: the session is on. */
export function keepLogin({ token, refreshToken }: LoggedIn, way: Way): void {
  if (!token || !refreshToken) return;
  storeTokens({ token, refreshToken });
  rememberWay(way);
}

/** Log in with an email address; on success the tokens are kept and the session is on. */
export async function login(credentials: { email: string; password: string }): Promise<Outcome<LoggedIn>> {
  const outcome = await outcomeOf(rest.post('/api/client/user/login', { body: credentials }));
  if (outcome.ok) keepLogin(outcome.data, 'account');
  return outcome;
}
