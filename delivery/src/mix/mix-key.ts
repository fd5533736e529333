import type { Mix } from './mix.ts';

/** Registries are read anew every few seconds: the same releases are another object then. */
const keys = new WeakMap<Mix, string>();
const numbers = new Map<string, number>();
const MOST_NUMBERS = 10_000;
let next = 1;

/** A short name in this process for releases that are the same, each with the one that it falls back on. */
export function mixKeyOf(mix: Mix): string {
  const known = keys.get(mix);
  if (known) return known;
  const releases = [...mix.values()].map(({ package: name, release, previous }) => `${name}@${release}<${previous ?? ''}`).join(' ');
  if (numbers.size >= MOST_NUMBERS) numbers.clear();
  const number = numbers.get(releases) ?? next;
  if (number === next) next += 1;
  numbers.set(releases, number);
  const key = `mix ${number}`;
  keys.set(mix, key);
  return key;
}
