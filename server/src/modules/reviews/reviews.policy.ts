import { invalid, type PropertyError } from '../../platform/errors/app-error.ts';
import type { Viewer } from '../../platform/session/viewer.ts';
import { isImageUrl } from '../../platform/uploads/image-url.policy.ts';
import type { ListingKind } from '../listings/index.ts';
import { ratingsOf, type RatingOf } from './rubrics.ts';

/** What a review with text earns. */
export const REVIEW_POINTS = 500;

/** What the writer of a review fills in; its ratings are whole numbers from 1 to 5. */
export type ReviewDraft<Kind extends ListingKind = ListingKind> = Record<RatingOf<Kind>, number> & {
  wouldRevisit: boolean;
  /** `YYYY-MM-DD`, Asia/Seoul. */
  visitDate: string;
  review: string;
  files: string[];
};

/** Everything that is wrong with a draft, field by field. `today` is the day in Seoul. */
export function checkReview<Kind extends ListingKind>(kind: Kind, draft: ReviewDraft<Kind>, today: string): PropertyError[] {
  const ratings: Record<RatingOf<Kind>, number> = draft;
  const errors = ratingsOf(kind)
    .filter(({ name }) => !Number.isInteger(ratings[name]) || ratings[name] < 1 || ratings[name] > 5)
    .map(({ name, label }) => invalid(name, 'range', `${label} 별점을 1점에서 5점 사이로 골라 주세요.`));
  if (draft.visitDate > today) errors.push(invalid('visitDate', 'max', '방문일은 오늘이나 지난 날짜로 골라 주세요.'));
  if (draft.visitDate < '1990-01-01') errors.push(invalid('visitDate', 'min', '방문일을 다시 확인해 주세요.'));
  const length = [...draft.review].length;
  if (length < 10) errors.push(invalid('review', 'minLength', '리뷰를 10자 이상 적어 주세요.'));
  if (length > 2_000) errors.push(invalid('review', 'maxLength', '리뷰는 2,000자까지 쓸 수 있어요.'));
  if (draft.files.length > 10) errors.push(invalid('files', 'maxSize', '사진은 10장까지 올릴 수 있어요.'));
  if (!draft.files.every(isImageUrl)) errors.push(invalid('files', 'isImageUrl', '사진을 다시 올려 주세요.'));
  return errors;
}

export function isReviewer(viewer: Pick<Viewer, 'id'>, review: { userId: number | null }): boolean {
  return review.userId === viewer.id;
}

/** What a business is praised for: its best rating, when that is good. */
export function keywordOf<Kind extends ListingKind>(kind: Kind, averages: Record<RatingOf<Kind>, number | null>): string | null {
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
