import { readPhone } from '@petcare/phone/read';
import { invalid, type PropertyError } from '../../../platform/errors/app-error.ts';
import { services, type PlainName, type Trade } from '@petcare/features';
import { isExceptionsInput } from '../../opening-hours/index.ts';
import type { ListingChange } from '../profile/listing-change.policy.ts';

/** A company's fields as they come from the wire: what is not there stays, an empty text clears. */
export type CompanyFields = { [Name in PlainName]?: boolean } & {
  companyType?: Trade;
  companyName?: string;
  presentName?: string;
  presentContact?: string;
  agreeReservation?: boolean;
  guideParkingLot?: string;
  /** Seven days as JSON, as `BusinessDay` of the GraphQL schema. */
  businessHours?: string;
  /** As JSON, as `HoursExceptions` of the GraphQL schema. */
  hoursExceptions?: string;
  humu?: string;
  homepage?: string;
  blog?: string;
  introduce?: string;
  kakaoplus?: string;
  contract?: string;
  email?: string;
  postcode?: string;
  address?: string;
  detailAddress?: string;
  latitude?: number;
  longitude?: number;
};

/** A company's change as its form has it: what every listing has, and what only companies have; null clears. */
export type CompanyChange = ListingChange & {
  presentName?: string | null;
  presentContact?: string | null;
  agreeReservation?: boolean | null;
};

type Days = NonNullable<ListingChange['businessHours']>;

/** Rules beyond those of any listing. `hasAgreed`: the company agreed to taking reservations before. */
export function checkCompany(fields: CompanyFields, hasAgreed: boolean): PropertyError[] {
  const { presentName, presentContact, businessHours, hoursExceptions, agreeReservation, allowReservation } = fields;
  const agrees = agreeReservation ?? hasAgreed;
  return [
    ...([...(presentName ?? '')].length > 30 ? [invalid('presentName', 'maxLength', '대표자 이름은 30자까지 적어 주세요.')] : []),
    ...(!presentContact || readPhone(presentContact)
      ? []
      : [invalid('presentContact', 'isPhoneNumber', '대표자 연락처를 다시 확인해 주세요.')]),
    ...(readJson(businessHours, areDays) === 'unreadable'
      ? [invalid('businessHours', 'isHours', '여는 시간과 휴게시간을 다시 확인해 주세요.')]
      : []),
    ...(readJson(hoursExceptions, isExceptionsInput) === 'unreadable'
      ? [invalid('hoursExceptions', 'isExceptions', '공휴일과 정기 휴무를 다시 확인해 주세요.')]
      : []),
    ...(allowReservation && !agrees ? [invalid('agreeReservation', 'isTrue', '예약을 받으려면 예약 서비스 이용에 동의해 주세요.')] : []),
    ...(isAddressInPart(fields) ? [invalid('address', 'isDefined', '주소를 입력해 주세요.')] : []),
  ];
}

/** The part that every listing has, under the names that `checkListing` and `updateListing` know. */
export function toListingChange(fields: CompanyFields): ListingChange {
  const { companyType, companyName, businessHours, hoursExceptions, postcode, address, detailAddress, latitude, longitude, ...same } =
    fields;
  const { presentName: _name, presentContact: _contact, agreeReservation, ...change } = same;
  const hours = readJson(businessHours, areDays);
  const exceptions = readJson(hoursExceptions, isExceptionsInput);
  return {
    ...change,
    ...(companyName !== undefined && { name: companyName }),
    ...(companyType && Object.fromEntries(services.map(({ name, trade }) => [name, trade === companyType]))),
    ...(hours !== undefined && hours !== 'unreadable' && { businessHours: hours }),
    ...(exceptions !== undefined && exceptions !== 'unreadable' && { hoursExceptions: exceptions }),
    ...(agreeReservation === false && { allowReservation: false }),
    ...(address !== undefined && {
      address: { postcode, address, detailAddress, latitude: latitude ?? null, longitude: longitude ?? null },
    }),
  };
}

/** The part that only companies have, as `checkCompany` and `saveDetails` know it. */
export function toOwnFields({ presentName, presentContact, agreeReservation, allowReservation }: CompanyChange): CompanyFields {
  return {
    ...(presentName !== undefined && { presentName: presentName ?? '' }),
    ...(presentContact !== undefined && { presentContact: presentContact ?? '' }),
    ...(agreeReservation != null && { agreeReservation }),
    ...(allowReservation != null && { allowReservation }),
  };
}

/** A listing's broken rules under the names of the company's form. */
export function toCompanyErrors(errors: PropertyError[]): PropertyError[] {
  return errors.map((error) => (error.property === 'name' ? { ...error, property: 'companyName' } : error));
}

function isAddressInPart({ postcode, address, detailAddress, latitude, longitude }: CompanyFields): boolean {
  return address === undefined && [postcode, detailAddress, latitude, longitude].some((part) => part !== undefined);
}

function readJson<T extends object>(text: string | undefined, is: (value: unknown) => value is T): T | null | undefined | 'unreadable' {
  if (text === undefined) return undefined;
  if (text.trim() === '') return null;
  try {
    const value: unknown = JSON.parse(text);
    return is(value) ? value : 'unreadable';
  } catch {
    return 'unreadable';
  }
}

function areDays(value: unknown): value is Days {
  return Array.isArray(value) && value.every(isDay);
}

function isDay(value: unknown): value is Days[number] {
  if (typeof value !== 'object' || value === null) return false;
  const { weekday, isClosed, open, close, breakStart, breakEnd } = value as Record<string, unknown>;
  const areTimes = [open, close, breakStart, breakEnd].every((time) => time == null || typeof time === 'string');
  return Number.isInteger(weekday) && typeof isClosed === 'boolean' && areTimes;
}
