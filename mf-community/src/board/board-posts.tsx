import { graphql } from '@petcare/api';
import { answerOf, breadcrumbs, itemList, usePageHead } from '@petcare/remote';
import { EmptyState, LinkButton, Pagination, Skeleton, Stack } from '@petcare/ui';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useQuery } from 'urql';
import type { Board } from './boards.ts';
import { ListTools } from './list-tools.tsx';
import { MOST_LISTED, queryOf, readChoice } from './list-address.ts';
import { ListedPostFields, type ListedPost } from './listed-post.ts';

const COUNT = 10;

const BoardPage_Posts = graphql(
  `
    query BoardPage_Posts($boardId: String!, $page: Int, $count: Int, $category: String, $search: String, $sort: PostSort, $before: Int) {
      getPostsByPage(boardId: $boardId, page: $page, count: $count, category: $category, search: $search, sort: $sort, before: $before) {
        ...ListedPostFields
      }
      getPostCount(boardId: $boardId, category: $category, search: $search, before: $before)
    }
  `,
  [ListedPostFields],
);

type Props = {
  board: Board;
  /** The rest of the address. */
  besides?: Record<string, string>;
  pathOf: (idx: number) => string;
  draw: (posts: readonly ListedPost[]) => ReactNode;
  /** The way to write the first one. */
  write: ReactNode;
};

/** A board's list as its address says, with what search engines are told of it. */
export function BoardPosts({ board, besides = {}, pathOf, draw, write }: Props) {
  const choice = readChoice(new URLSearchParams(useLocation().search), board.categories);
  const { page, category, search, sort, before } = choice;
  const { standIn, data, isLoading } = answerOf(
    useQuery({
      query: BoardPage_Posts,
      variables: { boardId: board.id, page, count: COUNT, category, search: search || null, sort, before },
    }),
    <Skeleton variant="list" count={COUNT} />,
  );
  const hrefOf = (change: object) => `${board.path}${queryOf({ ...choice, ...change }, besides)}`;
  const posts = data?.getPostsByPage ?? [];
  const total = data?.getPostCount ?? 0;
  const isBeyond = page > 1 && data !== undefined && posts.length === 0 && !isLoading;
  const isPlain = search === '' && sort === 'recent' && before === null;
  const name = category === null ? board.name : `${board.name} · ${category}`;
  usePageHead({
    title: page === 1 ? name : `${name} ${page}페이지`,
    description: board.description,
    canonical: `${board.path}${queryOf({ category, page }, besides)}`,
    ...(isBeyond && { status: 404 }),
    ...((isBeyond || !isPlain) && { noindex: true }),
    structured: [
      breadcrumbs([{ name: board.name, path: `${board.path}${queryOf({}, besides)}` }]),
      ...(posts.length > 0
        ? [
            itemList(
              board.name,
              posts.map(({ idx, title }) => ({ name: title, path: pathOf(idx) })),
              { from: (page - 1) * COUNT + 1, total },
            ),
          ]
        : []),
    ],
  });

  return (
    <Stack gap={4}>
      <ListTools
        name={board.name}
        path={board.path}
        categories={board.categories}
        choice={choice}
        total={data && before === null ? total : null}
        besides={besides}
      />
      {standIn}
      {data && posts.length > 0 && (
        <Stack gap={6}>
          {draw(posts)}
          <Pagination page={page} count={COUNT} total={Math.min(total, MOST_LISTED)} hrefOf={(wanted) => hrefOf({ page: wanted })} />
          {page * COUNT >= MOST_LISTED && posts.length === COUNT && sort === 'recent' && search === '' && (
            <LinkButton to={hrefOf({ before: posts.at(-1)?.idx ?? null, page: 1 })} variant="secondary">
              더 오래된 글 보기
            </LinkButton>
          )}
          {before !== null && (
            <LinkButton to={hrefOf({ before: null, page: 1 })} variant="ghost">
              최신 글로 가기
            </LinkButton>
          )}
        </Stack>
      )}
      {data && posts.length === 0 && !isLoading && (
        <Nothing
          isBeyond={page > 1}
          isChosen={search !== '' || category !== null}
          firstPage={hrefOf({ page: 1 })}
          whole={`${board.path}${queryOf({}, besides)}`}
          write={write}
        />
      )}
    </Stack>
  );
}

type NothingProps = { isBeyond: boolean; isChosen: boolean; firstPage: string; whole: string; write: ReactNode };

function Nothing({ isBeyond, isChosen, firstPage, whole, write }: NothingProps) {
  if (isBeyond) {
    const first = (
      <LinkButton to={firstPage} variant="secondary">
        첫 페이지로 가기
      </LinkButton>
    );
    return <EmptyState icon="message" title="이 페이지에는 글이 없어요." action={first} />;
  }
  if (isChosen) {
    const all = (
      <LinkButton to={whole} variant="secondary">
        전체 글 보기
      </LinkButton>
    );
    return <EmptyState icon="search" title="찾는 글이 없어요." description="다른 말로 찾거나 분류를 바꿔 보세요." action={all} />;
  }
  return <EmptyState icon="message" title="아직 올라온 글이 없어요." description="첫 번째 이야기를 들려주세요." action={write} />;
}
