import { graphql, isNotFound } from '@petcare/api';
import { answerOf } from '@petcare/remote';
import { EmptyState, LinkButton, PageTitle, Skeleton } from '@petcare/ui';
import { WritingScreen } from '@petcare/ui/form';
import { useNavigate } from 'react-router-dom';
import { useQuery } from 'urql';
import { listPath, postPath, type Board } from '../board/boards.ts';
import { ChangePost } from './change-post.tsx';

const PostEditPage_Post = graphql(`
  query PostEditPage_Post($boardId: String!, $postIdx: Int) {
    getPost(boardId: $boardId, postIdx: $postIdx) {
      id
      idx
      title
      content
      category
      status
      symptom
      isMine
    }
  }
`);

/** One's own post in the form; `idx` is null where the address names none. */
export function StoredPost({ board, idx }: { board: Board; idx: number | null }) {
  return idx === null ? <NotYours board={board} /> : <OwnPost key={idx} board={board} idx={idx} />;
}

function OwnPost({ board, idx }: { board: Board; idx: number }) {
  const navigate = useNavigate();
  const { standIn, data, error } = answerOf(
    useQuery({ query: PostEditPage_Post, variables: { boardId: board.id, postIdx: idx } }),
    <Skeleton variant="card" count={2} />,
  );

  if (isNotFound(error)) return <NotYours board={board} />;
  if (standIn) {
    return (
      <>
        <Title board={board} />
        {standIn}
      </>
    );
  }
  if (!data.getPost.isMine) return <NotYours board={board} />;
  const path = postPath(board, idx);
  return (
    <WritingScreen title={titleOf(board)}>
      <ChangePost board={board} post={data.getPost} cancel={path} onChanged={() => void navigate(path, { replace: true })} />
    </WritingScreen>
  );
}

const titleOf = (board: Board) => (board.isDesk ? '칼럼 수정' : '글 수정');

const Title = ({ board }: { board: Board }) => <PageTitle>{titleOf(board)}</PageTitle>;

function NotYours({ board }: { board: Board }) {
  return (
    <>
      <Title board={board} />
      <EmptyState
        icon="edit"
        title="수정할 수 없는 글이에요."
        description="삭제됐거나 다른 사람이 쓴 글이에요."
        action={<LinkButton to={listPath(board)}>목록으로</LinkButton>}
      />
    </>
  );
}
