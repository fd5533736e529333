import { seoulDate, type Clock } from '../../platform/clock.ts';
import { parseId } from '../../platform/database/ids.ts';
import { validationFailed } from '../../platform/errors/app-error.ts';
import { err, unwrap } from '../../platform/errors/result.ts';
import type { GraphqlContext } from '../../platform/graphql/context.ts';
import type { BusinessDay, Company, Hospital, OpeningReading, OpeningToday, Pharmacy, Resolvers } from '../../platform/graphql/schema.gen.ts';
import { requireAccountType, viewerOf } from '../../platform/session/guards.ts';
import { AccountType } from '../../platform/session/viewer.ts';
import type { ListingChange } from './listing-change.policy.ts';
import type { ListingsService } from './listings.service.ts';
import type { MapService } from './map.service.ts';
import { toExceptions } from './hours-exceptions.policy.ts';
import { readOpeningHours } from './import/hours/opening-text.policy.ts';
import { isOpenNow, openingOf, type Schedule, type WeeklyHours } from './opening-hours.policy.ts';
import { calendarDay, type CalendarDay } from './calendar-day.policy.ts';
import { boxOfArea } from './area-box.ts';
import { companyTypeOf, tagsOf } from './places.policy.ts';
import type { PlaceKind } from './places.sql.ts';
import type { PlacesService } from './places.service.ts';
import { fieldsInName } from './said-fields.policy.ts';
import type { Paged, SearchService } from './search.service.ts';
import { sidoAreas, type Bounds } from './regions.ts';
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
        const positions = await places.positionsOf(found.places.map(({ id }) => id));
        return [
          ...found.regions.map((area) => ({ kind: 'region' as const, id: null, bounds: boxOfArea(area), ...area })),
          ...found.places.map(({ kind, id, name, sido, sigungu }) => ({ kind, id: String(id), text: name, sido, sigungu, ...positions.get(id) })),
        ];
      },
      getRegions: () => sidoAreas.map(({ regions, ...sido }) => ({ ...sido, sigungu: regions.map(toSigungu) })),
      getMyHospital: hospitals.mine,
      getMyPharmacy: pharmacies.mine,
      readOpeningHours: (_root, { businessHoursText, humu }, context) => {
        requireAccountType(context, AccountType.hospital, AccountType.pharmacy, AccountType.company);
        const errors = places.checkListing({ businessHoursText, humu });
        return errors.length > 0 ? unwrap<OpeningReading>(err(validationFailed(errors))) : toReading(readOpeningHours(businessHoursText, humu ?? ''), seoulDate(clock.now()));
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
        return { total, pins: pins.map((pin) => ({ ...pin, tags: tagsOf(pin) })), counts };
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

/** `schedule` is what its special days are reckoned from. */
type Loaded<T> = Omit<T, 'facilityPicture' | 'specialDays'> & { schedule: Schedule };

/** A listing as the type `Hospital`; pictures and special days come by loaders. */
export function toHospital(place: Place, now: Date): Loaded<Hospital> {
  return { ...toListing(place, now), registration: place.licensedOn, doctorCount: place.doctors.length, expertiseFields: fieldsInName(place.name) };
}

function toPharmacy(place: Place, now: Date): Loaded<Pharmacy> {
  return { ...toListing(place, now), pharmacist: place.doctors, handlingMedicine: place.expertise };
}

function toCompany(place: Place, now: Date): Loaded<Company> {
  return { ...toListing(place, now), companyType: companyTypeOf(place) };
}

/** What every kind of listing says in the same way. */
function toListing(place: Place, now: Date) {
  const { phone, postcode, sido, sigungu, address, jibunAddress, detailAddress, longitude, latitude } = place;
  return {
    ...place,
    id: String(place.id),
    contract: phone,
    businessHours: place.businessHours && toDays(place.businessHours),
    hoursExceptions: place.hoursExceptions && toExceptions(place.hoursExceptions, seoulDate(now)),
    isOpenNow: isOpenNow(place, now) ?? null,
    openingToday: place.businessHours && toOpening(place, calendarDay(seoulDate(now))),
    address: { postcode, sido, sigungu, address, jibunAddress, detailAddress, longitude, latitude },
    schedule: { businessHours: place.businessHours, hoursExceptions: place.hoursExceptions },
    timestamp: { createdAt: place.createdAt, updatedAt: place.updatedAt },
  };
}

function toOpening(schedule: Schedule, day: CalendarDay): OpeningToday {
  const { hours, doubt } = openingOf(schedule, day);
  return { date: day.date, holiday: day.holiday, isCertain: doubt === null, isClosed: hours === null, ...hours };
}

function toReading(reading: ReturnType<typeof readOpeningHours>, today: string): OpeningReading {
  if (reading.kind !== 'hours') return { reason: reading.kind === 'text' ? reading.reason : null };
  return { businessHours: toDays(reading.hours), hoursExceptions: toExceptions(reading.exceptions, today) };
}

/** Weekly hours as seven days, Sunday first. */
export function toDays(hours: WeeklyHours): BusinessDay[] {
  return hours.map((day, weekday) => ({ weekday, isClosed: day === null, ...day }));
}

function toSigungu({ code, sigungu, latitude, longitude, bounds }: (typeof sidoAreas)[number]['regions'][number]) {
  return { code, name: sigungu, latitude, longitude, ...bounds };
}
