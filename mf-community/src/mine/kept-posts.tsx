import { graphql } from '@petcare/api';
import { answerOf, useNow } from '@petcare/remote';
import { EmptyState, focusRing, formatRelative, Pagination, Skeleton, Stack, tokens, usePageParam } from '@petcare/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useQuery } from 'urql';
import { nameOf } from '../board/author-name.tsx';
import { boards, columns, postPath, questions } from '../board/boards.ts';
import { CommentCount } from '../board/comment-count.tsx';

const COUNT = 10;

const KeptPosts_Posts = graphql(`
  query KeptPosts_Posts($page: Int, $count: Int) {
    getMyBookmarkedPostCount
    getMyBookmarkedPostsByPage(page: $page, count: $count) {
      id
      idx
      boardId
      title
      commentCount
      user {
        nickname
        type
        hospitalName
      }
      timestamp {
        createdAt
      }
    }
  }
`);

const all = [...boards, questions, columns];

/** Posts of all boards that the person keeps. */
export function KeptPosts() {
  const { page, hrefOf } = usePageParam('kept');
  const now = useNow();
  const { standIn, data } = answerOf(
    useQuery({ query: KeptPosts_Posts, variables: { page, count: COUNT } }),
    <Skeleton variant="list" count={3} />,
    {
      empty: (posts) =>
        posts.getMyBookmarkedPostsByPage.length === 0 && (
          <EmptyState icon="heart" title="아직 스크랩한 글이 없어요." description="다시 보고 싶은 글에서 스크랩을 눌러 보세요." />
        ),
    },
  );
  if (standIn) return standIn;
  return (
    <Stack gap={6}>
      <List>
        {data.getMyBookmarkedPostsByPage.map(({ id, idx, boardId, title, commentCount, user, timestamp }) => {
          const board = all.find((one) => one.id === boardId);
          return (
            board && (
              <li key={id}>
                <Row to={postPath(board, idx)}>
                  <span>
                    {title} <CommentCount count={commentCount} />
                  </span>
                  <Facts>
                    {board.name} · {nameOf(user)} · <time dateTime={timestamp.createdAt}>{formatRelative(timestamp.createdAt, now)}</time>
                  </Facts>
                </Row>
              </li>
            )
          );
        })}
      </List>
      <Pagination label="스크랩한 글 페이지 이동" page={page} count={COUNT} total={data.getMyBookmarkedPostCount} hrefOf={hrefOf} />
    </Stack>
  );
}

const List = styled.ul`
  border-block: 1px solid ${tokens.color.border};

  li + li {
    border-top: 1px solid ${tokens.color.border};
  }
`;

const Row = styled(Link)`
  display: grid;
  gap: ${tokens.space[1]};
  padding: ${tokens.space[3]} ${tokens.space[1]};
  overflow-wrap: anywhere;

  &:focus-visible {
    ${focusRing}
    outline-offset: -3px;
  }
`;

const Facts = styled.span`
  color: ${tokens.color.textMute};
  font-size: ${tokens.font.size.sm};
`;
