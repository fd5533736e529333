import type { ServerModule } from '../../platform/module.ts';
import type { SitemapFeed } from '../../platform/sitemap.ts';
import { boardIds, type BoardsService } from '../boards/index.ts';
import type { MedicalService } from '../medical/index.ts';
import type { PlacesService } from '../places/index.ts';
import type { ProductsService } from '../products/index.ts';
import { sitemapRoutes } from './sitemap.routes.ts';

type Services = { places: PlacesService; boards: BoardsService; medical: MedicalService; products: ProductsService };

/**
 * What search engines may find, for whoever writes the sitemap: each kind of listing, `disease`, `medical` (treatments),
 * `fees` (hospitals that tell theirs), `products` (companies that offer any), and each board by its id.
 */
export function sitemapModule({ places, boards, medical, products }: Services): ServerModule {
  const feeds: [string, SitemapFeed][] = [
    ...(['hospital', 'pharmacy', 'company'] as const).map((kind): [string, SitemapFeed] => [kind, places.listingFeed(kind)]),
    ['disease', medical.diseaseFeed],
    ['medical', medical.medicalFeed],
    ['fees', products.shelfFeed('medical')],
    ['products', products.shelfFeed('company')],
    ...boardIds.map((board): [string, SitemapFeed] => [board, boards.postFeed(board)]),
  ];
  return { routes: (http) => sitemapRoutes(http, new Map(feeds)) };
}
