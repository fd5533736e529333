import { loginPath, useSession } from '@petcare/auth';
import { lazyPiece } from '@petcare/remote';
import { Button, LinkButton, PageContainer, PageTitle, Stack } from '@petcare/ui';
import { useSearchParams } from 'react-router-dom';
import { BoardPosts } from '../board/board-posts.tsx';
import { columns, inputPath, listPath, postPath, questions } from '../board/boards.ts';
import { ListBanner } from '../board/list-banner.tsx';
import { LinkRow } from '../navigation/link-row.tsx';
import { ColumnList } from './column-list.tsx';
import { QuestionList } from './question-list.tsx';

const NewQuestion = lazyPiece(() => import('./new-question.tsx').then((m) => m.NewQuestion));

const HOSPITAL = 1;
const WRITE = 'write';

/** Questions to vets, and in the second tab what vets write. */
export function AskPage() {
  const [params, setParams] = useSearchParams();
  const isColumns = params.get('tab') === 'column';
  const board = isColumns ? columns : questions;
  const isSignedIn = useSession().status === 'signed-in';
  const isWriting = params.has(WRITE) && isSignedIn && !isColumns;
  const pathOf = (idx: number) => postPath(board, idx);

  function setWriting(isNow: boolean) {
    setParams((before) => {
      const next = new URLSearchParams(before);
      if (isNow) next.set(WRITE, '1');
      else next.delete(WRITE);
      return next;
    });
  }

  const write = isColumns ? <WriteColumn /> : <Ask onPress={() => setWriting(true)} />;
  return (
    <PageContainer>
      <PageTitle description={board.description} actions={write}>
        {board.name}
      </PageTitle>
      <Stack gap={4}>
        <LinkRow label="질문과 칼럼" entries={tabs} current={listPath(board)} />
        <ListBanner />
        <BoardPosts
          key={board.id}
          board={board}
          besides={isColumns ? columnTab : undefined}
          pathOf={pathOf}
          draw={(posts) => (isColumns ? <ColumnList posts={posts} pathOf={pathOf} /> : <QuestionList posts={posts} pathOf={pathOf} />)}
          write={write}
        />
      </Stack>
      {isWriting && <NewQuestion onClose={() => setWriting(false)} />}
    </PageContainer>
  );
}

const columnTab = { tab: 'column' };
const tabs = [
  { name: '질문과 답변', path: listPath(questions) },
  { name: '수의사 칼럼', path: listPath(columns) },
];

function Ask({ onPress }: { onPress: () => void }) {
  const isSignedIn = useSession().status === 'signed-in';
  if (!isSignedIn) {
    return (
      <LinkButton to={loginPath(`${questions.path}?${WRITE}=1`)} icon="edit">
        질문하기
      </LinkButton>
    );
  }
  return (
    <Button icon="edit" onPress={onPress}>
      질문하기
    </Button>
  );
}

/** Only hospitals write columns. */
function WriteColumn() {
  const session = useSession();
  if (session.status !== 'signed-in' || session.identity.accountType !== HOSPITAL) return null;
  return (
    <LinkButton to={inputPath(columns)} icon="edit">
      칼럼 쓰기
    </LinkButton>
  );
}
