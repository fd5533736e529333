import type { Services } from '../../app.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { unwrap } from '../../platform/errors/result.ts';
import type { DemoPeople } from '../people/people.ts';
import type { Album } from '../pictures/album.ts';
import { listingPictures } from './pictures.data.ts';

/** The pictures of the demo listings, which have no owner for the most part: those wait with the hospital's account until they are shown. */
export async function seedListingPictures(
  { db, listings, search, uploads }: Services,
  { hospital }: DemoPeople,
  album: Album,
): Promise<void> {
  for (const kind of ['hospital', 'pharmacy', 'company'] as const) {
    for (const { id, name } of unwrap(await search.getListings(kind, { count: 100 }))) {
      const pictures = listingPictures[name];
      if (!pictures) continue;
      const facilityPicture = await album.upload(hospital.id, pictures);
      const listing = (await listings.findListing(db, kind, id))!;
      unwrap(
        await inTransaction(db, async (tx) => {
          await listings.updateListing(tx, listing, { facilityPicture });
          return uploads.takeOver(tx, hospital.id, { before: [], after: facilityPicture });
        }),
      );
    }
  }
}
