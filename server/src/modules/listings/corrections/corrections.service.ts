import { networkOf } from '@petcare/node';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Sql } from '../../../platform/database/database.ts';
import type { ListedPage } from '../../../platform/database/page-of-rows.ts';
import type { Page } from '../../../platform/paging.ts';
import { notFound, validationFailed, type AppError } from '../../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../../platform/errors/result.ts';
import type { RateLimiter } from '../../../platform/rate-limits/rate-limit.ts';
import { checkCorrection, type CorrectionSubject } from './corrections.policy.ts';
import * as store from './corrections.sql.ts';
import type { ListingsService } from '../profile/listings.service.ts';

export type Correction = store.CorrectionRow;

/** The errors about a listing that people have reported, and their way to an operator. */
export type CorrectionsService = {
  /** Of a public listing, by anybody; so many a day from one network. */
  sendCorrection(
    listingId: number,
    correction: { subject: CorrectionSubject; content: string },
    sender: { viewerId: number | undefined; ip: string },
  ): Promise<Result<null, AppError>>;
  /** Those that nobody has closed, oldest first. */
  listOpenCorrections(page: Page): Promise<ListedPage<Correction>>;
  closeCorrection(sql: Sql, id: number): Promise<Result<null, AppError<'NOT_FOUND'>>>;
};

const SENT_A_NETWORK = { max: 20, windowSeconds: 86_400 };

type Deps = { db: Database; clock: Clock; rateLimits: RateLimiter; listings: ListingsService };

export function createCorrectionsService({ db, clock, rateLimits, listings }: Deps): CorrectionsService {
  return {
    async sendCorrection(listingId, { subject, content: given }, { viewerId, ip }) {
      const content = given.trim();
      const errors = checkCorrection(content);
      if (errors.length > 0) return err(validationFailed(errors));
      const [listing] = await listings.listListings([listingId]);
      if (!listing?.isPublic) return err(notFound('없는 곳이에요.'));
      const allowed = await rateLimits.hit(`correction:${networkOf(ip)}`, SENT_A_NETWORK);
      if (!allowed.ok) return allowed;
      await store.insertCorrection(db, { businessId: listingId, userId: viewerId ?? null, subject, content, createdAt: clock.now() });
      return ok(null);
    },
    listOpenCorrections: (page) => store.listOpenCorrections(db, page),
    async closeCorrection(sql, id) {
      return (await store.closeCorrection(sql, id, clock.now())) ? ok(null) : err(notFound('없거나 이미 처리한 제안이에요.'));
    },
  };
}
