import type { Services } from '../app.ts';
import { seedBanners } from './community/banners.ts';
import { seedBoards } from './community/boards.ts';
import { seedContest } from './community/contest.ts';
import { seedGifts } from './people/gifts.ts';
import { seedInquiries } from './community/inquiries.ts';
import { seedKnowledge } from './community/knowledge.ts';
import { seedMessages } from './community/messages.ts';
import { seedNotices } from './community/notices.ts';
import { createAlbum } from './pictures/album.ts';
import { seedFaces } from './people/faces.ts';
import { seedPeople } from './people/people.ts';
import { seedListings } from './businesses/listings.ts';
import { seedListingPictures } from './businesses/pictures.ts';
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
  const album = createAlbum(services);
  await seedGifts(services, album);
  await seedKnowledge(services);
  const people = await seedPeople(services);
  await seedFaces(services, Object.values(people), album);
  await seedPets(services, people, album);
  await seedListings(services, people);
  await seedListingPictures(services, people, album);
  await seedProducts(services, people, album);
  await seedReservations(services, people);
  await seedReviews(services, people, album);
  await seedContest(services, people, await seedBoards(services, people, album), album);
  await seedNotices(services);
  await seedBanners(services);
  await seedInquiries(services, people);
  await seedMessages(services, people);
  // Of what was just filled PostgreSQL knows no sizes, and its plans may take seconds until it looks by itself.
  await services.db`analyze`;
  return true;
}
