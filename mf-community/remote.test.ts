/** @jest-environment node */
import { testRenderings } from '@petcare/testing';

const author = { nickname: '뭉치네', userImage: null, type: 0 };
const timestamp = { createdAt: '2026-11-21T02:55:00.000Z', updatedAt: null };
const row = { id: '30', idx: 12, title: '안양천 산책', commentCount: 3, view: 1204, likeCount: 7, user: author, timestamp };
const post = { ...row, content: '<p>낙엽이 <b>예뻐요</b></p>', like: false, isMine: false };
const comment = { id: '1', comment: '같이 걸어요', isMine: false, user: author, timestamp };

testRenderings(() => import('./remote.ts').then(({ remote }) => remote), {
  pages: {
    board: {
      at: '/community/mypet?page=2',
      responses: { BoardPage_Posts: { getPostsByPage: [row], getPostCount: 25 } },
      shows: ['안양천 산책', '5분 전', 'href="/community/mypet?page=3"'],
    },
    post: {
      at: '/community/mypet/12',
      path: '/community/mypet/:id',
      responses: {
        PostPage_Post: { getPost: post },
        PostPage_Comments: { getPostCommentsByPage: [comment], getPostCommentCount: 1 },
        PostPage_CountView: { increasePostViewCount: true },
      },
      asksMore: ['PostPage_CountView'],
      shows: ['<b>예뻐요</b>', '같이 걸어요', '5분 전'],
    },
    'post-input': 'private',
    'post-edit': 'private',
  },
  parts: {
    'home-posts': { at: '/', responses: { HomePostsPart_Posts: { getPostsByPage: [row] } }, shows: ['안양천 산책', '5분 전'] },
  },
});
