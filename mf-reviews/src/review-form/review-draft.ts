import type { FormErrors } from '@petcare/ui/form';
import { ratings, type RatingName } from '../review/ratings.ts';

/** What the person has chosen and typed so far. `kept` are addresses of pictures that are stored already. */
export type ReviewDraft = Record<RatingName, number | null> & {
  wouldRevisit: 'yes' | 'no' | null;
  visitDate: string | null;
  review: string;
  kept: readonly string[];
  files: readonly File[];
};
type Written = Record<RatingName, number> & {
  wouldRevisit: boolean;
  visitDate: string;
  review: string;
  files: readonly { filepath: string }[];
};

export const MIN_LENGTH = 10;
export const MAX_LENGTH = 2_000;

export const emptyDraft: ReviewDraft = {
  kindnessRating: null,
  explainRating: null,
  diagnosisRating: null,
  facilityRating: null,
  priceRating: null,
  wouldRevisit: null,
  visitDate: null,
  review: '',
  kept: [],
  files: [],
};

export function draftOf({ wouldRevisit, visitDate, review, files, ...written }: Written): ReviewDraft {
  const { kindnessRating, explainRating, diagnosisRating, facilityRating, priceRating } = written;
  return {
    kindnessRating,
    explainRating,
    diagnosisRating,
    facilityRating,
    priceRating,
    wouldRevisit: wouldRevisit ? 'yes' : 'no',
    visitDate,
    review,
    kept: files.map(({ filepath }) => filepath),
    files: [],
  };
}

/** What the API takes, or null while something is missing. `stored` are the addresses of `draft.files`. */
export function inputOf(draft: ReviewDraft, stored: readonly string[]) {
  const { kindnessRating, explainRating, diagnosisRating, facilityRating, priceRating } = draft;
  if (!kindnessRating || !explainRating || !diagnosisRating || !facilityRating || !priceRating) return null;
  if (draft.wouldRevisit === null || draft.visitDate === null) return null;
  return {
    kindnessRating,
    explainRating,
    diagnosisRating,
    facilityRating,
    priceRating,
    wouldRevisit: draft.wouldRevisit === 'yes',
    visitDate: draft.visitDate,
    review: draft.review.trim(),
    files: [...draft.kept, ...stored],
  };
}

/** A Korean sentence for every field that can't be sent as it is. */
export function missingIn(draft: ReviewDraft): FormErrors<ReviewDraft> {
  const missing: FormErrors<ReviewDraft> = {};
  for (const { name, label } of ratings) {
    if (draft[name] === null) missing[name] = `${label} 별점을 골라 주세요.`;
  }
  if (draft.wouldRevisit === null) missing.wouldRevisit = '다시 방문할지 골라 주세요.';
  if (draft.visitDate === null) missing.visitDate = '방문일을 골라 주세요.';
  const length = [...draft.review.trim()].length;
  if (length < MIN_LENGTH) missing.review = `${MIN_LENGTH}자 이상 적어 주세요. ${MIN_LENGTH - length}자 더 필요해요.`;
  if (length > MAX_LENGTH) missing.review = '2,000자까지 쓸 수 있어요.';
  return missing;
}
