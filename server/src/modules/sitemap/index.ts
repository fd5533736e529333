import type { ServerModule } from '../../platform/module.ts';
import type { SitemapFeed } from '../../platform/sitemap.ts';
import { boardIds, type BoardsService } from '../boards/index.ts';
import type { PlacesService } from '../places/index.ts';
import { sitemapRoutes } from './sitemap.routes.ts';

type Services = { places: PlacesService; boards: BoardsService };

/** What search engines may find, for whoever writes the sitemap: each kind of listing, and each board by its id. */
export function sitemapModule({ places, boards }: Services): ServerModule {
  const feeds: [string, SitemapFeed][] = [
    ...(['hospital', 'pharmacy', 'company'] as const).map((kind): [string, SitemapFeed] => [kind, places.listingFeed(kind)]),
    ...boardIds.map((board): [string, SitemapFeed] => [board, boards.postFeed(board)]),
  ];
  return { routes: (http) => sitemapRoutes(http, new Map(feeds)) };
}
