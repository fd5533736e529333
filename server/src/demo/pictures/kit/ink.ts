/** The colours of the house's drawings: warm paper, wood, its teal and coral, and what grows. */
export const ink = {
  paper: '#fffaf1',
  cream: '#f9ecd9',
  sand: '#efdabb',
  wood: '#d6a574',
  bark: '#a9744a',
  cocoa: '#7a4f35',
  teal: '#2a9d8f',
  pine: '#17645f',
  mint: '#cbe8df',
  sage: '#a9cfb8',
  leaf: '#6fae85',
  moss: '#467f62',
  coral: '#ee8465',
  peach: '#fbd0b3',
  rose: '#f3b3ab',
  butter: '#f6cd79',
  amber: '#e3a13f',
  sky: '#cfe7f1',
  water: '#7fb8d2',
  sea: '#4689ab',
  lilac: '#d9d3ec',
  fog: '#e6ebee',
  steel: '#9fb0ba',
  slate: '#566876',
  night: '#26364a',
  soot: '#2d2f36',
} as const;

/** The colour between two, `share` of the way to the second. */
export function mix(from: string, to: string, share: number): string {
  const channel = (color: string, at: number) => parseInt(color.slice(1 + at * 2, 3 + at * 2), 16);
  const between = (at: number) => Math.round(channel(from, at) + (channel(to, at) - channel(from, at)) * share);
  return `#${[0, 1, 2].map((at) => between(at).toString(16).padStart(2, '0')).join('')}`;
}

export const darker = (color: string, share = 0.16) => mix(color, '#2b2a3f', share);
export const lighter = (color: string, share = 0.4) => mix(color, ink.paper, share);

/** Choices that are the same for the same seed. */
export type Dice = { pick<T>(from: readonly T[]): T; between(least: number, most: number): number; chance(of: number): boolean };

export function diceOf(seed: string): Dice {
  let state = [...seed].reduce((hash, sign) => Math.imul(hash ^ sign.codePointAt(0)!, 0x01000193), 0x811c9dc5);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    pick: (from) => from[Math.floor(next() * from.length)]!,
    between: (least, most) => Math.round(least + next() * (most - least)),
    chance: (of) => next() < of,
  };
}
