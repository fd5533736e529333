import { graphql } from '@petcare/api';
import { answerOf, useNow } from '@petcare/remote';
import { Avatar, Card, EmptyState, formatRelative, media, RatingStars, Skeleton, tokens } from '@petcare/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useQuery } from 'urql';

const HomeReviewsPart_Reviews = graphql(`
  query HomeReviewsPart_Reviews {
    getReviewsByPage(filter: { kind: hospital }, sort: recent, page: 1, count: 6) {
      id
      averageRating
      review
      reviewer {
        nickname
        userImage
      }
      business {
        id
        name
        sido
        sigungu
      }
      timestamp {
        createdAt
      }
    }
  }
`);

/** The six latest reviews for the home page, each a link to its hospital. */
export function HomeReviewsPart() {
  const { standIn, data } = answerOf(useQuery({ query: HomeReviewsPart_Reviews }), <Skeleton variant="card" count={3} />, {
    title: '리뷰를 불러오지 못했어요.',
    empty: ({ getReviewsByPage }) => getReviewsByPage.length === 0 && <EmptyState icon="edit" title="아직 리뷰가 없어요." />,
  });
  const now = useNow();

  if (standIn) return standIn;
  return (
    <Items>
      {data.getReviewsByPage.map(({ id, averageRating, review, reviewer, business, timestamp }) => (
        <li key={id}>
          <Item as={Link} to={`/hospital?id=${business.id}`} interactive>
            <RatingStars value={averageRating} showValue />
            <Words>{review}</Words>
            <Hospital>
              {business.name}
              <small>{[business.sido, business.sigungu].filter(Boolean).join(' ')}</small>
            </Hospital>
            <Writer>
              <Avatar name={reviewer.nickname} src={reviewer.userImage} size={28} />
              {reviewer.nickname}
              <time dateTime={timestamp.createdAt}>{formatRelative(timestamp.createdAt, now)}</time>
            </Writer>
          </Item>
        </li>
      ))}
    </Items>
  );
}

/** On a phone a row that runs to the edges of the screen, so that a cut card says there is more. */
const Items = styled.ul`
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

const Item = styled(Card)<{ to?: string }>`
  display: flex;
  flex-direction: column;
  height: 100%;
  gap: ${tokens.space[3]};
  color: inherit;
`;

const Words = styled.p`
  flex: 1;
  display: -webkit-box;
  margin: 0;
  line-height: 1.65;
  -webkit-line-clamp: 3;
  -webkit-box-orient: vertical;
  overflow: hidden;
`;

const Hospital = styled.strong`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${tokens.space[2]};
  font-weight: ${tokens.font.weight.semibold};
  small {
    color: ${tokens.color.textMute};
    font-size: ${tokens.font.size.sm};
    font-weight: ${tokens.font.weight.regular};
  }
`;

const Writer = styled.span`
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
  padding-top: ${tokens.space[3]};
  border-top: 1px solid ${tokens.color.border};
  color: ${tokens.color.textSoft};
  font-size: ${tokens.font.size.sm};
  time {
    margin-left: auto;
    color: ${tokens.color.textMute};
  }
`;
