import type { BusinessKind } from '@petcare/contracts';
import type { FormErrors } from '@petcare/ui/form';
import { kinds } from '../review/kinds.ts';
import type { RatingName } from '../review/ratings.ts';
import type { Review } from '../review/review.ts';
import { isComplete, receiptInputOf, type ReceiptDraft } from './receipt-draft.ts';

/** The person's choices and texts so far. `files` are addresses of uploaded pictures. */
export type ReviewDraft = Record<RatingName, number | null> & {
  wouldRevisit: 'yes' | 'no' | null;
  visitDate: string | null;
  review: string;
  /** '' for none; null until the person has said. */
  petId: string | null;
  /** A mail when the business answers. */
  hearsOfReply: boolean;
  files: readonly string[];
  receipts: readonly ReceiptDraft[];
};

const MIN_LENGTH = 10;
export const MAX_LENGTH = 2_000;

export const emptyDraft: ReviewDraft = {
  kindnessRating: null,
  priceRating: null,
  explainRating: null,
  diagnosisRating: null,
  facilityRating: null,
  medicineRating: null,
  hygieneRating: null,
  locationRating: null,
  wouldRevisit: null,
  visitDate: null,
  review: '',
  petId: null,
  hearsOfReply: false,
  files: [],
  receipts: [],
};

type WrittenReview = Pick<Review, RatingName | 'wouldRevisit' | 'visitDate' | 'review' | 'files' | 'pet' | 'hearsOfReply'>;

export function draftOf(written: WrittenReview, receipts: readonly ReceiptDraft[] = []): ReviewDraft {
  return {
    ...ratingsOf(written),
    wouldRevisit: written.wouldRevisit ? 'yes' : 'no',
    visitDate: written.visitDate,
    review: written.review,
    petId: written.pet?.id ?? '',
    hearsOfReply: written.hearsOfReply,
    files: written.files.map(({ filepath }) => filepath),
    receipts,
  };
}

/** The review as the API takes it, or null while something is missing. */
export function inputOf(draft: ReviewDraft) {
  const { kindnessRating, priceRating, ...others } = ratingsOf(draft);
  if (kindnessRating === null || priceRating === null || draft.wouldRevisit === null || draft.visitDate === null) return null;
  return {
    ...others,
    kindnessRating,
    priceRating,
    wouldRevisit: draft.wouldRevisit === 'yes',
    visitDate: draft.visitDate,
    review: draft.review.trim(),
    petId: draft.petId || null,
    hearsOfReply: draft.hearsOfReply,
    files: [...draft.files],
    receipts: draft.receipts.flatMap((receipt) => receiptInputOf(receipt) ?? []),
  };
}

/** A Korean sentence for every field that can't be sent as it is. */
export function missingIn(kind: BusinessKind, draft: ReviewDraft, today: string): FormErrors<ReviewDraft> {
  const missing: FormErrors<ReviewDraft> = {};
  for (const { name, label } of kinds[kind].rubric) {
    if (draft[name] === null) missing[name] = `${label} 별점을 골라 주세요.`;
  }
  if (draft.wouldRevisit === null) missing.wouldRevisit = '다시 방문할지 골라 주세요.';
  if (draft.visitDate === null) missing.visitDate = '방문일을 골라 주세요.';
  const length = [...draft.review.trim()].length;
  if (length < MIN_LENGTH) missing.review = `${MIN_LENGTH}자 이상 적어 주세요. ${MIN_LENGTH - length}자 더 필요해요.`;
  if (length > MAX_LENGTH) missing.review = '2,000자까지 쓸 수 있어요.';
  if (!draft.receipts.every((receipt) => isComplete(receipt, today))) missing.receipts = '영수증에 빠지거나 잘못된 내용이 있어요.';
  return missing;
}

function ratingsOf({
  kindnessRating,
  priceRating,
  explainRating,
  diagnosisRating,
  facilityRating,
  medicineRating,
  hygieneRating,
  locationRating,
}: Record<RatingName, number | null>): Record<RatingName, number | null> {
  return { kindnessRating, priceRating, explainRating, diagnosisRating, facilityRating, medicineRating, hygieneRating, locationRating };
}
