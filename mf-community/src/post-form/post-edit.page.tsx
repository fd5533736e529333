import { graphql, isNotFound, messageOfError } from '@petcare/api';
import { EmptyState, ErrorState, LinkButton, PageContainer, PageTitle, Skeleton } from '@petcare/ui';
import { useParams } from 'react-router-dom';
import { useQuery } from 'urql';
import { useBoard, type Board } from '../board/boards.ts';
import { postNumberOf } from '../post/post-number.ts';
import { ChangePost } from './change-post.tsx';

const PostEditPage_Post = graphql(`
  query PostEditPage_Post($boardId: String!, $postIdx: Int) {
    getPost(boardId: $boardId, postIdx: $postIdx) {
      id
      idx
      title
      content
      isMine
    }
  }
`);

export function PostEditPage() {
  const board = useBoard();
  const idx = postNumberOf(useParams()['id']);
  return (
    <PageContainer width="narrow">
      <PageTitle>글 고치기</PageTitle>
      {idx === null ? <NotYours board={board} /> : <OwnPost key={idx} board={board} idx={idx} />}
    </PageContainer>
  );
}

function OwnPost({ board, idx }: { board: Board; idx: number }) {
  const [{ data, error, fetching }, reload] = useQuery({ query: PostEditPage_Post, variables: { boardId: board.id, postIdx: idx } });

  if (isNotFound(error)) return <NotYours board={board} />;
  if (error) return <ErrorState message={messageOfError(error)} onRetry={reload} isRetrying={fetching} />;
  if (!data) return <Skeleton variant="card" count={2} />;
  return data.getPost.isMine ? <ChangePost board={board} post={data.getPost} /> : <NotYours board={board} />;
}

function NotYours({ board }: { board: Board }) {
  return (
    <EmptyState
      icon="edit"
      title="고칠 수 없는 글이에요."
      description="지워졌거나 다른 사람이 쓴 글이에요."
      action={<LinkButton to={board.path}>목록으로</LinkButton>}
    />
  );
}
