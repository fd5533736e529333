import type { Clock } from '../../platform/clock.ts';
import { parseId } from '../../platform/database/ids.ts';
import { unwrap } from '../../platform/errors/result.ts';
import type { BusinessDay, Hospital, Resolvers } from '../../platform/graphql/schema.gen.ts';
import { requireAccountType, viewerOf } from '../../platform/session/guards.ts';
import { AccountType } from '../../platform/session/viewer.ts';
import type { ListingsService } from './listings.service.ts';
import type { MapService } from './map.service.ts';
import { isOpenNow, type WeeklyHours } from './opening-hours.policy.ts';
import { tagsOf } from './places.policy.ts';
import type { PlacesService } from './places.service.ts';
import type { SearchService } from './search.service.ts';
import { sidoAreas } from './regions.ts';
import type { SuggestionsService } from './suggestions.service.ts';

export type PlacesServices = { places: PlacesService & SearchService & SuggestionsService & ListingsService & MapService; clock: Clock };
type Place = NonNullable<Awaited<ReturnType<PlacesService['hospitalOfOwner']>>>;

export function placesResolvers({ places, clock }: PlacesServices): Resolvers {
  const hospital = (place: Place) => toHospital(place, clock.now());
  return {
    Query: {
      searchHospitals: async (_root, asked) => unwrap(await places.searchListings('hospital', asked)).map(hospital),
      searchHospitalsCount: (_root, asked) => places.searchListingsCount('hospital', asked),
      getHospital: async (_root, { id }, context) =>
        hospital(unwrap(await places.getHospital(viewerOf(context)?.id, parseId(id)))),
      getHospitalsByPage: async (_root, asked) => unwrap(await places.getListings('hospital', asked)).map(hospital),
      getHospitalsCount: (_root, asked) => places.getListingsCount('hospital', asked),
      getHospitalPins: async (_root, { limit, filters, ...bounds }) => {
        const { total, pins, counts } = unwrap(await places.getHospitalPins(bounds, { limit, filters }));
        return { total, pins: pins.map((pin) => ({ ...pin, tags: tagsOf(pin) })), counts };
      },
      getPlaceCountsByLevel: async (_root, { level, bounds, filters }) =>
        unwrap(await places.getPlaceCounts(level, { bounds, filters })),
      getSearchSuggestions: async (_root, { search }, context) => {
        const found = unwrap(await places.suggest(search, context.ip));
        return [
          ...found.regions.map((area) => ({ kind: 'region' as const, id: null, ...area })),
          ...found.places.map(({ kind, id, name, sido, sigungu }) => ({ kind, id: String(id), text: name, sido, sigungu })),
        ];
      },
      getRegions: () => sidoAreas.map(({ regions, ...sido }) => ({ ...sido, sigungu: regions.map(toSigungu) })),
      getMyHospital: async (_root, _args, context) => {
        const place = await places.hospitalOfOwner(requireAccountType(context, AccountType.hospital).id);
        return place ? hospital(place) : null;
      },
    },
    Mutation: {
      updateMyHospital: async (_root, { input }, context) =>
        hospital(unwrap(await places.updateMyHospital(requireAccountType(context, AccountType.hospital), input))),
    },
  };
}

/** A listing as the type `Hospital`; pictures come by a loader. */
export function toHospital(place: Place, now: Date): Omit<Hospital, 'facilityPicture'> {
  const { phone, licensedOn, postcode, sido, sigungu, address, jibunAddress, detailAddress, longitude, latitude } = place;
  return {
    ...place,
    id: String(place.id),
    contract: phone,
    registration: licensedOn,
    doctorCount: place.doctors.length,
    businessHours: place.businessHours && toDays(place.businessHours),
    isOpenNow: isOpenNow(place.businessHours, now) ?? null,
    address: { postcode, sido, sigungu, address, jibunAddress, detailAddress, longitude, latitude },
    timestamp: { createdAt: place.createdAt, updatedAt: place.updatedAt },
  };
}

/** Weekly hours as seven days, Sunday first. */
export function toDays(hours: WeeklyHours): BusinessDay[] {
  return hours.map((day, weekday) => ({ weekday, isClosed: day === null, ...day }));
}

function toSigungu({ code, sigungu, latitude, longitude, bounds }: (typeof sidoAreas)[number]['regions'][number]) {
  return { code, name: sigungu, latitude, longitude, ...bounds };
}
