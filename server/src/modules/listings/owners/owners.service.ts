import type { Clock } from '../../../platform/clock.ts';
import type { Database, Sql } from '../../../platform/database/database.ts';
import { conflict, notFound, type AppError } from '../../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../../platform/errors/result.ts';
import { toProfileColumns, type ListingChange } from '../profile/listing-change.policy.ts';
import type { Listing, ListingKind } from '../record/listing.ts';
import type { ListingsService } from '../profile/listings.service.ts';
import { findListingOfOwner } from '../record/listings.sql.ts';
import * as store from './owners.sql.ts';

type NotFound = AppError<'NOT_FOUND'>;
type ListingTaken = AppError<'LISTING_TAKEN'>;
type AlreadyOwns = AppError<'ALREADY_OWNS_LISTING'>;

/** A new listing's fields; `name` and `address` are there (`checkListing`). */
export type ListingForm = ListingChange & { name: string; address: NonNullable<ListingChange['address']> };

export type OwnersService = {
  /** Names of the public listings that these accounts own, by account. */
  namesByOwners(ownerUserIds: readonly number[]): Promise<Map<number, string>>;
  /**
   * For operators: gives the listing with this licence to an account, approves it and, if it is a hospital, opens it to
   * reservations, inside the caller's transaction; what the account owned before is without an owner then.
   * Answers the listing's id. LISTING_TAKEN when another account owns it.
   */
  assignByLicence(
    tx: Sql,
    kind: ListingKind,
    licence: string,
    ownerUserId: number,
  ): Promise<Result<{ id: number; left: number[] }, NotFound | ListingTaken>>;
  /**
   * The answer to an account that asks for a public listing without an owner, which is locked until the caller's transaction ends. A
   * listing that was made for an earlier, refused registration goes.
   */
  claimListing(
    tx: Sql,
    kind: ListingKind,
    businessId: number,
    userId: number,
  ): Promise<Result<null, NotFound | ListingTaken | AlreadyOwns>>;
  /** The account's new listing, waiting for approval, or its refused one with these fields; its id. */
  submitListing(tx: Sql, kind: ListingKind, userId: number, form: ListingForm): Promise<Result<number, AlreadyOwns>>;
  /** Approved and this account's. Throws a unique violation of `businesses_owner_key` if it owns another one. */
  giveListing(tx: Sql, kind: ListingKind, businessId: number, userId: number): Promise<Result<null, NotFound | ListingTaken>>;
  /** A listing that waits is refused; it stays its maker's. */
  refuseListing(tx: Sql, businessId: number): Promise<void>;
  /**
   * An owner leaves, inside the caller's transaction. What never was public goes; the others take no more
   * reservations, and stay listed for whoever comes after only with an official licence. The ids of those.
   */
  releaseOfLeavingOwner(tx: Sql, ownerUserId: number): Promise<number[]>;
};

const UNKNOWN_LICENCE = {
  hospital: '이 관리번호의 동물병원이 없어요.',
  pharmacy: '이 관리번호의 약국이 없어요.',
  company: '이 관리번호의 업체가 없어요.',
};

type Deps = {
  db: Database;
  clock: Clock;
  listings: Pick<ListingsService, 'createListing' | 'updateListing'>;
};

export function createOwnersService({ db, clock, listings }: Deps): OwnersService {
  return {
    namesByOwners: (ownerUserIds) => store.listNamesByOwners(db, ownerUserIds),
    async assignByLicence(tx, kind, licence, ownerUserId) {
      const listing = await store.lockByLicence(tx, kind, licence);
      if (!listing) return err(notFound(UNKNOWN_LICENCE[kind]));
      if (isAnothers(listing, ownerUserId)) return err(conflict('LISTING_TAKEN', '이미 다른 계정이 운영하는 곳이에요.'));
      // Its own row stays as it is: one that has an owner is not opened to reservations again.
      const left = listing.ownerUserId === null ? await store.releaseListings(tx, ownerUserId, clock.now()) : [];
      await store.giveListing(tx, listing.id, ownerUserId, clock.now());
      return ok({ id: listing.id, left });
    },
    async claimListing(tx, kind, businessId, userId) {
      const listing = await store.lockListing(tx, kind, businessId);
      if (!listing?.isPublic) return err(notFound('고른 업체를 찾을 수 없어요. 다시 검색해 주세요.'));
      if (listing.ownerUserId !== null) return err(taken());
      if (isSettled(await findListingOfOwner(tx, kind, userId))) return err(alreadyOwns());
      await store.deleteUnapproved(tx, userId);
      return ok(null);
    },
    async submitListing(tx, kind, userId, form) {
      const mine = await findListingOfOwner(tx, kind, userId);
      if (!mine)
        return ok(
          await listings.createListing(tx, {
            ...toProfileColumns(form),
            name: form.name.trim(),
            address: form.address.address.trim(),
            kind,
            ownerUserId: userId,
          }),
        );
      if (isSettled(mine)) return err(alreadyOwns());
      await listings.updateListing(tx, mine, form);
      await store.setWaiting(tx, mine.id, 'pending', clock.now());
      return ok(mine.id);
    },
    async giveListing(tx, kind, businessId, userId) {
      const listing = await store.lockListing(tx, kind, businessId);
      if (!listing) return err(notFound('업체를 찾을 수 없어요.'));
      if (isAnothers(listing, userId)) return err(taken());
      await store.giveListing(tx, businessId, userId, clock.now());
      return ok(null);
    },
    refuseListing: (tx, businessId) => store.setWaiting(tx, businessId, 'rejected', clock.now()),
    async releaseOfLeavingOwner(tx, ownerUserId) {
      await store.deleteUnapproved(tx, ownerUserId);
      return store.leaveListings(tx, ownerUserId, clock.now());
    },
  };
}

/** Was approved once: no longer what waits for a registration. */
function isSettled(listing: Listing | undefined): boolean {
  return listing?.state === 'approved' || listing?.state === 'closed';
}

function isAnothers({ ownerUserId }: { ownerUserId: number | null }, userId: number): boolean {
  return ownerUserId !== null && ownerUserId !== userId;
}

function taken(): ListingTaken {
  return conflict('LISTING_TAKEN', '이미 다른 계정이 등록한 업체예요.');
}

function alreadyOwns(): AlreadyOwns {
  return conflict('ALREADY_OWNS_LISTING', '이미 다른 업체를 운영하고 있는 계정이에요.');
}
