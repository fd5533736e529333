import { graphql } from '@petcare/api';
import { answerOf } from '@petcare/remote';
import { Button, EmptyState, Icon, media, Skeleton, tokens } from '@petcare/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useQuery } from 'urql';
import { ListingCard } from '../listing/listing-card.tsx';
import { listPath } from '../listing/listing-search.ts';
import { ListingSummaryFields } from '../listing/listing-summary.ts';
import { useNear } from '../location/use-near.ts';

const HomeHospitalsPart_Hospitals = graphql(
  `
    query HomeHospitalsPart_Hospitals($latitude: Float!, $longitude: Float!) {
      getHospitalsByPage(page: 1, count: 6, filter: openFirst, latitude: $latitude, longitude: $longitude) {
        ...ListingSummaryFields
      }
    }
  `,
  [ListingSummaryFields],
);

/** Six hospitals that are near, those that are open first; the page around it writes the heading. */
export function HomeHospitalsPart() {
  const { location, locate } = useNear();
  const { latitude, longitude, address, isCurrentLocation } = location;
  const { standIn, data } = answerOf(
    useQuery({ query: HomeHospitalsPart_Hospitals, variables: { latitude, longitude } }),
    <Skeleton variant="card" count={3} />,
    {
      empty: ({ getHospitalsByPage }) =>
        getHospitalsByPage.length === 0 && <EmptyState icon="hospital" title="아직 등록된 동물병원이 없어요." />,
    },
  );
  if (standIn) return standIn;
  const hospitals = data.getHospitalsByPage;
  return (
    <>
      <Order>
        <span>
          <Icon name="map-pin" size={16} />
          <b>{address}에서 가까운 순</b>
        </span>
        <Ways>
          {!isCurrentLocation && <Other to={listPath('hospital')}>지역 바꾸기</Other>}
          <Button size="sm" variant="secondary" icon="crosshair" isPending={location.useCurrent} onPress={() => void locate()}>
            {isCurrentLocation ? '다시 찾기' : '내 주변 보기'}
          </Button>
        </Ways>
      </Order>
      {/* A row of others begins at its start: a browser goes on at the card that it had snapped to. */}
      <Cards key={hospitals[0]!.id}>
        {hospitals.map((hospital) => (
          <li key={hospital.id}>
            {/* How far it is from a place where nobody stands says nothing. */}
            <ListingCard
              kind="hospital"
              listing={isCurrentLocation ? hospital : { ...hospital, distance: null }}
              frompage="list"
              shape="tile"
            />
          </li>
        ))}
      </Cards>
    </>
  );
}

const Order = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[3]};
  margin-bottom: ${tokens.space[3]};
  color: ${tokens.color.textSoft};
  font-size: ${tokens.font.size.sm};
  font-weight: ${tokens.font.weight.medium};

  > span {
    display: flex;
    gap: ${tokens.space[1]};
    min-width: 0;
  }

  b {
    font-weight: inherit;
    word-break: keep-all;
  }

  > span > svg {
    flex: none;
    margin-top: 0.2em;
    color: ${tokens.color.primary};
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[2]};
`;

const Other = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${tokens.touchTarget};
  color: ${tokens.color.primaryHover};
`;

/** On a phone a row that runs to the edges of the screen, so that a cut card says there is more. */
const Cards = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: min(18rem, 82%);
  gap: ${tokens.space[3]};
  margin: 0 calc(-1 * ${tokens.space[4]});
  padding: 5px ${tokens.space[4]} ${tokens.space[2]};
  overflow-x: auto;
  scroll-snap-type: x proximity;
  scroll-padding-inline: ${tokens.space[4]};
  scrollbar-width: none;

  > li {
    min-width: 0;
    scroll-snap-align: start;
  }

  ${media.tablet} {
    grid-auto-flow: row;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr));
    gap: ${tokens.space[4]};
    margin: 0;
    padding: 0;
    overflow: visible;
  }
`;
