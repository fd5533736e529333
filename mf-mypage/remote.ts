import { defineRemote } from '@petcare/remote';

/**
 * My page: what a guardian keeps here, and what any account keeps about itself.
 * Pages: the way in (`home`), my information (every account type), my pets, favourites with what was seen and searched for last
 * (`my-favourites`; `favourites` for whoever has not logged in). Parts: for a guardian's home page the next vaccinations
 * (`home-vaccinations`) and unread news (`home-news`); behind a booking, whether notices shall come to this device (`notice-offer`).
 */
export const remote = defineRemote({
  name: 'mf-mypage',
  schemes: ['light', 'dark'],
  pages: {
    home: () => import('./src/home/home.page.tsx').then((m) => m.HomePage),
    mypet: () => import('./src/pets/mypet.page.tsx').then((m) => m.MypetPage),
    'my-favourites': () => import('./src/favourites/favourites.page.tsx').then((m) => m.MyFavouritesPage),
    favourites: () => import('./src/favourites/favourites.page.tsx').then((m) => m.FavouritesPage),
    myinfo: () => import('./src/myinfo/myinfo.page.tsx').then((m) => m.MyinfoPage),
  },
  parts: {
    'home-vaccinations': () =>
      import(/* webpackChunkName: "on-home" */ './src/home/home-vaccinations.part.tsx').then((m) => m.HomeVaccinationsPart),
    'home-news': () => import(/* webpackChunkName: "on-home" */ './src/home/home-news.part.tsx').then((m) => m.HomeNewsPart),
    'notice-offer': () => import('./src/notices/notice-offer.part.tsx').then((m) => m.NoticeOffer),
  },
  emits: ['profile.updated', 'toast.shown', 'favourite.changed', 'page.described'],
  hears: ['route.changed', 'favourites.taken-over'],
});
