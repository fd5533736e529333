import { tokens } from '@petcare/ui';
import { styled } from 'styled-components';

type Props = {
  price: { avg: number; min: number; max: number };
  /** The prices at the ends of the line, in won. */
  from: number;
  to: number;
  /** A price to compare with, as a dashed stroke. */
  mark?: number | undefined;
  isStrong?: boolean;
  isTall?: boolean;
};

/**
 * From lowest to highest, with the average on it. Only drawn: the figures stand beside it as text. All of it are
 * attributes of SVG, since a rendered page takes no style attributes.
 */
export function PriceRange({ price: { avg, min, max }, from, to, mark, isStrong = true, isTall = false }: Props) {
  // Round ends reach beyond the points that they stand on.
  const at = (won: number) => `${to > from ? 2 + Math.min(1, Math.max(0, (won - from) / (to - from))) * 96 : 50}%`;
  return (
    <Line aria-hidden width="100%" height={isTall ? 36 : 24} $isTall={isTall}>
      <rect
        className="track"
        x="0"
        y="50%"
        width="100%"
        height={isTall ? 10 : 6}
        rx={isTall ? 5 : 3}
        transform={`translate(0 ${isTall ? -5 : -3})`}
      />
      <line
        className={isStrong ? 'strong' : 'range'}
        x1={at(min)}
        x2={at(max)}
        y1="50%"
        y2="50%"
        strokeWidth={isTall ? 10 : 6}
        strokeLinecap="round"
      />
      {mark !== undefined && <line className="mark" x1={at(mark)} x2={at(mark)} y1="0" y2="100%" strokeWidth="2" strokeDasharray="3 3" />}
      <circle className={isStrong ? 'average strong' : 'average'} cx={at(avg)} cy="50%" r={isTall ? 9 : 6} strokeWidth="3" />
    </Line>
  );
}

const Line = styled.svg<{ $isTall: boolean }>`
  display: block;
  overflow: visible;
  .track {
    fill: ${tokens.color.sunken};
  }
  line.range {
    stroke: ${tokens.color.primarySoftActive};
  }
  line.strong {
    stroke: ${tokens.color.primaryLine};
  }
  .mark {
    stroke: ${tokens.color.textMute};
  }
  .average {
    fill: ${tokens.color.surface};
    stroke: ${tokens.color.borderStrong};
  }
  .average.strong {
    stroke: ${tokens.color.primary};
  }
`;
