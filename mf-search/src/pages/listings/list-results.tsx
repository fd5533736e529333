import { Button, EmptyState, tokens } from '@petcare/ui';
import { styled } from 'styled-components';
import { listingKinds, type ListingKind } from '../../lib/listing-kinds.ts';
import type { ListingSearch } from '../../lib/listing-search.ts';
import { ListingCard } from '../../parts/listing-card.tsx';
import type { ListingSummary } from '../../parts/listing-summary.ts';

type Props = { kind: ListingKind; wish: ListingSearch; listings: readonly ListingSummary[]; onChange: (change: Partial<ListingSearch>) => void };

export function ListResults({ kind, wish, listings, onChange }: Props) {
  const { name, subject } = listingKinds[kind];
  if (listings.length === 0) {
    return (
      <EmptyState
        icon="search"
        title={`조건에 맞는 ${subject} 없어요.`}
        description="검색어를 줄이거나 지역과 시설 조건을 바꿔 보세요."
        action={
          <Button variant="secondary" onPress={() => onChange({ search: '', sido: null, sigungu: null, filters: [] })}>
            조건 모두 지우기
          </Button>
        }
      />
    );
  }
  return (
    <Cards aria-label={`${name} 목록`}>
      {listings.map((listing) => (
        <li key={listing.id}>
          <ListingCard kind={kind} listing={listing} frompage={wish.search ? 'search' : 'list'} />
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
