import { percentile } from '../lib/figures.ts';
import { sized } from '../lib/sized.ts';
import { askClosed, askOpen } from './ask.ts';
import type { Group } from './questions.ts';
import type { Site } from './sites.ts';

export const AT_ONCE = 10;
export const OPEN = sized({ rate: 50, seconds: 5 }, { rate: 20, seconds: 1 });
export const CLOSED_SECONDS = sized(3, 1);
/** Until most of what a server runs is compiled: for thousands of questions the compiler takes as much as the answers. */
const WARM_UP_SECONDS = sized(5, 1);

/** One round's figures of one group at one size: a second, and milliseconds. */
export type Round = { rate: number; bareRate: number; busy: Waits; bare: Waits; calm: Waits };
export type Waits = { p50: number; p95: number };

export const groups: readonly Group[] = ['text search', 'suggestions', 'nearest', 'pins in view', 'counts by area'];

export async function warmUp(site: Site): Promise<void> {
  for (const group of groups) {
    await askClosed(site.url, site.questions[group], { atOnce: AT_ONCE, seconds: WARM_UP_SECONDS });
    await site.bare(group, WARM_UP_SECONDS);
  }
}

export async function measureRound(site: Site, group: Group, isBareFirst: boolean): Promise<Round> {
  const closed = () => askClosed(site.url, site.questions[group], { atOnce: AT_ONCE, seconds: CLOSED_SECONDS });
  const peer = () => site.bare(group, CLOSED_SECONDS);
  // Nobody is always the first.
  const first = isBareFirst ? await peer() : null;
  const busy = await closed();
  const bare = first ?? (await peer());
  const calm = await askOpen(site.url, site.questions[group], OPEN);
  return {
    rate: busy.rate,
    bareRate: bare.length / CLOSED_SECONDS,
    busy: waitsOf(busy.waited),
    bare: waitsOf(bare),
    calm: waitsOf(calm.waited),
  };
}

function waitsOf(waited: readonly number[]): Waits {
  return { p50: percentile(waited, 0.5), p95: percentile(waited, 0.95) };
}
