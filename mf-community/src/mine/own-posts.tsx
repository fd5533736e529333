import { answerOf } from '@petcare/remote';
import { EmptyState, LinkButton, Notice, Pagination, Skeleton, Stack, usePageParam } from '@petcare/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useQuery } from 'urql';
import { postPath, type Board } from '../board/boards.ts';
import type { ListedPost } from '../board/listed-post.ts';
import { MyPosts_Posts } from './my-posts.ts';

const COUNT = 10;

type Props = { board: Board; writeTo: string; writeLabel: string; draw: (posts: readonly ListedPost[]) => ReactNode };

/** The posts of the person on a board. */
export function OwnPosts({ board, writeTo, writeLabel, draw }: Props) {
  const { page, hrefOf } = usePageParam('page');
  const { standIn, data } = answerOf(
    useQuery({ query: MyPosts_Posts, variables: { boardId: board.id, page, count: COUNT } }),
    <Skeleton variant="list" count={5} />,
    {
      empty: (posts) =>
        posts.getMyPostsByPage.length === 0 && (
          <EmptyState icon="edit" title="아직 쓴 글이 없어요." action={<LinkButton to={writeTo}>{writeLabel}</LinkButton>} />
        ),
    },
  );
  if (standIn) return standIn;
  const hidden = data.getMyPostsByPage.filter(({ hiddenReason }) => hiddenReason !== null);
  return (
    <Stack gap={6}>
      {hidden.length > 0 && (
        <Notice kind="warn">
          <span>운영 정책에 따라 가려져 나에게만 보이는 글이 있어요. 글을 열면 이유를 읽을 수 있어요.</span>
          <ul>
            {hidden.map(({ id, idx, title }) => (
              <li key={id}>
                <Link to={postPath(board, idx)}>{title}</Link>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <div>{draw(data.getMyPostsByPage)}</div>
      <Pagination page={page} count={COUNT} total={data.getMyPostCount} hrefOf={hrefOf} />
    </Stack>
  );
}
