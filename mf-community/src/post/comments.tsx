import { graphql, messageOfError } from '@petcare/api';
import { loginPath, useSession } from '@petcare/auth';
import {
  EmptyState,
  ErrorState,
  formatNumber,
  LinkButton,
  Notice,
  Pagination,
  Section,
  Skeleton,
  Stack,
  tokens,
  usePageParam,
} from '@petcare/ui';
import { styled } from 'styled-components';
import { useQuery } from 'urql';
import { postPath, type Board } from '../board/boards.ts';
import { CommentItem } from './comment-item.tsx';
import { NewComment } from './new-comment.tsx';
import type { PostDetail } from './post-detail.ts';
import { usePostHead } from './use-post-head.ts';

const COUNT = 20;

const PostPage_Comments = graphql(`
  query PostPage_Comments($postId: ID!, $page: Int, $count: Int) {
    getPostCommentsByPage(postId: $postId, page: $page, count: $count) {
      id
      comment
      isMine
      user {
        nickname
        userImage
        type
      }
      timestamp {
        createdAt
        updatedAt
      }
    }
    getPostCommentCount(postId: $postId)
  }
`);

type Props = { board: Board; post: PostDetail };

const lastPage = (total: number) => Math.max(1, Math.ceil(total / COUNT));

/** What is said below a post; here all is known that search engines are told of the two. */
export function Comments({ board, post }: Props) {
  const postId = post.id;
  const isSignedIn = useSession().status === 'signed-in';
  const { page, hrefOf, goTo } = usePageParam('comments');
  const [{ data, error, fetching }, reload] = useQuery({ query: PostPage_Comments, variables: { postId, page, count: COUNT } });
  const total = data?.getPostCommentCount ?? 0;
  usePostHead(board, post, { comments: data?.getPostCommentsByPage ?? [], total });

  /** The list has `total` comments now: show `wanted`, or what is left of it. */
  function show(wanted: number, totalNow: number) {
    const next = Math.min(wanted, lastPage(totalNow));
    if (next === page) reload();
    else goTo(next);
  }

  return (
    <Section title={`댓글 ${formatNumber(total)}`}>
      <Stack gap={5}>
        {error && <ErrorState message={messageOfError(error)} onRetry={reload} isRetrying={fetching} />}
        {!error && !data && <Skeleton variant="list" count={3} />}
        {!error && data && total === 0 && <EmptyState icon="message" title="아직 댓글이 없어요." description="첫 댓글을 남겨 보세요." />}
        {!error && data && total > 0 && (
          <>
            <List>
              {data.getPostCommentsByPage.map((comment) => (
                <CommentItem key={comment.id} comment={comment} onChanged={reload} onDeleted={() => show(page, total - 1)} />
              ))}
            </List>
            <Pagination label="댓글 페이지 이동" page={page} count={COUNT} total={total} hrefOf={hrefOf} />
          </>
        )}
        {isSignedIn ? (
          <NewComment postId={postId} onWritten={() => show(lastPage(total + 1), total + 1)} />
        ) : (
          <Invitation next={postPath(board, post.idx)} />
        )}
      </Stack>
    </Section>
  );
}

function Invitation({ next }: { next: string }) {
  return (
    <Notice kind="info">
      <Stack gap={3} align="flex-start">
        로그인하면 댓글을 쓰고 글을 추천할 수 있어요.
        <LinkButton to={loginPath(next)} size="sm">
          로그인하기
        </LinkButton>
      </Stack>
    </Notice>
  );
}

const List = styled.ol`
  li + li {
    border-top: 1px solid ${tokens.color.border};
  }
`;
