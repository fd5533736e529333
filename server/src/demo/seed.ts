import type { Services } from '../app.ts';
import { seedGifts } from './gifts.ts';
import { seedPeople } from './people.ts';

/**
 * Fills an empty site through the public verbs. Does nothing once anybody has an account.
 * @returns whether it did.
 */
export async function seedDemo(services: Services): Promise<boolean> {
  if (await services.accounts.hasAccounts()) return false;
  await seedGifts(services);
  await seedPeople(services);
  return true;
}
