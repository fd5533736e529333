import type { Loader } from '../../platform/graphql/resolvers.ts';
import type { FreeTime } from '../../platform/graphql/schema.gen.ts';
import type { PlatformDeps, ServerModule } from '../../platform/module.ts';
import type { Listing } from '../listings/index.ts';
import type { ReservationsVerbs } from '../reservations/index.ts';
import { favouritesResolvers } from './favourites.resolvers.ts';
import { createFavouritesService, type FavouritesDeps, type FavouritesService } from './favourites.service.ts';

export type { FavouritesService } from './favourites.service.ts';

/** Tables that no other module names: `table-owners.ts` reads them. @public */
export const tables = ['favourites'];

/** Listings of all kinds that a person has marked with a heart, and rows of listings for lists that a device keeps. */
export function createFavourites(
  deps: Pick<PlatformDeps, 'db' | 'clock' | 'rateLimits'> &
    Pick<FavouritesDeps, 'listings'> & { reservations: Pick<ReservationsVerbs, 'listNextFree'> },
): ServerModule<FavouritesService> {
  const favourites = createFavouritesService(deps);
  const nextFree: Loader<{ listing: Listing }, FreeTime | null> = async (queries) => {
    const free = await deps.reservations.listNextFree(queries.map(({ obj }) => obj.listing));
    return queries.map(({ obj }) => free.get(obj.listing.id) ?? null);
  };
  return {
    verbs: favourites,
    registration: { resolvers: favouritesResolvers({ ...deps, favourites }), loaders: { FavouriteListing: { nextFree } } },
  };
}
