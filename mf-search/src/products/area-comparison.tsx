import { formatWon, tokens } from '@petcare/ui';
import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { medicalPricePath, regionOf } from '../medical/medical-search.ts';
import { comparedWithArea, placeOf, type AreaPrice } from './products.ts';

/** The price among those of the area: a line from the lowest to the highest, its average marked. */
export function AreaComparison({ medicalId, price, area }: { medicalId: string; price: number; area: AreaPrice }) {
  const compared = comparedWithArea(price, area);
  const [least, most] = [Math.min(area.min, price || area.min), Math.max(area.max, price)];
  const at = (won: number) => (most === least ? 50 : Math.round(((won - least) / (most - least)) * 100));
  return (
    <Frame>
      {compared && <Verdict $tone={compared.tone}>{compared.text}</Verdict>}
      <Line aria-hidden>
        <Known $from={at(area.min)} $to={at(area.max)} />
        <Average $at={at(area.avg)} />
        {price > 0 && <Here $at={at(price)} $tone={compared?.tone ?? 'neutral'} />}
      </Line>
      <Figures>
        <Link to={medicalPricePath({ medical: medicalId, ...regionOf(area.location) })}>{placeOf(area)} 평균</Link>{' '}
        <b>{formatWon(area.avg)}</b>{' '}
        <Range>
          ({formatWon(area.min)}–{formatWon(area.max)})
        </Range>
      </Figures>
    </Frame>
  );
}

type Tone = 'success' | 'neutral' | 'warn';
const inks: Record<Tone, string> = { success: tokens.color.success, neutral: tokens.color.textSoft, warn: tokens.color.warn };

const Frame = styled.div`
  display: grid;
  gap: ${tokens.space[2]};
  max-width: 26rem;
  font-size: ${tokens.font.size.sm};
`;

const Verdict = styled.p<{ $tone: Tone }>`
  color: ${({ $tone }) => inks[$tone]};
  font-weight: ${tokens.font.weight.semibold};
`;

const Line = styled.div`
  position: relative;
  height: 0.375rem;
  margin: ${tokens.space[1]} 0.4375rem;
  border-radius: ${tokens.radius.full};
  background: ${tokens.color.sunken};
`;

const Known = styled.span<{ $from: number; $to: number }>`
  position: absolute;
  inset-block: 0;
  border-radius: ${tokens.radius.full};
  background: ${tokens.color.primarySoftActive};
  ${({ $from, $to }) => css`
    left: ${$from}%;
    right: ${100 - $to}%;
  `}
`;

const Average = styled.span<{ $at: number }>`
  position: absolute;
  top: -0.25rem;
  left: ${({ $at }) => $at}%;
  width: 2px;
  height: 0.875rem;
  background: ${tokens.color.textSoft};
  translate: -50%;
`;

const Here = styled.span<{ $at: number; $tone: Tone }>`
  position: absolute;
  top: 50%;
  left: ${({ $at }) => $at}%;
  width: 0.875rem;
  height: 0.875rem;
  border: 2px solid ${tokens.color.surface};
  border-radius: ${tokens.radius.full};
  background: ${({ $tone }) => inks[$tone]};
  box-shadow: ${tokens.shadow[1]};
  translate: -50% -50%;
`;

const Figures = styled.p`
  color: ${tokens.color.textMute};
  font-variant-numeric: tabular-nums;
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${tokens.touchTarget};
    text-decoration: underline;
    text-underline-offset: 3px;
    &:hover {
      color: ${tokens.color.primaryHover};
    }
  }
  b {
    color: ${tokens.color.textSoft};
    font-weight: ${tokens.font.weight.semibold};
  }
`;

const Range = styled.span`
  white-space: nowrap;
`;
