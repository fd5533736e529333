import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Loader } from '../../platform/graphql/resolvers.ts';
import type { FacilityPicture, Hospital, SpecialDays } from '../../platform/graphql/schema.gen.ts';
import { defineJob, jobType } from '../../platform/jobs/job.ts';
import type { ServerModule } from '../../platform/module.ts';
import type { RateLimiter } from '../../platform/rate-limits/rate-limit.ts';
import type { Uploads } from '../../platform/uploads/uploads.ts';
import { comingDays, specialDaysOf, type Schedule } from '../opening-hours/index.ts';
import { companiesRoutes } from './companies.routes.ts';
import { createCompaniesService, type CompaniesService } from './companies.service.ts';
import { listingRoutes } from './listing.routes.ts';
import { listingsResolvers } from './listings.resolvers.ts';
import { createCorrectionsService, type CorrectionsService } from './corrections.service.ts';
import { createListingDesk, type ListingDesk } from './desk.service.ts';
import { createListingsService, type ListingsService } from './listings.service.ts';
import { createOwnersService, type OwnersService } from './owners.service.ts';
import { createPremiumsService, type PremiumsService } from './premiums.service.ts';

export { addressFields, companyFields } from './companies.fields.ts';
export { toListingChange, type CompanyFields } from './companies.policy.ts';
export type { ClosedListing, ImportedDetails, ImportedListing, KnownListing, Renumbered, Service } from './imported-listing.ts';
export type { Correction } from './corrections.service.ts';
export { createImportsService, type ImportsService } from './imports.service.ts';
export type { ListingChange } from './listing-change.policy.ts';
export { companyFlags, companyTypeOf, companyTypes, tagsOf, type CompanyType } from './listing.policy.ts';
export type { Feature, Listing, ListingKind } from './listing.ts';
export type { ListingsService, NewListing } from './listings.service.ts';
export { listingColumns, toListing, type ListingRow } from './listings.sql.ts';
export { namePatternOf, saysAlwaysOpen } from './name-fields.policy.ts';
export type { ListingForm } from './owners.service.ts';
export { licencePhone } from './phone.policy.ts';
export type { PremiumPeriod } from './premiums.service.ts';
export { isPlainName } from './plain-name.policy.ts';
export { choseongOf, compact, searchColumns, stemOf, type SearchColumns } from './search-columns.policy.ts';
export { toCompany, toHospital, toPharmacy } from './shown-listing.ts';

/**
 * What may be done with listings: hospitals, pharmacies and companies. `owners`: whose they are, and who asks for them;
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
