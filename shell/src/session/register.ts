import { restClient } from '@petcare/api';
import { login, type LoggedIn } from './login.ts';
import { outcomeOf, type Outcome } from './outcome.ts';

/** A new guardian's data. `recommender` is the nickname of a member. */
export type Registration = {
  email: string;
  password: string;
  name: string;
  nickname: string;
  phone: string;
  recommender?: string;
  marketing: boolean;
};

const conflicts: Record<string, string> = { DUPLICATE_EMAIL: 'email', DUPLICATE_NICKNAME: 'nickname' };

/** Join as a guardian and log in at once. What is taken already is said at its field. */
export async function register(registration: Registration): Promise<Outcome<LoggedIn>> {
  const registered = await outcomeOf(restClient.post<{ id: string }>('/user/register', { body: registration }));
  if (registered.ok) return login({ email: registration.email, password: registration.password });
  const field = conflicts[registered.code];
  return field ? { ...registered, fields: { ...registered.fields, [field]: registered.message } } : registered;
}
