import { gql } from '../../testing/calls.ts';
import { withApp } from '../../testing/with-app.ts';
import { seedPeople } from '../people/people.ts';
import { seedListings } from './listings.ts';

const server = withApp();

test('the demo seeds listings in many regions, one owned by each business account', async () => {
  const app = server();
  const people = await seedPeople(app.services);
  await seedListings(app.services, people);
  const { data } = await gql<{ sido: { hospitalCount: number; pharmacyCount: number }[] }>(
    app,
    undefined,
    '{ sido: getPlaceCountsByLevel(level: sido) { hospitalCount pharmacyCount } }',
  );
  const sum = (of: 'hospitalCount' | 'pharmacyCount') => data.sido.reduce((total, area) => total + area[of], 0);
  expect([data.sido.length, sum('hospitalCount'), sum('pharmacyCount')]).toEqual([13, 24, 6]);
  expect(await app.services.listings.listingOfOwner(app.db, 'hospital', people.hospital.id)).toMatchObject({
    name: '구로든든동물병원',
    sigungu: '구로구',
    isPublic: true,
    allowReservation: true,
  });
});
