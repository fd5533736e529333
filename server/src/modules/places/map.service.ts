import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { validationFailed, type AppError } from '../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../platform/errors/result.ts';
import { countByRegion, countHospitalPins, listHospitalPins, type Pin, type RegionCount } from './map.sql.ts';
import { areaCounts, areasTouching, type AreaCount, type AreaLevel } from './map.policy.ts';
import { filtersOf, type Filter } from './filters.sql.ts';
import { checkBounds } from './places.policy.ts';
import type { Bounds } from './regions.ts';

type Filters = readonly Filter[] | null;
type Invalid = AppError<'VALIDATION_FAILED'>;

/** Pins, or counts by sigungu when there are more than fit. */
export type HospitalPins = { total: number; pins: Pin[]; counts: AreaCount[] };

export type MapService = {
  getHospitalPins(
    bounds: Bounds,
    options: { limit?: number | null; filters?: Filters },
  ): Promise<Result<HospitalPins, Invalid>>;
  /** Hospitals and pharmacies with every filter per area, whole areas: those that touch the bounds, or all. */
  getPlaceCounts(
    level: AreaLevel,
    options: { bounds?: Bounds | null; filters?: Filters },
  ): Promise<Result<AreaCount[], Invalid>>;
};

const MAX_PINS = 300;

export function createMapService({ db, clock }: { db: Database; clock: Clock }): MapService {
  return {
    async getHospitalPins(bounds, { limit, filters }) {
      const errors = checkBounds(bounds);
      if (errors.length > 0) return err(validationFailed(errors));
      const passing = filtersOf(filters, clock.now());
      const most = Math.min(Math.max(limit ?? MAX_PINS, 1), MAX_PINS);
      const total = await countHospitalPins(db, bounds, passing);
      if (total <= most) return ok({ total, pins: await listHospitalPins(db, bounds, passing, most), counts: [] });
      const counted: RegionCount[] = await countByRegion(db, bounds, passing);
      return ok({ total, pins: [], counts: areaCounts('sigungu', counted) });
    },
    async getPlaceCounts(level, { bounds, filters }) {
      const errors = bounds ? checkBounds(bounds) : [];
      if (errors.length > 0) return err(validationFailed(errors));
      const areas = areaCounts(level, await countByRegion(db, undefined, filtersOf(filters, clock.now())));
      return ok(bounds ? areasTouching(level, areas, bounds) : areas);
    },
  };
}
