import { loginPath } from '@petcare/auth';
import { deviceFavourites } from '@petcare/device-lists';
import { bus } from '@petcare/event-bus';
import { answerOf } from '@petcare/remote';
import { Notice, Skeleton, tokens } from '@petcare/ui';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useQuery } from 'urql';
import { FavouritesPage_Listings, type FavouriteListing } from './listing.ts';
import { MarkedList, useKind } from './marked-list.tsx';
import { NoFavourites } from './no-favourites.tsx';

const readMarks = () => deviceFavourites.read().sort((one, other) => other.markedAt.localeCompare(one.markedAt));

/** Favourites that this device keeps for whoever has not logged in. */
export function DeviceFavourites() {
  const kind = useKind();
  const [marks, setMarks] = useState(readMarks);
  useEffect(() => deviceFavourites.onOtherTabs(() => setMarks(readMarks())), []);
  const ids = marks.map(({ id }) => id);
  const { standIn, data } = answerOf(
    useQuery({ query: FavouritesPage_Listings, variables: { ids }, pause: ids.length === 0, requestPolicy: 'cache-and-network' }),
    <Skeleton variant="list" count={4} />,
  );

  // `marks` stays as it was found, so that an unmarked row keeps its place until the page is left.
  function unmark({ id }: FavouriteListing): Promise<boolean> {
    deviceFavourites.remove({ id, markedAt: '' });
    bus.emit('favourite.changed', { listingId: id, isFavourite: false });
    return Promise.resolve(true);
  }

  function markAgain({ id }: FavouriteListing): Promise<boolean> {
    const mark = marks.find((one) => one.id === id);
    if (mark) deviceFavourites.put(mark);
    bus.emit('favourite.changed', { listingId: id, isFavourite: true });
    return Promise.resolve(true);
  }

  if (ids.length === 0) return <NoFavourites />;
  if (standIn) return standIn;
  const listings = data.getListingsByIds.filter((one) => kind === null || one.kind === kind);
  return (
    <>
      <Notice>
        지금은 이 기기에만 담겨 있어요. <Way to={loginPath('/mypage/favourites')}>로그인</Way>하면 내 계정으로 옮겨져서 다른 기기에서도 볼
        수 있어요.
      </Notice>
      {listings.length === 0 ? (
        <NoFavourites />
      ) : (
        <MarkedList listings={listings} total={listings.length} onUnmark={unmark} onMarkAgain={markAgain} />
      )}
    </>
  );
}

const Way = styled(Link)`
  color: ${tokens.color.primaryHover};
  font-weight: ${tokens.font.weight.semibold};
  text-decoration: underline;
`;
