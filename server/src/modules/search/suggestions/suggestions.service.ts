import { networkOf } from '@petcare/node';
import type { Clock } from '../../../platform/clock.ts';
import type { Config } from '../../../platform/config.ts';
import type { Database } from '../../../platform/database/database.ts';
import { ok, type Result } from '../../../platform/errors/result.ts';
import type { AppError } from '../../../platform/errors/app-error.ts';
import { createKept } from '../../../platform/kept.ts';
import type { RateLimiter } from '../../../platform/rate-limits/rate-limit.ts';
import type { ListingKind } from '../../listings/index.ts';
import { regionByCode } from '../../regions/index.ts';
import { lookupsOf } from '../text/search-keys.policy.ts';
import { readingsOf, type Reading } from '../text/search-readings.policy.ts';
import { suggestRegions, suggestStations, type RegionSuggestion, type StationSuggestion } from './suggestions.policy.ts';
import { listSuggested } from './suggestions.sql.ts';
import { unfinishedOf, type UnfinishedText } from './unfinished.policy.ts';

/** A listing as far as a suggestion shows it. */
export type ListingSuggestion = {
  kind: ListingKind;
  id: number;
  name: string;
  sido: string | null;
  sigungu: string | null;
  latitude: number | null;
  longitude: number | null;
};
export type Suggestions = { regions: RegionSuggestion[]; stations: StationSuggestion[]; listings: ListingSuggestion[] };

export type SuggestionsService = {
  /** Areas, stations and listings of any kind whose names hold what is typed so far, a few of each. */
  suggest(text: string, ip: string): Promise<Result<Suggestions, AppError<'TOO_MANY_REQUESTS'>>>;
};

type NameTerms = Pick<Extract<Reading, { by: 'terms' }>, 'terms' | 'stem'>;

const KINDS: ListingKind[] = ['hospital', 'pharmacy', 'company'];
const MOST_REGIONS = 3;
const MOST_STATIONS = 2;
const MOST_OF_A_KIND = 5;
/** Several people behind one address, each a letter now and then; no more than a search each. */
/** With every letter that is typed: in the process, since it only bounds a flood and no letter should wait for a row. */
const LIMIT = { max: 600, windowSeconds: 60, store: 'process' } as const;

/** The first letters of what everybody looks for are typed again and again: a few kilobytes each. */
const MOST_KEPT = 1_000;
/** A longer text is hardly typed twice. */
const LONGEST_KEPT = 30;

type Deps = { db: Database; clock: Clock; rateLimits: RateLimiter; config: Pick<Config, 'countsKeptSeconds'> };

export function createSuggestionsService({ db, clock, rateLimits, config }: Deps): SuggestionsService {
  const suggestions = createKept(suggestionsFor, { clock, seconds: config.countsKeptSeconds, most: MOST_KEPT });
  return {
    async suggest(text, ip) {
      const allowed = await rateLimits.hit(`suggest:${networkOf(ip)}`, LIMIT);
      if (!allowed.ok) return allowed;
      return ok(await (text.length > LONGEST_KEPT ? suggestionsFor({ text }) : suggestions.get({ text })));
    },
  };

  async function suggestionsFor({ text }: { text: string }): Promise<Suggestions> {
    for (const reading of readingsOf(text)) {
      if (reading.by !== 'terms') break;
      const unfinished = unfinishedOf(reading.terms);
      const regions = suggestRegions(reading.terms, unfinished, MOST_REGIONS);
      const stations = suggestStations(reading.terms, unfinished, MOST_STATIONS);
      const places = regions.length + stations.length;
      const begun = await named(reading, { begins: unfinished?.begins ?? [] });
      const listings = unfinished && unfinished.before.length > 0 && places + begun.length === 0 ? await becoming(unfinished) : begun;
      if (places + listings.length > 0) return { regions, stations, listings };
    }
    return { regions: [], stations: [], listings: [] };
  }

  /** Names that hold what the text may become. */
  function becoming({ before, last, pattern }: UnfinishedText): Promise<ListingSuggestion[]> {
    const terms = { kind: 'words' as const, words: before, whole: before.join('') };
    return named({ terms, stem: undefined }, { begins: [], pattern: last + pattern });
  }

  async function named({ terms, stem }: NameTerms, more: { begins: [string, string][]; pattern?: string }): Promise<ListingSuggestion[]> {
    const within = { regionCodes: undefined, features: [], from: undefined, isByName: true };
    const searched = KINDS.map((kind) => ({ kind, lookups: lookupsOf(terms, stem, { kind, ...within }) }));
    const found = await listSuggested(db, { terms, ...more }, searched, MOST_OF_A_KIND);
    return found.map(({ regionCode, ...listing }) => {
      const region = regionCode ? regionByCode.get(regionCode) : undefined;
      return { ...listing, sido: region?.sido ?? null, sigungu: region?.sigungu ?? null };
    });
  }
}
