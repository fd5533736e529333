import { graphql } from '@petcare/api';
import { loginPath, useSession } from '@petcare/auth';
import { answerOf } from '@petcare/remote';
import { EmptyState, formatNumber, LinkButton, Notice, Pagination, Section, Skeleton, Stack, tokens, usePageParam } from '@petcare/ui';
import { styled } from 'styled-components';
import { useQuery } from 'urql';
import { postPath, type Board } from '../board/boards.ts';
import { CommentItem } from './comment-item.tsx';
import { nounOf } from './comment-words.ts';
import { NewComment } from './new-comment.tsx';
import type { PostDetail } from '../board/post-detail.ts';
import { usePostHead } from './use-post-head.ts';

const COUNT = 20;
const HOSPITAL = 1;

const PostPage_Comments = graphql(`
  query PostPage_Comments($postId: ID!, $page: Int, $count: Int) {
    getPostCommentsByPage(postId: $postId, page: $page, count: $count) {
      id
      parentId
      comment
      isDeleted
      isHidden
      hiddenReason
      admin {
        name
      }
      isMine
      isReported
      user {
        nickname
        userImage
        type
        hospitalName
      }
      timestamp {
        createdAt
        updatedAt
      }
    }
    getPostCommentCount(postId: $postId)
  }
`);

type Props = {
  board: Board;
  post: PostDetail;
  /** The asker has accepted an answer. */
  onAccepted: () => void;
};

const lastPage = (total: number) => Math.max(1, Math.ceil(total / COUNT));

/** The comments below a post; here all is known that search engines are told of the two. */
export function Comments({ board, post, onAccepted }: Props) {
  const postId = post.id;
  const noun = nounOf(board);
  const session = useSession();
  const isSignedIn = session.status === 'signed-in';
  const isAnswering = board.id !== 'ask' || (isSignedIn && session.identity.accountType === HOSPITAL);
  const { page, hrefOf, goTo } = usePageParam('comments');
  const { standIn, data, reload } = answerOf(
    useQuery({ query: PostPage_Comments, variables: { postId, page, count: COUNT } }),
    <Skeleton variant="list" count={3} />,
  );
  const total = data?.getPostCommentCount ?? 0;
  const comments = data?.getPostCommentsByPage ?? [];
  usePostHead(board, post, { comments: comments.filter(({ isDeleted, isHidden }) => !isDeleted && !isHidden), total });

  /** The list has `total` comments now: show `wanted`, or what is left of it. */
  function show(wanted: number, totalNow: number) {
    const next = Math.min(wanted, lastPage(totalNow));
    if (next === page) reload();
    else goTo(next);
  }

  return (
    <Section title={`${noun} ${formatNumber(total)}`}>
      <Stack gap={5}>
        {standIn}
        {data && total === 0 && post.hiddenReason === null && (
          <EmptyState
            icon="message"
            title={`아직 ${noun}이 없어요.`}
            description={board.id === 'ask' ? '수의사의 답변을 기다리고 있어요.' : '첫 댓글을 남겨 보세요.'}
          />
        )}
        {data && total > 0 && (
          <>
            <List>
              {comments.map((comment) => (
                <CommentItem
                  key={comment.id}
                  board={board}
                  post={post}
                  comment={comment}
                  canReply={isSignedIn && (isAnswering || post.isMine)}
                  onChanged={reload}
                  onDeleted={() => show(page, total - 1)}
                  onAccepted={onAccepted}
                />
              ))}
            </List>
            <Pagination label={`${noun} 페이지 이동`} page={page} count={COUNT} total={total} hrefOf={hrefOf} />
          </>
        )}
        {!isSignedIn && <Invitation board={board} next={postPath(board, post.idx)} />}
        {isSignedIn && isAnswering && post.hiddenReason === null && (
          <NewComment postId={postId} noun={noun} onWritten={() => show(lastPage(total + 1), total + 1)} />
        )}
        {isSignedIn && !isAnswering && (
          <Notice kind="info">
            {post.isMine ? '답변은 동물병원 회원이 써요. 답변을 읽고 도움이 된 답변 하나를 채택해 주세요.' : '답변은 동물병원 회원이 써요.'}
          </Notice>
        )}
      </Stack>
    </Section>
  );
}

function Invitation({ board, next }: { board: Board; next: string }) {
  return (
    <Notice kind="info">
      <Stack gap={3} align="flex-start">
        {board.id === 'ask' ? '로그인하면 질문을 올리고 글을 추천할 수 있어요.' : '로그인하면 댓글을 쓰고 글을 추천할 수 있어요.'}
        <LinkButton to={loginPath(next, board.id === 'ask' ? 'recommend' : 'comment')} size="sm">
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
