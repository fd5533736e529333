import { seoulDate } from '@petcare/time';
import { decideLike } from '../../../platform/access/likes.policy.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Config } from '../../../platform/config.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { violatedConstraint } from '../../../platform/database/postgres-errors.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { conflict, invalid, noAccessPermission, notFound, validationFailed, type AppError } from '../../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../../platform/errors/result.ts';
import { parsePage } from '../../../platform/paging.ts';
import type { RateLimiter } from '../../../platform/rate-limits/rate-limit.ts';
import type { Viewer } from '../../../platform/session/viewer.ts';
import type { ForeignUpload, Uploads } from '../../../platform/uploads/uploads.ts';
import type { AlertFacts, AlertsService } from '../../alerts/index.ts';
import type { Business, Listing, ListingKind, ListingsVerbs } from '../../listings/index.ts';
import type { PetsService } from '../../pets/index.ts';
import type { WordsService } from '../../words/index.ts';
import { hasWriteOff } from '../record/answers.sql.ts';
import { pointsFrom } from '../points/review-points.policy.ts';
import type { ReviewPoints } from '../points/review-points.service.ts';
import { maskNumbers } from '../../../platform/text/mask-numbers.ts';
import { insertNotice } from '../notices/notices.sql.ts';
import type { ReceiptsService } from '../receipts/receipts.service.ts';
import { checkReview, isReviewer, isShown, type ReviewDraft } from '../record/reviews.policy.ts';
import { createReviewLists, type Total } from '../lists/lists.service.ts';
import { ratingNames } from '../record/rubrics.ts';
import * as store from '../record/reviews.sql.ts';
import type { Review, ReviewSort, WrittenReview } from '../record/reviews.sql.ts';
import type { ReviewScope } from '../record/lists.policy.ts';
import { findWrongSummaries, rateReviews } from '../record/summaries.sql.ts';
import type { ReviewRate } from '../record/summary.policy.ts';

export type { Review } from '../record/reviews.sql.ts';
export type { ReviewRate } from '../record/summary.policy.ts';
/** `viewerId` is who looks, for `isLiked`. */
export type AskedReviews = { sort?: ReviewSort | null; page?: number | null; count?: number | null; viewerId?: number };
/** The scope as a caller asks for it: a field that is null or left out is not asked for. */
export type AskedScope = { [Field in keyof ReviewScope]?: ReviewScope[Field] | null };
/** One business, by its kind and the number of its listing. */
type Invalid = AppError<'VALIDATION_FAILED'>;
export type Missing = AppError<'NOT_FOUND'>;
export type Forbidden = AppError<'NO_ACCESS_PERMISSION'>;
type ReviewExists = AppError<'REVIEW_EXISTS'>;

/** Reviews of hospitals, pharmacies and companies, each with the ratings of its kind (`rubrics`). Ids are numbers of `reviews.id` and `businesses.id`. */
export type ReviewsService = {
  /** Newest first unless `sort` says otherwise. `star` keeps the averages from star to star + 0.9. */
  listReviews(scope: AskedScope, asked: AskedReviews): Promise<Result<Review[], Invalid>>;
  countReviews(scope: AskedScope): Promise<Result<number, Invalid>>;
  /** The same for a list in this order, and whether there may be more than were looked at. */
  totalReviews(scope: AskedScope, sort?: ReviewSort | null): Promise<Result<Total, Invalid>>;
  /** The averages of one business; nulls of one without reviews. */
  rateBusiness(business: Business): Promise<ReviewRate>;
  /** Businesses whose kept figures are not those of their reviews: none. */
  findWrongFigures(): Promise<number[]>;
  /** Visit days of this business that the viewer has written of, hidden reviews too; the latest first. */
  listReviewedDays(viewer: Viewer, businessId: number): Promise<string[]>;
  getReview(id: number, viewerId?: number): Promise<Result<Review, Missing>>;
  /** Earns points and keeps the business's score; REVIEW_EXISTS for a second one of the same visit day. */
  writeReview(viewer: Viewer, business: Business, draft: ReviewDraft): Promise<Result<Review, AppError>>;
  editReview(viewer: Viewer, id: number, draft: ReviewDraft): Promise<Result<Review, AppError>>;
  /** Takes the points back as far as the balance goes; what is spent is written off, and this business earns the writer nothing again. */
  deleteReview(viewer: Viewer, id: number): Promise<Result<null, Missing | Forbidden>>;
  /** Gives a like, or takes it back. OWN_LIKE for the writer. */
  toggleReviewLike(viewer: Viewer, id: number): Promise<Result<Review, Missing | AppError<'OWN_LIKE'>>>;
};

export type ReviewsDeps = {
  db: Database;
  clock: Clock;
  listings: ListingsVerbs;
  alerts: Pick<AlertsService, 'tell'>;
  pets: PetsService;
  reviewPoints: ReviewPoints;
  receipts: ReceiptsService;
  rateLimits: RateLimiter;
  uploads: Uploads;
  words: Pick<WordsService, 'check'>;
  config: Pick<Config, 'countsKeptSeconds'>;
};

// Each review earns points: who writes more of them in a day has not been to that many places.
const WRITES = { max: 20, windowSeconds: 86_400 };
// Working on pictures is dear, also where the same review is changed again and again.
const PICTURES = { max: 60, windowSeconds: 3_600 };
const MOST_SEARCHED = 100;
const NO_BUSINESS = { hospital: '없는 병원이에요.', pharmacy: '없는 약국이에요.', company: '없는 업체예요.' };

/** To the business; those of which it has read none are one. */
const writtenAlert = ({ id, kind, name }: Pick<Listing, 'id' | 'kind' | 'name'>, userId: number): AlertFacts => ({
  ...{ userId, kind: 'review.written', subject: String(id), path: `/bizpage/${kind}-review` },
  text: (times) => (times === 1 ? `${name}에 새 리뷰가 올라왔어요.` : `${name}에 새 리뷰 ${times}개가 올라왔어요.`),
});
export const noReview = notFound('없는 리뷰예요. 이미 삭제됐을 수 있어요.');
const taken = conflict('REVIEW_EXISTS', '이 방문일에 쓴 리뷰가 이미 있어요. 방문일을 확인하거나 쓴 리뷰를 수정해 주세요.');

export function createReviewsService({
  alerts,
  db,
  clock,
  listings,
  pets,
  reviewPoints,
  receipts,
  rateLimits,
  uploads,
  words,
  config,
}: ReviewsDeps): ReviewsService {
  const lists = createReviewLists({ db, clock, countsKeptSeconds: config.countsKeptSeconds });

  /** The draft as it is stored, with what the pet is now. */
  async function parseDraft(
    viewer: Viewer,
    kind: ListingKind,
    draft: ReviewDraft,
    before?: Review,
  ): Promise<Result<WrittenReview, Invalid>> {
    const review = maskNumbers(draft.review.trim());
    const errors = checkReview(kind, { ...draft, review }, seoulDate(clock.now()));
    if (errors.length === 0) errors.push(...(await words.check({ review: { label: '리뷰', text: review } })));
    const pet = draft.petId == null ? null : await pets.getPet(viewer, draft.petId);
    if (pet && !pet.ok) errors.push(invalid('petId', 'exists', '반려동물을 다시 골라 주세요.'));
    if (draft.receipts) errors.push(...(await receipts.checkDraft(kind, draft.receipts, before?.id ?? null)));
    if (errors.length > 0) return err(validationFailed(errors));
    const { wouldRevisit, visitDate, files } = draft;
    const hearsOfReply = draft.hearsOfReply ?? before?.hearsOfReply ?? false;
    const ratings = Object.fromEntries(ratingNames.map((name) => [name, draft[name] ?? null])) as Record<
      (typeof ratingNames)[number],
      number | null
    >;
    return ok({ ...ratings, wouldRevisit, visitDate, review, files, hearsOfReply, ...petColumns(pet?.ok ? pet.value : null) });
  }

  /** Stores the pictures that came with the draft for as long as `write` runs, and for good if it succeeds; tells it all addresses, and the keys of receipts. */
  async function withPictures(
    viewer: Viewer,
    { files, images = [], receipts: drafts = [] }: ReviewDraft,
    write: (files: string[], receiptKeys: string[]) => Promise<Result<Review>>,
  ): Promise<Result<Review>> {
    const scans = drafts.flatMap(({ file }) => file ?? []);
    if (images.length + scans.length === 0) return write(files, []);
    const allowed = await rateLimits.hit(`review-pictures:${viewer.id}`, PICTURES);
    if (!allowed.ok) return allowed;
    return uploads.keepImages(viewer.id, images, (ids) =>
      uploads.keepPrivate(viewer.id, scans, (keys) => write([...files, ...ids.map((id) => uploads.imageUrl(id))], keys)),
    );
  }

  const refreshScore = (tx: Transaction, business: Business) => refreshScoreOf(listings, tx, business);

  /** Runs `change` on the caller's own review, which nobody else changes meanwhile. */
  function withOwnReview<T, E extends AppError>(
    viewer: Viewer,
    id: number,
    change: (tx: Transaction, review: Review) => Promise<Result<T, E>>,
  ): Promise<Result<T, E | Missing | Forbidden>> {
    return inTransaction<Result<T, E | Missing | Forbidden>>(db, async (tx) => {
      await store.lockReviewsBy(tx, viewer.id);
      await store.lockReview(tx, id);
      const review = await store.findReview(tx, id, viewer.id);
      if (!review) return err(noReview);
      if (!isReviewer(viewer, review)) return err(noAccessPermission);
      const changed = await change(tx, review);
      if (changed.ok) await refreshScore(tx, { kind: review.kind, id: review.businessId });
      return changed;
    });
  }

  return {
    async listReviews(asked, { sort, page, count, viewerId }) {
      const [scope, parsed] = [parseScope(asked), parsePage(page, count)];
      if (!scope.ok) return scope;
      if (!parsed.ok) return parsed;
      return ok(await lists.list(scope.value, { sort: sort ?? 'recent', page: parsed.value, viewerId: viewerId ?? null }));
    },
    async countReviews(asked) {
      const scope = parseScope(asked);
      return scope.ok ? ok((await lists.count(scope.value, 'recent')).total) : scope;
    },
    async totalReviews(asked, sort) {
      const scope = parseScope(asked);
      return scope.ok ? ok(await lists.count(scope.value, sort ?? 'recent')) : scope;
    },
    rateBusiness: (business) => rateReviews(db, business),
    findWrongFigures: () => findWrongSummaries(db),
    async getReview(id, viewerId) {
      const found = await store.findReview(db, id, viewerId ?? null);
      return found && isShown(found, viewerId) ? ok(found) : err(noReview);
    },
    listReviewedDays: (viewer, businessId) => store.listVisitDays(db, viewer.id, businessId),
    async writeReview(viewer, business, given) {
      const draft = await parseDraft(viewer, business.kind, given);
      if (!draft.ok) return draft;
      const allowed = await rateLimits.hit(`review:${viewer.id}`, WRITES);
      if (!allowed.ok) return allowed;
      const write = (files: string[], receiptKeys: string[]) =>
        inTransaction<Result<Review, Missing | Invalid | ForeignUpload>>(db, async (tx) => {
          // Sent together, run one after the other.
          const [listing, , earnsNothing] = await Promise.all([
            listings.findListing(tx, business.kind, business.id),
            store.lockReviewsBy(tx, viewer.id),
            hasWriteOff(tx, viewer.id, business.id),
          ]);
          if (!listing?.isPublic) return err(notFound(NO_BUSINESS[business.kind]));
          const waiting = { point: 0, pointsFrom: earnsNothing ? null : pointsFrom(clock.now()) };
          const row = { ...draft.value, files, kind: business.kind, businessId: business.id, userId: viewer.id, ...waiting };
          const id = await store.insertReview(tx, row, clock.now());
          const taken = await uploads.takeOver(tx, viewer.id, { before: [], after: files });
          if (!taken.ok) return taken;
          const notice = { reviewId: id, businessId: business.id, toldOf: 'review' } as const;
          await Promise.all([reviewPoints.settle(tx, id), listing.ownerUserId !== null && insertNotice(tx, notice, clock.now())]);
          if (listing.ownerUserId !== null) await alerts.tell(tx, [writtenAlert(listing, listing.ownerUserId)]);
          const saved = given.receipts?.length ? await receipts.saveReceipts(tx, viewer.id, id, given.receipts, receiptKeys) : ok(null);
          if (!saved.ok) return saved;
          const [, written] = await Promise.all([refreshScore(tx, business), store.findReview(tx, id, viewer.id)]);
          return written ? ok(written) : err(noReview);
        });
      return withPictures(viewer, given, (files, keys) => refuseSecond(() => write(files, keys)));
    },
    async editReview(viewer, id, given) {
      const found = await store.findReview(db, id, viewer.id);
      if (!found) return err(noReview);
      if (!isReviewer(viewer, found)) return err(noAccessPermission);
      const draft = await parseDraft(viewer, found.kind, given, found);
      if (!draft.ok) return draft;
      const edit = (files: string[], receiptKeys: string[]) =>
        withOwnReview<Review, Missing | Invalid | ForeignUpload>(viewer, id, async (tx, before) => {
          // The same pet keeps what it was at the visit, also one that is registered no more.
          const pet = petOf(before.petId === draft.value.petId ? before : draft.value);
          await store.updateReview(tx, id, { ...draft.value, ...pet, files }, clock.now());
          const taken = await uploads.takeOver(tx, viewer.id, { before: before.files, after: files });
          if (!taken.ok) return taken;
          const saved = given.receipts ? await receipts.saveReceipts(tx, viewer.id, id, given.receipts, receiptKeys) : ok(null);
          if (!saved.ok) return saved;
          const edited = await store.findReview(tx, id, viewer.id);
          return edited ? ok(edited) : err(noReview);
        });
      return withPictures(viewer, given, (files, keys) => refuseSecond(() => edit(files, keys)));
    },
    deleteReview: (viewer, id) =>
      withOwnReview<null, Missing>(viewer, id, async (tx, { businessId, point, files }) => {
        await receipts.releasePictures(tx, id);
        if (!(await store.deleteReview(tx, id))) return err(noReview);
        await uploads.handOver(tx, files);
        await reviewPoints.takeBack(tx, { id, userId: viewer.id, businessId, point });
        return ok(null);
      }),
    toggleReviewLike: (viewer, id) =>
      inTransaction<Result<Review, Missing | AppError<'OWN_LIKE'>>>(db, async (tx) => {
        const own = await store.findReview(tx, id, viewer.id);
        const allowed = own ? decideLike(viewer, own) : ok(null);
        if (!allowed.ok) return allowed;
        if (!(await store.toggleLike(tx, id, viewer.id, clock.now()))) return err(noReview);
        const review = await store.findReview(tx, id, viewer.id);
        return review ? ok(review) : err(noReview);
      }),
  };
}

/** Updates the score that orders lists of businesses, after a review has been written, changed, hidden or deleted. */
export async function refreshScoreOf(listings: ListingsVerbs, tx: Transaction, business: Business): Promise<void> {
  const rate = await rateReviews(tx, business);
  await listings.updateReviewSummary(tx, business.id, { score: rate.averageRating, count: rate.count, keyword: rate.keyword });
}

type PetColumns = Pick<Review, 'petId' | 'petDivision' | 'petKindName'>;
const petOf = ({ petId, petDivision, petKindName }: PetColumns): PetColumns => ({ petId, petDivision, petKindName });

function petColumns(pet: { id: number; kindName: string; kind: { name: string; division: string | null } | null } | null): PetColumns {
  if (!pet) return { petId: null, petDivision: null, petKindName: null };
  return { petId: pet.id, petDivision: pet.kind ? (pet.kind.division ?? pet.kind.name) : null, petKindName: pet.kindName };
}

function parseScope(asked: AskedScope): Result<ReviewScope, Invalid> {
  const scope = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== null && value !== undefined)) as ReviewScope;
  if (scope.star !== undefined && (scope.star < 1 || scope.star > 5))
    return err(validationFailed([invalid('star', 'range', '별점은 1점에서 5점 사이여야 해요.')]));
  if ([...(scope.search ?? '')].length > MOST_SEARCHED)
    return err(validationFailed([invalid('search', 'maxLength', `검색어는 ${MOST_SEARCHED}자까지 적을 수 있어요.`)]));
  return ok(scope);
}

async function refuseSecond<T, E extends AppError>(write: () => Promise<Result<T, E>>): Promise<Result<T, E | ReviewExists>> {
  try {
    return await write();
  } catch (error) {
    if (violatedConstraint(error) === 'reviews_visit_key') return err(taken);
    throw error;
  }
}
