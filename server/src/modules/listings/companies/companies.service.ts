import { readPhone } from '@petcare/phone/read';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Sql } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { UploadedFile } from '../../../platform/http/uploaded-file.ts';
import { invalid, notFound, validationFailed, type AppError, type PropertyError } from '../../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../../platform/errors/result.ts';
import type { Viewer } from '../../../platform/session/viewer.ts';
import type { Uploads } from '../../../platform/uploads/uploads.ts';
import type { Listing } from '../record/listing.ts';
import type { ListingsService } from '../profile/listings.service.ts';
import { checkCompany, toCompanyErrors, toListingChange, toOwnFields, type CompanyChange, type CompanyFields } from './companies.policy.ts';
import * as store from './companies.sql.ts';
import { lockPictures } from '../record/pictures.sql.ts';

const MOST_PICTURES = 10;

export type Company = { listing: Listing; details: store.CompanyDetails; pictures: string[] };
/** Addresses that stay, and files that come behind them. */
export type PictureChange = { kept: string[]; added: readonly UploadedFile[] };

export type CompaniesService = {
  /** The company that this account owns, in any state. */
  getMyCompany(viewer: Viewer): Promise<Result<Company, AppError<'NOT_FOUND'>>>;
  /** The facts that only its owner is told; null for an account without a company. */
  getMyDetails(viewer: Viewer): Promise<store.CompanyDetails | null>;
  /** Changes what is given, as `updateMyListing` does. */
  changeMyCompany(viewer: Viewer, change: CompanyChange, readAt?: Date): Promise<Result<Listing>>;
  /** Changes what is given; without `pictures` they stay as they are. */
  updateMyCompany(viewer: Viewer, fields: CompanyFields, pictures?: PictureChange): Promise<Result<Company>>;
  /** Every rule that a new listing's fields break, of whatever kind. */
  checkNewListing(fields: CompanyFields): PropertyError[];
  /** Saves the fields that only companies have, inside the caller's transaction. */
  saveDetails(tx: Sql, businessId: number, fields: CompanyFields): Promise<void>;
  /** Forgets who stood behind a company that nobody owns any more, inside the caller's transaction. */
  forgetDetails(tx: Sql, businessId: number): Promise<void>;
};

type Deps = { db: Database; clock: Clock; listings: ListingsService; uploads: Uploads };

export function createCompaniesService({ db, clock, listings, uploads }: Deps): CompaniesService {
  const check = (fields: CompanyFields, hasAgreed: boolean) => [
    ...checkCompany(fields, hasAgreed),
    ...toCompanyErrors(listings.checkListing(toListingChange(fields))),
  ];

  async function getMyCompany(viewer: Viewer): Promise<Result<Company, AppError<'NOT_FOUND'>>> {
    const listing = await listings.listingOfOwner(db, 'company', viewer.id);
    if (!listing) return err(noCompany);
    const pictures = (await listings.picturesOf([listing.id])).map(({ filepath }) => filepath);
    return ok({ listing, details: await store.findDetails(db, listing.id), pictures });
  }

  async function saveDetails(tx: Sql, businessId: number, fields: CompanyFields): Promise<void> {
    const { presentName, presentContact, agreeReservation } = fields;
    const details = await store.findDetails(tx, businessId);
    await store.saveDetails(tx, businessId, {
      presentName: presentName === undefined ? details.presentName : presentName.trim() || null,
      presentContact: presentContact === undefined ? details.presentContact : (readPhone(presentContact) ?? null),
      reservationAgreedAt: agreementOf(agreeReservation, details.reservationAgreedAt, clock.now()),
    });
  }

  return {
    getMyCompany,
    async getMyDetails(viewer) {
      const listing = await listings.listingOfOwner(db, 'company', viewer.id);
      return listing ? store.findDetails(db, listing.id) : null;
    },
    async changeMyCompany(viewer, change, readAt) {
      const own = toOwnFields(change);
      const listing = await listings.listingOfOwner(db, 'company', viewer.id);
      if (!listing) return err(noCompany);
      const { reservationAgreedAt } = await store.findDetails(db, listing.id);
      const errors = [...checkCompany(own, reservationAgreedAt !== null), ...listings.checkListing(change)];
      if (errors.length > 0) return err(validationFailed(errors));
      const withdrawn = own.agreeReservation === false ? { ...change, allowReservation: false } : change;
      return inTransaction<Result<Listing>>(db, async (tx) => {
        const changed = await listings.changeOwn(tx, 'company', viewer, withdrawn, readAt);
        if (changed.ok) await saveDetails(tx, changed.value.id, own);
        return changed;
      });
    },
    checkNewListing: (fields) => check(fields, false),
    saveDetails,
    forgetDetails: (tx, businessId) => store.deleteDetails(tx, businessId),
    async updateMyCompany(viewer, fields, pictures) {
      const mine = await getMyCompany(viewer);
      if (!mine.ok) return mine;
      const { listing, details, pictures: known } = mine.value;
      const errors = [...check(fields, details.reservationAgreedAt !== null), ...(pictures ? checkPictures(pictures, known) : [])];
      if (errors.length > 0) return err(validationFailed(errors));
      const change = toListingChange(fields);
      const saved = await uploads.keepImages(viewer.id, pictures?.added ?? [], (added) => {
        const after = [...(pictures?.kept ?? []), ...added.map((id) => uploads.imageUrl(id))];
        if (pictures) change.facilityPicture = after;
        return inTransaction<Result<null>>(db, async (tx) => {
          const before = await lockPictures(tx, listing.id);
          // Somebody has removed one since they were looked at.
          if (pictures && !pictures.kept.every((url) => before.includes(url))) return err(validationFailed([unknownPicture]));
          await listings.updateListing(tx, listing, change);
          const taken = pictures ? await uploads.takeOver(tx, viewer.id, { before, after }) : ok(null);
          if (taken.ok) await saveDetails(tx, listing.id, fields);
          return taken;
        });
      });
      return saved.ok ? getMyCompany(viewer) : saved;
    },
  };
}

const noCompany = notFound('등록한 업체가 없어요.');
const unknownPicture = invalid('existImages', 'isKnown', '남길 사진을 다시 골라 주세요.');

function checkPictures({ kept, added }: PictureChange, known: string[]): PropertyError[] {
  return [
    ...(kept.every((url) => known.includes(url)) ? [] : [unknownPicture]),
    ...(kept.length + added.length <= MOST_PICTURES
      ? []
      : [invalid('images', 'arrayMaxSize', `사진은 ${MOST_PICTURES}장까지 올릴 수 있어요.`)]),
  ];
}

function agreementOf(agrees: boolean | undefined, agreedAt: Date | string | null, now: Date): Date | string | null {
  if (agrees === undefined) return agreedAt;
  return agrees ? (agreedAt ?? now) : null;
}
