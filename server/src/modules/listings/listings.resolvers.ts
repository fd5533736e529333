import type { Clock } from '../../platform/clock.ts';
import { signedInViewer, viewerOf } from '../../platform/access/access.ts';
import { parseId } from '../../platform/database/ids.ts';
import type { Database } from '../../platform/database/database.ts';
import { unwrap } from '../../platform/errors/result.ts';
import type { GraphqlContext } from '../../platform/graphql/context.ts';
import type { Resolvers } from '../../platform/graphql/schema.gen.ts';
import type { CompaniesService } from './companies/companies.service.ts';
import type { CorrectionsService } from './corrections/corrections.service.ts';
import type { ListingChange } from './profile/listing-change.policy.ts';
import type { Listing, ListingKind } from './record/listing.ts';
import type { ListingsService } from './profile/listings.service.ts';
import { toCompany, toHospital, toPharmacy } from './record/shown-listing.ts';

type Deps = {
  db: Database;
  clock: Clock;
  listings: ListingsService;
  companies: CompaniesService;
  corrections: CorrectionsService;
};

/** `readAt`: see `updateMyListing`. */
type OwnersInput = ListingChange & { readAt?: string | null };

export function listingsResolvers({ db, clock, listings, companies: ownCompanies, corrections }: Deps): Resolvers {
  const hospitals = fieldsOf('hospital', toHospital);
  const pharmacies = fieldsOf('pharmacy', toPharmacy);
  const companies = fieldsOf('company', toCompany);
  return {
    Query: {
      getHospital: hospitals.one,
      getPharmacy: pharmacies.one,
      getCompany: companies.one,
      getMyHospital: hospitals.mine,
      getMyPharmacy: pharmacies.mine,
      getMyCompany: companies.mine,
      getMyCompanyDetails: async (_root, _args, context) => {
        const details = await ownCompanies.getMyDetails(signedInViewer(context));
        return details && { ...details, agreeReservation: details.reservationAgreedAt !== null };
      },
    },
    Mutation: {
      updateMyHospital: hospitals.updateMine,
      updateMyPharmacy: pharmacies.updateMine,
      updateMyCompany: async (_root, { input: { readAt, ...change } }, context) =>
        toCompany(unwrap(await ownCompanies.changeMyCompany(signedInViewer(context), change, momentOf(readAt))), clock.now()),
      sendListingCorrection: async (_root, { listingId, ...correction }, context) => {
        const sender = { viewerId: viewerOf(context)?.id, ip: context.ip };
        unwrap(await corrections.sendCorrection(parseId(listingId), correction, sender));
        return true;
      },
    },
  };

  /** The same for each kind of listing. */
  function fieldsOf<T>(kind: ListingKind, toType: (listing: Listing, now: Date) => T) {
    const shown = (listing: Listing) => toType(listing, clock.now());
    return {
      one: async (_root: object, { id }: { id: string }, context: GraphqlContext) =>
        shown(unwrap(await listings.getListing(kind, viewerOf(context)?.id, parseId(id)))),
      mine: async (_root: object, _args: object, context: GraphqlContext) => {
        const listing = await listings.listingOfOwner(db, kind, signedInViewer(context).id);
        return listing ? shown(listing) : null;
      },
      updateMine: async (_root: object, { input: { readAt, ...change } }: { input: OwnersInput }, context: GraphqlContext) =>
        shown(unwrap(await listings.updateMyListing(kind, signedInViewer(context), change, momentOf(readAt)))),
    };
  }
}

function momentOf(readAt: string | null | undefined): Date | undefined {
  return readAt == null ? undefined : new Date(readAt);
}
