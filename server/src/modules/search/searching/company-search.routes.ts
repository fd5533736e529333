import { Type } from '@fastify/type-provider-typebox';
import { invalid, validationFailed } from '../../../platform/errors/app-error.ts';
import { err, ok, unwrap, type Result } from '../../../platform/errors/result.ts';
import { envelope, listOf, pageQuery, success } from '../../../platform/http/envelope.ts';
import type { Http } from '../../../platform/http/http.ts';
import { plainFeatures, services, type FeatureName } from '@petcare/features';
import type { Bounds } from '../../regions/index.ts';
import type { Filter } from '../scope/filters.policy.ts';
import { CompanyItem, OrderName, position, toItems, type ListRoutesDeps } from './lists.routes.ts';

const named = <T extends string>(names: readonly T[]) => `^(${names.join('|')})(,(${names.join('|')}))*$`;

const features: readonly Filter[] = ['isOpenNow', ...[...plainFeatures, ...services].map(({ name }) => name)];
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
    Type.String({
      pattern: named(services.map(({ trade }) => trade)),
      maxLength: 200,
      description: 'services, comma-separated; every one of them',
    }),
  ),
});
/** Finding a company; the other kinds have theirs in GraphQL. */
export function companySearchRoutes(http: Http, { search: service, listings }: ListRoutesDeps): void {
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
      const found = unwrap(await service.searchListings('company', asked));
      return success({ items: await toItems(listings, found), total: await service.searchListingsCount('company', asked), page, count });
    },
  );
}

type CompanyQuery = { filters?: string; options?: string; instant?: boolean };

/** The pattern of the query string has looked at every name. */
function filtersIn({ filters, options, instant }: CompanyQuery): Filter[] {
  return [...((filters?.split(',') ?? []) as Filter[]), ...servicesIn(options), ...(instant ? (['allowReservation'] as const) : [])];
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

/** The services of types of companies, `hotel,beauty`. */
function servicesIn(options = ''): FeatureName[] {
  const asked = options.split(',');
  return services.filter(({ trade }) => asked.includes(trade)).map(({ name }) => name);
}
