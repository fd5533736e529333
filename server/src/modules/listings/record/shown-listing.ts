import { featureNames, type FeatureFlags } from '@petcare/features';
import type {
  BusinessAddress,
  BusinessDay,
  Company,
  Hospital,
  Listing as ListingFields,
  OpenState,
  OpeningToday,
  Pharmacy,
  StationNear,
  Timestamp,
} from '../../../platform/graphql/schema.gen.ts';
import {
  isOpenNow,
  openStateOf,
  seoulMoment,
  toDays,
  toExceptions,
  toOpening,
  weekOf,
  type CalendarDay,
  type Schedule,
} from '../../opening-hours/index.ts';
import { stationNear } from '../../regions/index.ts';
import { companyTypeOf } from './listing.policy.ts';
import type { Listing } from './listing.ts';
import { fieldsInName } from './name-fields.policy.ts';

/** `schedule` is what its special days are reckoned from. */
type LoadedFields<T> = Omit<T, 'facilityPicture' | 'specialDays'> & { schedule: Schedule };

class OfListing {
  protected readonly listing: Listing;

  constructor(listing: Listing) {
    this.listing = listing;
  }
}
for (const name of featureNames) {
  Object.defineProperty(OfListing.prototype, name, {
    get(this: { listing: Listing }) {
      return this.listing[name];
    },
  });
}
const WithFeatures = OfListing as new (listing: Listing) => OfListing & Readonly<FeatureFlags>;

/** The fields that every kind of listing answers in the same way. A card asks for few of the fields: what nobody asks for is never made. */
class ShownListing extends WithFeatures implements LoadedFields<ListingFields> {
  private readonly now: Date;
  private opening?: OpeningToday | null;

  constructor(listing: Listing, now: Date) {
    super(listing);
    this.now = now;
  }

  get id(): string {
    return String(this.listing.id);
  }
  get name(): string {
    return this.listing.name;
  }
  get contract(): string | null {
    return this.listing.phone;
  }
  get email(): string | null {
    return this.listing.email;
  }
  get homepage(): string | null {
    return this.listing.homepage;
  }
  get blog(): string | null {
    return this.listing.blog;
  }
  get kakaoplus(): string | null {
    return this.listing.kakaoplus;
  }
  get state(): Listing['state'] {
    return this.listing.state;
  }
  get isPremium(): boolean {
    return this.listing.isPremium;
  }
  get guideParkingLot(): string | null {
    return this.listing.guideParkingLot;
  }
  get businessHours(): BusinessDay[] | null {
    return this.listing.businessHours && toDays(this.listing.businessHours);
  }
  get businessHoursText(): string | null {
    return this.listing.businessHoursText;
  }
  get humu(): string | null {
    return this.listing.humu;
  }
  get hoursExceptions(): ReturnType<typeof toExceptions> | null {
    return this.listing.hoursExceptions && toExceptions(this.listing.hoursExceptions, this.today.date);
  }
  get isOpenNow(): boolean | null {
    return isOpenNow(this.listing, this.now) ?? null;
  }
  get openState(): OpenState | null {
    return openStateOf(this.listing, this.now);
  }
  /** Kept, since every one of its fields asks for it again. */
  get openingToday(): OpeningToday | null {
    return (this.opening ??= weekOf(this.listing) && toOpening(this.listing, this.today));
  }
  get introduce(): string | null {
    return this.listing.introduce;
  }
  get reviewScore(): number | null {
    return this.listing.reviewScore;
  }
  get reviewKeyword(): string | null {
    return this.listing.reviewKeyword;
  }
  get reviewCount(): number {
    return this.listing.reviewCount;
  }
  get address(): BusinessAddress {
    return this.listing;
  }
  get station(): StationNear | null {
    const { latitude, longitude } = this.listing;
    return latitude === null || longitude === null ? null : stationNear({ latitude, longitude });
  }
  get distance(): number | null {
    return this.listing.distance;
  }
  get schedule(): Schedule {
    return this.listing;
  }
  get timestamp(): Timestamp {
    return this.listing;
  }
  private get today(): CalendarDay {
    return seoulMoment(this.now).today;
  }
}

class ShownHospital extends ShownListing implements LoadedFields<Hospital> {
  get doctors(): string[] {
    return this.listing.doctors;
  }
  get doctorCount(): number {
    return this.listing.doctors.length;
  }
  get expertise(): string | null {
    return this.listing.expertise;
  }
  get expertiseFields(): string[] {
    return fieldsInName(this.listing.name);
  }
  get gubun(): string | null {
    return this.listing.gubun;
  }
  get size(): number | null {
    return this.listing.size;
  }
  get registration(): string | null {
    return this.listing.licensedOn;
  }
}

class ShownPharmacy extends ShownListing implements LoadedFields<Pharmacy> {
  get pharmacist(): string[] {
    return this.listing.doctors;
  }
  get handlingMedicine(): string | null {
    return this.listing.expertise;
  }
  get isUnion(): boolean {
    return this.listing.isUnion;
  }
  get uniqueness(): string | null {
    return this.listing.uniqueness;
  }
}

class ShownCompany extends ShownListing implements LoadedFields<Company> {
  get companyType(): Company['companyType'] {
    return companyTypeOf(this.listing);
  }
}

/** A listing as the type `Hospital`; pictures and special days come by loaders. */
export function toHospital(listing: Listing, now: Date): LoadedFields<Hospital> {
  return new ShownHospital(listing, now);
}

/** As the type `Pharmacy`, likewise. */
export function toPharmacy(listing: Listing, now: Date): LoadedFields<Pharmacy> {
  return new ShownPharmacy(listing, now);
}

/** As the type `Company`, likewise. */
export function toCompany(listing: Listing, now: Date): LoadedFields<Company> {
  return new ShownCompany(listing, now);
}
