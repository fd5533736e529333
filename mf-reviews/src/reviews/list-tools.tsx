import { RegionChoice } from '@petcare/address';
import { media, ToggleChip, tokens } from '@petcare/ui';
import { Select } from '@petcare/ui/choice';
import { styled } from 'styled-components';
import { sorts, type ReviewSort, type Rubric } from '../review/ratings.ts';
import { FilterChips, Strip } from './filter-chips.tsx';
import type { ListChoice } from './list-address.ts';
import { ReviewSearch } from './review-search.tsx';
import { TotalLine, type Total } from './total-line.tsx';

const bands = [
  { star: null, label: '전체' },
  { star: 5, label: '5점' },
  { star: 4, label: '4점대' },
  { star: 3, label: '3점대' },
  { star: 2, label: '2점대' },
  { star: 1, label: '1점대' },
];

type Props = { choice: ListChoice; rubric: Rubric; total: Total | null; onChoose: (change: Partial<ListChoice>) => void };

/** Words and area, which stars, which reviews, how many, in which order. */
export function ListTools({ choice, rubric, total, onChoose }: Props) {
  return (
    <div>
      <Asked>
        <ReviewSearch search={choice.search} onSearch={(search) => onChoose({ search })} />
        <Region>
          <RegionChoice sido={choice.sido} sigungu={choice.sigungu} onChange={onChoose} />
        </Region>
      </Asked>
      <Strip role="group" aria-label="별점">
        {bands.map(({ star, label }) => (
          <ToggleChip key={label} isSelected={choice.star === star} onChange={() => onChoose({ star })}>
            {label}
          </ToggleChip>
        ))}
      </Strip>
      <FilterChips filter={choice} rubric={rubric} onChoose={onChoose} />
      <Row>
        <TotalLine total={total} />
        <SortChoice label="정렬" isLabelHidden options={sorts} value={choice.sort} onChange={(sort) => onChoose({ sort })} />
      </Row>
    </div>
  );
}

const Asked = styled.div`
  display: grid;
  gap: ${tokens.space[3]};
  margin-bottom: ${tokens.space[4]};
  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
    align-items: center;
  }
`;

const Region = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${tokens.space[2]};
  min-width: 0;
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-top: ${tokens.space[3]};
`;

const SortChoice = styled(Select<ReviewSort>)`
  width: 9.5rem;
`;
