import { loginPath, useSession } from '@petcare/auth';
import { lazyPiece } from '@petcare/remote';
import { Button, focusRing, LinkButton, PageContainer, PageTitle, Stack, tokens } from '@petcare/ui';
import { Link, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { BoardPosts } from '../board/board-posts.tsx';
import { columns, inputPath, listPath, postPath, questions } from '../board/boards.ts';
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
        <nav aria-label="질문과 칼럼">
          <Tabs>
            {[questions, columns].map((tab) => (
              <li key={tab.id}>
                <Tab to={listPath(tab)} aria-current={tab.id === board.id ? 'page' : undefined}>
                  {tab.id === 'ask' ? '질문과 답변' : '수의사 칼럼'}
                </Tab>
              </li>
            ))}
          </Tabs>
        </nav>
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

const Tabs = styled.ul`
  display: flex;
  box-shadow: inset 0 -1px ${tokens.color.border};
`;

const Tab = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 3rem;
  padding: 0 ${tokens.space[4]};
  color: ${tokens.color.textMute};
  font-weight: ${tokens.font.weight.medium};

  &:focus-visible {
    ${focusRing}
    outline-offset: -4px;
  }

  &[aria-current] {
    box-shadow: inset 0 -3px ${tokens.color.primary};
    color: ${tokens.color.primaryHover};
    font-weight: ${tokens.font.weight.bold};
  }
`;
