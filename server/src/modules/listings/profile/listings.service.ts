import { perFeature } from '@petcare/features';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Sql } from '../../../platform/database/database.ts';
import { violatedConstraint } from '../../../platform/database/postgres-errors.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { conflict, notFound, validationFailed, type AppError, type PropertyError } from '../../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../../platform/errors/result.ts';
import type { Viewer } from '../../../platform/session/viewer.ts';
import type { SitemapFeed } from '../../../platform/sitemap.ts';
import { isImageUrl, type ForeignUpload, type Uploads } from '../../../platform/uploads/uploads.ts';
import { checkExceptions } from '../../opening-hours/index.ts';
import { regionOfAddress } from '../../regions/index.ts';
import { toProfileColumns, type ListingChange } from './listing-change.policy.ts';
import { canSeeListing } from '../record/listing.policy.ts';
import type { Listing, ListingKind, ProfileColumns } from '../record/listing.ts';
import * as store from '../record/listings.sql.ts';
import { listPictures, lockPictures, replacePictures, type Picture } from '../record/pictures.sql.ts';
import { checkProfile } from './profile.policy.ts';
import * as profiles from './profile.sql.ts';
import type { ReviewSummary } from './profile.sql.ts';
import { searchColumns } from '../record/search-columns.policy.ts';
import { listPublicEntries, listPublicParts } from '../record/sitemap.sql.ts';

/** A listing made by hand. What is left out is unknown, empty or false. */
export type NewListing = Partial<Omit<ProfileColumns, 'regionCode'>> &
  Pick<ProfileColumns, 'name' | 'address'> & { kind: ListingKind; ownerUserId: number | null };

type AlreadyOwns = AppError<'ALREADY_OWNS_LISTING'>;

export type ListingsService = {
  /** For a viewer: public, or the viewer's own. */
  getListing(kind: ListingKind, viewerId: number | undefined, id: number): Promise<Result<Listing, AppError<'NOT_FOUND'>>>;
  /** For other domains: a listing in any state. */
  findListing(sql: Sql, kind: ListingKind, id: number): Promise<Listing | undefined>;
  /** The listing of this kind that this account owns, in any state. */
  listingOfOwner(sql: Sql, kind: ListingKind, userId: number): Promise<Listing | undefined>;
  /** For other domains: listings of any kind in any state, in no particular order; unknown ids are left out. */
  listListings(ids: number[]): Promise<Listing[]>;
  /** For other domains: the public ones of these, none of which is deleted before the caller's transaction ends. */
  lockPublic(tx: Sql, ids: number[]): Promise<Pick<Listing, 'id' | 'kind' | 'ownerUserId'>[]>;
  picturesOf(ids: number[]): Promise<Picture[]>;
  /** Every public listing of this kind. */
  listingFeed(kind: ListingKind): SitemapFeed;
  /**
   * A pending listing with its owner, inside the caller's transaction; its id.
   * Throws a unique violation of `businesses_owner_key` when the owner has one already.
   */
  createListing(tx: Sql, listing: NewListing): Promise<number>;
  /** A listing that is public at once: what an operator adds. Its id. */
  addListing(listing: NewListing): Promise<Result<number, AlreadyOwns>>;
  /** Makes it public. Approving twice changes nothing. */
  approveListing(sql: Sql, id: number): Promise<Result<null, AppError<'NOT_FOUND'>>>;
  /**
   * Changes what is given of the account's own listing of this kind, and leaves the rest; null clears. LISTING_CHANGED when
   * it is no longer what was read at `readAt`.
   */
  updateMyListing(
    kind: ListingKind,
    viewer: Viewer,
    change: ListingChange,
    readAt?: Date,
  ): Promise<Result<Listing, ForeignUpload | AppError<'NOT_FOUND' | 'VALIDATION_FAILED' | 'LISTING_CHANGED'>>>;
  /** The same inside the caller's transaction; `change` has passed `checkListing`. */
  changeOwn(
    tx: Sql,
    kind: ListingKind,
    viewer: Viewer,
    change: ListingChange,
    readAt: Date | undefined,
  ): Promise<Result<Listing, ForeignUpload | AppError<'NOT_FOUND' | 'LISTING_CHANGED'>>>;
  /** For other domains, inside the caller's transaction: the same for any kind; `change` has passed `checkListing`. */
  updateListing(tx: Sql, listing: Listing, change: ListingChange): Promise<void>;
  /** Every rule that a listing's own fields break. */
  checkListing(change: ListingChange): PropertyError[];
  /** Score from 1 to 5 to one decimal, or null without reviews; inside the caller's transaction. */
  updateReviewSummary(tx: Sql, id: number, summary: ReviewSummary): Promise<void>;
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
  ...perFeature(() => false),
  guideParkingLot: null,
  doctors: [],
  expertise: null,
  introduce: null,
  isUnion: false,
  uniqueness: null,
  businessHours: null,
  hoursExceptions: null,
  businessHoursText: null,
  humu: null,
  gubun: null,
  size: null,
};

const NOT_FOUND = { hospital: '병원을 찾을 수 없어요.', pharmacy: '약국을 찾을 수 없어요.', company: '업체를 찾을 수 없어요.' };
const NOT_OWNED = { hospital: '등록한 병원이 없어요.', pharmacy: '등록한 약국이 없어요.', company: '등록한 업체가 없어요.' };

const changedMeanwhile = conflict('LISTING_CHANGED', '그사이 다른 곳에서 정보를 수정했어요. 새 내용을 불러온 뒤 다시 저장해 주세요.');

export function createListingsService({ db, clock, uploads }: { db: Database; clock: Clock; uploads: Uploads }): ListingsService {
  return {
    async getListing(kind, viewerId, id) {
      const listing = await store.findListing(db, kind, id);
      return listing && canSeeListing(viewerId, listing) ? ok(listing) : err(notFound(NOT_FOUND[kind]));
    },
    findListing: store.findListing,
    listingOfOwner: store.findListingOfOwner,
    listListings: (ids) => store.listListings(db, ids),
    lockPublic: store.lockPublicListings,
    picturesOf: (ids) => listPictures(db, ids),
    listingFeed: (kind) => ({ parts: () => listPublicParts(db, kind), entries: (slice) => listPublicEntries(db, kind, slice) }),
    createListing,
    addListing: (listing) =>
      oneEach(() =>
        inTransaction(db, async (tx) => {
          const id = await createListing(tx, listing);
          await profiles.approve(tx, id, clock.now());
          return ok(id);
        }),
      ),
    async approveListing(sql, id) {
      return (await profiles.approve(sql, id, clock.now())) ? ok(null) : err(notFound());
    },
    async updateMyListing(kind, viewer, change, readAt) {
      const errors = checkListing(change);
      if (errors.length > 0) return err(validationFailed(errors));
      return inTransaction(db, (tx) => changeOwn(tx, kind, viewer, change, readAt));
    },
    changeOwn,
    updateListing,
    checkListing,
    updateReviewSummary: (tx, id, summary) => profiles.updateReviewColumns(tx, id, summary),
  };

  function createListing(tx: Sql, listing: NewListing): Promise<number> {
    const row = { ...empty, ...listing, regionCode: regionOfAddress(listing.address)?.code ?? null };
    return profiles.insertListing(tx, row, searchColumns(row), clock.now());
  }

  async function changeOwn(
    tx: Sql,
    kind: ListingKind,
    viewer: Viewer,
    change: ListingChange,
    readAt: Date | undefined,
  ): Promise<Result<Listing, ForeignUpload | AppError<'NOT_FOUND' | 'LISTING_CHANGED'>>> {
    const own = await store.findListingOfOwner(tx, kind, viewer.id);
    if (!own) return err(notFound(NOT_OWNED[kind]));
    const before = await lockPictures(tx, own.id);
    // Read again under its lock: of two who save at once the second is told.
    const listing = (await store.findListingOfOwner(tx, kind, viewer.id))!;
    if (readAt && readAt.getTime() !== new Date(listing.updatedAt).getTime()) return err(changedMeanwhile);
    await updateListing(tx, listing, change);
    const after = change.facilityPicture ?? (change.facilityPicture === null ? [] : before);
    const taken = await uploads.takeOver(tx, viewer.id, { before, after });
    return taken.ok ? ok((await store.findListingOfOwner(tx, kind, viewer.id))!) : taken;
  }

  async function updateListing(tx: Sql, listing: Listing, change: ListingChange): Promise<void> {
    const columns = toProfileColumns(change);
    await profiles.updateProfile(tx, listing.id, columns, searchColumns({ ...listing, ...columns }), clock.now());
    if (change.facilityPicture !== undefined) await replacePictures(tx, listing.id, change.facilityPicture ?? []);
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
