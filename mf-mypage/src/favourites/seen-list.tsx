import { seenListings, type SeenListing } from '@petcare/device-lists';
import { answerOf } from '@petcare/remote';
import { EmptyState, IconButton, LinkButton, Skeleton, tokens } from '@petcare/ui';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useQuery } from 'urql';
import { ClearAll } from './clear-all.tsx';
import { kinds } from './kinds.ts';
import { FavouritesPage_Listings } from './listing.ts';
import { ListingRow } from './listing-row.tsx';
import { Rows } from './rows.ts';

/** Listings whose pages this device has shown, the last one first. */
export function SeenList() {
  const [seen, setSeen] = useState(() => seenListings.read());
  // Asked for once: what is taken away needs no other answer.
  const [ids] = useState(() => seen.map(({ id }) => id));
  useEffect(() => seenListings.onOtherTabs(() => setSeen(seenListings.read())), []);
  const { standIn, data } = answerOf(
    useQuery({ query: FavouritesPage_Listings, variables: { ids }, pause: ids.length === 0 }),
    <Skeleton variant="list" count={4} />,
  );

  function forget(entry: SeenListing): void {
    seenListings.remove(entry);
    setSeen(seenListings.read());
  }

  function forgetAll(): void {
    seenListings.clear();
    setSeen([]);
  }

  const rows = seen.flatMap((entry) => {
    const listing = data?.getListingsByIds.find(({ id }) => id === entry.id);
    return listing ? [{ entry, listing }] : [];
  });
  if (seen.length > 0 && standIn) return standIn;
  if (rows.length === 0) {
    return (
      <EmptyState
        icon="eye"
        title="최근 본 곳이 없어요."
        description="병원, 약국, 업체의 상세 페이지를 보면 여기에 남아요."
        action={<LinkButton to={kinds.hospital.listPath}>동물병원 찾아보기</LinkButton>}
      />
    );
  }
  return (
    <>
      <ClearAll what="최근 본 곳은" onClear={forgetAll} />
      <Rows>
        {rows.map(({ entry, listing }) => (
          <li key={listing.id}>
            <ListingRow
              listing={listing}
              action={<Remove icon="close" label={`${listing.name} 최근 본 곳에서 삭제`} onPress={() => forget(entry)} />}
            />
          </li>
        ))}
      </Rows>
    </>
  );
}

const Remove = styled(IconButton)`
  z-index: 1;
  margin-top: -${tokens.space[3]};
`;
