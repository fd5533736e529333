import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { validationFailed, type AppError } from '../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../platform/errors/result.ts';
import { countByRegion, countPins, listPins, type Pin } from './map.sql.ts';
import { areaCounts, areasTouching, type AreaCount, type AreaLevel } from './map.policy.ts';
import { filtersOf, type Filter } from './filters.sql.ts';
import { checkBounds } from './places.policy.ts';
import type { PlaceKind } from './places.sql.ts';
import type { Bounds } from './regions.ts';

type Filters = readonly Filter[] | null;
type Invalid = AppError<'VALIDATION_FAILED'>;

/** Pins, or counts by sigungu when there are more than fit. */
export type Pins = { total: number; pins: Pin[]; counts: AreaCount[] };

export type MapService = {
  getPins(
    kind: PlaceKind,
    bounds: Bounds,
    options: { limit?: number | null; filters?: Filters },
  ): Promise<Result<Pins, Invalid>>;
  /** Listings with every filter per area, whole areas: those that touch the bounds, or all. Hospitals and pharmacies unless told. */
  getPlaceCounts(
    level: AreaLevel,
    options: { kinds?: readonly PlaceKind[] | null; bounds?: Bounds | null; filters?: Filters },
  ): Promise<Result<AreaCount[], Invalid>>;
};

const MAX_PINS = 300;
/** Of the map that hospitals and pharmacies share. */
const MEDICAL: readonly PlaceKind[] = ['hospital', 'pharmacy'];

export function createMapService({ db, clock }: { db: Database; clock: Clock }): MapService {
  return {
    async getPins(kind, bounds, { limit, filters }) {
      const errors = checkBounds(bounds);
      if (errors.length > 0) return err(validationFailed(errors));
      const passing = filtersOf(filters, clock.now());
      const most = Math.min(Math.max(limit ?? MAX_PINS, 1), MAX_PINS);
      const total = await countPins(db, kind, bounds, passing);
      if (total <= most) return ok({ total, pins: await listPins(db, kind, bounds, passing, most), counts: [] });
      const kinds = MEDICAL.includes(kind) ? MEDICAL : [kind];
      return ok({ total, pins: [], counts: areaCounts('sigungu', await countByRegion(db, kinds, bounds, passing)) });
    },
    async getPlaceCounts(level, { kinds, bounds, filters }) {
      const errors = bounds ? checkBounds(bounds) : [];
      if (errors.length > 0) return err(validationFailed(errors));
      const areas = areaCounts(level, await countByRegion(db, kinds ?? MEDICAL, undefined, filtersOf(filters, clock.now())));
      return ok(bounds ? areasTouching(level, areas, bounds) : areas);
    },
  };
}
