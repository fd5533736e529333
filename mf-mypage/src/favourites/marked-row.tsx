import { Button, IconButton, tokens } from '@petcare/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { FavouriteListing } from './listing.ts';
import { ListingRow } from './listing-row.tsx';

type Props = {
  listing: FavouriteListing;
  /** False when it could not be done. */
  onUnmark: (listing: FavouriteListing) => Promise<boolean>;
  onMarkAgain: (listing: FavouriteListing) => Promise<boolean>;
};

/** A favourite. Unmarked, it stays in its place until the page is left, and can be marked again as it was. */
export function MarkedRow({ listing, onUnmark, onMarkAgain }: Props) {
  const [isMarked, setMarked] = useState(true);
  const [wasUnmarked, setWasUnmarked] = useState(false);

  async function change(next: boolean, act: Props['onUnmark']): Promise<void> {
    setWasUnmarked(true);
    setMarked(next);
    if (!(await act(listing))) setMarked(!next);
  }

  if (!isMarked) {
    return (
      <Gone role="status">
        <span>
          <b>{listing.name}</b> 찜을 해제했어요.
        </span>
        <Button autoFocus size="sm" variant="secondary" onPress={() => void change(true, onMarkAgain)}>
          되돌리기
        </Button>
      </Gone>
    );
  }
  return (
    <ListingRow
      listing={listing}
      action={
        // The button that was pressed is gone: the keyboard goes on at the one in its place.
        <Heart autoFocus={wasUnmarked} icon="heart-filled" label={`${listing.name} 찜 해제`} onPress={() => void change(false, onUnmark)} />
      }
    />
  );
}

const Heart = styled(IconButton)`
  z-index: 1;
  margin-top: -${tokens.space[3]};
  color: ${tokens.color.danger};
`;

const Gone = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[3]};
  padding: ${tokens.space[4]} 0;
  color: ${tokens.color.textSoft};
  overflow-wrap: anywhere;
`;
