import { graphql, messageOfError } from '@petcare/api';
import { loginPath, useSession } from '@petcare/auth';
import { breadcrumbs, itemList, usePageHead } from '@petcare/remote';
import { EmptyState, ErrorState, LinkButton, PageContainer, PageTitle, Pagination, Skeleton, Stack, usePageParam } from '@petcare/ui';
import { useQuery } from 'urql';
import { inputPath, postPath, useBoard, type Board } from './boards.ts';
import { BoardNav } from './board-nav.tsx';
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
  const { page, hrefOf } = usePageParam('page');
  const [{ data, error, fetching }, reload] = useQuery({ query: BoardPage_Posts, variables: { boardId: board.id, page, count: COUNT } });
  const isBeyond = page > 1 && data?.getPostsByPage.length === 0 && !fetching;
  const entries = data?.getPostsByPage.map(({ idx, title }) => ({ name: title, path: postPath(board, idx) })) ?? [];
  usePageHead({
    title: page === 1 ? board.name : `${board.name} ${page}페이지`,
    description: board.description,
    canonical: page === 1 ? board.path : `${board.path}?page=${page}`,
    ...(isBeyond && { status: 404, noindex: true }),
    structured: [
      breadcrumbs([{ name: board.name, path: board.path }]),
      ...(entries.length > 0 ? [itemList(board.name, entries, { from: (page - 1) * COUNT + 1, total: data?.getPostCount ?? 0 })] : []),
    ],
  });

  if (error) return <ErrorState message={messageOfError(error)} onRetry={reload} isRetrying={fetching} />;
  if (!data) return <Skeleton variant="list" count={COUNT} />;
  if (data.getPostCount === 0)
    return (
      <EmptyState
        icon="message"
        title="아직 올라온 글이 없어요."
        description="첫 번째 이야기를 들려주세요."
        action={<WriteLink board={board} />}
      />
    );
  if (data.getPostsByPage.length === 0 && !fetching) return <BeyondTheEnd board={board} />;
  return (
    <Stack gap={6}>
      <PostList board={board} posts={data.getPostsByPage} />
      <Pagination page={page} count={COUNT} total={data.getPostCount} hrefOf={hrefOf} />
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
