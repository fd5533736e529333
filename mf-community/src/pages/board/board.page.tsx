import { graphql, messageOfError } from '@petcare/api';
import { useSession } from '@petcare/auth';
import { EmptyState, ErrorState, LinkButton, PageContainer, PageTitle, Pagination, Skeleton, Stack } from '@petcare/ui';
import { useSearchParams } from 'react-router-dom';
import { useQuery } from 'urql';
import { inputPath, loginPath, useBoard, type Board } from '../../boards.ts';
import { BoardNav } from '../../parts/board-nav.tsx';
import { PostList } from './post-list.tsx';

const COUNT = 10;

const BoardPage_Posts = graphql(`
  query BoardPage_Posts($boardId: String!, $page: Int, $count: Int) {
    getPostsByPage(boardId: $boardId, page: $page, count: $count) {
      id
      idx
      title
      commentCount
      view
      likeCount
      user {
        nickname
        type
      }
      timestamp {
        createdAt
      }
    }
    getPostCount(boardId: $boardId)
  }
`);

const pageIn = (params: URLSearchParams) => (/^[1-9]\d{0,5}$/.test(params.get('page') ?? '') ? Number(params.get('page')) : 1);

export function BoardPage() {
  const board = useBoard();
  return (
    <PageContainer>
      <PageTitle description={board.description} actions={<WriteLink board={board} />}>
        {board.name}
      </PageTitle>
      <Stack gap={4}>
        <BoardNav current={board} />
        <Posts board={board} />
      </Stack>
    </PageContainer>
  );
}

function WriteLink({ board }: { board: Board }) {
  const isSignedIn = useSession().status === 'signed-in';
  const path = inputPath(board);
  return (
    <LinkButton to={isSignedIn ? path : loginPath(path)} icon="edit">
      글쓰기
    </LinkButton>
  );
}

function Posts({ board }: { board: Board }) {
  const [params, setParams] = useSearchParams();
  const page = pageIn(params);
  const [{ data, error, fetching }, reload] = useQuery({ query: BoardPage_Posts, variables: { boardId: board.id, page, count: COUNT } });

  if (error) return <ErrorState message={messageOfError(error)} onRetry={reload} isRetrying={fetching} />;
  if (!data) return <Skeleton variant="list" count={COUNT} />;
  if (data.getPostCount === 0) return <EmptyState icon="message" title="아직 올라온 글이 없어요." description="첫 번째 이야기를 들려주세요." action={<WriteLink board={board} />} />;
  if (data.getPostsByPage.length === 0 && !fetching) return <BeyondTheEnd board={board} />;
  return (
    <Stack gap={6}>
      <PostList board={board} posts={data.getPostsByPage} />
      <Pagination page={page} count={COUNT} total={data.getPostCount} onChange={(next) => setParams(next === 1 ? {} : { page: String(next) })} />
    </Stack>
  );
}

function BeyondTheEnd({ board }: { board: Board }) {
  return (
    <EmptyState
      icon="message"
      title="이 페이지에는 글이 없어요."
      action={
        <LinkButton to={board.path} variant="secondary">
          첫 페이지로 가기
        </LinkButton>
      }
    />
  );
}
