import type { BusinessKind } from '@petcare/contracts';
import { tokens } from '@petcare/ui';
import { styled } from 'styled-components';
import { listingKinds } from '../listing/listing-kinds.ts';
import { ListingCard } from '../listing/listing-card.tsx';
import type { ListingSummary } from '../listing/listing-summary.ts';

type Props = { kind: BusinessKind; isSearch: boolean; listings: readonly ListingSummary[] };

export function ListResults({ kind, isSearch, listings }: Props) {
  return (
    <Cards aria-label={`${listingKinds[kind].name} 목록`}>
      {listings.map((listing) => (
        <li key={listing.id}>
          <ListingCard kind={kind} listing={listing} frompage={isSearch ? 'search' : 'list'} />
        </li>
      ))}
    </Cards>
  );
}

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 21rem), 1fr));
  gap: ${tokens.space[4]};
  margin: 0;
  padding: 0;
  list-style: none;
`;
