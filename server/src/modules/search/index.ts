import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config.ts';
import type { Database } from '../../platform/database/database.ts';
import type { ServerModule } from '../../platform/module.ts';
import type { RateLimiter } from '../../platform/rate-limits/rate-limit.ts';
import type { ListingsService } from '../listings/index.ts';
import { companySearchRoutes } from './searching/company-search.routes.ts';
import { listsRoutes } from './searching/lists.routes.ts';
import { createMapService } from './map/map.service.ts';
import { createMostVisitedService } from './searching/most-visited.service.ts';
import { searchResolvers } from './search.resolvers.ts';
import { createSearchService, type SearchService } from './searching/search.service.ts';
import { createSuggestionsService } from './suggestions/suggestions.service.ts';

export type { SearchService } from './searching/search.service.ts';

type Deps = {
  db: Database;
  clock: Clock;
  rateLimits: RateLimiter;
  config: Pick<Config, 'countsKeptSeconds'>;
  listings: Pick<ListingsService, 'picturesOf'>;
};

/**
 * Finding public listings: by text, in lists, on the map, while somebody types, and the most visited ones. Other domains
 * search by its verbs; positions are WGS84 degrees, distances kilometres.
 */
export function createSearch(deps: Deps): ServerModule<SearchService> {
  const search = createSearchService(deps);
  const mostVisited = createMostVisitedService(deps);
  const suggestions = createSuggestionsService(deps);
  const map = createMapService({ ...deps, countsKeptSeconds: deps.config.countsKeptSeconds });
  const found = { search, mostVisited, listings: deps.listings };
  return {
    verbs: search,
    registration: {
      routes: (http) => {
        listsRoutes(http, found);
        companySearchRoutes(http, found);
      },
      resolvers: searchResolvers({ clock: deps.clock, search, mostVisited, suggestions, map }),
    },
  };
}
