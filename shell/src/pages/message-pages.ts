import { createLoaded } from '@petcare/remote';

/** Loaders of the pages that stand in the place of another: few visitors see any, so they share a file. */
const loaders = {
  'not-found': () => import(/* webpackChunkName: "seldom" */ './not-found/not-found.page.tsx').then((m) => m.NotFoundPage),
  forbidden: () => import(/* webpackChunkName: "seldom" */ './forbidden/forbidden.page.tsx').then((m) => m.ForbiddenPage),
  preparing: () => import(/* webpackChunkName: "seldom" */ './preparing/preparing.page.tsx').then((m) => m.PreparingPage),
  // With the worker's registration, which each page has when all else is done: without a network it is there.
  offline: () => import(/* webpackChunkName: "offline" */ './offline/offline.page.tsx').then((m) => m.OfflinePage),
};

export type MessagePageName = keyof typeof loaders;

/** The pages that say why there is none at an address, each loaded when it is first shown. */
export const messagePages = createLoaded(loaders);
