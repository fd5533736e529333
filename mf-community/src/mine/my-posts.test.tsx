import { renderPage } from '@petcare/testing';
import { screen } from '@testing-library/react';
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
] as const)("lists one's own %s, and says where to write the first", async (_name, Page, at, boardId, path) => {
  const own = { MyPosts_Posts: { getMyPostCount: 1, getMyPostsByPage: [aPost({ title: '내 글' })] } };
  const listed = renderPage(<Page />, { at, session, responses: own });
  expect(await screen.findByRole('link', { name: /내 글/ })).toHaveAttribute('href', `${path}/12`);
  expect(listed.sent[0]?.variables).toMatchObject({ boardId });
  listed.unmount();
  renderPage(<Page />, { at, session, responses: { MyPosts_Posts: { getMyPostCount: 0, getMyPostsByPage: [] } } });
  expect(await screen.findByText('아직 쓴 글이 없어요.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /글쓰기|첫 칼럼 쓰기/ })).toHaveAttribute('href', `${path}/input`);
});

test("shows one's questions, and in the next tab the posts of all boards that one keeps", async () => {
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
