import { addDays, seoulDate } from '@petcare/time';
import { inTransaction } from '../../platform/database/transaction.ts';
import { unwrap } from '../../platform/errors/result.ts';
import type { NewListing } from '../../modules/listings/index.ts';
import type { Services } from '../../app.ts';
import type { DemoPeople } from '../people/people.ts';
import { companies, hospitals, pharmacies, type DemoListing } from './listings.data.ts';

/** Invented listings in several regions; the first of each kind belongs to the demo account of that kind, the second company to the hotel's. */
export async function seedListings(services: Services, people: DemoPeople): Promise<void> {
  await seedKind(services, 'hospital', hospitals, [people.hospital.id]);
  await seedKind(services, 'pharmacy', pharmacies, [people.pharmacy.id]);
  await seedKind(services, 'company', companies, [people.company.id, people.hotel.id]);
}

async function seedKind(services: Services, kind: NewListing['kind'], listings: DemoListing[], owners: number[]): Promise<void> {
  for (const [index, { premiumDays, ...listing }] of listings.entries()) {
    const ownerUserId = owners[index] ?? null;
    // Somebody has to answer a reservation.
    const allowReservation = ownerUserId !== null && listing.allowReservation === true;
    const businessId = unwrap(await services.listings.addListing({ ...listing, kind, ownerUserId, allowReservation }));
    if (premiumDays !== undefined) await givePremium(services, businessId, premiumDays);
  }
}

/** From today on for so many days. */
async function givePremium({ db, clock, listings }: Services, businessId: number, days: number): Promise<void> {
  const from = seoulDate(clock.now());
  unwrap(await inTransaction(db, (tx) => listings.premiums.give(tx, { businessId, from, to: addDays(from, days - 1) })));
}
