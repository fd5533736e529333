import type { Area } from '../regions/index.ts';
import { groupBy } from './medical.policy.ts';

/** One known price, or a published figure that stands for several; won. Without a region it is the nation's. */
export type PriceSource = {
  medicalId: number;
  regionCode: string | null;
  year: number | null;
  min: number;
  middle: number;
  max: number;
  prices: number;
};
export type PriceSummary = { location: string; avg: number; min: number; max: number; sources: number };
export type PriceAnswer = PriceSummary & { isWider: boolean; year: number | null; regions: PriceSummary[]; larger: PriceSummary | null };

const LEAST_SOURCES = 3;

/** A mean of a sido, a city of several gu or the nation stands on prices from so many of its parts, or on all that it has. */
const LEAST_PARTS = 3;

/** Publishers round to hundreds. */
const ROUNDING = 100;

/**
 * The least number of prices behind lowest, middle and highest: one when they are the same, two when the middle lies halfway, else three.
 * How many hospitals were asked is not published.
 */
export function leastPricesBehind({ min, middle, max }: Pick<PriceSource, 'min' | 'middle' | 'max'>): number {
  if (min === max) return 1;
  return Math.abs((min + max) / 2 - middle) < ROUNDING ? 2 : 3;
}

/** The areas from the one asked about to the nation, each with those of its kind in the next one. */
export type Ladder = readonly { area: Area; beside: readonly Area[] }[];

/** Of the first area that has enough prices; undefined when the nation hasn't. */
export function summarisePrices(sources: readonly PriceSource[], ladder: Ladder): PriceAnswer | undefined {
  for (const [step, { area, beside }] of ladder.entries()) {
    const summary = summaryOf(sources, area);
    if (!summary) continue;
    const years = within(sources, area).flatMap(({ year }) => year ?? []);
    return {
      ...summary,
      isWider: step > 0,
      year: years.length > 0 ? Math.max(...years) : null,
      regions: beside.flatMap((one) => summaryOf(sources, one) ?? []),
      larger: ladder.slice(step + 1).flatMap((one) => summaryOf(sources, one.area) ?? [])[0] ?? null,
    };
  }
  return undefined;
}

function summaryOf(sources: readonly PriceSource[], area: Area): PriceSummary | undefined {
  const own = within(sources, area);
  const known = countOf(own);
  if (known < LEAST_SOURCES || !isSpread(own, area)) return undefined;
  const weight = own.reduce((sum, { prices }) => sum + prices, 0);
  return {
    location: area.name,
    avg: Math.round(own.reduce((sum, { middle, prices }) => sum + middle * prices, 0) / weight),
    min: Math.min(...own.map(({ min }) => min)),
    max: Math.max(...own.map(({ max }) => max)),
    sources: known,
  };
}

function isSpread(own: readonly PriceSource[], { codes }: Area): boolean {
  const regions = new Set(own.map(({ regionCode }) => regionCode));
  if (codes) return regions.size >= Math.min(LEAST_PARTS, codes.length);
  return regions.has(null) || new Set([...regions].map((code) => code?.slice(0, 2))).size >= LEAST_PARTS;
}

/** The nation's own figures stand for those of its regions, which are in them. */
function within(sources: readonly PriceSource[], { codes }: Area): PriceSource[] {
  if (codes) return sources.filter(({ regionCode }) => regionCode !== null && codes.includes(regionCode));
  const ofNation = sources.filter(({ regionCode }) => regionCode === null);
  return ofNation.length > 0 ? ofNation : [...sources];
}

/** Prices of the same region for animals of several weights are the same hospitals': the most of one treatment counts. */
function countOf(sources: readonly PriceSource[]): number {
  let known = 0;
  for (const ofRegion of groupBy(sources, ({ regionCode }) => regionCode).values()) {
    const ofMedicals = [...groupBy(ofRegion, ({ medicalId }) => medicalId).values()];
    known += Math.max(...ofMedicals.map((some) => some.reduce((sum, { prices }) => sum + prices, 0)));
  }
  return known;
}

/** The same list, begun one further each day: everything has its turn, and a day has its own first. */
export function turnOf<T>(all: readonly T[], day: number): T[] {
  const from = all.length > 0 ? day % all.length : 0;
  return [...all.slice(from), ...all.slice(0, from)];
}
