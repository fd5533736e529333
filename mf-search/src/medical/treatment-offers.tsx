import { graphql } from '@petcare/api';
import { Card, formatNumber, formatWon, Inline, Section, Stack, ToggleChip, tokens } from '@petcare/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useQuery } from 'urql';
import { listingKinds } from '../listing/listing-kinds.ts';

const TreatmentOffers_Offers = graphql(`
  query TreatmentOffers_Offers($medical: ID!, $sido: String, $sigungu: String, $most: Int) {
    offers: getMedicalOffersByPage(medicalId: $medical, sido: $sido, sigungu: $sigungu, most: $most, count: 20) {
      hospitalId
      hospital
      location
      price
    }
    total: getMedicalOffersCount(medicalId: $medical, sido: $sido, sigungu: $sigungu, most: $most)
    all: getMedicalOffersCount(medicalId: $medical, sido: $sido, sigungu: $sigungu)
  }
`);

type Props = { medical: string; sido: string | null; sigungu: string | null; average: number | null };

/** Hospitals of the region that say what they ask for it, lowest first; only those up to the average where that is wished. */
export function TreatmentOffers({ medical, sido, sigungu, average }: Props) {
  const [isBelow, setBelow] = useState(false);
  const most = isBelow ? average : null;
  const [{ data }] = useQuery({ query: TreatmentOffers_Offers, variables: { medical, sido, sigungu, most } });
  if (!data || data.all === 0) return null;
  return (
    <Section title="가격을 공개한 병원">
      <Stack gap={3}>
        {average !== null && (
          <Inline gap={2}>
            <ToggleChip isSelected={isBelow} onChange={setBelow}>
              평균 {formatWon(average)} 이하만
            </ToggleChip>
          </Inline>
        )}
        <p role="status">
          <strong>{formatNumber(data.total)}</strong>곳
          {data.total > data.offers.length && <span> 중 낮은 가격 {data.offers.length}곳</span>}
        </p>
        <Rows aria-label="가격을 공개한 병원">
          {data.offers.map(({ hospitalId, hospital, location, price }) => (
            <li key={hospitalId}>
              <Row padding="sm">
                <span>
                  <Link to={listingKinds.hospital.pagePath(hospitalId, 'search')}>{hospital}</Link>
                  <Place>{location}</Place>
                </span>
                <b>{formatWon(price)}</b>
              </Row>
            </li>
          ))}
        </Rows>
      </Stack>
    </Section>
  );
}

const Rows = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
  gap: ${tokens.space[3]};
`;

const Row = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[3]};
  height: 100%;
  > span {
    flex: 1 1 8rem;
  }
  a {
    font-weight: ${tokens.font.weight.semibold};
    word-break: keep-all;
  }
  > b {
    flex: none;
    font-variant-numeric: tabular-nums;
  }
`;

const Place = styled.span`
  display: block;
  color: ${tokens.color.textMute};
  font-size: ${tokens.font.size.sm};
`;
