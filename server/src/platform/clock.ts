/** The only source of "now". Tests give a clock that they move themselves. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };
