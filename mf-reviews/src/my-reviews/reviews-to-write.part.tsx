import { graphql } from '@petcare/api';
import { useBusEvent } from '@petcare/event-bus';
import { formatDay, Icon, LinkButton, Stack, tokens } from '@petcare/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useQuery } from 'urql';
import { POINTS_PROMISED } from '../review/points-promised.ts';
import { writePath } from '../review-form/write-address.ts';

const COMPLETED = 2;
const SHOWN = 3;

const ReviewsToWritePart_Visits = graphql(`
  query ReviewsToWritePart_Visits($statuses: [Int!]!) {
    getMyReservationsByPage(reservationSearchInput: { statuses: $statuses, sort: recent }, page: 1, count: 20) {
      id
      kind
      date
      business {
        id
        name
        isPublic
      }
      pet {
        id
      }
    }
    getMyReviewsByPage(page: 1, count: 50) {
      id
      visitDate
      business {
        id
      }
    }
  }
`);

/** Visits that the person has written nothing of yet, each with its form; stands in a slot of my page. */
export function ReviewsToWritePart() {
  const [{ data, error }, reload] = useQuery({ query: ReviewsToWritePart_Visits, variables: { statuses: [COMPLETED] } });
  const again = () => reload({ requestPolicy: 'network-only' });
  useBusEvent('review.written', again);
  useBusEvent('review.deleted', again);
  const written = new Set(data?.getMyReviewsByPage.map(({ visitDate, business }) => `${business.id} ${visitDate}`));
  const visits = (data?.getMyReservationsByPage ?? [])
    .filter(({ business, date }) => business.isPublic && !written.has(`${business.id} ${date}`))
    .slice(0, SHOWN);
  return (
    <Stack gap={3}>
      <Place aria-busy={!data && !error}>
        {visits.map(({ id, kind, date, business, pet }) => (
          <li key={id}>
            <Link to={writePath(kind, business.id, { visitDate: date, ...(pet?.id && { petId: pet.id }) })}>
              <span>
                <strong>{business.name}</strong>
                <time dateTime={date}>{formatDay(date)} 이용</time>
              </span>
              <Icon name="edit" size={20} />
            </Link>
          </li>
        ))}
        {visits.length === 0 && (
          <li>
            {data ? `남길 리뷰가 없어요. 이용한 뒤에 리뷰를 남기면 ${POINTS_PROMISED}` : error ? '이용한 곳을 불러오지 못했어요.' : ''}
          </li>
        )}
      </Place>
      {data && visits.length === 0 && (
        <LinkButton to="/mypage/review" variant="secondary" icon="star">
          내 리뷰 보기
        </LinkButton>
      )}
    </Stack>
  );
}

/** As high as a visit with the button: little moves when they come. */
const Place = styled.ul`
  display: grid;
  align-content: center;
  gap: ${tokens.space[2]};
  min-height: 3.5rem;
  margin: 0;
  padding: 0;
  list-style: none;
  color: ${tokens.color.textSoft};
  a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${tokens.space[3]};
    min-height: ${tokens.touchTarget};
    padding: ${tokens.space[2]} ${tokens.space[3]};
    border-radius: ${tokens.radius.md};
    background: ${tokens.color.sunken};
  }
  a svg {
    flex: none;
    color: ${tokens.color.primary};
  }
  strong {
    display: block;
    color: ${tokens.color.text};
    font-weight: ${tokens.font.weight.semibold};
    overflow-wrap: anywhere;
  }
  time {
    font-size: ${tokens.font.size.sm};
  }
`;
