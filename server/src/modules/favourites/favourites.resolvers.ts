import { signedInViewer } from '../../platform/access/access.ts';
import type { Clock } from '../../platform/clock.ts';
import { parseId } from '../../platform/database/ids.ts';
import { unwrap } from '../../platform/errors/result.ts';
import type { Resolvers } from '../../platform/graphql/schema.gen.ts';
import { openStateOf } from '../opening-hours/index.ts';
import { takesReservations } from '../reservations/index.ts';
import type { FavouritesService, ListedListing } from './favourites.service.ts';

export function favouritesResolvers({ favourites, clock }: { favourites: FavouritesService; clock: Clock }): Resolvers {
  /** A row as it goes over the wire; by `listing` its next free time is found where that is asked for. */
  const toRow = ({ listing, picture, markedAt }: ListedListing) => {
    const { id, kind, name, address, reviewScore, reviewCount } = listing;
    const openState = openStateOf(listing, clock.now());
    return {
      ...{ id: String(id), kind, name, picture, address, reviewScore, reviewCount, openState, markedAt, listing },
      isBookable: takesReservations(listing),
    };
  };
  return {
    Query: {
      getMyFavouritesByPage: async (_root, asked, context) =>
        unwrap(await favourites.listMyFavourites(signedInViewer(context), asked)).map(toRow),
      getMyFavouriteCount: (_root, { kind }, context) => favourites.countMyFavourites(signedInViewer(context), kind ?? null),
      getMyFavouriteIds: async (_root, { listingIds }, context) =>
        unwrap(await favourites.listMarked(signedInViewer(context), listingIds.map(parseId))).map(String),
      getListingsByIds: async (_root, { listingIds }) => unwrap(await favourites.listPublic(listingIds.map(parseId))).map(toRow),
    },
    Mutation: {
      addFavourite: async (_root, { listingId }, context) => {
        unwrap(await favourites.addFavourite(signedInViewer(context), parseId(listingId)));
        return true;
      },
      addFavourites: async (_root, { favourites: given }, context) => {
        const marks = given.map(({ listingId, markedAt }) => ({ businessId: parseId(listingId), markedAt: new Date(markedAt) }));
        return unwrap(await favourites.addFavourites(signedInViewer(context), marks));
      },
      removeFavourite: async (_root, { listingId }, context) => {
        unwrap(await favourites.removeFavourite(signedInViewer(context), parseId(listingId)));
        return true;
      },
    },
  };
}
