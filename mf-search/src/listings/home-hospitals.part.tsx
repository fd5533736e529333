import { graphql, messageOfError } from '@petcare/api';
import { EmptyState, ErrorState, Grid, Skeleton } from '@petcare/ui';
import { styled } from 'styled-components';
import { useQuery } from 'urql';
import { ListingCard } from '../listing/listing-card.tsx';
import { ListingSummaryFields } from '../listing/listing-summary.ts';

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

/** The six best rated hospitals; the page around it writes the heading. */
export function HomeHospitalsPart() {
  const [{ data, error, fetching }, reload] = useQuery({ query: HomeHospitalsPart_Hospitals });
  if (error) return <ErrorState message={messageOfError(error)} onRetry={reload} isRetrying={fetching} />;
  if (!data) return <Skeleton variant="card" count={3} />;
  if (data.getHospitalsByPage.length === 0) return <EmptyState icon="hospital" title="아직 등록된 동물병원이 없어요." />;
  return (
    <Cards as="ul" min="18rem">
      {data.getHospitalsByPage.map((hospital) => (
        <li key={hospital.id}>
          <ListingCard kind="hospital" listing={hospital} frompage="list" shape="tile" />
        </li>
      ))}
    </Cards>
  );
}

const Cards = styled(Grid)`
  margin: 0;
  padding: 0;
  list-style: none;
`;
