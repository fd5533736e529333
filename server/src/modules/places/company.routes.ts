import { Type } from '@fastify/type-provider-typebox';
import { seoulDate } from '@petcare/time';
import type { Clock } from '../../platform/clock.ts';
import { parseId } from '../../platform/database/ids.ts';
import { invalid, validationFailed } from '../../platform/errors/app-error.ts';
import { err, ok, unwrap, type Result } from '../../platform/errors/result.ts';
import { envelope, listOf, pageQuery, success } from '../../platform/http/envelope.ts';
import type { Http } from '../../platform/http/http.ts';
import { viewerOf } from '../../platform/session/guards.ts';
import type { Filter } from './filters.sql.ts';
import { toExceptions } from './hours-exceptions.policy.ts';
import { companyFlags, companyTypeOf, companyTypes, type CompanyType } from './places.policy.ts';
import { CompanyItem, OrderName, orNull, position, toItems, type ListingServices } from './places.routes.ts';
import { toDays } from './shown-listing.ts';
import type { Bounds } from './regions.ts';

const text = () => orNull(Type.String());
const time = () => Type.Optional(orNull(Type.String()));
const named = <T extends string>(names: readonly T[]) => `^(${names.join('|')})(,(${names.join('|')}))*$`;

const features = ['isOpenNow', 'is24', 'hasParkingLot', 'allowReservation', ...Object.values(companyFlags)] as const;
const degrees = { latitude: { minimum: -90, maximum: 90 }, longitude: { minimum: -180, maximum: 180 } };
const Search = Type.Object({
  ...pageQuery,
  ...position,
  search: Type.Optional(Type.String()),
  sido: Type.Optional(Type.String()),
  sigungu: Type.Optional(Type.String()),
  register: Type.Optional(Type.Boolean({ description: 'true: only companies with an account of their own; false: only those without' })),
  instant: Type.Optional(Type.Boolean({ description: 'true: only those that take reservations' })),
  option: Type.Optional(OrderName),
  map: Type.Optional(Type.Boolean({ description: 'true: only those inside the box, which must be given' })),
  start_latitude: Type.Optional(Type.Number(degrees.latitude)),
  start_longitude: Type.Optional(Type.Number(degrees.longitude)),
  end_latitude: Type.Optional(Type.Number(degrees.latitude)),
  end_longitude: Type.Optional(Type.Number(degrees.longitude)),
  filters: Type.Optional(Type.String({ pattern: named(features), maxLength: 200, description: 'comma-separated; every one of them' })),
  options: Type.Optional(
    Type.String({ pattern: named(companyTypes), maxLength: 200, description: 'services, comma-separated; every one of them' }),
  ),
});
const Day = Type.Object({
  weekday: Type.Integer(),
  isClosed: Type.Boolean(),
  open: time(),
  close: time(),
  breakStart: time(),
  breakEnd: time(),
});
/** As `HoursExceptions` of the GraphQL schema. */
export const ExceptionsShown = Type.Object({
  holidays: orNull(Type.Object({ rule: Type.String(), open: time(), close: time(), breakStart: time(), breakEnd: time() })),
  closures: Type.Array(Type.Object({ weekday: Type.Integer(), weeks: orNull(Type.Array(Type.Integer())) })),
  feasts: Type.Array(Type.String()),
  closedOn: Type.Array(Type.Object({ from: Type.String(), to: Type.String() })),
  varies: Type.Boolean(),
});
/** What everybody may know: who stands behind the company is told to its owner only. */
const Detail = Type.Object({
  companyId: Type.String(),
  companyType: text(),
  companyName: Type.String(),
  state: Type.String(),
  contract: text(),
  email: text(),
  isPremium: Type.Boolean(),
  is24: Type.Boolean(),
  isBeautyParlor: Type.Boolean(),
  isHotel: Type.Boolean(),
  isKindergarten: Type.Boolean(),
  isStore: Type.Boolean(),
  hasParkingLot: Type.Boolean(),
  guideParkingLot: text(),
  allowReservation: Type.Boolean(),
  businessHours: orNull(Type.Array(Day)),
  hoursExceptions: orNull(ExceptionsShown),
  businessHoursText: text(),
  humu: text(),
  homepage: text(),
  blog: text(),
  introduce: text(),
  kakaoplus: text(),
  reviewScore: orNull(Type.Number()),
  reviewCount: Type.Integer(),
  images: Type.Array(Type.String()),
  address: Type.Object({
    postcode: text(),
    sido: text(),
    sigungu: text(),
    address: Type.String(),
    jibunAddress: text(),
    detailAddress: text(),
    latitude: orNull(Type.Number()),
    longitude: orNull(Type.Number()),
  }),
});

/** Finding a company, and one of them; the other kinds have theirs in GraphQL. */
export function companyRoutes(http: Http, { places, clock }: { places: ListingServices; clock: Clock }): void {
  http.get(
    '/api/client/company/search',
    { config: { access: 'public' }, schema: { querystring: Search, response: { 200: envelope(listOf(CompanyItem)) } } },
    async ({ query }) => {
      const { page, count, search, sido, sigungu, option: order, latitude, longitude } = query;
      const bounds = unwrap(boundsOf(query));
      const asked = {
        ...{ search, sido, sigungu, order, latitude, longitude, page, count },
        filters: filtersIn(query),
        ...(query.register !== undefined && { isOwned: query.register }),
        ...(bounds && { bounds }),
      };
      const found = unwrap(await places.searchListings('company', asked));
      return success({ items: await toItems(places, found), total: await places.searchListingsCount('company', asked), page, count });
    },
  );

  const Params = Type.Object({ company_id: Type.String() });
  http.get(
    '/api/client/company/:company_id',
    { config: { access: 'public' }, schema: { params: Params, response: { 200: envelope(Detail) } } },
    async (request) => {
      const place = unwrap(await places.getListing('company', viewerOf(request)?.id, parseId(request.params.company_id)));
      const { postcode, sido, sigungu, address, jibunAddress, detailAddress, latitude, longitude } = place;
      const pictures = await places.picturesOf([place.id]);
      return success({
        ...place,
        companyId: String(place.id),
        companyType: companyTypeOf(place),
        companyName: place.name,
        contract: place.phone,
        businessHours: place.businessHours && toDays(place.businessHours),
        hoursExceptions: place.hoursExceptions && toExceptions(place.hoursExceptions, seoulDate(clock.now())),
        images: pictures.map(({ filepath }) => filepath),
        address: { postcode, sido, sigungu, address, jibunAddress, detailAddress, latitude, longitude },
      });
    },
  );
}

type Asked = { filters?: string; options?: string; instant?: boolean };

/** The pattern of the query string has looked at every name. */
function filtersIn({ filters, options, instant }: Asked): Filter[] {
  return [
    ...((filters?.split(',') ?? []) as Filter[]),
    ...((options?.split(',') ?? []) as CompanyType[]).map((type) => companyFlags[type]),
    ...(instant ? (['allowReservation'] as const) : []),
  ];
}

type Box = { map?: boolean; start_latitude?: number; start_longitude?: number; end_latitude?: number; end_longitude?: number };

/** From one corner to the other, south-west to north-east; all four or, without the map, none. */
function boundsOf({
  map,
  start_latitude: south,
  start_longitude: west,
  end_latitude: north,
  end_longitude: east,
}: Box): Result<Bounds | undefined> {
  if (south !== undefined && west !== undefined && north !== undefined && east !== undefined) return ok({ south, west, north, east });
  const isNone = [south, west, north, east].every((value) => value === undefined);
  return isNone && !map ? ok(undefined) : err(validationFailed([invalid('bounds', 'isBounds', '지도의 범위를 다시 확인해 주세요.')]));
}
