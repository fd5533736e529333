import { seoulDate } from '@petcare/time';
import type { Clock } from '../../platform/clock.ts';
import { parseId } from '../../platform/database/ids.ts';
import { validationFailed } from '../../platform/errors/app-error.ts';
import { err, unwrap } from '../../platform/errors/result.ts';
import type { GraphqlContext } from '../../platform/graphql/context.ts';
import type { OpeningReading, Resolvers } from '../../platform/graphql/schema.gen.ts';
import { requireAccountType, viewerOf } from '../../platform/session/guards.ts';
import { AccountType } from '../../platform/session/viewer.ts';
import type { ListingChange } from './listing-change.policy.ts';
import type { ListingsService } from './listings.service.ts';
import type { MapService } from './map.service.ts';
import { toExceptions } from './hours-exceptions.policy.ts';
import { readOpeningHours } from './import/hours/opening-text.policy.ts';
import { boxOfArea } from './area-box.ts';
import { tagsOf } from './places.policy.ts';
import type { PlaceKind } from './places.sql.ts';
import type { PlacesService } from './places.service.ts';
import type { Paged, SearchService } from './search.service.ts';
import { sidoAreas, type Bounds } from './regions.ts';
import { toCompany, toDays, toHospital, toPharmacy } from './shown-listing.ts';
import type { SuggestionsService } from './suggestions.service.ts';

export type PlacesServices = { places: PlacesService & SearchService & SuggestionsService & ListingsService & MapService; clock: Clock };
type Place = NonNullable<Awaited<ReturnType<PlacesService['listingOfOwner']>>>;
type Searched = Parameters<SearchService['searchListings']>[1];
type Listed = Parameters<SearchService['getListings']>[1];
type PinsAsked = Bounds & Parameters<MapService['getPins']>[2];

export function placesResolvers({ places, clock }: PlacesServices): Resolvers {
  const hospitals = fieldsOf('hospital', toHospital);
  const pharmacies = fieldsOf('pharmacy', toPharmacy);
  const companies = fieldsOf('company', toCompany);
  return {
    Query: {
      searchHospitals: hospitals.search,
      searchHospitalsCount: hospitals.searchCount,
      getHospital: hospitals.one,
      getHospitalsByPage: hospitals.list,
      getHospitalsCount: hospitals.listCount,
      getPremiumHospitalsByPage: hospitals.premium,
      getPremiumHospitalsCount: hospitals.premiumCount,
      getMostVisitedHospitalsByPage: hospitals.visited,
      getMostVisitedHospitalsCount: hospitals.visitedCount,
      getHospitalPins: hospitals.pins,
      searchPharmacies: pharmacies.search,
      searchPharmaciesCount: pharmacies.searchCount,
      getPharmacy: pharmacies.one,
      getPharmaciesByPage: pharmacies.list,
      getPharmaciesCount: pharmacies.listCount,
      getPremiumPharmaciesByPage: pharmacies.premium,
      getPremiumPharmaciesCount: pharmacies.premiumCount,
      getMostVisitedPharmaciesByPage: pharmacies.visited,
      getMostVisitedPharmaciesCount: pharmacies.visitedCount,
      getPharmacyPins: pharmacies.pins,
      searchCompanies: companies.search,
      searchCompaniesCount: companies.searchCount,
      getCompany: companies.one,
      getCompaniesByPage: companies.list,
      getCompaniesCount: companies.listCount,
      getPremiumCompaniesByPage: companies.premium,
      getPremiumCompaniesCount: companies.premiumCount,
      getMostVisitedCompaniesByPage: companies.visited,
      getMostVisitedCompaniesCount: companies.visitedCount,
      getCompanyPins: companies.pins,
      getPlaceCountsByLevel: async (_root, { level, ...asked }) => unwrap(await places.getPlaceCounts(level, asked)),
      getSearchSuggestions: async (_root, { search }, context) => {
        const found = unwrap(await places.suggest(search, context.ip));
        return [
          ...found.regions.map((area) => ({ kind: 'region' as const, id: null, bounds: boxOfArea(area), ...area })),
          ...found.places.map(({ id, name, ...place }) => ({ id: String(id), text: name, ...place })),
        ];
      },
      getRegions: () => sidoAreas.map(({ regions, ...sido }) => ({ ...sido, sigungu: regions.map(toSigungu) })),
      getMyHospital: hospitals.mine,
      getMyPharmacy: pharmacies.mine,
      readOpeningHours: (_root, { businessHoursText, humu }, context) => {
        requireAccountType(context, AccountType.hospital, AccountType.pharmacy, AccountType.company);
        const errors = places.checkListing({ businessHoursText, humu });
        return errors.length > 0
          ? unwrap<OpeningReading>(err(validationFailed(errors)))
          : toReading(readOpeningHours(businessHoursText, humu ?? ''), seoulDate(clock.now()));
      },
    },
    Mutation: {
      updateMyHospital: hospitals.updateMine,
      updateMyPharmacy: pharmacies.updateMine,
    },
  };

  /** The same for each kind of listing. */
  function fieldsOf<T>(kind: PlaceKind, toType: (place: Place, now: Date) => T) {
    const shown = (place: Place) => toType(place, clock.now());
    return {
      search: async (_root: object, asked: Searched) => unwrap(await places.searchListings(kind, asked)).map(shown),
      searchCount: (_root: object, asked: Searched) => places.searchListingsCount(kind, asked),
      one: async (_root: object, { id }: { id: string }, context: GraphqlContext) =>
        shown(unwrap(await places.getListing(kind, viewerOf(context)?.id, parseId(id)))),
      list: async (_root: object, asked: Listed) => unwrap(await places.getListings(kind, asked)).map(shown),
      listCount: (_root: object, asked: Listed) => places.getListingsCount(kind, asked),
      premium: async (_root: object, asked: Listed) =>
        unwrap(await places.getListings(kind, { ...asked, filter: 'score', isPremium: true })).map(shown),
      premiumCount: (_root: object, asked: Listed) => places.getListingsCount(kind, { ...asked, isPremium: true }),
      visited: async (_root: object, asked: Paged) => unwrap(await places.getVisitedListings(kind, asked)).map(shown),
      visitedCount: () => places.getVisitedListingsCount(kind),
      pins: async (_root: object, { limit, filters, ...bounds }: PinsAsked) => {
        const { total, pins, counts } = unwrap(await places.getPins(kind, bounds, { limit, filters }));
        return { total, pins: pins.map((pin) => Object.assign(pin, { tags: tagsOf(pin) })), counts };
      },
      mine: async (_root: object, _args: object, context: GraphqlContext) => {
        const place = await places.listingOfOwner(kind, requireAccountType(context, AccountType[kind]).id);
        return place ? shown(place) : null;
      },
      updateMine: async (_root: object, { input }: { input: ListingChange }, context: GraphqlContext) =>
        shown(unwrap(await places.updateMyListing(kind, requireAccountType(context, AccountType[kind]), input))),
    };
  }
}

function toReading(reading: ReturnType<typeof readOpeningHours>, today: string): OpeningReading {
  if (reading.kind !== 'hours') return { reason: reading.kind === 'text' ? reading.reason : null };
  return { businessHours: toDays(reading.hours), hoursExceptions: toExceptions(reading.exceptions, today) };
}

function toSigungu({ code, sigungu, latitude, longitude, bounds }: (typeof sidoAreas)[number]['regions'][number]) {
  return { code, name: sigungu, latitude, longitude, ...bounds };
}
