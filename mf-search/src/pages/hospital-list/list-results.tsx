import { Button, EmptyState, tokens } from '@petcare/ui';
import { styled } from 'styled-components';
import type { HospitalSearch } from '../../lib/hospital-search.ts';
import { ListingCard } from '../../parts/listing-card.tsx';
import type { ListingSummary } from '../../parts/listing-summary.ts';

type Props = { wish: HospitalSearch; hospitals: readonly ListingSummary[]; onChange: (change: Partial<HospitalSearch>) => void };

export function ListResults({ wish, hospitals, onChange }: Props) {
  if (hospitals.length === 0) {
    return (
      <EmptyState
        icon="search"
        title="조건에 맞는 동물병원이 없어요."
        description="검색어를 줄이거나 지역과 시설 조건을 바꿔 보세요."
        action={
          <Button variant="secondary" onPress={() => onChange({ search: '', sido: null, sigungu: null, features: [] })}>
            조건 모두 지우기
          </Button>
        }
      />
    );
  }
  return (
    <Cards aria-label="동물병원 목록">
      {hospitals.map((hospital) => (
        <li key={hospital.id}>
          <ListingCard kind="hospital" listing={hospital} frompage={wish.search ? 'search' : 'list'} />
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
