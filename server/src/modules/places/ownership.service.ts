import type { Clock } from '../../platform/clock.ts';
import type { Sql } from '../../platform/database/database.ts';
import { conflict, notFound, type AppError } from '../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../platform/errors/result.ts';
import * as store from './ownership.sql.ts';

export type OwnershipService = {
  /**
   * For operators: gives the hospital with this licence to an account, approves it and opens it to
   * reservations, inside the caller's transaction; what the account owned before is without an owner then.
   * Answers the listing's id. LISTING_TAKEN when another account owns it.
   */
  assignHospital(tx: Sql, licence: string, ownerUserId: number): Promise<Result<number, AppError<'NOT_FOUND' | 'LISTING_TAKEN'>>>;
};

export function createOwnershipService({ clock }: { clock: Clock }): OwnershipService {
  return {
    async assignHospital(tx, licence, ownerUserId) {
      const listing = await store.lockHospitalByLicence(tx, licence);
      if (!listing) return err(notFound('이 관리번호의 동물병원이 없어요.'));
      if (listing.ownerUserId !== null && listing.ownerUserId !== ownerUserId) {
        return err(conflict('LISTING_TAKEN', '이미 다른 계정이 운영하는 병원이에요.'));
      }
      await store.releaseListings(tx, ownerUserId, clock.now());
      await store.giveListing(tx, listing.id, ownerUserId, clock.now());
      return ok(listing.id);
    },
  };
}
