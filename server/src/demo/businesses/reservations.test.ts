import { unwrap } from '../../platform/errors/result.ts';
import { withApp } from '../../testing/with-app.ts';
import { seedKnowledge } from '../community/knowledge.ts';
import { seedListings } from './listings.ts';
import { seedPeople } from '../people/people.ts';
import type { Album } from '../pictures/album.ts';
import { seedPets } from '../people/pets.ts';
import { seedProducts } from './products.ts';
import { seedReservations } from './reservations.ts';

const server = withApp();
/** Nothing here looks at pictures. */
const album: Album = { upload: () => Promise.resolve([]), save: () => Promise.resolve('') };

test('the demo seeds bookings in their states at a hospital, a groomer and a hotel', async () => {
  const { services } = server();
  await seedKnowledge(services);
  const people = await seedPeople(services);
  await seedPets(services, people, album);
  await seedListings(services, people);
  await seedProducts(services, people, album);
  await seedReservations(services, people);
  const statesAt = async (of: 'hospital' | 'company' | 'hotel') =>
    unwrap(await services.reservations.listOfMyBusiness(people[of], {}, { count: 50 }))
      .map(({ status, endDate, pet }) =>
        [status, endDate && 'stay', pet?.id ? 'own pet' : 'called'].filter((word) => word !== null).join(' '),
      )
      .sort();
  expect(await statesAt('hospital')).toEqual(['0 own pet', '1 called', '1 own pet', '2 own pet']);
  expect(await statesAt('company')).toEqual(['0 own pet', '1 called', '1 own pet', '2 own pet', '4 own pet', '5 own pet']);
  expect(await statesAt('hotel')).toEqual(['0 stay own pet', '1 called', '1 stay own pet', '2 stay own pet']);
});
