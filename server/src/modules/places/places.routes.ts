import { Type, type Static } from '@fastify/type-provider-typebox';
import { unwrap } from '../../platform/errors/result.ts';
import { envelope, listOf, pageQuery, success } from '../../platform/http/envelope.ts';
import type { Http } from '../../platform/http/http.ts';
import { tagsOf } from './places.policy.ts';
import type { Order } from './order.sql.ts';
import type { PlacesService } from './places.service.ts';
import type { SearchService } from './search.service.ts';

const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(type: T) => Type.Union([type, Type.Null()]);

const HospitalItem = Type.Object({
  id: Type.String(),
  name: Type.String(),
  contract: orNull(Type.String()),
  sido: orNull(Type.String()),
  sigungu: orNull(Type.String()),
  address: Type.String(),
  latitude: orNull(Type.Number()),
  longitude: orNull(Type.Number()),
  distance: orNull(Type.Number()),
  is24: Type.Boolean(),
  isBeautyParlor: Type.Boolean(),
  isHotel: Type.Boolean(),
  isStore: Type.Boolean(),
  hasParkingLot: Type.Boolean(),
  allowReservation: Type.Boolean(),
  tags: Type.Array(Type.String()),
  reviewScore: orNull(Type.Number()),
  reviewCount: Type.Integer(),
  image: orNull(Type.String()),
});
const Answer = { response: { 200: envelope(listOf(HospitalItem)) } };
const position = {
  latitude: Type.Optional(Type.Number({ minimum: -90, maximum: 90 })),
  longitude: Type.Optional(Type.Number({ minimum: -180, maximum: 180 })),
};
const Filter = Type.Union(['recent', 'score', 'review', 'distance'].map((value) => Type.Literal(value as Order)));
type Place = NonNullable<Awaited<ReturnType<PlacesService['hospitalOfOwner']>>>;

export function placesRoutes(http: Http, places: PlacesService & SearchService): void {
  const base = '/api/client/hospital';
  const paged = Type.Object({ ...pageQuery });

  http.get(
    base,
    { schema: { querystring: Type.Object({ ...pageQuery, ...position, filter: Type.Optional(Filter) }), ...Answer } },
    async ({ query }) => success(await answer(unwrap(await places.getListings('hospital', query)), query)),
  );
  http.get(`${base}/recents`, { schema: { querystring: paged, ...Answer } }, async ({ query }) =>
    success(await answer(unwrap(await places.getListings('hospital', { ...query, filter: 'recent' })), query)),
  );
  http.get(`${base}/visitors`, { schema: { querystring: paged, ...Answer } }, async ({ query }) =>
    success(await answer(unwrap(await places.getMostVisitedHospitals(query)), query)),
  );

  async function answer(list: Place[], { page, count }: { page: number; count: number }) {
    const pictures = await places.picturesOf(list.map((place) => place.id));
    const items = list.map((place): Static<typeof HospitalItem> => ({
      ...place,
      id: String(place.id),
      contract: place.phone,
      tags: tagsOf(place),
      image: pictures.find((picture) => picture.businessId === place.id)?.filepath ?? null,
    }));
    return { items, total: await places.getListingsCount('hospital', {}), page, count };
  }
}
