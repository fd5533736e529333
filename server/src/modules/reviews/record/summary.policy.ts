import type { ListingKind } from '../../listings/index.ts';
import { keywordOf, type Ratings } from './reviews.policy.ts';
import { ratingNames, ratingsOf, type RatingName } from './rubrics.ts';

/** The sums of all reviews of a business (`review_summaries`). */
export type Summary = {
  kind: ListingKind;
  count: number;
  revisitCount: number;
  sums: Record<RatingName, number>;
  /** The number of fives of each rating. */
  fives: Record<RatingName, number>;
  /** The number of reviews of each cell. */
  cells: readonly number[];
};

/** Per rating its mean to one decimal; null without reviews. */
export type ReviewRate = Ratings & {
  count: number;
  averageRating: number | null;
  revisitShare: number | null;
  /** The praise of the business, when its best rating is good. */
  keyword: string | null;
  /** The numbers of reviews with an average of 5, of 4 to 4.9, down to 1 to 1.9. */
  stars: number[];
  pictureCount: number;
  verifiedCount: number;
  unansweredCount: number;
  /** The ratings that people gave five points for, most first. */
  praises: { rating: RatingName; label: string; count: number }[];
};

/** A filter on cells of reviews; a property that is left out may be either way. */
export type CellFilter = {
  star?: number | undefined;
  hasPictures?: boolean | undefined;
  isVerified?: boolean | undefined;
  petDivision?: string | undefined;
  isAnswered?: boolean | undefined;
};

/** Kinds of pets that cells tell apart; of any other, the review itself knows. */
const petsInCells = [null, '강아지', '고양이'];
export const isPetInCells = (division: string) => petsInCells.indexOf(division) > 0;

const cells = petsInCells.flatMap((_pet, pet) =>
  [false, true].flatMap((isAnswered) =>
    [false, true].flatMap((isVerified) =>
      [false, true].flatMap((hasPictures) =>
        [1, 2, 3, 4, 5].map((star) => ({
          // As `review_cell` of the database.
          cell: star - 1 + 5 * Number(hasPictures) + 10 * Number(isVerified) + 20 * pet + 60 * Number(isAnswered),
          star,
          hasPictures,
          isVerified,
          petDivision: petsInCells[pet],
          isAnswered,
        })),
      ),
    ),
  ),
);

/** The cells of the reviews that are asked for; null: of all. */
export function cellsOf(filter: CellFilter): number[] | null {
  const asked = Object.entries(filter).filter(([, value]) => value !== undefined) as [keyof CellFilter, unknown][];
  if (asked.length === 0) return null;
  return cells.filter((cell) => asked.every(([name, value]) => cell[name] === value)).map(({ cell }) => cell);
}

/** Of all cells, or of these. */
export function countIn(counts: readonly number[], wanted: readonly number[] | null): number {
  return [...(wanted ?? counts.keys())].reduce((sum, cell) => sum + (counts[cell] ?? 0), 0);
}

const toOneDecimal = (value: number) => Math.round(value * 10) / 10;

export function rateOf(kind: ListingKind, summary: Summary | undefined): ReviewRate {
  const rubric = ratingsOf(kind);
  const isOfKind = (name: RatingName) => rubric.some((rating) => rating.name === name);
  const { count, revisitCount, sums, fives, cells: counts } = summary?.kind === kind ? summary : empty;
  const means = ratingNames.map((name) => [name, count > 0 && isOfKind(name) ? toOneDecimal(sums[name] / count) : null] as const);
  const ratings = Object.fromEntries(means) as Ratings;
  const points = rubric.reduce((sum, { name }) => sum + sums[name], 0);
  return {
    ...ratings,
    count,
    averageRating: count > 0 ? toOneDecimal(points / (rubric.length * count)) : null,
    revisitShare: count > 0 ? revisitCount / count : null,
    keyword: keywordOf(kind, ratings),
    stars: [5, 4, 3, 2, 1].map((star) => countIn(counts, cellsOf({ star }))),
    pictureCount: countIn(counts, cellsOf({ hasPictures: true })),
    verifiedCount: countIn(counts, cellsOf({ isVerified: true })),
    unansweredCount: countIn(counts, cellsOf({ isAnswered: false })),
    praises: rubric
      .map(({ name, praise }) => ({ rating: name, label: praise, count: fives[name] }))
      .filter((praise) => praise.count > 0)
      .sort((one, other) => other.count - one.count),
  };
}

const none = Object.fromEntries(ratingNames.map((name) => [name, 0])) as Record<RatingName, number>;
const empty: Omit<Summary, 'kind'> = { count: 0, revisitCount: 0, sums: none, fives: none, cells: [] };
