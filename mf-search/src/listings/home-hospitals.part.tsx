import { graphql, messageOfError } from '@petcare/api';
import { Button, EmptyState, ErrorState, Icon, media, Skeleton, tokens } from '@petcare/ui';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { useQuery } from 'urql';
import { ListingCard } from '../listing/listing-card.tsx';
import { ListingSummaryFields } from '../listing/listing-summary.ts';
import { knownOrigin } from '../location/device-location.ts';
import { isPositionFree } from '../location/device-position.ts';
import { useDeviceLocation } from '../location/use-device-location.ts';

const HomeHospitalsPart_Hospitals = graphql(
  `
    query HomeHospitalsPart_Hospitals {
      getHospitalsByPage(page: 1, count: 6, filter: score) {
        ...ListingSummaryFields
      }
    }
  `,
  [ListingSummaryFields],
);

const HomeHospitalsPart_Near = graphql(
  `
    query HomeHospitalsPart_Near($latitude: Float!, $longitude: Float!) {
      getHospitalsByPage(page: 1, count: 6, filter: distance, latitude: $latitude, longitude: $longitude) {
        ...ListingSummaryFields
      }
    }
  `,
  [ListingSummaryFields],
);

/** The six nearest hospitals once it is known where the person is, else the six best rated; the page around it writes the heading. */
export function HomeHospitalsPart() {
  const { location, locate } = useDeviceLocation();
  const origin = knownOrigin(location);
  const [{ data: near }] = useQuery({
    query: HomeHospitalsPart_Near,
    variables: { latitude: location.latitude, longitude: location.longitude },
    pause: origin === null,
  });
  const [{ data, error, fetching }, reload] = useQuery({ query: HomeHospitalsPart_Hospitals });

  useEffect(() => {
    void isPositionFree().then((isFree) => (isFree ? locate({ isQuiet: true }) : null));
  }, [locate]);

  const isNear = origin !== null && near !== undefined && near.getHospitalsByPage.length > 0;
  const hospitals = isNear ? near.getHospitalsByPage : data?.getHospitalsByPage;
  if (error && !hospitals) return <ErrorState message={messageOfError(error)} onRetry={reload} isRetrying={fetching} />;
  if (!hospitals) return <Skeleton variant="card" count={3} />;
  if (hospitals.length === 0) return <EmptyState icon="hospital" title="아직 등록된 동물병원이 없어요." />;
  return (
    <>
      <Order>
        <span>
          {isNear && <Icon name="map-pin" size={16} />}
          <b>{isNear ? `${location.address}에서 가까운 순` : '평점이 높은 순'}</b>
        </span>
        <Button size="sm" variant="secondary" icon="crosshair" isPending={location.useCurrent} onPress={() => void locate()}>
          {isNear ? '다시 찾기' : '내 주변 보기'}
        </Button>
      </Order>
      <Cards>
        {hospitals.map((hospital) => (
          <li key={hospital.id}>
            <ListingCard kind="hospital" listing={hospital} frompage="list" shape="tile" />
          </li>
        ))}
      </Cards>
    </>
  );
}

const Order = styled.div`
  display: flex;
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
  }

  > span > svg {
    flex: none;
    margin-top: 0.2em;
    color: ${tokens.color.primary};
  }
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
    grid-template-columns: repeat(auto-fill, minmax(18rem, 1fr));
    gap: ${tokens.space[4]};
    margin: 0;
    padding: 0;
    overflow: visible;
  }
`;
