import { seoulMoment, type SeoulMoment } from '../../opening-hours/index.ts';
import type { FeatureName } from '@petcare/features';

/** A feature, or being open at the moment of asking. */
export type Filter = FeatureName | 'isOpenNow';
export type Filters = {
  features: FeatureName[];
  openAt: SeoulMoment | undefined;
  /** Somebody is in a hurry: any of those that are 24시, open at the moment, or say one of these words of themselves. */
  urgent?: { at: SeoulMoment; words: readonly string[] } | undefined;
  /** Open on any of these weekdays (Sunday 0), or on holidays. */
  opensOn?: readonly (number | 'holiday')[] | undefined;
};

/** True when only the listing itself tells that it passes, by its hours or words: no key and no counter does. */
export const isToldByListing = ({ openAt, urgent, opensOn }: Filters) =>
  openAt !== undefined || urgent !== undefined || opensOn !== undefined;

export function filtersOf(asked: readonly Filter[] | null | undefined, now: Date): Filters {
  const features = [...new Set(asked ?? [])].toSorted();
  return {
    features: features.filter((feature) => feature !== 'isOpenNow'),
    openAt: features.includes('isOpenNow') ? seoulMoment(now) : undefined,
  };
}
