import { isNotFound } from '@petcare/api';
import { answerOf, usePageHead } from '@petcare/remote';
import { EmptyState, Icon, LinkButton, PageContainer, Skeleton, Stack, tokens, VisuallyHidden } from '@petcare/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useQuery } from 'urql';
import { listPath, type Board } from '../board/boards.ts';
import { Comments } from './comments.tsx';
import { NeighbourLinks } from './neighbour-links.tsx';
import { PostArticle } from './post-article.tsx';
import { PostPage_Post } from './post-query.ts';

/** A post of any board with what was said of it; `idx` is null where the address names none. */
export function PostScreen({ board, idx }: { board: Board; idx: number | null }) {
  const screen = (
    <>
      <Back to={listPath(board)}>
        <Icon name="chevron-left" size={18} />
        {board.name}
      </Back>
      {idx === null ? <Missing board={board} /> : <Post key={`${board.id}/${idx}`} board={board} idx={idx} />}
    </>
  );
  return board.isDesk ? screen : <PageContainer width="narrow">{screen}</PageContainer>;
}

function Post({ board, idx }: { board: Board; idx: number }) {
  const { standIn, data, error, reload } = answerOf(
    useQuery({ query: PostPage_Post, variables: { boardId: board.id, postIdx: idx } }),
    <Skeleton variant="card" count={2} />,
  );

  if (isNotFound(error)) return <Missing board={board} />;
  if (standIn) return standIn;
  return (
    <Stack gap={8}>
      <PostArticle board={board} post={data.getPost} onChanged={reload} />
      <Comments board={board} post={data.getPost} onAccepted={reload} />
      <NeighbourLinks board={board} neighbours={data.getPostNeighbours} />
      <LinkButton to={listPath(board)} variant="secondary" icon="list">
        목록으로
      </LinkButton>
    </Stack>
  );
}

function Missing({ board }: { board: Board }) {
  usePageHead({ title: '글을 찾을 수 없어요', status: 404, noindex: true });
  return (
    <>
      <VisuallyHidden>
        <h1>{board.name}</h1>
      </VisuallyHidden>
      <EmptyState
        icon="message"
        title="글을 찾을 수 없어요."
        description="삭제됐거나 주소가 잘못됐을 수 있어요."
        action={<LinkButton to={listPath(board)}>목록으로</LinkButton>}
      />
    </>
  );
}

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[1]};
  min-height: ${tokens.touchTarget};
  margin-bottom: ${tokens.space[2]};
  color: ${tokens.color.primaryHover};
  font-size: ${tokens.font.size.sm};
  font-weight: ${tokens.font.weight.semibold};
`;
