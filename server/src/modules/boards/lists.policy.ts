import type { BoardId } from './boards.policy.ts';

/** A choice of posts of a board; all where the rest is left out. */
export type PostScope = {
  board: BoardId;
  category?: string | undefined;
  /** Of numbers below this one: where pages go on behind those that can be counted off. */
  before?: number | undefined;
  words: readonly string[];
};

export const postSorts = ['recent', 'like', 'popular'] as const;
export type PostSort = (typeof postSorts)[number];

/** Nobody leafs so far, and getting there reads everything before: further back one goes by `before`. */
export const MOST_LISTED = 10_000;
/** The last posts among which the popular ones are looked for: popular is popular lately. */
export const LATELY = 200;
/** Words are looked for in the first so many posts of a list. */
export const FIRST_LOOK = 1_000;
/** Found so often there, more would not be read. */
export const OFTEN = 50;
/** So many titles are looked at for words that are too short for the index. */
export const LONG_LOOK = 5_000;
/** So many that have the words are put in order, and counted. */
export const MOST_FOUND = 1_000;
