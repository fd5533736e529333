import { refusal, renderPage, type Responses } from '@petcare/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aPost } from '../testing/a-post.ts';
import { BoardPage } from './board.page.tsx';

const at = '/community/mypet';
const responses: Responses = {
  BoardPage_Posts: ({ page }) => ({
    getPostsByPage:
      page === 1
        ? [aPost(), aPost({ id: '29', idx: 11, title: '병원에서 알려요', user: { nickname: '든든병원', type: 1 } })]
        : [aPost({ id: '3', idx: 1, title: '첫 글', user: null })],
    getPostCount: 11,
  }),
};

test('the board lists the posts, each a link to its page', async () => {
  renderPage(<BoardPage />, { at, responses });
  const link = await screen.findByRole('link', { name: /안양천 산책/ });
  expect(link).toHaveAttribute('href', '/community/mypet/12');
  expect(link).toHaveTextContent(/12.*댓글 3개.*뭉치네.*2026년 11월 1일 \(일\).*조회 1,204.*추천 7/);
  expect(screen.getByRole('link', { name: /병원에서 알려요/ })).toHaveTextContent('동물병원');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('자유게시판');
});

test('the board is the one that the address names', async () => {
  const { sent } = renderPage(<BoardPage />, { at: '/community/petcafe', responses });
  expect(await screen.findByRole('link', { name: /안양천 산책/ })).toHaveAttribute('href', '/community/petcafe/12');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('펫 꿀팁');
  expect(screen.getByRole('link', { name: '펫 꿀팁' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: '글쓰기' })).toHaveAttribute('href', '/login?next=%2Fcommunity%2Fpetcafe%2Finput');
  expect(sent[0]?.variables).toMatchObject({ boardId: 'petcafe' });
});

test.each([
  ['', '자유게시판', '/community/mypet', 1],
  ['?page=1', '자유게시판', '/community/mypet', 1],
  ['?page=2&x=1', '자유게시판 2페이지', '/community/mypet?page=2', 11],
])('the board sets title, canonical address and structured data for the query %j', async (query, title, canonical, from) => {
  const { head } = renderPage(<BoardPage />, { at: `${at}${query}`, responses });
  await screen.findAllByRole('link', { name: /댓글 3개/ });
  expect(head()).toMatchObject({ title, canonical, description: '반려동물과 지내는 이야기를 편하게 나눠 보세요.' });
  expect(head()?.structured).toMatchObject([{ '@type': 'BreadcrumbList' }, { '@type': 'ItemList', numberOfItems: 11 }]);
  expect((head()?.structured?.[1] as { itemListElement: { position: number }[] }).itemListElement[0]?.position).toBe(from);
  expect(head()).not.toHaveProperty('status');
});

test('the board reads the page number from the address', async () => {
  const { user, address } = renderPage(<BoardPage />, { at, responses });
  await user.click(await screen.findByRole('link', { name: '2페이지' }));
  expect(await screen.findByRole('link', { name: /첫 글.*탈퇴한 회원/ })).toBeInTheDocument();
  expect(address()).toBe('/community/mypet?page=2');
});

test.each(['0', '-1', 'x', '1e9'])('the board shows the first page for the page number %p', async (page) => {
  const { sent } = renderPage(<BoardPage />, { at: `${at}?page=${page}`, responses });
  await screen.findByRole('link', { name: /안양천 산책/ });
  expect(sent[0]?.variables).toMatchObject({ boardId: 'mypet', page: 1 });
});

test('the board links to the first page from a page after the last', async () => {
  const { head } = renderPage(<BoardPage />, {
    at: `${at}?page=9`,
    responses: { BoardPage_Posts: { getPostsByPage: [], getPostCount: 11 } },
  });
  expect(await screen.findByRole('link', { name: '첫 페이지로 가기' })).toHaveAttribute('href', at);
  expect(head()).toMatchObject({ status: 404, noindex: true });
});

test.each([
  ['a member', {}, '/community/mypet/input'],
  ['a visitor', undefined, '/login?next=%2Fcommunity%2Fmypet%2Finput'],
])('the board links %s from the write button to the right page', async (_who, session, href) => {
  renderPage(<BoardPage />, { at, responses, session });
  expect(screen.getByRole('link', { name: '글쓰기' })).toHaveAttribute('href', href);
  await screen.findByRole('link', { name: /안양천 산책/ });
});

test('the board links to every board and marks the current one', () => {
  renderPage(<BoardPage />, { at, responses });
  const tabs = within(screen.getByRole('navigation', { name: '게시판' })).getAllByRole('link');
  expect(tabs.map((tab) => [tab.getAttribute('href'), tab.getAttribute('aria-current')])).toEqual([
    [at, 'page'],
    ['/community/petcafe', null],
    ['/community/marketplace', null],
    ['/community/contest', null],
  ]);
});

test('the board shows an empty state on a board without posts', async () => {
  renderPage(<BoardPage />, { at, responses: { BoardPage_Posts: { getPostsByPage: [], getPostCount: 0 } } });
  expect(await screen.findByText('아직 올라온 글이 없어요.')).toBeInTheDocument();
});

test('the board shows an error with a retry button', async () => {
  let broken = true;
  const answer = responses['BoardPage_Posts'] as (variables: Record<string, unknown>) => object;
  const { user } = renderPage(<BoardPage />, {
    at,
    responses: { BoardPage_Posts: (variables) => (broken ? refusal('INTERNAL', '잠시 후 다시 시도해 주세요.') : answer(variables)) },
  });
  const retry = await screen.findByRole('button', { name: '다시 시도' });
  broken = false;
  await user.click(retry);
  await waitFor(() => expect(screen.getByText('안양천 산책')).toBeInTheDocument());
});

test('the board shows events as cards that say whether they go on', async () => {
  const events = [aPost({ title: '할인' }), aPost({ id: '2', idx: 2, title: '지난 할인', status: 1 })];
  renderPage(<BoardPage />, { at: '/community/marketplace', responses: { BoardPage_Posts: { getPostsByPage: events, getPostCount: 2 } } });
  expect(await screen.findByRole('link', { name: /진행 중.*할인/ })).toHaveAttribute('href', '/community/marketplace/12');
  expect(screen.getByRole('link', { name: /종료.*지난 할인/ })).toHaveAttribute('href', '/community/marketplace/2');
});

test('the board asks for what the address says, counts what is found, and is no page for search engines then', async () => {
  const { sent, head } = renderPage(<BoardPage />, {
    at: '/community/petcafe?category=미용&search=발톱&sort=like',
    responses: { BoardPage_Posts: { getPostsByPage: [aPost()], getPostCount: 1_000 } },
  });
  expect(await screen.findByText(/찾은 글/)).toHaveTextContent('찾은 글 1,000개 이상');
  expect(sent[0]?.variables).toMatchObject({ boardId: 'petcafe', category: '미용', search: '발톱', sort: 'like', before: null, page: 1 });
  expect(head()).toMatchObject({ noindex: true });
});

test('the board leads further back from the last page that is counted off', async () => {
  const { user, sent, address } = renderPage(<BoardPage />, {
    at: `${at}?page=1000`,
    responses: {
      BoardPage_Posts: ({ before }) => ({
        getPostsByPage: Array.from({ length: 10 }, (_, index) => aPost({ id: `${index}`, idx: (before ? 80 : 990_010) - index })),
        getPostCount: 1_000_000,
      }),
    },
  });
  expect(await screen.findByRole('link', { name: '1000페이지' })).toHaveAttribute('aria-current', 'page');
  await user.click(screen.getByRole('link', { name: '더 오래된 글 보기' }));
  expect(address()).toBe(`${at}?before=990001`);
  await waitFor(() => expect(sent.at(-1)?.variables).toMatchObject({ before: 990_001, page: 1 }));
  expect(await screen.findByRole('link', { name: '최신 글로 가기' })).toHaveAttribute('href', at);
});

test('the board says that nothing is found, and leads to the whole board', async () => {
  renderPage(<BoardPage />, { at: `${at}?search=없는말`, responses: { BoardPage_Posts: { getPostsByPage: [], getPostCount: 0 } } });
  expect(await screen.findByText('찾는 글이 없어요.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '전체 글 보기' })).toHaveAttribute('href', at);
});
