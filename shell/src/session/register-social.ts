import { rest, type RestData, type RestOptions } from '@petcare/api';
import type { SocialProvider } from '@petcare/ui/form';
import { keepLogin } from './login.ts';
import { outcomeOf, type Outcome } from './outcome.ts';
import { atItsField } from './register.ts';
import type { SocialLogin } from './social.ts';

/** A provider's facts about a person who is to join; null for those that it leaves out. */
export type JoinTicket = RestData<'post', '/api/client/user/social/ticket'>;

/** A new guardian's data, who joins by the ticket of a provider's log-in and has no password. */
export type SocialRegistration = RestOptions<'post', '/api/client/user/register-social'>['body'];

/** The facts behind a ticket, which stays good. */
export function readJoinTicket(ticket: string): Promise<Outcome<JoinTicket>> {
  return outcomeOf(rest.post('/api/client/user/social/ticket', { body: { ticket } }));
}

/** Join as a guardian by a provider's account; the session is on then. What is taken already is said at its field. */
export async function registerSocial(provider: SocialProvider, registration: SocialRegistration): Promise<Outcome<SocialLogin>> {
  const outcome = atItsField(await outcomeOf(rest.post('/api/client/user/register-social', { body: registration })));
  if (outcome.ok) keepLogin(outcome.data, provider);
  return outcome;
}
