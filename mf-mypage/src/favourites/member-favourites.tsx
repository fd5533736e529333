import { graphql, messageOfError } from '@petcare/api';
import { bus, toast, useBusEvent } from '@petcare/event-bus';
import { answerOf } from '@petcare/remote';
import { Pagination, Skeleton, usePageParam } from '@petcare/ui';
import { useClient, useQuery } from 'urql';
import { FavouriteListingFields, type FavouriteListing } from './listing.ts';
import { MarkedList, useKind } from './marked-list.tsx';
import { NoFavourites } from './no-favourites.tsx';

const FavouritesPage_Favourites = graphql(
  `
    query FavouritesPage_Favourites($kind: ListingKind, $page: Int!, $count: Int!) {
      getMyFavouritesByPage(kind: $kind, page: $page, count: $count) {
        ...FavouriteListingFields
      }
      getMyFavouriteCount(kind: $kind)
    }
  `,
  [FavouriteListingFields],
);

const FavouritesPage_Unmark = graphql(`
  mutation FavouritesPage_Unmark($id: ID!) {
    removeFavourite(listingId: $id)
  }
`);

const FavouritesPage_MarkAgain = graphql(`
  mutation FavouritesPage_MarkAgain($favourites: [FavouriteInput!]!) {
    addFavourites(favourites: $favourites)
  }
`);

const PAGE_SIZE = 20;

/** Favourites of who has logged in, as the server keeps them. */
export function MemberFavourites() {
  const client = useClient();
  const kind = useKind();
  const { page, hrefOf } = usePageParam('page');
  const { standIn, data, reload } = answerOf(
    useQuery({
      query: FavouritesPage_Favourites,
      variables: { kind, page, count: PAGE_SIZE },
      // A heart elsewhere on the site has changed it meanwhile.
      requestPolicy: 'cache-and-network',
    }),
    <Skeleton variant="list" count={4} />,
    { empty: ({ getMyFavouriteCount }) => getMyFavouriteCount === 0 && <NoFavourites /> },
  );
  useBusEvent('favourites.taken-over', reload);

  async function unmark({ id }: FavouriteListing): Promise<boolean> {
    const done = await client.mutation(FavouritesPage_Unmark, { id }).toPromise();
    if (done.error) toast('error', messageOfError(done.error));
    else bus.emit('favourite.changed', { listingId: id, isFavourite: false });
    return !done.error;
  }

  async function markAgain({ id, markedAt }: FavouriteListing): Promise<boolean> {
    const favourites = [{ listingId: id, markedAt: markedAt ?? new Date(0).toISOString() }];
    const { data: done, error: refused } = await client.mutation(FavouritesPage_MarkAgain, { favourites }).toPromise();
    if (done) bus.emit('favourite.changed', { listingId: id, isFavourite: true });
    else toast('error', refused ? messageOfError(refused) : '다시 찜하지 못했어요.');
    return done !== undefined;
  }

  if (standIn) return standIn;
  const total = data.getMyFavouriteCount;
  return (
    <>
      <MarkedList listings={data.getMyFavouritesByPage} total={total} onUnmark={unmark} onMarkAgain={markAgain} />
      <Pagination page={page} count={PAGE_SIZE} total={total} hrefOf={hrefOf} />
    </>
  );
}
