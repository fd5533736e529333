import { Card, formatNumber, media, RatingStars, tokens } from '@petcare/ui';
import { styled } from 'styled-components';
import type { Rubric } from '../review/ratings.ts';
import type { Rate } from '../review/review.ts';
import { Bar } from './bar.tsx';

type Props = {
  rubric: Rubric;
  rate: Rate;
  /** The band of stars that the list below shows. */
  star: number | null;
  onStar: (star: number | null) => void;
};

/** Everybody's ratings of one business, summed up; its bands of stars filter the list below. Draws nothing without a review. */
export function RatingSummary({ rubric, rate, star: chosen, onStar }: Props) {
  const { count, averageRating, revisitShare, stars } = rate;
  if (averageRating === null) return null;
  return (
    <Frame padding="lg">
      <Overall>
        <Average>{averageRating.toFixed(1)}</Average>
        <RatingStars value={averageRating} size={20} />
        <span>리뷰 {formatNumber(count)}개</span>
        {rate.keyword && <b>“{rate.keyword}”</b>}
        {revisitShare !== null && (
          <Share>
            <b>{Math.round(revisitShare * 100)}%</b>가 다시 가고 싶대요
          </Share>
        )}
      </Overall>
      <Bars aria-label="항목별 평균">
        {rubric.map(({ name, label }) => {
          const mean = rate[name] ?? 0;
          return <Bar key={name} label={label} share={mean / 5} figure={mean.toFixed(1)} />;
        })}
      </Bars>
      <Bars aria-label="별점 분포">
        {stars.map(({ star, count: of }) => (
          <Bar
            key={star}
            label={star === 5 ? '5점' : `${star}점대`}
            share={of / count}
            figure={`${formatNumber(of)}개`}
            tone="star"
            choice={{ isChosen: star === chosen, onChange: (isOn) => onStar(isOn ? star : null) }}
          />
        ))}
      </Bars>
    </Frame>
  );
}

const Frame = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[6]};
  ${media.tablet} {
    grid-template-columns: 11rem 1fr 1fr;
    align-items: center;
    gap: ${tokens.space[8]};
  }
`;

const Overall = styled.div`
  display: grid;
  justify-items: center;
  gap: ${tokens.space[2]};
  color: ${tokens.color.textMute};
  font-size: ${tokens.font.size.sm};
`;

const Average = styled.strong`
  color: ${tokens.color.text};
  font-size: 2.75rem;
  font-weight: ${tokens.font.weight.bold};
  font-variant-numeric: tabular-nums;
  line-height: 1;
`;

const Share = styled.span`
  padding: ${tokens.space[1]} ${tokens.space[3]};
  border-radius: ${tokens.radius.full};
  background: ${tokens.color.accentSoft};
  color: ${tokens.color.accent};
`;

const Bars = styled.ul`
  display: grid;
  gap: ${tokens.space[2]};
  margin: 0;
  padding: 0;
  list-style: none;
`;
