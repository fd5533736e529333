import { loginPath, useSession } from '@petcare/auth';
import { LinkButton, PageContainer, PageTitle, Stack } from '@petcare/ui';
import { inputPath, postPath, useBoard, type Board } from './boards.ts';
import { BoardNav } from './board-nav.tsx';
import { BoardPosts } from './board-posts.tsx';
import { EventList } from './event-list.tsx';
import { ListBanner } from './list-banner.tsx';
import { PostList } from './post-list.tsx';

export function BoardPage() {
  const board = useBoard();
  const pathOf = (idx: number) => postPath(board, idx);
  return (
    <PageContainer>
      <PageTitle description={board.description} actions={<WriteLink board={board} />}>
        {board.name}
      </PageTitle>
      <Stack gap={4}>
        <BoardNav current={board} />
        <ListBanner />
        <BoardPosts
          key={board.id}
          board={board}
          pathOf={pathOf}
          draw={(posts) => (board.hasStatus ? <EventList posts={posts} pathOf={pathOf} /> : <PostList posts={posts} pathOf={pathOf} />)}
          write={<WriteLink board={board} />}
        />
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
