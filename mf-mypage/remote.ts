import { defineRemote } from '@petcare/remote';

/**
 * My page: what a guardian keeps here.
 * Pages: the way in (`home`), my information.
 */
export const remote = defineRemote({
  name: 'mf-mypage',
  pages: {
    home: () => import('./src/pages/home/home.page.tsx').then((m) => m.HomePage),
    myinfo: () => import('./src/pages/myinfo/myinfo.page.tsx').then((m) => m.MyinfoPage),
  },
  parts: {},
  emits: ['profile.updated', 'toast.shown'],
  hears: [],
});
