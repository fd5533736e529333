import type { Services } from '../app.ts';
import { seedBanners } from './community/banners.ts';
import { seedBoards } from './community/boards.ts';
import { seedContest } from './community/contest.ts';
import { seedGifts } from './people/gifts.ts';
import { seedInquiries } from './community/inquiries.ts';
import { seedKnowledge } from './community/knowledge.ts';
import { seedMessages } from './community/messages.ts';
import { seedNotices } from './community/notices.ts';
import { seedPeople } from './people/people.ts';
import { seedListings } from './businesses/listings.ts';
import { seedPets } from './people/pets.ts';
import { seedProducts } from './businesses/products.ts';
import { seedReservations } from './businesses/reservations.ts';
import { seedReviews } from './businesses/reviews.ts';

/**
 * Fills an empty site through the public verbs. Does nothing once anybody has an account.
 * @returns whether it did.
 */
export async function seedDemo(services: Services): Promise<boolean> {
  if (await services.accounts.hasAccounts()) return false;
  await seedGifts(services);
  await seedKnowledge(services);
  const people = await seedPeople(services);
  await seedPets(services, people);
  await seedListings(services, people);
  await seedProducts(services, people);
  await seedReservations(services, people);
  await seedReviews(services, people);
  await seedContest(services, people, await seedBoards(services, people));
  await seedNotices(services);
  await seedBanners(services);
  await seedInquiries(services, people);
  await seedMessages(services, people);
  // Of what was just filled PostgreSQL knows no sizes, and its plans may take seconds until it looks by itself.
  await services.db`analyze`;
  return true;
}
