import type { ServerModule } from '../../platform/module.ts';
import type { SitemapFeed } from '../../platform/sitemap.ts';
import { boardIds, type BoardsService } from '../boards/index.ts';
import type { PlacesService } from '../places/index.ts';
import { sitemapRoutes } from './sitemap.routes.ts';

type Services = { places: PlacesService; boards: BoardsService };

/** What search engines may find, for whoever writes the sitemap: `hospital`, and each board by its id. */
export function sitemapModule({ places, boards }: Services): ServerModule {
  const feeds: [string, SitemapFeed][] = [['hospital', places.hospitalFeed], ...boardIds.map((board) => [board, boards.postFeed(board)] as [string, SitemapFeed])];
  return { routes: (http) => sitemapRoutes(http, new Map(feeds)) };
}
