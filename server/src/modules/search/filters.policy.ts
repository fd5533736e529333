import { seoulMoment, type SeoulMoment } from '../opening-hours/index.ts';
import type { Feature } from '../listings/index.ts';

/** A feature, or being open at the moment of asking. */
export type Filter = Feature | 'isOpenNow';
export type Filters = { features: Feature[]; openAt: SeoulMoment | undefined };

export const noFilters: Filters = { features: [], openAt: undefined };

export function filtersOf(asked: readonly Filter[] | null | undefined, now: Date): Filters {
  const features = [...new Set(asked ?? [])].toSorted();
  return {
    features: features.filter((feature) => feature !== 'isOpenNow'),
    openAt: features.includes('isOpenNow') ? seoulMoment(now) : undefined,
  };
}
