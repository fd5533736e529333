import { styled } from 'styled-components';
import { tokens } from '../foundation/tokens.ts';
import { formatNumber } from '../format/money.ts';
import { iconUrl } from '../icon/icon-url.ts';

const MOST = 5;

/** Props of `RatingStars`. */
export interface RatingStarsProps {
  /** From 0 to 5, drawn to the half star. */
  value: number;
  /** Edge of a star in px. Default 16. */
  size?: number;
  /** Writes the number beside the stars. */
  showValue?: boolean;
  /** Writes how many ratings there are, in brackets. */
  count?: number;
}

/** A rating, read as 5점 만점에 4.5점. */
export function RatingStars({ value, size = 16, showValue, count }: RatingStarsProps) {
  const rating = Math.min(MOST, Math.max(0, value));
  const halves = Math.round(rating * 2) / 2;
  const said = Number(rating.toFixed(1));
  return (
    <Frame role="img" aria-label={`5점 만점에 ${said}점${count === undefined ? '' : `, ${formatNumber(count)}개 평가`}`}>
      <Stars style={{ width: size * MOST, height: size, backgroundSize: `${(halves / MOST) * 100}% 100%` }} />
      {showValue && <Value>{rating.toFixed(1)}</Value>}
      {count !== undefined && <Count>({formatNumber(count)})</Count>}
    </Frame>
  );
}

const Frame = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[1]};
  line-height: 1;
`;

const Stars = styled.span`
  flex: none;
  background: linear-gradient(${tokens.color.star}, ${tokens.color.star}) no-repeat ${tokens.color.starEmpty};
  mask: ${iconUrl('star-filled')} 0 / ${100 / MOST}% 100%;
  forced-color-adjust: none;
`;

const Value = styled.span`
  font-size: ${tokens.font.size.sm};
  font-weight: ${tokens.font.weight.bold};
  font-variant-numeric: tabular-nums;
`;

const Count = styled.span`
  font-size: 0.8125rem;
  color: ${tokens.color.textMute};
`;
