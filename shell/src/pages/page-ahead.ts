import type { Route } from '@petcare/contracts';
import { areaPieces } from '../menus/area-pieces.ts';
import { messagePages } from './message-pages.ts';
import { shellPages } from './shell-pages.ts';

/** Have the page ready that the shell itself shows for a route, or in the place of one, so that a first render waits for nothing. */
export async function preloadPage(route: Pick<Route, 'area' | 'owner' | 'page'> | null): Promise<void> {
  if (route?.area) await areaPieces.preload('menu');
  if (!route) return messagePages.preload('not-found');
  if (route.page === null) return messagePages.preload('preparing');
  if (route.owner === 'shell') await shellPages.preload(route.page);
}
