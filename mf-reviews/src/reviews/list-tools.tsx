import { formatNumber, scrollStrip, ToggleChip, tokens } from '@petcare/ui';
import { Select } from '@petcare/ui/choice';
import { styled } from 'styled-components';
import { petDivisions, type ListChoice } from './list-address.ts';
import { sorts, type ReviewSort } from '../review/ratings.ts';

const bands = [
  { star: null, label: '전체' },
  { star: 5, label: '5점' },
  { star: 4, label: '4점대' },
  { star: 3, label: '3점대' },
  { star: 2, label: '2점대' },
  { star: 1, label: '1점대' },
];

type Props = { choice: ListChoice; total: number | null; onChoose: (change: Partial<ListChoice>) => void };

/** Which stars, which reviews, how many, in which order. */
export function ListTools({ choice, total, onChoose }: Props) {
  return (
    <div>
      <Bands role="group" aria-label="별점">
        {bands.map(({ star, label }) => (
          <ToggleChip key={label} isSelected={choice.star === star} onChange={() => onChoose({ star })}>
            {label}
          </ToggleChip>
        ))}
      </Bands>
      <Bands role="group" aria-label="조건">
        <ToggleChip icon="image" isSelected={choice.hasPictures} onChange={(hasPictures) => onChoose({ hasPictures })}>
          사진 리뷰
        </ToggleChip>
        {petDivisions.map((division) => (
          <ToggleChip key={division} isSelected={choice.pet === division} onChange={(isOn) => onChoose({ pet: isOn ? division : null })}>
            {division}
          </ToggleChip>
        ))}
      </Bands>
      <Row>
        <Total aria-live="polite">
          {total !== null && (
            <>
              리뷰 <b>{formatNumber(total)}</b>개
            </>
          )}
        </Total>
        <SortChoice label="정렬" isLabelHidden options={sorts} value={choice.sort} onChange={(sort) => onChoose({ sort })} />
      </Row>
    </div>
  );
}

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-top: ${tokens.space[3]};
`;

const Total = styled.p`
  margin: 0;
  color: ${tokens.color.textSoft};
`;

const Bands = styled.div`
  display: flex;
  gap: ${tokens.space[2]};
  min-width: 0;
  ${scrollStrip}
  margin-bottom: ${tokens.space[1]};
`;

const SortChoice = styled(Select<ReviewSort>)`
  width: 9.5rem;
`;
