import { seoulDate } from '@petcare/time';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { invalid, noAccessPermission, notFound, validationFailed, type AppError } from '../../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../../platform/errors/result.ts';
import type { UploadedFile } from '../../../platform/http/uploaded-file.ts';
import type { Viewer } from '../../../platform/session/viewer.ts';
import type { ListingsVerbs } from '../../listings/index.ts';
import type { ReceiptDraft } from '../receipts/receipts.policy.ts';
import type { ReceiptsService } from '../receipts/receipts.service.ts';
import type { ReviewDraft } from '../record/reviews.policy.ts';
import { noReview, type Missing, type Forbidden, type ReviewsService } from './reviews.service.ts';
import { listReviewsAfter, type Review } from '../record/reviews.sql.ts';

type Invalid = AppError<'VALIDATION_FAILED'>;
/** The fields of a multipart form: pictures come with it. A field that is left out of a change stays. */
export type CompanyReviewFields = Partial<Omit<ReviewDraft, 'files' | 'images' | 'receipts'>>;
/** The added things, and those of the earlier ones that stay: addresses of pictures, ids of receipts. `kept` undefined: all of them. */
export type Attached<Kept> = { kept?: Kept[] | undefined; added: readonly UploadedFile[] };
/** A receipt that comes is of the visit day, and has no items. */
export type Attachments = { images: Attached<string>; receipts: Attached<number> };

/** Reviews of companies as REST names them: by the company and the review; ids are numbers of `businesses.id` and `reviews.id`. */
export type CompanyReviewsService = {
  write(viewer: Viewer, companyId: number, fields: CompanyReviewFields, attached: Attachments): Promise<Result<Review>>;
  edit(viewer: Viewer, companyId: number, id: number, fields: CompanyReviewFields, attached: Attachments): Promise<Result<Review>>;
  remove(viewer: Viewer, companyId: number, id: number): Promise<Result<null>>;
  find(companyId: number, id: number, viewerId: number | undefined): Promise<Result<Review, Missing>>;
  /** Newest first, those after the review `last`; at the end, `last` is null. */
  continueList(
    companyId: number,
    asked: { last: number | undefined; count: number; viewerId: number | undefined },
  ): Promise<Result<{ items: Review[]; last: number | null }, Missing | Invalid>>;
  /** NOT_FOUND for a company that nobody may see. */
  checkCompany(companyId: number): Promise<Result<null, Missing>>;
};

const noCompany = notFound('없는 업체예요.');
const lostPlace = validationFailed([invalid('last', 'exists', '보던 리뷰가 삭제됐어요. 목록을 처음부터 다시 불러 주세요.')]);
const unknownPicture = validationFailed([invalid('existImages', 'isKnown', '남길 사진을 다시 골라 주세요.')]);

const unknownReceipt = validationFailed([invalid('existReceipts', 'isKnown', '남길 영수증을 다시 골라 주세요.')]);

type Deps = { db: Database; clock: Clock; listings: ListingsVerbs; reviews: ReviewsService; receipts: ReceiptsService };

export function createCompanyReviews({ db, clock, listings, reviews, receipts }: Deps): CompanyReviewsService {
  async function find(companyId: number, id: number, viewerId: number | undefined): Promise<Result<Review, Missing>> {
    const found = await reviews.getReview(id, viewerId);
    return found.ok && found.value.kind === 'company' && found.value.businessId === companyId ? found : err(noReview);
  }

  async function checkCompany(companyId: number): Promise<Result<null, Missing>> {
    const listing = await listings.findListing(db, 'company', companyId);
    return listing?.isPublic ? ok(null) : err(noCompany);
  }

  /** Only who has written the review may know which receipts it has. */
  async function stayingReceipts(
    viewer: Viewer,
    { id, userId }: Review,
    { receipts: { kept } }: Attachments,
  ): Promise<Result<ReceiptDraft[], Invalid | Forbidden>> {
    if (userId !== viewer.id) return err(noAccessPermission);
    const stored = await receipts.listReceipts([id]);
    if (kept?.some((one) => !stored.some((receipt) => receipt.id === one))) return err(unknownReceipt);
    const staying = stored.filter((receipt) => kept?.includes(receipt.id) ?? true);
    return ok(staying.map(({ id: receiptId, paidOn, items }) => ({ id: receiptId, date: paidOn, items })));
  }

  return {
    find,
    checkCompany,
    async write(viewer, companyId, fields, attached) {
      const company = await checkCompany(companyId);
      if (!company.ok) return company;
      const visitDate = fields.visitDate ?? seoulDate(clock.now());
      const draft = { wouldRevisit: false, review: '', ...fields, visitDate, files: [], images: attached.images.added };
      return reviews.writeReview(viewer, { kind: 'company', id: companyId }, { ...draft, receipts: arriving(attached, visitDate) });
    },
    async edit(viewer, companyId, id, fields, attached) {
      const before = await find(companyId, id, viewer.id);
      if (!before.ok) return before;
      const { files } = before.value;
      const { kept, added } = attached.images;
      if (kept?.some((url) => !files.includes(url))) return err(unknownPicture);
      const draft = { ...draftOf(before.value), ...fields, files: kept ?? files, images: added };
      if (!attached.receipts.kept && attached.receipts.added.length === 0) return reviews.editReview(viewer, id, draft);
      const staying = await stayingReceipts(viewer, before.value, attached);
      if (!staying.ok) return staying;
      return reviews.editReview(viewer, id, { ...draft, receipts: [...staying.value, ...arriving(attached, draft.visitDate)] });
    },
    async remove(viewer, companyId, id) {
      const review = await find(companyId, id, viewer.id);
      return review.ok ? reviews.deleteReview(viewer, id) : review;
    },
    async continueList(companyId, { last, count, viewerId }) {
      const company = await checkCompany(companyId);
      if (!company.ok) return company;
      if (last !== undefined && !(await find(companyId, last, viewerId)).ok) return err(lostPlace);
      // One more than asked for says whether there are any after them.
      const found = await listReviewsAfter(db, companyId, last ?? null, { count: count + 1, viewerId: viewerId ?? null });
      const items = found.slice(0, count);
      return ok({ items, last: found.length > count ? (items.at(-1)?.id ?? null) : null });
    },
  };
}

function arriving({ receipts }: Attachments, date: string): ReceiptDraft[] {
  return receipts.added.map((file) => ({ file, date, items: [] }));
}

function draftOf({ kindnessRating, priceRating, hygieneRating, facilityRating, locationRating, ...review }: Review): ReviewDraft {
  const { wouldRevisit, visitDate, review: text, files, petId } = review;
  const ratings = { kindnessRating, priceRating, hygieneRating, facilityRating, locationRating };
  return { ...ratings, wouldRevisit, visitDate, review: text, files, petId };
}
