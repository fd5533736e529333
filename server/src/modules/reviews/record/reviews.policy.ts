import { invalid, type PropertyError } from '../../../platform/errors/app-error.ts';
import type { UploadedFile } from '../../../platform/http/uploaded-file.ts';
import type { Viewer } from '../../../platform/session/viewer.ts';
import { isBlank } from '../../../platform/text/plain-text.ts';
import { isImageUrl } from '../../../platform/text/image-url.policy.ts';
import type { ListingKind } from '../../listings/index.ts';
import type { ReceiptDraft } from '../receipts/receipts.policy.ts';
import { ratingNames, ratingsOf, type RatingName } from './rubrics.ts';

/** Ratings from 1 to 5; null, or left out, where the kind of business is not rated for it. */
export type Ratings = Record<RatingName, number | null>;

/** The review as its writer fills it in. */
export type ReviewDraft = Partial<Ratings> & {
  wouldRevisit: boolean;
  /** `YYYY-MM-DD`, Asia/Seoul. */
  visitDate: string;
  review: string;
  files: string[];
  /** Pictures that came in the same body: stored with the review, behind `files`. */
  images?: readonly UploadedFile[];
  petId?: number | null;
  /** True when the writer wants a mail on the business's answer; left out, it stays as it is. */
  hearsOfReply?: boolean | null;
  /** Left out of a change, the review keeps those that it has. */
  receipts?: ReceiptDraft[] | undefined;
};

/** Everything that is wrong with a draft, field by field. `today` is the day in Seoul. */
export function checkReview(kind: ListingKind, draft: ReviewDraft, today: string): PropertyError[] {
  const rubric = ratingsOf(kind);
  const isWhole = (rating: number | null) => rating !== null && Number.isInteger(rating) && rating >= 1 && rating <= 5;
  const errors = [
    ...rubric
      .filter(({ name }) => !isWhole(draft[name] ?? null))
      .map(({ name, label }) => invalid(name, 'range', `${label} 별점을 1점에서 5점 사이로 골라 주세요.`)),
    ...ratingNames
      .filter((name) => (draft[name] ?? null) !== null && !rubric.some((rating) => rating.name === name))
      .map((name) => invalid(name, 'isOfKind', '이 업체에는 없는 별점 항목이에요.')),
  ];
  if (draft.visitDate > today) errors.push(invalid('visitDate', 'max', '방문일은 오늘이나 지난 날짜로 골라 주세요.'));
  if (draft.visitDate < '1990-01-01') errors.push(invalid('visitDate', 'min', '방문일을 다시 확인해 주세요.'));
  const length = [...draft.review].length;
  if (length < 10) errors.push(invalid('review', 'minLength', '리뷰를 10자 이상 적어 주세요.'));
  if (length > 2_000) errors.push(invalid('review', 'maxLength', '리뷰는 2,000자까지 쓸 수 있어요.'));
  if (draft.files.length + (draft.images?.length ?? 0) > 10) errors.push(invalid('files', 'maxSize', '사진은 10장까지 올릴 수 있어요.'));
  if (!draft.files.every(isImageUrl)) errors.push(invalid('files', 'isImageUrl', '사진을 다시 올려 주세요.'));
  return errors;
}

export function checkReply(content: string): PropertyError[] {
  const length = [...content].length;
  return !isBlank(content) && length <= 1_000 ? [] : [invalid('content', 'length', '답글은 1자에서 1,000자까지 적어 주세요.')];
}

export function isReviewer(viewer: Pick<Viewer, 'id'>, review: { userId: number | null }): boolean {
  return review.userId === viewer.id;
}

/** A hidden review is there for its writer alone. */
export function isShown(review: { userId: number | null; hiddenReason: string | null }, viewerId: number | undefined): boolean {
  return review.hiddenReason === null || (viewerId !== undefined && review.userId === viewerId);
}

/** The praise of a business: its best rating, when that is good. */
export function keywordOf(kind: ListingKind, averages: Partial<Ratings>): string | null {
  const scores = ratingsOf(kind).map(({ name, praise }) => ({ praise, score: averages[name] ?? 0 }));
  const best = scores.reduce((first, next) => (next.score > first.score ? next : first));
  return best.score >= 4 ? best.praise : null;
}

/** 김하늘 → 김*늘, 김늘 → 김*. */
export function maskName(name: string): string {
  const letters = [...name];
  if (letters.length < 2) return name;
  if (letters.length === 2) return `${letters[0]}*`;
  return `${letters[0]}${'*'.repeat(letters.length - 2)}${letters.at(-1)}`;
}

type Person = { id: number; name: string; nickname: string; userImage: string | null };

/** The writer as everybody may see them. */
export function reviewerOf(person: Person | undefined) {
  if (!person) return { id: null, name: '탈퇴한 회원', nickname: '탈퇴한 회원', userImage: null };
  const { id, name, nickname, userImage } = person;
  return { id: String(id), name: maskName(name), nickname, userImage };
}
