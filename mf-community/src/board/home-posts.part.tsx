import { graphql } from '@petcare/api';
import { answerOf, useNow } from '@petcare/remote';
import { EmptyState, formatNumber, formatRelative, Icon, media, Skeleton, tokens, VisuallyHidden } from '@petcare/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useQuery } from 'urql';
import { freeBoard, postPath } from './boards.ts';
import { CommentCount } from './comment-count.tsx';

const HomePostsPart_Posts = graphql(`
  query HomePostsPart_Posts($boardId: String!, $count: Int) {
    getPostsByPage(boardId: $boardId, page: 1, count: $count, sort: popular) {
      id
      idx
      title
      commentCount
      likeCount
      timestamp {
        createdAt
      }
    }
  }
`);

const COUNT = 5;

/** Posts of the free board that are popular now; stands in a slot of the home page. */
export function HomePostsPart() {
  const { standIn, data } = answerOf(
    useQuery({ query: HomePostsPart_Posts, variables: { boardId: freeBoard.id, count: COUNT } }),
    <Skeleton variant="list" count={COUNT} />,
    { empty: ({ getPostsByPage }) => getPostsByPage.length === 0 && <EmptyState icon="message" title="아직 올라온 글이 없어요." /> },
  );
  const now = useNow();

  if (standIn) return standIn;
  return (
    <List>
      {data.getPostsByPage.map(({ id, idx, title, commentCount, likeCount, timestamp }, at) => (
        <li key={id}>
          <Entry to={postPath(freeBoard, idx)}>
            <Place aria-hidden>{at + 1}</Place>
            <Title>{title}</Title>
            <CommentCount count={commentCount} />
            <Facts>
              {likeCount > 0 && (
                <span>
                  <Icon name="thumb-up" size={14} />
                  <VisuallyHidden>추천 </VisuallyHidden>
                  {formatNumber(likeCount)}
                </span>
              )}
              <time dateTime={timestamp.createdAt}>{formatRelative(timestamp.createdAt, now)}</time>
            </Facts>
          </Entry>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  padding: ${tokens.space[2]};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.surface};
  box-shadow: ${tokens.shadow[1]};

  li + li {
    border-top: 1px solid ${tokens.color.border};
  }
`;

const Entry = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
  min-height: 3rem;
  padding: ${tokens.space[2]} ${tokens.space[2]};
  border-radius: ${tokens.radius.sm};

  ${media.hover} {
    &:hover {
      background: ${tokens.color.primarySoft};
    }
  }

  ${media.tablet} {
    padding: ${tokens.space[2]} ${tokens.space[4]};
  }
`;

const Title = styled.span`
  min-width: 0;
  overflow: hidden;
  font-weight: ${tokens.font.weight.medium};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Place = styled.b`
  flex: none;
  width: 1.25rem;
  color: ${tokens.color.primary};
  font-variant-numeric: tabular-nums;
  text-align: center;
`;

const Facts = styled.span`
  display: flex;
  flex: none;
  gap: ${tokens.space[3]};
  margin-inline-start: auto;
  color: ${tokens.color.textMute};
  font-size: ${tokens.font.size.sm};
  font-variant-numeric: tabular-nums;

  span {
    display: inline-flex;
    align-items: center;
    gap: 0.2em;
  }

  ${media.belowTablet} {
    time {
      display: none;
    }
  }
`;
