import { formatNumber, scrollStrip, ToggleChip, tokens } from '@petcare/ui';
import { styled } from 'styled-components';
import type { Rubric } from '../review/ratings.ts';
import type { Rate } from '../review/review.ts';
import { petDivisions, type ListFilter } from './list-address.ts';

type Props = {
  filter: ListFilter;
  rubric: Rubric;
  /** Of one business: how many each chip would leave. */
  rate?: Rate;
  onChoose: (change: Partial<ListFilter>) => void;
  className?: string;
};

/** The filters of the list: with pictures, verified, of which animal, praising what. */
export function FilterChips({ filter, rubric, rate, onChoose, className }: Props) {
  const counted = (count: number | undefined) => (count ? ` ${formatNumber(count)}` : '');
  const praises = rate
    ? rate.praises.map(({ rating, count }) => ({ name: rating, count }))
    : rubric.map(({ name }) => ({ name, count: 0 }));
  return (
    <div className={className}>
      <Strip role="group" aria-label="조건">
        <ToggleChip icon="image" isSelected={filter.hasPictures} onChange={(hasPictures) => onChoose({ hasPictures })}>
          사진 리뷰{counted(rate?.pictureCount)}
        </ToggleChip>
        <ToggleChip icon="receipt" isSelected={filter.isVerified} onChange={(isVerified) => onChoose({ isVerified })}>
          영수증 인증{counted(rate?.verifiedCount)}
        </ToggleChip>
        {petDivisions.map((division) => (
          <ToggleChip key={division} isSelected={filter.pet === division} onChange={(isOn) => onChoose({ pet: isOn ? division : null })}>
            {division}
          </ToggleChip>
        ))}
      </Strip>
      {praises.length > 0 && (
        <Strip role="group" aria-label="키워드">
          {praises.map(({ name, count }) => (
            <ToggleChip key={name} isSelected={filter.praise === name} onChange={(isOn) => onChoose({ praise: isOn ? name : null })}>
              {`${rubric.find((rating) => rating.name === name)?.praise ?? ''}${counted(count)}`}
            </ToggleChip>
          ))}
        </Strip>
      )}
    </div>
  );
}

export const Strip = styled.div`
  display: flex;
  gap: ${tokens.space[2]};
  min-width: 0;
  ${scrollStrip}
  margin-bottom: ${tokens.space[1]};
`;
