import { createLoaded } from '@petcare/remote';

/** The parts around the pages of an area, loaded by themselves: most visitors see none. */
export const areaPieces = createLoaded({
  menu: () => import(/* webpackChunkName: "area" */ './area-menu.tsx').then(({ AreaMenu }) => AreaMenu),
});
