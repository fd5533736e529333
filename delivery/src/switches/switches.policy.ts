import { isInShare } from '../share/share.policy.ts';

/** A switch of the site: on for `percent` of the visitors. `owner` is the remote that it belongs to; null for the house. */
export type FeatureSwitch = { name: string; percent: number; owner: string | null; note: string | null };

export const MOST_SWITCHES = 50;
const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const LONGEST_NAME = 40;

/** True for a text that can be the name of a switch: words of small letters and digits, joined by hyphens. */
export function isSwitchName(text: string): boolean {
  return text.length <= LONGEST_NAME && NAME.test(text);
}

/** True when visitors have to be told apart: some switch is on for a part of them. */
export function hasShare(switches: readonly FeatureSwitch[]): boolean {
  return switches.some(({ percent }) => percent > 0 && percent < 100);
}

/**
 * True when a switch is on for a visitor: the same answer each time, and a larger share takes nobody out. Who can't be told apart has only
 * what all have.
 */
export function isOn({ name, percent }: FeatureSwitch, visitor: string | null): boolean {
  if (visitor === null) return percent === 100;
  return isInShare(visitor, `switch ${name}`, percent);
}
