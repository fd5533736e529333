import { parseBusinessNumber } from '@petcare/business-number';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { UploadedFile } from '../../platform/http/uploaded-file.ts';
import { conflict, invalid, validationFailed, type AppError, type PropertyError } from '../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../platform/errors/result.ts';
import { AccountType, type Viewer } from '../../platform/session/viewer.ts';
import type { Uploads } from '../../platform/uploads/uploads.ts';
import type { AccountsVerbs, BusinessRegistration } from '../accounts/index.ts';
import {
  toListingChange,
  type CompanyFields,
  type Listing,
  type ListingForm,
  type ListingKind,
  type ListingsVerbs,
} from '../listings/index.ts';
import type { LocationService } from '../location/index.ts';
import type { SearchService } from '../search/index.ts';
import { checkBusinessNumber } from './registrations.policy.ts';
import * as store from './registrations.sql.ts';
import type { RegistrationEntry } from './registrations.sql.ts';

/** The listing that is asked for: one that is there, or the fields of a new one (a company's may have more than others'). */
export type WantedListing = { claim: number } | { make: CompanyFields };
export type Application = { registrationNumber: string; licence: UploadedFile; listing: WantedListing };

/** The person who answers for the business, with the code that came to their mailbox. */
export type Joining = BusinessRegistration & { emailCode?: string | undefined };

export type RegistrationsService = {
  /** Joins as a business: account, registration and listing in one, or nothing of them. The account's id. */
  register(kind: ListingKind, account: Joining, application: Application): Promise<Result<number>>;
  /** For a business account that has none approved: once more after a refusal, or for the first time. The registration's id. */
  apply(viewer: Viewer, application: Application): Promise<Result<number>>;
  /** The account's latest, with what its listing is called. */
  getMyRegistration(viewer: Viewer): Promise<RegistrationEntry | undefined>;
  /** The address of its licence file, good for ten minutes. */
  licenceUrl(registration: { licenceKey: string }): string;
  /** For an account that leaves, inside the caller's transaction. Answers what removes the files, for after the commit. */
  forgetRegistrations(tx: Transaction, userId: number): Promise<() => Promise<void>>;
  /** Public listings of a kind without an owner, by name or number. */
  searchClaimable(kind: ListingKind, text: string): Promise<Listing[]>;
};

export const accountTypes = {
  hospital: AccountType.hospital,
  pharmacy: AccountType.pharmacy,
  company: AccountType.company,
} as const;

export type RegistrationsDeps = {
  db: Database;
  clock: Clock;
  accounts: AccountsVerbs;
  listings: ListingsVerbs;
  search: SearchService;
  location: LocationService;
  uploads: Uploads;
};

export function createRegistrationsService(deps: RegistrationsDeps): RegistrationsService {
  const { db, clock, accounts, listings, search, location, uploads } = deps;

  function check(kind: ListingKind, { registrationNumber, listing }: Application): PropertyError[] {
    return [...checkBusinessNumber(registrationNumber), ...('make' in listing ? checkNewListing(kind, listing.make) : [])];
  }

  function checkNewListing(kind: ListingKind, fields: CompanyFields): PropertyError[] {
    const missing = kind === 'company' && !fields.companyType ? [invalid('companyType', 'isDefined', '업종을 골라 주세요.')] : [];
    const given = { ...fields, companyName: fields.companyName ?? '', address: fields.address ?? '' };
    const errors = [...missing, ...listings.companies.checkNewListing(given)];
    return errors.map((error) => (error.property === 'companyName' ? { ...error, property: `${kind}Name` } : error));
  }

  /** A new listing whose form says no position has that of its address, where it is known: before any transaction. */
  async function withPosition(application: Application): Promise<Application> {
    const { listing } = application;
    if (!('make' in listing) || !listing.make.address || listing.make.latitude !== undefined) return application;
    return { ...application, listing: { make: { ...listing.make, ...(await location.exactPositionOf(listing.make.address)) } } };
  }

  type CheckedApplication = { kind: ListingKind; userId: number; licenceKey: string; application: Application };

  async function submit(tx: Transaction, { kind, userId, licenceKey, application }: CheckedApplication): Promise<Result<number>> {
    const businessNumber = parseBusinessNumber(application.registrationNumber)!;
    if (await store.isNumberApproved(tx, kind, businessNumber)) return err(numberTaken());
    const listing = await listingFor(tx, kind, userId, application.listing);
    if (!listing.ok) return listing;
    await accounts.setAwaitsApproval(tx, userId, true);
    const row = { userId, kind, businessNumber, licenceKey, businessId: listing.value, isClaim: 'claim' in application.listing };
    return ok(await store.insertRegistration(tx, row, clock.now()));
  }

  async function listingFor(tx: Transaction, kind: ListingKind, userId: number, wanted: WantedListing): Promise<Result<number>> {
    if ('claim' in wanted) {
      const claimed = await listings.owners.claimListing(tx, kind, wanted.claim, userId);
      return claimed.ok ? ok(wanted.claim) : claimed;
    }
    const made = await listings.owners.submitListing(tx, kind, userId, toListingChange(wanted.make) as ListingForm);
    if (made.ok && kind === 'company') await listings.companies.saveDetails(tx, made.value, wanted.make);
    return made;
  }

  return {
    async register(kind, { emailCode, ...account }, application) {
      const errors = [...accounts.checkAccount(account), ...check(kind, application)];
      if (errors.length > 0) return err(validationFailed(errors));
      const confirmed = await accounts.emailCodes.confirm(account.email, emailCode);
      if (!confirmed.ok) return confirmed;
      const placed = await withPosition(application);
      return uploads.keepOfNobody(application.licence, (licenceKey) =>
        accounts.registerBusiness(account, accountTypes[kind], async (tx, userId) => {
          const submitted = await submit(tx, { kind, userId, licenceKey, application: placed });
          return submitted.ok ? uploads.takeOfNobody(tx, licenceKey) : submitted;
        }),
      );
    },
    async apply(viewer, application) {
      const kind = kindOf(viewer.accountType);
      const errors = check(kind, application);
      if (errors.length > 0) return err(validationFailed(errors));
      const placed = await withPosition(application);
      return uploads.keepPrivate(viewer.id, [application.licence], ([licenceKey]) =>
        inTransaction(db, async (tx): Promise<Result<number>> => {
          await store.lockApplicant(tx, viewer.id);
          const latest = await store.findLatest(tx, viewer.id);
          if (latest?.status === 'pending')
            return err(conflict('REGISTRATION_PENDING', '이미 신청하셨어요. 확인이 끝날 때까지 기다려 주세요.'));
          if (latest?.status === 'approved') return err(conflict('ALREADY_APPROVED', '이미 승인된 계정이에요.'));
          const submitted = await submit(tx, { kind, userId: viewer.id, licenceKey: licenceKey!, application: placed });
          const taken = await uploads.takeOver(tx, viewer.id, { before: [], after: [licenceKey!] });
          return taken.ok ? submitted : taken;
        }),
      );
    },
    getMyRegistration: (viewer) => store.findLatest(db, viewer.id),
    licenceUrl: ({ licenceKey }) => uploads.privateUrl(licenceKey),
    async forgetRegistrations(tx, userId) {
      const keys = await store.deleteOf(tx, userId);
      return async () => {
        for (const key of keys) await uploads.removePrivate(key);
      };
    },
    searchClaimable: (kind, text) => search.searchClaimable(kind, text),
  };
}

export function numberTaken(): AppError<'DUPLICATE_REGISTRATION_NUMBER'> {
  return conflict('DUPLICATE_REGISTRATION_NUMBER', '이미 승인된 계정이 쓰고 있는 사업자등록번호예요.');
}

/** The kind of an account's business; routes let no guardian come here. */
function kindOf(accountType: AccountType): ListingKind {
  switch (accountType) {
    case AccountType.pharmacy:
      return 'pharmacy';
    case AccountType.company:
      return 'company';
    default:
      return 'hospital';
  }
}
