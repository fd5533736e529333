import { defineRemote } from '@petcare/remote';

/**
 * The community. A row of `src/boards.ts` is a board; every page serves all of
 * them and sees from the address which one is meant.
 * Pages: the list of a board, a post with its comments, writing one, changing
 * one; questions to vets with their columns, and where hospitals answer and
 * write; what a guardian has written; the contest and its entries; the
 * customer centre: notices, what is asked often, what anybody tells the house,
 * and a guardian's inquiries; messages. Parts: popular posts of the free board and
 * vets' latest columns for the home page, the banners of home and lists, and a message to whoever
 * wrote what somebody is just reading.
 */
export const remote = defineRemote({
  name: 'mf-community',
  schemes: ['light', 'dark'],
  pages: {
    board: () => import('./src/board/board.page.tsx').then((m) => m.BoardPage),
    post: () => import('./src/post/post.page.tsx').then((m) => m.PostPage),
    'post-input': () => import('./src/post-form/post-input.page.tsx').then((m) => m.PostInputPage),
    'post-edit': () => import('./src/post-form/post-edit.page.tsx').then((m) => m.PostEditPage),
    notices: () => import('./src/notice/notices.page.tsx').then((m) => m.NoticesPage),
    notice: () => import('./src/notice/notice.page.tsx').then((m) => m.NoticePage),
    contest: () => import('./src/contest/contest.page.tsx').then((m) => m.ContestPage),
    'contest-entry': () => import('./src/contest/entry.page.tsx').then((m) => m.ContestEntryPage),
    'contest-input': () => import('./src/contest/entry-input.page.tsx').then((m) => m.ContestInputPage),
    'contest-edit': () => import('./src/contest/entry-edit.page.tsx').then((m) => m.ContestEditPage),
    faq: () => import('./src/faq/faq.page.tsx').then((m) => m.FaqPage),
    voice: () => import('./src/voice/voice.page.tsx').then((m) => m.VoicePage),
    advertising: () => import('./src/advertising/advertising.page.tsx').then((m) => m.AdvertisingPage),
    inquiries: () => import('./src/inquiry/inquiries.page.tsx').then((m) => m.InquiriesPage),
    inquiry: () => import('./src/inquiry/inquiry.page.tsx').then((m) => m.InquiryPage),
    'inquiry-input': () => import('./src/inquiry/inquiry-input.page.tsx').then((m) => m.InquiryInputPage),
    'inquiry-edit': () => import('./src/inquiry/inquiry-edit.page.tsx').then((m) => m.InquiryEditPage),
    ask: () => import('./src/ask/ask.page.tsx').then((m) => m.AskPage),
    question: () => import('./src/ask/question.page.tsx').then((m) => m.QuestionPage),
    counseling: () => import('./src/ask/counseling.page.tsx').then((m) => m.CounselingPage),
    columns: () => import('./src/columns/columns.page.tsx').then((m) => m.ColumnsPage),
    column: () => import('./src/columns/column.page.tsx').then((m) => m.ColumnPage),
    'column-input': () => import('./src/columns/column-input.page.tsx').then((m) => m.ColumnInputPage),
    'column-edit': () => import('./src/columns/column-edit.page.tsx').then((m) => m.ColumnEditPage),
    'my-posts': () => import('./src/mine/my-posts.page.tsx').then((m) => m.MyPostsPage),
    'my-free-posts': () => import('./src/mine/my-free.page.tsx').then((m) => m.MyFreePostsPage),
    'my-tips': () => import('./src/mine/my-tips.page.tsx').then((m) => m.MyTipsPage),
    'my-events': () => import('./src/mine/my-events.page.tsx').then((m) => m.MyEventsPage),
    messages: () => import('./src/message/messages.page.tsx').then((m) => m.MessagesPage),
  },
  parts: {
    'home-banner': () => import('./src/banner/home-banner.part.tsx').then((m) => m.HomeBannerPart),
    'list-banner': () => import('./src/banner/list-banner.part.tsx').then((m) => m.ListBannerPart),
    'home-posts': () => import(/* webpackChunkName: "home" */ './src/board/home-posts.part.tsx').then((m) => m.HomePostsPart),
    'home-columns': () => import(/* webpackChunkName: "home" */ './src/columns/home-columns.part.tsx').then((m) => m.HomeColumnsPart),
    'write-message': () => import('./src/message/write-message.part.tsx').then((m) => m.WriteMessagePart),
    'waiting-questions': () => import('./src/ask/waiting-questions.part.tsx').then((m) => m.WaitingQuestionsPart),
  },
  emits: ['page.described', 'post.written', 'toast.shown'],
  hears: [],
});
