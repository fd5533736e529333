import { media, Select, ToggleChip, tokens } from '@petcare/ui';
import { styled } from 'styled-components';
import type { ListChoice } from '../../lib/list-address.ts';
import { sorts, type ReviewSort } from '../../lib/ratings.ts';

const bands = [
  { star: null, label: '전체' },
  { star: 5, label: '5점' },
  { star: 4, label: '4점대' },
  { star: 3, label: '3점대' },
  { star: 2, label: '2점대' },
  { star: 1, label: '1점대' },
];

type Props = { choice: ListChoice; onChoose: (change: Partial<ListChoice>) => void };

/** Which stars, in which order. */
export function ListTools({ choice, onChoose }: Props) {
  return (
    <Row>
      <Bands role="group" aria-label="별점">
        {bands.map(({ star, label }) => (
          <ToggleChip key={label} isSelected={choice.star === star} onChange={() => onChoose({ star })}>
            {label}
          </ToggleChip>
        ))}
      </Bands>
      <SortChoice label="정렬" isLabelHidden options={sorts} value={choice.sort} onChange={(sort) => onChoose({ sort })} />
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  gap: ${tokens.space[3]};
  ${media.tablet} {
    grid-template-columns: 1fr auto;
    align-items: center;
  }
`;

const Bands = styled.div`
  display: flex;
  gap: ${tokens.space[2]};
  min-width: 0;
  margin: -4px;
  padding: 4px;
  overflow-x: auto;
  scrollbar-width: none;
`;

const SortChoice = styled(Select<ReviewSort>)`
  width: 10rem;
  justify-self: end;
`;
