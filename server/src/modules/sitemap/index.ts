import type { ServerModule } from '../../platform/module.ts';
import type { SitemapFeed } from '../../platform/sitemap.ts';
import { boardIds, type BoardsVerbs } from '../boards/index.ts';
import type { ContestVerbs } from '../contest/index.ts';
import type { MedicalService } from '../medical/index.ts';
import type { ListingsVerbs } from '../listings/index.ts';
import type { NoticesVerbs } from '../notices/index.ts';
import type { ProductsService } from '../products/index.ts';
import { sitemapRoutes } from './sitemap.routes.ts';

type Deps = {
  listings: ListingsVerbs;
  boards: BoardsVerbs;
  medical: MedicalService;
  products: ProductsService;
  notices: NoticesVerbs;
  contest: ContestVerbs;
};

/**
 * The things that search engines may find, for whoever writes the sitemap: each kind of listing, `disease`, `medical` (treatments),
 * `fees` (hospitals that tell theirs), `products` (companies that offer any), `notice`, `contest` (its entries), and each board
 * by its id.
 */
export function createSitemap({ listings, boards, medical, products, notices, contest }: Deps): ServerModule<null> {
  const feeds: [string, SitemapFeed][] = [
    ...(['hospital', 'pharmacy', 'company'] as const).map((kind): [string, SitemapFeed] => [kind, listings.listingFeed(kind)]),
    ['disease', medical.diseaseFeed],
    ['medical', medical.medicalFeed],
    ['fees', products.shelfFeed('medical')],
    ['products', products.shelfFeed('company')],
    ['notice', notices.noticeFeed],
    ['contest', contest.entryFeed],
    ...boardIds.map((board): [string, SitemapFeed] => [board, boards.postFeed(board)]),
  ];
  return { verbs: null, registration: { routes: (http) => sitemapRoutes(http, new Map(feeds)) } };
}
