import type { Clock } from '../../platform/clock.ts';
import type { Database, Sql } from '../../platform/database/database.ts';
import { violatedConstraint } from '../../platform/database/postgres-errors.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { conflict, notFound, validationFailed, type AppError, type PropertyError } from '../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../platform/errors/result.ts';
import type { Viewer } from '../../platform/session/viewer.ts';
import { isImageUrl } from '../../platform/uploads/uploads.ts';
import { checkExceptions } from './hours-exceptions.policy.ts';
import { toProfileColumns, type ListingChange } from './listing-change.policy.ts';
import * as store from './listings.sql.ts';
import type { ReviewSummary } from './listings.sql.ts';
import type { ProfileColumns } from './places.sql.ts';
import { findPlaceOfOwner, replacePictures, type Place, type PlaceKind } from './places.sql.ts';
import { checkProfile } from './profile.policy.ts';
import { regionOfAddress } from './regions.ts';
import { searchColumns } from './search.policy.ts';

/** A listing made by hand. What is left out is unknown, empty or false. */
export type NewListing = Partial<Omit<ProfileColumns, 'regionCode'>> &
  Pick<ProfileColumns, 'name' | 'address'> & { kind: PlaceKind; ownerUserId: number | null };

type AlreadyOwns = AppError<'ALREADY_OWNS_LISTING'>;

export type ListingsService = {
  /**
   * A pending listing with its owner, inside the caller's transaction; its id.
   * Throws a unique violation of `businesses_owner_key` when the owner has one already.
   */
  createListing(tx: Sql, listing: NewListing): Promise<number>;
  /** A listing that is public at once: what an operator adds. Its id. */
  addListing(listing: NewListing): Promise<Result<number, AlreadyOwns>>;
  /** Makes it public. Approving twice changes nothing. */
  approveListing(businessId: number): Promise<Result<null, AppError<'NOT_FOUND'>>>;
  /** Changes what is given of the account's own listing of this kind, and leaves the rest; null clears. */
  updateMyListing(
    kind: PlaceKind,
    viewer: Viewer,
    change: ListingChange,
  ): Promise<Result<Place, AppError<'NOT_FOUND' | 'VALIDATION_FAILED'>>>;
  /** For other domains, inside the caller's transaction: the same for any kind; `change` has passed `checkListing`. */
  updateListing(tx: Sql, place: Place, change: ListingChange): Promise<void>;
  /** Every rule that a listing's own fields break. */
  checkListing(change: ListingChange): PropertyError[];
  /** Score from 1 to 5 to one decimal, or null without reviews; inside the caller's transaction. */
  updateReviewSummary(tx: Sql, businessId: number, summary: ReviewSummary): Promise<void>;
};

const empty: Omit<ProfileColumns, 'name' | 'address'> = {
  phone: null,
  email: null,
  homepage: null,
  blog: null,
  kakaoplus: null,
  postcode: null,
  regionCode: null,
  jibunAddress: null,
  detailAddress: null,
  latitude: null,
  longitude: null,
  isPremium: false,
  is24: false,
  isBeautyParlor: false,
  isHotel: false,
  isStore: false,
  isKindergarten: false,
  hasParkingLot: false,
  guideParkingLot: null,
  allowReservation: false,
  doctors: [],
  expertise: null,
  introduce: null,
  isUnion: false,
  uniqueness: null,
  businessHours: null,
  hoursExceptions: null,
  businessHoursText: null,
  humu: null,
};

const NOT_OWNED = { hospital: '등록한 병원이 없어요.', pharmacy: '등록한 약국이 없어요.', company: '등록한 업체가 없어요.' };

export function createListingsService({ db, clock }: { db: Database; clock: Clock }): ListingsService {
  return {
    createListing,
    addListing: (listing) =>
      oneEach(() =>
        inTransaction(db, async (tx) => {
          const id = await createListing(tx, listing);
          await approve(tx, (await store.lockStanding(tx, id))!);
          return ok(id);
        }),
      ),
    approveListing: (businessId) =>
      inTransaction(db, async (tx) => {
        const standing = await store.lockStanding(tx, businessId);
        if (!standing) return err(notFound());
        await approve(tx, standing);
        return ok(null);
      }),
    async updateMyListing(kind, viewer, change) {
      const errors = checkListing(change);
      if (errors.length > 0) return err(validationFailed(errors));
      return inTransaction(db, async (tx) => {
        const place = await findPlaceOfOwner(tx, kind, viewer.id);
        if (!place) return err(notFound(NOT_OWNED[kind]));
        await updateListing(tx, place, change);
        return ok((await findPlaceOfOwner(tx, kind, viewer.id))!);
      });
    },
    updateListing,
    checkListing,
    updateReviewSummary: (tx, businessId, summary) => store.updateReviewColumns(tx, businessId, summary),
  };

  function createListing(tx: Sql, listing: NewListing): Promise<number> {
    const row = { ...empty, ...listing, regionCode: regionOfAddress(listing.address)?.code ?? null };
    return store.insertListing(tx, row, searchColumns(row), clock.now());
  }

  async function updateListing(tx: Sql, place: Place, change: ListingChange): Promise<void> {
    const columns = toProfileColumns(change);
    await store.updateProfile(tx, place.id, columns, searchColumns({ ...place, ...columns }), clock.now());
    if (change.facilityPicture !== undefined) await replacePictures(tx, place.id, change.facilityPicture ?? []);
  }

  async function approve(tx: Sql, standing: store.Standing): Promise<void> {
    await store.updateStanding(tx, { ...standing, approval: 'approved' }, clock.now());
  }
}

function checkListing(change: ListingChange): PropertyError[] {
  return [...checkProfile(change, isImageUrl), ...checkExceptions(change.hoursExceptions)];
}

/** One account, one listing: the database says so, whoever races. */
async function oneEach<T>(work: () => Promise<Result<T, never>>): Promise<Result<T, AlreadyOwns>> {
  try {
    return await work();
  } catch (error) {
    if (violatedConstraint(error) !== 'businesses_owner_key') throw error;
    return err(conflict('ALREADY_OWNS_LISTING', '이미 다른 업체를 운영하고 있는 계정이에요.'));
  }
}
