import { rest, type RestOptions } from '@petcare/api';
import { takenSentences } from '@petcare/account';
import { login, type LoggedIn } from './login.ts';
import { outcomeOf, type Outcome } from './outcome.ts';

/** A new guardian's data. `recommender` is the nickname of a member. */
export type Registration = RestOptions<'post', '/api/client/user/register'>['body'];

/** A refusal that tells at its field what somebody else has already. */
export function atItsField<T>(outcome: Outcome<T>): Outcome<T> {
  if (outcome.ok) return outcome;
  if (outcome.code === 'DUPLICATE_EMAIL') return { ...outcome, fields: { email: takenSentences.email } };
  if (outcome.code === 'DUPLICATE_NICKNAME') return { ...outcome, fields: { nickname: takenSentences.nickname } };
  return outcome;
}

/** Join as a guardian and log in at once. What is taken already is said at its field. */
export async function register(registration: Registration, { idempotencyKey }: { idempotencyKey: string }): Promise<Outcome<LoggedIn>> {
  const registered = atItsField(await outcomeOf(rest.post('/api/client/user/register', { body: registration, idempotencyKey })));
  return registered.ok ? logInNewcomer(registration) : registered;
}

/** Log in who has joined this moment. Where that fails they are to do it: the account is there, and the same form sent again would only be refused. */
export async function logInNewcomer({ email, password }: { email: string; password: string }): Promise<Outcome<LoggedIn>> {
  const loggedIn = await login({ email, password });
  return loggedIn.ok ? loggedIn : { ok: true, data: { state: 'LOGIN_REQUIRED', stateURL: '/login' } };
}
