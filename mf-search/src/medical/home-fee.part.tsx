import { graphql } from '@petcare/api';
import { answerOf } from '@petcare/remote';
import { Card, formatWon, Icon, media, Skeleton, tokens } from '@petcare/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useQuery } from 'urql';
import { useNear } from '../location/use-near.ts';
import { medicalPricePath } from './medical-search.ts';
import { PriceRange } from './price-range.tsx';
import { comparedWith, sourcesText } from './price-texts.ts';

const HomeFeePart_Fee = graphql(`
  query HomeFeePart_Fee {
    getFeeOfTheDay {
      medicalId
      price {
        search
        location
        avg
        min
        max
        sources
        year
        regions {
          location
          avg
        }
      }
    }
  }
`);

/**
 * The fee of a treatment, another one each day, here and everywhere; stands in a slot of the home page, which leaves its heading out
 * where no fee is known.
 */
export function HomeFeePart() {
  const { location: place } = useNear();
  const { standIn, data } = answerOf(useQuery({ query: HomeFeePart_Fee }), <Skeleton variant="block" />);
  if (standIn) return standIn;
  if (!data.getFeeOfTheDay) return null;
  const { medicalId, price } = data.getFeeOfTheDay;
  const { search, location, avg, min, max } = price;
  const here = price.regions.find((region) => region.location === place.address.split(' ')[0]);
  return (
    <Fee as={Link} to={medicalPricePath({ medical: medicalId, sido: here?.location ?? null })} padding="lg" interactive>
      <div>
        <Name>{search}</Name>
        <Average>
          <small>{here?.location ?? location} 평균</small> {formatWon(here?.avg ?? avg)}
        </Average>
        {here && <Areas>{comparedWith(here, { location, avg })}</Areas>}
      </div>
      <div>
        <PriceRange price={{ avg: here?.avg ?? avg, min, max }} from={min} to={max} mark={here && avg} isTall />
        <Ends>
          <span>최저 {formatWon(min)}</span>
          <span>최고 {formatWon(max)}</span>
        </Ends>
        <Foot>
          <span>{sourcesText(price)}</span>
          <b>
            우리 동네 비교하기 <Icon name="chevron-right" size={16} />
          </b>
        </Foot>
      </div>
    </Fee>
  );
}

const Fee = styled(Card)<{ to?: string }>`
  display: grid;
  align-items: center;
  gap: ${tokens.space[5]};
  color: inherit;
  font-variant-numeric: tabular-nums;

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.4fr);
    gap: ${tokens.space[8]};
  }
`;

const Name = styled.strong`
  font-size: ${tokens.font.size.lg};
  font-weight: ${tokens.font.weight.bold};
  word-break: keep-all;
`;

const Average = styled.p`
  color: ${tokens.color.primaryHover};
  font-size: ${tokens.font.size['2xl']};
  font-weight: ${tokens.font.weight.bold};
  line-height: ${tokens.font.leading.tight};
  margin-top: ${tokens.space[1]};

  small {
    color: ${tokens.color.textSoft};
    font-size: ${tokens.font.size.sm};
    font-weight: ${tokens.font.weight.medium};
  }
`;

const Areas = styled.p`
  margin-top: ${tokens.space[2]};
  color: ${tokens.color.textSoft};
  font-size: ${tokens.font.size.sm};
  word-break: keep-all;
`;

const Ends = styled.p`
  display: flex;
  justify-content: space-between;
  margin-top: ${tokens.space[1]};
  color: ${tokens.color.textSoft};
  font-size: ${tokens.font.size.sm};
  font-weight: ${tokens.font.weight.medium};
`;

const Foot = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[1]} ${tokens.space[3]};
  margin-top: ${tokens.space[4]};
  padding-top: ${tokens.space[3]};
  border-top: 1px solid ${tokens.color.border};
  color: ${tokens.color.textMute};
  font-size: ${tokens.font.size.sm};
  word-break: keep-all;

  b {
    display: inline-flex;
    align-items: center;
    flex: none;
    margin-inline-start: auto;
    color: ${tokens.color.primaryHover};
    font-weight: ${tokens.font.weight.semibold};
  }
`;
