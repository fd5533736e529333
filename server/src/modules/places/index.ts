import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Loader } from '../../platform/graphql/resolvers.ts';
import type { FacilityPicture, Hospital, SpecialDays } from '../../platform/graphql/schema.gen.ts';
import type { Registration } from '../../platform/module.ts';
import { createListingsService, type ListingsService } from './listings.service.ts';
import { createMapService, type MapService } from './map.service.ts';
import { createOwnershipService, type OwnershipService } from './ownership.service.ts';
import { placesResolvers } from './places.resolvers.ts';
import { companyRoutes } from './company.routes.ts';
import { placesRoutes } from './places.routes.ts';
import { createPlacesService as createReading, type PlacesService as Reading } from './places.service.ts';
import type { Schedule } from './opening-hours.policy.ts';
import { comingDays, specialDaysOf } from './special-days.policy.ts';
import type { RateLimiter } from '../../platform/rate-limits/rate-limits.ts';
import { createSuggestionsService, type SuggestionsService } from './suggestions.service.ts';
import { createSearchService, type SearchService } from './search.service.ts';

export { importListings } from './import/import-listings.ts';
export { sources as listingSources } from './import/sources.ts';
export type { NewListing } from './listings.service.ts';
export type { ListingChange } from './listing-change.policy.ts';
export type { ListingForm } from './ownership.service.ts';
export type { Place, PlaceKind } from './places.sql.ts';
export { companyFlags, companyTypeOf, companyTypes, type CompanyType } from './places.policy.ts';
export { toE164 } from './phone.policy.ts';
export { calendarDay } from './calendar-day.policy.ts';
export { exceptionOn, isOpenNow, type DayHours, type Schedule, type WeeklyHours } from './opening-hours.policy.ts';
export { isExceptionsInput, toExceptions } from './hours-exceptions.policy.ts';
export { ExceptionsShown } from './company.routes.ts';
export { toDays, toHospital } from './shown-listing.ts';
export { areaLadder, regionAround, sidoNamed, type Area } from './areas.ts';
export type { Position } from './places.policy.ts';
export { regionCalled, regionCodes, regionOfAddress } from './regions.ts';

/**
 * Every verb about listings: finding them (`searchListings`, `suggest`, `getListing`…), the map (`getPins`,
 * `getPlaceCounts`), their owners (`createListing`, `approveListing`, `claimListing`, `giveListing`, `assignHospital`, `updateMyListing`…),
 * and what other domains keep on them (`updateReviewSummary`, `lockPublic`). Ids are numbers of `businesses.id`; positions are WGS84 degrees, distances kilometres.
 */
export type PlacesService = Reading & SearchService & SuggestionsService & ListingsService & OwnershipService & MapService;

export function createPlacesService(deps: {
  db: Database;
  clock: Clock;
  rateLimits: RateLimiter;
  countsKeptSeconds: number;
}): PlacesService {
  const listings = createListingsService(deps);
  const search = createSearchService(deps);
  return {
    ...createReading(deps),
    ...search,
    ...createSuggestionsService(deps),
    ...listings,
    ...createOwnershipService({ ...deps, search, listings }),
    ...createMapService(deps),
  };
}

/** Hospitals, pharmacies and companies as listings: search, map, lists, profiles, opening hours. */
export function placesModule(services: { places: PlacesService; clock: Clock }): Registration {
  const { places } = services;
  const facilityPicture: Loader<Pick<Hospital, 'id'>, FacilityPicture[]> = async (queries) => {
    const ids = queries.map(({ obj }) => Number(obj.id));
    const pictures = await places.picturesOf(ids);
    return ids.map((id) =>
      pictures.filter((picture) => picture.businessId === id).map((picture) => ({ ...picture, id: String(picture.id) })),
    );
  };
  const specialDays: Loader<{ schedule: Schedule }, SpecialDays[]> = async (queries) => {
    const days = comingDays(services.clock.now());
    return queries.map(({ obj }) => specialDaysOf(obj.schedule, days));
  };
  const loaded = { facilityPicture, specialDays };
  return {
    routes: (http) => {
      placesRoutes(http, places);
      companyRoutes(http, services);
    },
    resolvers: placesResolvers(services),
    loaders: { Hospital: loaded, Pharmacy: loaded, Company: loaded },
  };
}
