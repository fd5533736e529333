import type { Database } from '../../platform/database/database.ts';
import { notFound, type AppError } from '../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../platform/errors/result.ts';
import type { Page } from '../../platform/paging.ts';
import type { Viewer } from '../../platform/session/viewer.ts';
import type { PlacesService } from '../places/index.ts';
import { countCompanyReviews, listCompanyReviews, type CompanyReviewRow } from './company-reviews.sql.ts';

export type CompanyReview = CompanyReviewRow;

export type CompanyReviewsService = {
  /** Of the company that this account owns, newest first. */
  listReviewsOfMyCompany(viewer: Viewer, page: Page): Promise<Result<{ list: CompanyReview[]; total: number }, AppError<'NOT_FOUND'>>>;
};

export function createCompanyReviewsService({ db, places }: { db: Database; places: PlacesService }): CompanyReviewsService {
  return {
    async listReviewsOfMyCompany(viewer, page) {
      const company = await places.placeOfOwner(db, 'company', viewer.id);
      if (!company) return err(notFound('등록한 업체가 없어요.'));
      const [list, total] = await Promise.all([listCompanyReviews(db, company.id, page), countCompanyReviews(db, company.id)]);
      return ok({ list, total });
    },
  };
}
