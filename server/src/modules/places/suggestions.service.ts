import type { Database } from '../../platform/database/database.ts';
import { ok, type Result } from '../../platform/errors/result.ts';
import type { AppError } from '../../platform/errors/app-error.ts';
import { networkOf } from '../../platform/rate-limits/network.ts';
import type { RateLimiter } from '../../platform/rate-limits/rate-limits.ts';
import { noFilters } from './filters.sql.ts';
import type { Place, PlaceKind } from './places.sql.ts';
import { lookupsOf } from './search-keys.policy.ts';
import { readingsOf, type Reading } from './search-readings.policy.ts';
import { searchMatches } from './search.sql.ts';
import { isSuggestedBy, suggestRegions, type RegionSuggestion } from './suggestions.policy.ts';

export type Suggestions = { regions: RegionSuggestion[]; places: Place[] };

export type SuggestionsService = {
  /** Areas and listings of any kind whose names hold what is typed so far, a few of each. */
  suggest(text: string, ip: string): Promise<Result<Suggestions, AppError<'TOO_MANY_REQUESTS'>>>;
};

const KINDS: PlaceKind[] = ['hospital', 'pharmacy', 'company'];
const MOST_REGIONS = 3;
const MOST_OF_A_KIND = 5;
/** Several people behind one address, each a letter now and then; no more than a search each. */
const LIMIT = { max: 600, windowSeconds: 60 };

export function createSuggestionsService({ db, rateLimits }: { db: Database; rateLimits: RateLimiter }): SuggestionsService {
  return {
    async suggest(text, ip) {
      const allowed = await rateLimits.hit(`suggest:${networkOf(ip)}`, LIMIT);
      if (!allowed.ok) return allowed;
      for (const reading of readingsOf(text)) {
        if (reading.by === 'likeness') break;
        const regions = suggestRegions(reading.terms, MOST_REGIONS);
        const places = (await Promise.all(KINDS.map((kind) => named(kind, reading)))).flat();
        if (regions.length + places.length > 0) return ok({ regions, places });
      }
      return ok({ regions: [], places: [] });
    },
  };

  async function named(kind: PlaceKind, { terms, stem }: Extract<Reading, { by: 'terms' }>): Promise<Place[]> {
    const scope = { kind, regionCodes: undefined, filters: noFilters };
    const lookups = lookupsOf(terms, stem, { kind, regionCodes: undefined, features: [], from: undefined, isByName: true });
    const { places } = await searchMatches(db, scope, terms, lookups, { order: undefined, from: undefined, page: { page: 1, count: MOST_OF_A_KIND } });
    return places.filter((place) => isSuggestedBy(place.name, terms));
  }
}
