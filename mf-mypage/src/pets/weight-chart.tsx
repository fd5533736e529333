import { media, tokens } from '@petcare/ui';
import { styled } from 'styled-components';

type Weight = { date: string; weight: number };

const WIDTH = 560;
const HEIGHT = 180;
const EDGE = { top: 16, right: 16, bottom: 36, left: 72 };

/** Weights over time as a line; the table beside it says the same to those who don't see it. */
export function WeightChart({ weights }: { weights: readonly Weight[] }) {
  const [first, last] = [weights[0], weights.at(-1)];
  if (!first || !last || weights.length < 2) return null;
  const days = weights.map(({ date }) => Date.parse(date));
  const kilograms = weights.map(({ weight }) => weight);
  const [from, to] = [Math.min(...days), Math.max(...days)];
  const [least, most] = [Math.min(...kilograms), Math.max(...kilograms)];
  // A little air above and below, so that a small change is not drawn as a cliff.
  const air = Math.max((most - least) * 0.25, most * 0.03);
  const [low, high] = [Math.max(0, least - air), most + air];
  const x = (day: number) => EDGE.left + ((day - from) / Math.max(1, to - from)) * (WIDTH - EDGE.left - EDGE.right);
  const y = (weight: number) => HEIGHT - EDGE.bottom - ((weight - low) / (high - low)) * (HEIGHT - EDGE.top - EDGE.bottom);
  const points = weights.map(({ weight }, index) => ({ x: x(days[index] ?? from), y: y(weight) }));
  return (
    <Drawing viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden>
      {[least, most].map((weight, index) => (
        <g key={index}>
          <Line x1={EDGE.left} x2={WIDTH - EDGE.right} y1={y(weight)} y2={y(weight)} />
          <Label x={EDGE.left - 8} y={y(weight)} textAnchor="end" dominantBaseline="middle">
            {weight}kg
          </Label>
        </g>
      ))}
      <Course points={points.map((point) => `${point.x},${point.y}`).join(' ')} />
      {points.map((point, index) => (
        <Dot key={index} cx={point.x} cy={point.y} r={4} />
      ))}
      <Label x={EDGE.left} y={HEIGHT - 6}>
        {first.date.replaceAll('-', '.')}
      </Label>
      <Label x={WIDTH - EDGE.right} y={HEIGHT - 6} textAnchor="end">
        {last.date.replaceAll('-', '.')}
      </Label>
    </Drawing>
  );
}

const Drawing = styled.svg`
  display: block;
  width: 100%;
  max-width: 40rem;
  height: auto;
`;

const Line = styled.line`
  stroke: ${tokens.color.border};
  stroke-dasharray: 4 4;
`;

const Label = styled.text`
  fill: ${tokens.color.textMute};
  // The drawing is half as wide on a phone.
  font-size: 1.375rem;
  ${media.tablet} {
    font-size: 0.8125rem;
  }
`;

const Course = styled.polyline`
  fill: none;
  stroke: ${tokens.color.primary};
  stroke-width: 2.5;
  stroke-linejoin: round;
`;

const Dot = styled.circle`
  fill: ${tokens.color.surface};
  stroke: ${tokens.color.primary};
  stroke-width: 2.5;
`;
