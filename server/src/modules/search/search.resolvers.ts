import type { Clock } from '../../platform/clock.ts';
import { unwrap } from '../../platform/errors/result.ts';
import type { Resolvers } from '../../platform/graphql/schema.gen.ts';
import { tagsOf, toCompany, toHospital, toPharmacy, type Listing, type ListingKind } from '../listings/index.ts';
import { openStateOf } from '../opening-hours/index.ts';
import { boxOfArea, stationNear, type Bounds } from '../regions/index.ts';
import type { MapService } from './map/map.service.ts';
import type { Pin } from './map/map.sql.ts';
import { MOST_LISTED } from './lists/lists.service.ts';
import type { MostVisitedService } from './searching/most-visited.service.ts';
import type { Paged, SearchService } from './searching/search.service.ts';
import type { SuggestionsService } from './suggestions/suggestions.service.ts';

type Deps = { clock: Clock; search: SearchService; mostVisited: MostVisitedService; suggestions: SuggestionsService; map: MapService };
type SearchArguments = Parameters<SearchService['searchListings']>[1];
type ListArguments = Parameters<SearchService['getListings']>[1];
type PinsQuery = Bounds & Parameters<MapService['getPins']>[2];

export function searchResolvers({ clock, search, mostVisited, suggestions, map }: Deps): Resolvers {
  const hospitals = fieldsOf('hospital', toHospital);
  const pharmacies = fieldsOf('pharmacy', toPharmacy);
  const companies = fieldsOf('company', toCompany);
  return {
    Query: {
      searchHospitals: hospitals.search,
      searchHospitalsCount: hospitals.searchCount,
      getHospitalsByPage: hospitals.list,
      getHospitalsCount: hospitals.listCount,
      getPremiumHospitalsByPage: hospitals.premium,
      getPremiumHospitalsCount: hospitals.premiumCount,
      getMostVisitedHospitalsByPage: hospitals.visited,
      getMostVisitedHospitalsCount: hospitals.visitedCount,
      getHospitalPins: hospitals.pins,
      searchPharmacies: pharmacies.search,
      searchPharmaciesCount: pharmacies.searchCount,
      getPharmaciesByPage: pharmacies.list,
      getPharmaciesCount: pharmacies.listCount,
      getPremiumPharmaciesByPage: pharmacies.premium,
      getPremiumPharmaciesCount: pharmacies.premiumCount,
      getMostVisitedPharmaciesByPage: pharmacies.visited,
      getMostVisitedPharmaciesCount: pharmacies.visitedCount,
      getPharmacyPins: pharmacies.pins,
      searchCompanies: companies.search,
      searchCompaniesCount: companies.searchCount,
      getCompaniesByPage: companies.list,
      getCompaniesCount: companies.listCount,
      getPremiumCompaniesByPage: companies.premium,
      getPremiumCompaniesCount: companies.premiumCount,
      getMostVisitedCompaniesByPage: companies.visited,
      getMostVisitedCompaniesCount: companies.visitedCount,
      getCompanyPins: companies.pins,
      getPlaceCountsByLevel: async (_root, { level, ...asked }) => unwrap(await map.getAreaCounts(level, asked)),
      getSearchSummary: async (_root, { kind, ...asked }) => {
        const { leftOut, ...found } = await search.summarize(kind, asked);
        return { ...found, leftOut: [...leftOut], pageable: Math.min(found.total, MOST_LISTED) };
      },
      getSearchSuggestions: async (_root, { search: text }, context) => {
        const found = unwrap(await suggestions.suggest(text, context.ip));
        return [
          ...found.regions.map((area) => ({ kind: 'region' as const, id: null, bounds: boxOfArea(area), ...area })),
          ...found.stations.map((station) => ({ kind: 'station' as const, id: null, ...station })),
          ...found.listings.map(({ id, name, ...listing }) => ({ id: String(id), text: name, ...listing })),
        ];
      },
    },
  };

  /** The same for each kind of listing. */
  function fieldsOf<T>(kind: ListingKind, toType: (listing: Listing, now: Date) => T) {
    const shown = (listing: Listing) => toType(listing, clock.now());
    return {
      search: async (_root: object, asked: SearchArguments) => unwrap(await search.searchListings(kind, asked)).map(shown),
      searchCount: (_root: object, asked: SearchArguments) => search.searchListingsCount(kind, asked),
      list: async (_root: object, asked: ListArguments) => unwrap(await search.getListings(kind, asked)).map(shown),
      listCount: (_root: object, asked: ListArguments) => search.getListingsCount(kind, asked),
      premium: async (_root: object, asked: ListArguments) =>
        unwrap(await search.getListings(kind, { ...asked, filter: asked.latitude == null ? 'score' : 'distance', isPremium: true })).map(
          shown,
        ),
      premiumCount: (_root: object, asked: ListArguments) => search.getListingsCount(kind, { ...asked, isPremium: true }),
      visited: async (_root: object, asked: Paged) => unwrap(await mostVisited.getVisitedListings(kind, asked)).map(shown),
      visitedCount: () => mostVisited.getVisitedListingsCount(kind),
      pins: async (_root: object, { limit, filters, ...bounds }: PinsQuery) => {
        const { total, pins, counts } = unwrap(await map.getPins(kind, bounds, { limit, filters }));
        const now = clock.now();
        const told = (pin: Pin) => Object.assign(pin, { tags: tagsOf(pin), openState: openStateOf(pin, now), station: stationNear(pin) });
        return { total, pins: pins.map(told), counts };
      },
    };
  }
}
