/** @jest-environment node */
import { testRenderings } from '@petcare/testing';
import { aComment as anEntryComment, anEntry, aRound } from './src/testing/an-entry.ts';
import { aComment, aPost, nobodyBeside } from './src/testing/a-post.ts';

const timestamp = { createdAt: '2026-11-21T02:55:00.000Z', updatedAt: null };
const notice = {
  ...{ id: '7', title: '겨울 산책 안전 수칙', content: '<p>산책은 <b>짧게</b></p>', viewCount: 3, updatedAt: null },
  ...{ file: [{ id: '1', name: '수칙.pdf', url: '/api/client/notice/7/file/1', size: 1200 }], admin: { name: '펫케어 운영팀' } },
  createdAt: timestamp.createdAt,
};
const banner = {
  ...{ id: '1', name: '겨울 산책', url: '/notice/7', isInternalLink: true, isAd: true },
  ...{ PCImage: '/uploads/banner.webp', mobileImage: '/uploads/banner.webp' },
};
const faq = { id: '1', category: '회원', question: '비밀번호를 잊었어요.', answer: '<p>임시 <b>비밀번호</b></p>' };
const post = aPost({ timestamp });
const comment = aComment(1, '같이 걸어요', false, { timestamp });
const answers = {
  PostPage_Comments: { getPostCommentsByPage: [comment], getPostCommentCount: 1 },
  PostPage_CountView: { increasePostViewCount: true },
};

testRenderings(() => import('./remote.ts').then(({ remote }) => remote), {
  pages: {
    board: {
      at: '/community/mypet?page=2',
      responses: { BoardPage_Posts: { getPostsByPage: [post], getPostCount: 25 } },
      shows: ['안양천 산책', '5분 전', 'href="/community/mypet?page=3"', 'data-slot="list.banner"'],
    },
    post: {
      at: '/community/mypet/12',
      path: '/community/mypet/:id',
      responses: {
        PostPage_Post: { getPost: post, ...nobodyBeside },
        ...answers,
      },
      asksMore: ['PostPage_CountView'],
      shows: ['<b>예뻐요</b>', '같이 걸어요', '5분 전'],
    },
    'post-input': 'private',
    'post-edit': 'private',
    contest: {
      at: '/community/contest',
      responses: {
        ContestPage_Round: { getContest: aRound(), getBestContestEntries: [] },
        ContestPage_Entries: { getContestEntries: [anEntry()] },
      },
      shows: ['우리 아이 겨울 사진', '사료 1년분', '눈밭의 초코'],
    },
    'contest-entry': {
      at: '/community/contest/7',
      path: '/community/contest/:id',
      responses: {
        ContestEntryPage_Entry: { getContestEntry: anEntry() },
        ContestEntryPage_Comments: { getContestComments: [anEntryComment()], getContestCommentCount: 1 },
      },
      shows: ['눈밭의 초코', '첫눈을 보고 신났어요.', '귀여워요!'],
    },
    'contest-input': 'private',
    'contest-edit': 'private',
    notices: {
      at: '/notice',
      responses: { NoticesPage_Notices: { getNoticesByPage: [notice], getNoticeCount: 11 } },
      shows: ['겨울 산책 안전 수칙', 'href="/notice/7"', 'href="/notice?page=2"'],
    },
    notice: {
      at: '/notice/7',
      path: '/notice/:id',
      responses: {
        NoticePage_Notice: { getNotice: notice, getNoticeNeighbours: { previous: null, next: null } },
        NoticePage_CountView: { increaseNoticeViewCount: true },
      },
      asksMore: ['NoticePage_CountView'],
      shows: ['산책은 <b>짧게</b>', '수칙.pdf', '펫케어 운영팀'],
    },
    faq: {
      at: '/faq?category=회원',
      responses: { FaqPage_Faqs: { getFaqsByPage: [faq], getFaqCount: 1, getFaqCategories: ['회원', '예약'] } },
      shows: ['비밀번호를 잊었어요.', '임시 <b>비밀번호</b>', 'aria-current="true"'],
    },
    voice: { at: '/customer-voice', shows: ['고객의 소리', '의견 보내기'] },
    advertising: { at: '/target', shows: ['홈 배너', '문의 보내기'] },
    inquiries: 'private',
    inquiry: 'private',
    'inquiry-input': 'private',
    'inquiry-edit': 'private',
    ask: {
      at: '/ask',
      responses: { BoardPage_Posts: { getPostsByPage: [aPost({ timestamp, symptom: '귀를 긁어요', answerCount: 2 })], getPostCount: 1 } },
      shows: ['안양천 산책', '낙엽이', '귀를 긁어요', '답변 2', 'href="/ask/12"', 'data-slot="list.banner"'],
    },
    question: {
      at: '/ask/12?board=pet-doctor',
      path: '/ask/:id',
      responses: {
        PostPage_Post: { getPost: post, getPostNeighbours: { previous: { idx: 11, title: '앞의 글' }, next: null } },
        ...answers,
      },
      asksMore: ['PostPage_CountView'],
      shows: ['<b>예뻐요</b>', '수의사 칼럼', 'href="/ask/11?board=pet-doctor"'],
    },
    counseling: 'private',
    columns: 'private',
    column: 'private',
    'column-input': 'private',
    'column-edit': 'private',
    'my-posts': 'private',
    'my-free-posts': 'private',
    'my-tips': 'private',
    'my-events': 'private',
    messages: 'private',
  },
  parts: {
    'waiting-questions': 'private',
    'home-banner': {
      at: '/',
      responses: {
        BannerPart_Banners: { getBannersByType: [banner] },
        BannerPart_CountView: { increaseBannerVisitorCount: true },
      },
      asksMore: ['BannerPart_CountView'],
      shows: ['alt="겨울 산책"', 'href="/notice/7"', '>광고<'],
    },
    'write-message': 'private',
    'list-banner': {
      at: '/hostpital-list',
      responses: { BannerPart_Banners: { getBannersByType: [] } },
      shows: ['증상으로 먼저 찾아보기'],
    },
    'home-columns': {
      at: '/',
      responses: { HomeColumnsPart_Columns: { getPostsByPage: [post] } },
      shows: ['안양천 산책', 'href="/ask/12?board=pet-doctor"'],
    },
    'home-posts': { at: '/', responses: { HomePostsPart_Posts: { getPostsByPage: [post] } }, shows: ['안양천 산책', '5분 전'] },
  },
});
