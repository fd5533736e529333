import { createLoaded } from '@petcare/remote';

/** What stands around the pages of an area alone: most visitors see none. */
export const areaPieces = createLoaded({
  menu: () => import(/* webpackChunkName: "area" */ './area-menu.tsx').then(({ AreaMenu }) => AreaMenu),
});
