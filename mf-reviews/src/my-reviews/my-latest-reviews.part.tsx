import { graphql } from '@petcare/api';
import { useBusEvent } from '@petcare/event-bus';
import { useNow } from '@petcare/remote';
import { formatRelative, LinkButton, RatingStars, Stack, tokens } from '@petcare/ui';
import { styled } from 'styled-components';
import { useQuery } from 'urql';
import { POINTS_PROMISED } from '../review/points-promised.ts';

const MyLatestReviewsPart_Reviews = graphql(`
  query MyLatestReviewsPart_Reviews {
    getMyReviewsByPage(page: 1, count: 2) {
      id
      averageRating
      business {
        id
        name
      }
      timestamp {
        createdAt
      }
    }
  }
`);

/** The person's latest reviews, with the way to all of them; stands in a slot of my page. */
export function MyLatestReviewsPart() {
  const now = useNow();
  const [{ data, error }, reload] = useQuery({ query: MyLatestReviewsPart_Reviews });
  const again = () => reload({ requestPolicy: 'network-only' });
  useBusEvent('review.written', again);
  useBusEvent('review.changed', again);
  useBusEvent('review.deleted', again);
  const reviews = data?.getMyReviewsByPage ?? [];
  return (
    <Stack gap={3}>
      <Place>
        {reviews.map(({ id, averageRating, business, timestamp }) => (
          <li key={id}>
            <strong>{business.name}</strong>
            <RatingStars value={averageRating} size={14} showValue />
            <time dateTime={timestamp.createdAt}>{formatRelative(timestamp.createdAt, now)}</time>
          </li>
        ))}
        {reviews.length === 0 && (
          <li>{data ? `다녀온 곳의 이야기를 남겨 보세요. ${POINTS_PROMISED}` : error ? '리뷰를 불러오지 못했어요.' : ''}</li>
        )}
      </Place>
      <LinkButton to="/mypage/review" variant="secondary" icon="star">
        내 리뷰 보기
      </LinkButton>
    </Stack>
  );
}

/** As high as two reviews: nothing moves when they come. */
const Place = styled.ul`
  display: grid;
  align-content: center;
  gap: ${tokens.space[3]};
  min-height: 6.5rem;
  margin: 0;
  padding: 0;
  list-style: none;
  color: ${tokens.color.textSoft};
  font-size: ${tokens.font.size.sm};
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${tokens.space[1]} ${tokens.space[3]};
  }
  strong {
    flex-basis: 100%;
    color: ${tokens.color.text};
    font-weight: ${tokens.font.weight.semibold};
    overflow-wrap: anywhere;
  }
`;
