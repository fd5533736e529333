import { Type, type Static } from '@fastify/type-provider-typebox';
import { perFeature } from '@petcare/features';
import { unwrap } from '../../../platform/errors/result.ts';
import { envelope, listOf, pageQuery, success } from '../../../platform/http/envelope.ts';
import { orNull } from '../../../platform/http/fields.ts';
import type { Http } from '../../../platform/http/http.ts';
import { companyTypeOf, tagsOf, type Listing, type ListingKind, type ListingsService } from '../../listings/index.ts';
import type { MostVisitedService } from './most-visited.service.ts';
import type { Order } from '../scope/scope.ts';
import type { SearchService } from './search.service.ts';

export type ListRoutesDeps = {
  search: SearchService;
  mostVisited: MostVisitedService;
  listings: Pick<ListingsService, 'picturesOf'>;
};

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
  ...perFeature(() => Type.Boolean()),
  tags: Type.Array(Type.String()),
  reviewScore: orNull(Type.Number()),
  reviewCount: Type.Integer(),
  image: orNull(Type.String()),
};
const ListingItem = Type.Object(listingFields);
/** A company in a list: that of every kind, and what it mainly does. */
export const CompanyItem = Type.Object({ ...listingFields, companyType: orNull(Type.String()) });
export const position = {
  latitude: Type.Optional(Type.Number({ minimum: -90, maximum: 90 })),
  longitude: Type.Optional(Type.Number({ minimum: -180, maximum: 180 })),
};
export const OrderName = Type.Union(['recent', 'score', 'review', 'distance'].map((value) => Type.Literal(value as Order)));

export function listsRoutes(http: Http, deps: ListRoutesDeps): void {
  for (const kind of ['hospital', 'pharmacy', 'company'] as const) listsOf(http, deps, kind);
}

/** The same lists for each kind of listing. */
function listsOf(http: Http, { search, mostVisited, listings }: ListRoutesDeps, kind: ListingKind): void {
  const base = `/api/client/${kind}`;
  const paged = Type.Object({ ...pageQuery });
  const Answer = { response: { 200: envelope(listOf(kind === 'company' ? CompanyItem : ListingItem)) } };
  const answer = async (list: Listing[], { page, count }: { page: number; count: number }) =>
    success({ items: await toItems(listings, list), total: await search.getListingsCount(kind, {}), page, count });

  http.get(
    base,
    {
      config: { access: 'public' },
      schema: { querystring: Type.Object({ ...pageQuery, ...position, filter: Type.Optional(OrderName) }), ...Answer },
    },
    async ({ query }) => answer(unwrap(await search.getListings(kind, query)), query),
  );
  http.get(`${base}/recents`, { config: { access: 'public' }, schema: { querystring: paged, ...Answer } }, async ({ query }) =>
    answer(unwrap(await search.getListings(kind, { ...query, filter: 'recent' })), query),
  );
  http.get(`${base}/visitors`, { config: { access: 'public' }, schema: { querystring: paged, ...Answer } }, async ({ query }) =>
    answer(unwrap(await mostVisited.getMostVisitedListings(kind, query)), query),
  );
}

/** With the first picture of each. */
export async function toItems(listings: ListRoutesDeps['listings'], list: Listing[]): Promise<Static<typeof CompanyItem>[]> {
  const pictures = await listings.picturesOf(list.map((listing) => listing.id));
  return list.map((listing) => ({
    ...listing,
    id: String(listing.id),
    contract: listing.phone,
    companyType: companyTypeOf(listing),
    tags: tagsOf(listing),
    image: pictures.find((picture) => picture.businessId === listing.id)?.filepath ?? null,
  }));
}
