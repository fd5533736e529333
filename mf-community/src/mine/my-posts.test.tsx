import { renderPage } from '@petcare/testing';
import { screen, within } from '@testing-library/react';
import { ColumnsPage } from '../columns/columns.page.tsx';
import { aPost } from '../testing/a-post.ts';
import { MyEventsPage } from './my-events.page.tsx';
import { MyFreePostsPage } from './my-free.page.tsx';
import { MyPostsPage } from './my-posts.page.tsx';
import { MyTipsPage } from './my-tips.page.tsx';

const session = {};

test.each([
  ['free posts', MyFreePostsPage, '/mypage/post/mypet', 'mypet', '/community/mypet'],
  ['tips', MyTipsPage, '/mypage/post/petcafe', 'petcafe', '/community/petcafe'],
  ['events', MyEventsPage, '/mypage/post/marketplace', 'marketplace', '/community/marketplace'],
  ['columns', ColumnsPage, '/bizpage/pet-doctor', 'pet-doctor', '/bizpage/pet-doctor'],
] as const)("the list of one’s own posts lists one's own %s, and says where to write the first", async (_name, Page, at, boardId, path) => {
  const own = { MyPosts_Posts: { getMyPostCount: 1, getMyPostsByPage: [aPost({ title: '내 글' })] } };
  const listed = renderPage(<Page />, { at, session, responses: own });
  expect(await screen.findByRole('link', { name: /내 글/ })).toHaveAttribute('href', `${path}/12`);
  expect(listed.sent[0]?.variables).toMatchObject({ boardId });
  listed.unmount();
  renderPage(<Page />, { at, session, responses: { MyPosts_Posts: { getMyPostCount: 0, getMyPostsByPage: [] } } });
  expect(await screen.findByText('아직 쓴 글이 없어요.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /글쓰기|첫 칼럼 쓰기/ })).toHaveAttribute('href', `${path}/input`);
});

test('the list of one’s own posts names those of the page that are hidden', async () => {
  const posts = [aPost({ title: '내 글' }), aPost({ id: '31', idx: 13, title: '가려진 글', hiddenReason: '광고예요' })];
  renderPage(<MyTipsPage />, {
    at: '/mypage/post/petcafe',
    session,
    responses: { MyPosts_Posts: { getMyPostCount: 2, getMyPostsByPage: posts } },
  });
  const notice = await screen.findByText(/가려져 나에게만 보이는 글이 있어요/);
  const links = within(notice.parentElement!).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([['가려진 글', '/community/petcafe/13']]);
});

test("the list of one’s own posts shows one's questions, and in the next tab the posts of all boards that one keeps", async () => {
  const { user } = renderPage(<MyPostsPage />, {
    at: '/mypage/post',
    session,
    responses: {
      MyPosts_Posts: { getMyPostCount: 1, getMyPostsByPage: [aPost({ title: '내 질문' })] },
      KeptPosts_Posts: {
        getMyBookmarkedPostCount: 2,
        getMyBookmarkedPostsByPage: [
          aPost({ id: '1', title: '스크랩한 칼럼', boardId: 'pet-doctor' }),
          aPost({ id: '2', title: '스크랩한 꿀팁', boardId: 'petcafe' }),
        ],
      },
    },
  });
  expect(await screen.findByRole('link', { name: /내 질문/ })).toHaveAttribute('href', '/ask/12');
  await user.click(screen.getByRole('link', { name: '스크랩' }));
  expect(await screen.findByRole('link', { name: /스크랩한 칼럼/ })).toHaveAttribute('href', '/ask/12?board=pet-doctor');
  expect(screen.getByRole('link', { name: /스크랩한 꿀팁/ })).toHaveAttribute('href', '/community/petcafe/12');
});
