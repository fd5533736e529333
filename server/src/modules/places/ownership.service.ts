import type { Clock } from '../../platform/clock.ts';
import type { Database, Sql } from '../../platform/database/database.ts';
import { conflict, notFound, type AppError } from '../../platform/errors/app-error.ts';
import { err, ok, unwrap, type Result } from '../../platform/errors/result.ts';
import { toProfileColumns, type ListingChange } from './listing-change.policy.ts';
import type { ListingsService } from './listings.service.ts';
import * as store from './ownership.sql.ts';
import { toE164 } from './phone.policy.ts';
import { findPlaceOfOwner, type Place, type PlaceKind } from './places.sql.ts';
import { parseSearch } from './search.policy.ts';
import type { SearchService } from './search.service.ts';

type NotFound = AppError<'NOT_FOUND'>;
type Taken = AppError<'LISTING_TAKEN'>;
type AlreadyOwns = AppError<'ALREADY_OWNS_LISTING'>;

/** A new listing's fields; `name` and `address` are there (`checkListing`). */
export type ListingForm = ListingChange & { name: string; address: NonNullable<ListingChange['address']> };

export type OwnershipService = {
  /**
   * For operators: gives the hospital with this licence to an account, approves it and opens it to
   * reservations, inside the caller's transaction; what the account owned before is without an owner then.
   * Answers the listing's id. LISTING_TAKEN when another account owns it.
   */
  assignHospital(tx: Sql, licence: string, ownerUserId: number): Promise<Result<number, NotFound | Taken>>;
  /** Public listings without an owner, by name, licence or telephone number, best match first; at most 20. */
  searchClaimable(kind: PlaceKind, text: string): Promise<Place[]>;
  /**
   * Whether this account may ask for a public listing without an owner, which is locked until the caller's
   * transaction ends. A listing that was made for an earlier, refused registration goes.
   */
  claimListing(tx: Sql, kind: PlaceKind, businessId: number, userId: number): Promise<Result<null, NotFound | Taken | AlreadyOwns>>;
  /** The account's new listing, waiting for approval, or its refused one with these fields; its id. */
  submitListing(tx: Sql, kind: PlaceKind, userId: number, form: ListingForm): Promise<Result<number, AlreadyOwns>>;
  /** Approved and this account's. Throws a unique violation of `businesses_owner_key` if it owns another one. */
  giveListing(tx: Sql, kind: PlaceKind, businessId: number, userId: number): Promise<Result<null, NotFound | Taken>>;
  /** A listing that waits is refused; it stays its maker's. */
  refuseListing(tx: Sql, businessId: number): Promise<void>;
  /**
   * An owner leaves, inside the caller's transaction. What never was public goes; the others take no more
   * reservations, and stay listed for whoever comes after only with an official licence. The ids of those.
   */
  releaseOfLeavingOwner(tx: Sql, ownerUserId: number): Promise<number[]>;
  /** The account's own listing, in any state. */
  placeOfOwner(sql: Sql, kind: PlaceKind, userId: number): Promise<Place | undefined>;
};

const MOST_CLAIMABLE = 20;

type Deps = {
  db: Database;
  clock: Clock;
  search: Pick<SearchService, 'searchListings'>;
  listings: Pick<ListingsService, 'createListing' | 'updateListing'>;
};

export function createOwnershipService({ db, clock, search, listings }: Deps): OwnershipService {
  return {
    async assignHospital(tx, licence, ownerUserId) {
      const listing = await store.lockHospitalByLicence(tx, licence);
      if (!listing) return err(notFound('이 관리번호의 동물병원이 없어요.'));
      if (isAnothers(listing, ownerUserId)) return err(conflict('LISTING_TAKEN', '이미 다른 계정이 운영하는 병원이에요.'));
      // Its own row stays as it is: one that has an owner is not opened to reservations again.
      if (listing.ownerUserId === null) await store.releaseListings(tx, ownerUserId, clock.now());
      await store.giveListing(tx, listing.id, ownerUserId, clock.now());
      return ok(listing.id);
    },
    async searchClaimable(kind, text) {
      if (/\d{4}/.test(text) && !/\p{L}/u.test(text)) {
        const numbers = { licence: text.trim(), phone: toE164(text.trim()) };
        return store.listClaimableByNumber(db, kind, numbers, MOST_CLAIMABLE);
      }
      if (parseSearch(text).kind === 'none') return [];
      return unwrap(await search.searchListings(kind, { search: text, isOwned: false, count: MOST_CLAIMABLE }));
    },
    async claimListing(tx, kind, businessId, userId) {
      const place = await store.lockPlace(tx, kind, businessId);
      if (!place?.isPublic) return err(notFound('고른 업체를 찾을 수 없어요. 다시 검색해 주세요.'));
      if (place.ownerUserId !== null) return err(taken());
      if (isSettled(await findPlaceOfOwner(tx, kind, userId))) return err(alreadyOwns());
      await store.deleteUnapproved(tx, userId);
      return ok(null);
    },
    async submitListing(tx, kind, userId, form) {
      const mine = await findPlaceOfOwner(tx, kind, userId);
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
      const place = await store.lockPlace(tx, kind, businessId);
      if (!place) return err(notFound('업체를 찾을 수 없어요.'));
      if (isAnothers(place, userId)) return err(taken());
      await store.giveListing(tx, businessId, userId, clock.now());
      return ok(null);
    },
    refuseListing: (tx, businessId) => store.setWaiting(tx, businessId, 'rejected', clock.now()),
    async releaseOfLeavingOwner(tx, ownerUserId) {
      await store.deleteUnapproved(tx, ownerUserId);
      return store.leaveListings(tx, ownerUserId, clock.now());
    },
    placeOfOwner: (sql, kind, userId) => findPlaceOfOwner(sql, kind, userId),
  };
}

/** Was approved once: no longer what waits for a registration. */
function isSettled(place: Place | undefined): boolean {
  return place?.state === 'approved' || place?.state === 'closed';
}

function isAnothers({ ownerUserId }: { ownerUserId: number | null }, userId: number): boolean {
  return ownerUserId !== null && ownerUserId !== userId;
}

function taken(): Taken {
  return conflict('LISTING_TAKEN', '이미 다른 계정이 등록한 업체예요.');
}

function alreadyOwns(): AlreadyOwns {
  return conflict('ALREADY_OWNS_LISTING', '이미 다른 업체를 운영하고 있는 계정이에요.');
}
