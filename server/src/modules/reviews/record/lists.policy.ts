import { wordsOf } from '../../../platform/text/search-words.ts';
import type { ListingKind } from '../../listings/index.ts';
import type { RatingName } from './rubrics.ts';
import { cellsOf, isPetInCells, type CellFilter } from './summary.policy.ts';

/** The scope of a list of reviews: all of the kind where the rest is left out. */
export type ReviewScope = {
  kind?: ListingKind;
  businessId?: number;
  userId?: number;
  star?: number;
  hasPictures?: boolean;
  petDivision?: string;
  isVerified?: boolean;
  isAnswered?: boolean;
  /** Given five points for this. */
  praisedFor?: RatingName;
  sido?: string;
  sigungu?: string;
  /** Words that the text has. */
  search?: string;
};

/** Nobody reads so far, and getting there reads everything before. */
export const MOST_LISTED = 10_000;
/** The number of reviews at the head of a list in which is looked for what cells do not say. */
export const FIRST_LOOK = 1_000;
/** Found so often there, more would not be read. */
export const OFTEN = 50;
/** So many are looked at for what is rare. */
export const LONG_LOOK = 20_000;
/** So many that have the words are put in order. */
export const MOST_FOUND = 5_000;
/** So many that have the words are counted: each is read for it. */
export const MOST_COUNTED = 1_000;
/** Reading a review by its cell costs so much more than passing it in an index. */
const COST_OF_READING = 4;

/** The part of a filter that only the review itself answers. */
export type Details = { petDivision?: string; praisedFor?: NonNullable<ReviewScope['praisedFor']>; words: string[] };

/** A filter as lists read it: the cells that are asked for (null: all), and what the review itself must say (null: nothing). */
export function splitScope({ star, hasPictures, isVerified, petDivision, isAnswered, praisedFor, search }: ReviewScope): {
  cells: number[] | null;
  details: Details | null;
} {
  const isOther = petDivision !== undefined && !isPetInCells(petDivision);
  const filter: CellFilter = { star, hasPictures, isVerified, isAnswered, petDivision: isOther ? undefined : petDivision };
  const words = wordsOf(search ?? '');
  const hasDetails = isOther || praisedFor !== undefined || words.length > 0;
  return {
    cells: cellsOf(filter),
    details: hasDetails ? { ...(isOther && { petDivision }), ...(praisedFor && { praisedFor }), words } : null,
  };
}

/** True when passing the list in its order meets a page sooner than gathering all that are asked for. */
export function isMetSoon({ all, asked, upTo }: { all: number; asked: number; upTo: number }): boolean {
  return upTo * (all / asked) <= COST_OF_READING * asked;
}
