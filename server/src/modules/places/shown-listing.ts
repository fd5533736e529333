import type {
  BusinessAddress,
  BusinessDay,
  Company,
  Hospital,
  Listing,
  OpeningToday,
  Pharmacy,
  Timestamp,
} from '../../platform/graphql/schema.gen.ts';
import { seoulMoment, type CalendarDay } from './calendar-day.policy.ts';
import { toExceptions } from './hours-exceptions.policy.ts';
import { isOpenNow, openingOf, type Schedule, type WeeklyHours } from './opening-hours.policy.ts';
import { companyTypeOf } from './places.policy.ts';
import type { Place } from './places.sql.ts';
import { fieldsInName } from './said-fields.policy.ts';

/** `schedule` is what its special days are reckoned from. */
type Loaded<T> = Omit<T, 'facilityPicture' | 'specialDays'> & { schedule: Schedule };

/** What every kind of listing says in the same way. A card asks for few of the fields: what nobody asks for is never made. */
class ShownListing implements Loaded<Listing> {
  protected readonly place: Place;
  private readonly now: Date;
  private opening?: OpeningToday | null;

  constructor(place: Place, now: Date) {
    this.place = place;
    this.now = now;
  }

  get id(): string {
    return String(this.place.id);
  }
  get name(): string {
    return this.place.name;
  }
  get contract(): string | null {
    return this.place.phone;
  }
  get email(): string | null {
    return this.place.email;
  }
  get homepage(): string | null {
    return this.place.homepage;
  }
  get blog(): string | null {
    return this.place.blog;
  }
  get kakaoplus(): string | null {
    return this.place.kakaoplus;
  }
  get state(): Place['state'] {
    return this.place.state;
  }
  get isPremium(): boolean {
    return this.place.isPremium;
  }
  get is24(): boolean {
    return this.place.is24;
  }
  get isBeautyParlor(): boolean {
    return this.place.isBeautyParlor;
  }
  get isHotel(): boolean {
    return this.place.isHotel;
  }
  get isKindergarten(): boolean {
    return this.place.isKindergarten;
  }
  get isStore(): boolean {
    return this.place.isStore;
  }
  get hasParkingLot(): boolean {
    return this.place.hasParkingLot;
  }
  get guideParkingLot(): string | null {
    return this.place.guideParkingLot;
  }
  get allowReservation(): boolean {
    return this.place.allowReservation;
  }
  get businessHours(): BusinessDay[] | null {
    return this.place.businessHours && toDays(this.place.businessHours);
  }
  get businessHoursText(): string | null {
    return this.place.businessHoursText;
  }
  get humu(): string | null {
    return this.place.humu;
  }
  get hoursExceptions(): ReturnType<typeof toExceptions> | null {
    return this.place.hoursExceptions && toExceptions(this.place.hoursExceptions, this.today.date);
  }
  get isOpenNow(): boolean | null {
    return isOpenNow(this.place, this.now) ?? null;
  }
  /** Kept, since every one of its fields asks for it again. */
  get openingToday(): OpeningToday | null {
    return (this.opening ??= this.place.businessHours && toOpening(this.place, this.today));
  }
  get introduce(): string | null {
    return this.place.introduce;
  }
  get reviewScore(): number | null {
    return this.place.reviewScore;
  }
  get reviewKeyword(): string | null {
    return this.place.reviewKeyword;
  }
  get reviewCount(): number {
    return this.place.reviewCount;
  }
  get address(): BusinessAddress {
    return this.place;
  }
  get distance(): number | null {
    return this.place.distance;
  }
  get schedule(): Schedule {
    return this.place;
  }
  get timestamp(): Timestamp {
    return this.place;
  }
  private get today(): CalendarDay {
    return seoulMoment(this.now).today;
  }
}

class ShownHospital extends ShownListing implements Loaded<Hospital> {
  get doctors(): string[] {
    return this.place.doctors;
  }
  get doctorCount(): number {
    return this.place.doctors.length;
  }
  get expertise(): string | null {
    return this.place.expertise;
  }
  get expertiseFields(): string[] {
    return fieldsInName(this.place.name);
  }
  get registration(): string | null {
    return this.place.licensedOn;
  }
}

class ShownPharmacy extends ShownListing implements Loaded<Pharmacy> {
  get pharmacist(): string[] {
    return this.place.doctors;
  }
  get handlingMedicine(): string | null {
    return this.place.expertise;
  }
  get isUnion(): boolean {
    return this.place.isUnion;
  }
  get uniqueness(): string | null {
    return this.place.uniqueness;
  }
}

class ShownCompany extends ShownListing implements Loaded<Company> {
  get companyType(): Company['companyType'] {
    return companyTypeOf(this.place);
  }
}

/** A listing as the type `Hospital`; pictures and special days come by loaders. */
export function toHospital(place: Place, now: Date): Loaded<Hospital> {
  return new ShownHospital(place, now);
}

/** As the type `Pharmacy`, likewise. */
export function toPharmacy(place: Place, now: Date): Loaded<Pharmacy> {
  return new ShownPharmacy(place, now);
}

/** As the type `Company`, likewise. */
export function toCompany(place: Place, now: Date): Loaded<Company> {
  return new ShownCompany(place, now);
}

/** Weekly hours as seven days, Sunday first. */
export function toDays(hours: WeeklyHours): BusinessDay[] {
  return hours.map((day, weekday) => ({ weekday, isClosed: day === null, ...day }));
}

function toOpening(schedule: Schedule, day: CalendarDay): OpeningToday {
  const { hours, doubt } = openingOf(schedule, day);
  return { date: day.date, holiday: day.holiday, isCertain: doubt === null, isClosed: hours === null, ...hours };
}
