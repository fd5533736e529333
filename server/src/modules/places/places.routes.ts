import { Type, type Static } from '@fastify/type-provider-typebox';
import { unwrap } from '../../platform/errors/result.ts';
import { envelope, listOf, pageQuery, success } from '../../platform/http/envelope.ts';
import type { Http } from '../../platform/http/http.ts';
import { companyTypeOf, tagsOf } from './places.policy.ts';
import type { Order } from './order.sql.ts';
import type { PlaceKind } from './places.sql.ts';
import type { PlacesService } from './places.service.ts';
import type { SearchService } from './search.service.ts';

type Place = NonNullable<Awaited<ReturnType<PlacesService['listingOfOwner']>>>;
export type ListingServices = PlacesService & SearchService;

export const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(type: T) => Type.Union([type, Type.Null()]);

const listingFields = {
  id: Type.String(),
  name: Type.String(),
  contract: orNull(Type.String()),
  sido: orNull(Type.String()),
  sigungu: orNull(Type.String()),
  address: Type.String(),
  latitude: orNull(Type.Number()),
  longitude: orNull(Type.Number()),
  distance: orNull(Type.Number()),
  isPremium: Type.Boolean(),
  is24: Type.Boolean(),
  isBeautyParlor: Type.Boolean(),
  isHotel: Type.Boolean(),
  isKindergarten: Type.Boolean(),
  isStore: Type.Boolean(),
  hasParkingLot: Type.Boolean(),
  allowReservation: Type.Boolean(),
  tags: Type.Array(Type.String()),
  reviewScore: orNull(Type.Number()),
  reviewCount: Type.Integer(),
  image: orNull(Type.String()),
};
export const ListingItem = Type.Object(listingFields);
/** A company in a list: that of every kind, and what it mainly does. */
export const CompanyItem = Type.Object({ ...listingFields, companyType: orNull(Type.String()) });
export const position = {
  latitude: Type.Optional(Type.Number({ minimum: -90, maximum: 90 })),
  longitude: Type.Optional(Type.Number({ minimum: -180, maximum: 180 })),
};
export const OrderName = Type.Union(['recent', 'score', 'review', 'distance'].map((value) => Type.Literal(value as Order)));

export function placesRoutes(http: Http, places: ListingServices): void {
  for (const kind of ['hospital', 'pharmacy', 'company'] as const) listRoutes(http, places, kind);
}

/** The same lists for each kind of listing. */
function listRoutes(http: Http, places: ListingServices, kind: PlaceKind): void {
  const base = `/api/client/${kind}`;
  const paged = Type.Object({ ...pageQuery });
  const Answer = { response: { 200: envelope(listOf(kind === 'company' ? CompanyItem : ListingItem)) } };
  const answer = async (list: Place[], { page, count }: { page: number; count: number }) =>
    success({ items: await toItems(places, list), total: await places.getListingsCount(kind, {}), page, count });

  http.get(
    base,
    {
      config: { access: 'public' },
      schema: { querystring: Type.Object({ ...pageQuery, ...position, filter: Type.Optional(OrderName) }), ...Answer },
    },
    async ({ query }) => answer(unwrap(await places.getListings(kind, query)), query),
  );
  http.get(`${base}/recents`, { config: { access: 'public' }, schema: { querystring: paged, ...Answer } }, async ({ query }) =>
    answer(unwrap(await places.getListings(kind, { ...query, filter: 'recent' })), query),
  );
  http.get(`${base}/visitors`, { config: { access: 'public' }, schema: { querystring: paged, ...Answer } }, async ({ query }) =>
    answer(unwrap(await places.getMostVisitedListings(kind, query)), query),
  );
}

/** With the first picture of each. */
export async function toItems(places: ListingServices, list: Place[]): Promise<Static<typeof CompanyItem>[]> {
  const pictures = await places.picturesOf(list.map((place) => place.id));
  return list.map((place) => ({
    ...place,
    id: String(place.id),
    contract: place.phone,
    companyType: companyTypeOf(place),
    tags: tagsOf(place),
    image: pictures.find((picture) => picture.businessId === place.id)?.filepath ?? null,
  }));
}
