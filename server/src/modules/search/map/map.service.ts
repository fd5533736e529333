import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { validationFailed, type AppError } from '../../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../../platform/errors/result.ts';
import { countPublicByRegion } from './counters.sql.ts';
import { createKept } from '../../../platform/kept.ts';
import { countOpenByRegion, listPins, type Pin } from './map.sql.ts';
import { areaCounts, areasTouching, areasWithin, type AreaCount, type AreaLevel } from './map.policy.ts';
import { filtersOf, type Filter, type Filters } from '../scope/filters.policy.ts';
import { checkBounds, type Bounds } from '../../regions/index.ts';
import type { ListingKind } from '../../listings/index.ts';
import { keysOf } from '../text/search-keys.policy.ts';

type FilterList = readonly Filter[] | null;
type Invalid = AppError<'VALIDATION_FAILED'>;

type Counting = { kinds: readonly ListingKind[]; filters: Filters };

/** Pins, or counts by sigungu when there are more than fit. */
export type Pins = { total: number; pins: Pin[]; counts: AreaCount[] };

export type MapService = {
  getPins(kind: ListingKind, bounds: Bounds, options: { limit?: number | null; filters?: FilterList }): Promise<Result<Pins, Invalid>>;
  /**
   * Listings with every filter per area, whole areas: those that touch the bounds, or all. Hospitals and pharmacies
   * unless told. As they were at most `countsKeptSeconds` ago; so are the counts that decide between pins and areas.
   */
  getAreaCounts(
    level: AreaLevel,
    options: { kinds?: readonly ListingKind[] | null; bounds?: Bounds | null; filters?: FilterList },
  ): Promise<Result<AreaCount[], Invalid>>;
};

const MAX_PINS = 300;
/** So few in all are read by their keys, however wide the box is. */
const FEW = 4_000;
/** Of the map that hospitals and pharmacies share. */
const MEDICAL: readonly ListingKind[] = ['hospital', 'pharmacy'];

export function createMapService({ db, clock, countsKeptSeconds }: { db: Database; clock: Clock; countsKeptSeconds: number }): MapService {
  const counts = createKept(
    async ({ kinds, filters }: Counting) => {
      const counted = await (filters.openAt
        ? countOpenByRegion(db, kinds, filters)
        : countPublicByRegion(db, { kinds, features: filters.features }));
      return { sido: areaCounts('sido', counted), sigungu: areaCounts('sigungu', counted) };
    },
    { clock, seconds: countsKeptSeconds },
  );
  return {
    async getPins(kind, bounds, { limit, filters }) {
      const errors = checkBounds(bounds);
      if (errors.length > 0) return err(validationFailed(errors));
      const passing = filtersOf(filters, clock.now());
      const most = Math.min(Math.max(limit ?? MAX_PINS, 1), MAX_PINS);
      const areas = async () => (await counts.get({ kinds: MEDICAL.includes(kind) ? MEDICAL : [kind], filters: passing })).sigungu;
      const touching = (all: AreaCount[]) => areasTouching('sigungu', all, bounds);
      const totalOf = (all: AreaCount[]) => all.reduce((sum, count) => sum + count[`${kind}Count`], 0);
      // Whole areas in it tell at once that there are too many.
      const known = isWide(bounds) ? await areas() : null;
      const tooMany = (all: AreaCount[], least: number) =>
        ok({ total: Math.max(least, totalOf(touching(all))), pins: [], counts: touching(all) });
      if (known && totalOf(areasWithin(known, bounds)) > most) return tooMany(known, most + 1);
      const isRare = known !== null && passing.features.length > 0 && totalOf(known) <= FEW;
      const pins = await listPins(db, kind, bounds, passing, {
        keys: isRare ? keysOf(kind, undefined, passing.features) : null,
        limit: most + 1,
      });
      return pins.length <= most ? ok({ total: pins.length, pins, counts: [] }) : tooMany(known ?? (await areas()), pins.length);
    },
    async getAreaCounts(level, { kinds, bounds, filters }) {
      const errors = bounds ? checkBounds(bounds) : [];
      if (errors.length > 0) return err(validationFailed(errors));
      const areas = (await counts.get({ kinds: [...new Set(kinds ?? MEDICAL)].toSorted(), filters: filtersOf(filters, clock.now()) }))[
        level
      ];
      return ok(bounds ? areasTouching(level, areas, bounds) : areas);
    },
  };
}

/** As wide as a sigungu at least: smaller boxes hold no whole one. */
function isWide({ south, west, north, east }: Bounds): boolean {
  return north - south > 0.05 && east - west > 0.05;
}
