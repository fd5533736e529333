import { Card, formatWon, media, Notice, Stack, tokens } from '@petcare/ui';
import { styled } from 'styled-components';
import { comparedWith, sourcesText } from './price-texts.ts';
import { PriceRange } from './price-range.tsx';
import type { Price } from './price.ts';

type Props = {
  price: Price;
  /** The region that was asked about; empty for the nation. */
  asked: string;
};

/** Average, lowest and highest of the area, and what they stand on. */
export function PriceSummary({ price, asked }: Props) {
  const { location, avg, min, max, isWider, larger } = price;
  return (
    <Stack gap={4}>
      {isWider && (
        <Notice>
          {asked}에는 알려진 가격이 부족해서, 더 넓은 지역인 <strong>{location}</strong> 진료비를 보여드려요.
        </Notice>
      )}
      <Card padding="lg" as="section" aria-label={`${location} 진료비`}>
        <Columns>
          <div>
            <Place>{location} 평균</Place>
            <Average>{formatWon(avg)}</Average>
            {larger && <Compared>{comparedWith(price, larger)}</Compared>}
          </div>
          <div>
            <PriceRange price={price} from={min} to={max} isTall />
            <Ends>
              <End>
                <dt>최저</dt>
                <dd>{formatWon(min)}</dd>
              </End>
              <End>
                <dt>최고</dt>
                <dd>{formatWon(max)}</dd>
              </End>
            </Ends>
          </div>
        </Columns>
        <Source>{sourcesText(price)} 병원과 아이의 상태에 따라 달라질 수 있어요.</Source>
      </Card>
    </Stack>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  gap: ${tokens.space[5]};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.2fr);
    gap: ${tokens.space[8]};
  }
`;

const Place = styled.h2`
  color: ${tokens.color.textSoft};
  font-size: ${tokens.font.size.md};
  font-weight: ${tokens.font.weight.medium};
`;

const Average = styled.p`
  color: ${tokens.color.primaryHover};
  font-size: ${tokens.font.size['3xl']};
  font-weight: ${tokens.font.weight.bold};
  line-height: ${tokens.font.leading.tight};
  font-variant-numeric: tabular-nums;
`;

const Compared = styled.p`
  margin-top: ${tokens.space[1]};
  font-weight: ${tokens.font.weight.medium};
  word-break: keep-all;
`;

const Ends = styled.dl`
  display: flex;
  justify-content: space-between;
  margin: ${tokens.space[2]} 0 0;
`;

const End = styled.div`
  dt {
    color: ${tokens.color.textMute};
    font-size: ${tokens.font.size.sm};
  }
  dd {
    margin: 0;
    font-size: ${tokens.font.size.lg};
    font-weight: ${tokens.font.weight.semibold};
    font-variant-numeric: tabular-nums;
  }
  &:last-child {
    text-align: right;
  }
`;

const Source = styled.p`
  margin-top: ${tokens.space[5]};
  padding-top: ${tokens.space[4]};
  border-top: 1px solid ${tokens.color.border};
  color: ${tokens.color.textMute};
  font-size: ${tokens.font.size.sm};
  word-break: keep-all;
`;
