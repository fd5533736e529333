import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Loader } from '../../platform/graphql/resolvers.ts';
import type { FacilityPicture, Hospital, SpecialDays } from '../../platform/graphql/schema.gen.ts';
import { defineJob, jobType } from '../../platform/jobs/job.ts';
import type { ServerModule } from '../../platform/module.ts';
import type { RateLimiter } from '../../platform/rate-limits/rate-limit.ts';
import type { Uploads } from '../../platform/uploads/uploads.ts';
import { comingDays, specialDaysOf, type Schedule } from '../opening-hours/index.ts';
import { companiesRoutes } from './companies/companies.routes.ts';
import { createCompaniesService, type CompaniesService } from './companies/companies.service.ts';
import { listingRoutes } from './profile/listing.routes.ts';
import { listingsResolvers } from './listings.resolvers.ts';
import { createCorrectionsService, type CorrectionsService } from './corrections/corrections.service.ts';
import { createListingDesk, type ListingDesk } from './desk/desk.service.ts';
import { createListingsService, type ListingsService } from './profile/listings.service.ts';
import { createOwnersService, type OwnersService } from './owners/owners.service.ts';
import { createPremiumsService, type PremiumsService } from './desk/premiums.service.ts';

export { addressFields, companyFields } from './companies/companies.fields.ts';
export { toListingChange, type CompanyFields } from './companies/companies.policy.ts';
export type {
  ClosedListing,
  ImportedDetails,
  ImportedListing,
  KnownListing,
  RenumberedListing,
  Service,
} from './imports/imported-listing.ts';
export type { Correction } from './corrections/corrections.service.ts';
export { createImportsService, type ImportsService } from './imports/imports.service.ts';
export type { ListingChange } from './profile/listing-change.policy.ts';
export { companyTypeOf, tagsOf } from './record/listing.policy.ts';
export { keyOfBusiness, type BookableBusiness, type Business } from './record/business.ts';
export type { Listing, ListingKind } from './record/listing.ts';
export type { ListingsService, NewListing } from './profile/listings.service.ts';
export { listingColumns, toListing, type ListingRow } from './record/listings.sql.ts';
export { namePatternOf, saysAlwaysOpen } from './record/name-fields.policy.ts';
export type { ListingForm } from './owners/owners.service.ts';
export { licencePhone } from './record/phone.policy.ts';
export type { PremiumPeriod } from './desk/premiums.service.ts';
export { isPlainName } from './profile/plain-name.policy.ts';
export { choseongOf, compact, searchColumns, stemOf, type SearchColumns } from './record/search-columns.policy.ts';
export { toCompany, toHospital, toPharmacy } from './record/shown-listing.ts';

/** Tables that no other module names: `table-owners.ts` reads them. @public */
export const tables = [
  'business_pictures',
  'businesses',
  'companies',
  'listing_corrections',
  'listing_counts',
  'listing_premiums',
  'register_editions',
];
/** Views that every module may name. @public */
export const views = ['listing_heads', 'listing_totals', 'searched_listings'];

/**
 * The verbs of listings: hospitals, pharmacies and companies. `owners`: whose they are, and who asks for them;
 * `companies`: what only companies say of themselves; `corrections`: what people say is wrong; `premiums`: which are premium, and when; `desk`: what operators do with them. Ids are numbers of `businesses.id`; positions are WGS84 degrees. A
 * verb that may run inside the caller's transaction takes the connection first.
 */
export type ListingsVerbs = ListingsService & {
  owners: OwnersService;
  companies: CompaniesService;
  corrections: CorrectionsService;
  premiums: PremiumsService;
  desk: ListingDesk;
};

export function createListings(deps: {
  db: Database;
  clock: Clock;
  uploads: Uploads;
  rateLimits: RateLimiter;
}): ServerModule<ListingsVerbs> {
  const listings = createListingsService(deps);
  const owners = createOwnersService({ ...deps, listings });
  const companies = createCompaniesService({ ...deps, listings });
  const corrections = createCorrectionsService({ ...deps, listings });
  const premiums = createPremiumsService(deps);
  const desk = createListingDesk(deps);
  const facilityPicture: Loader<Pick<Hospital, 'id'>, FacilityPicture[]> = async (queries) => {
    const ids = queries.map(({ obj }) => Number(obj.id));
    const pictures = await listings.picturesOf(ids);
    return ids.map((id) =>
      pictures.filter((picture) => picture.businessId === id).map((picture) => ({ ...picture, id: String(picture.id) })),
    );
  };
  const specialDays: Loader<{ schedule: Schedule }, SpecialDays[]> = async (queries) => {
    const days = comingDays(deps.clock.now());
    return queries.map(({ obj }) => specialDaysOf(obj.schedule, days));
  };
  const loaded = { facilityPicture, specialDays };
  return {
    verbs: { ...listings, owners, companies, corrections, premiums, desk },
    registration: {
      routes: (http) => {
        listingRoutes(http, { ...deps, listings });
        companiesRoutes(http, companies, deps.clock);
      },
      jobs: [defineJob(jobType('follow-premium-days'), { schedule: '* * * * *', atStart: true, run: () => premiums.followClock() })],
      resolvers: listingsResolvers({ ...deps, listings, companies, corrections }),
      loaders: { Hospital: loaded, Pharmacy: loaded, Company: loaded },
    },
  };
}
