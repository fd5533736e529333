import { featureNames, type FeatureName } from '@petcare/features';
import { readPhone } from '@petcare/phone/read';
import { toStoredExceptions, toWeeklyHours, type ExceptionsInput } from '../../opening-hours/index.ts';
import type { ProfileColumns } from '../record/listing.ts';
import { kakaoChannelLink, type ProfileInput } from './profile.policy.ts';
import { regionOfAddress } from '../../regions/index.ts';

/** A change as it comes from the wire. */
export type ListingChange = ProfileInput & { [Name in FeatureName]?: boolean | null } & {
  hoursExceptions?: ExceptionsInput | null;
  kakaoplus?: string | null;
  isUnion?: boolean | null;
  address?: {
    postcode?: string | null;
    address: string;
    jibunAddress?: string | null;
    detailAddress?: string | null;
    latitude: number | null;
    longitude: number | null;
  } | null;
};

const texts = [
  'email',
  'homepage',
  'blog',
  'guideParkingLot',
  'businessHoursText',
  'humu',
  'expertise',
  'introduce',
  'uniqueness',
  'gubun',
] as const;
const flags = [...featureNames, 'isUnion'] as const;

/** A checked change as columns; what it does not name is left out. */
export function toProfileColumns(change: ListingChange): Partial<ProfileColumns> {
  const columns: Partial<ProfileColumns> = {};
  if (change.name) columns.name = change.name.trim();
  if (change.contract !== undefined) columns.phone = change.contract ? (readPhone(change.contract) ?? null) : null;
  if (change.kakaoplus !== undefined) columns.kakaoplus = kakaoChannelLink(change.kakaoplus) || null;
  for (const text of texts) if (change[text] !== undefined) columns[text] = change[text]?.trim() || null;
  for (const flag of flags) if (change[flag] !== undefined) columns[flag] = change[flag] ?? false;
  if (change.size !== undefined) columns.size = change.size;
  if (change.handlingMedicine !== undefined) columns.expertise = change.handlingMedicine?.trim() || null;
  const people = change.doctors === undefined ? change.pharmacist : change.doctors;
  if (people !== undefined) columns.doctors = (people ?? []).map((name) => name.trim());
  if (change.businessHours !== undefined) {
    columns.businessHours = change.businessHours && toWeeklyHours(change.businessHours);
  }
  if (change.hoursExceptions !== undefined) {
    columns.hoursExceptions = change.hoursExceptions && toStoredExceptions(change.hoursExceptions);
  }
  if (change.address) Object.assign(columns, addressColumns(change.address));
  return columns;
}

function addressColumns(given: NonNullable<ListingChange['address']>): Partial<ProfileColumns> {
  const address = given.address.trim();
  return {
    postcode: given.postcode?.trim() || null,
    regionCode: regionOfAddress(address)?.code ?? null,
    address,
    jibunAddress: given.jibunAddress?.trim() || null,
    detailAddress: given.detailAddress?.trim() || null,
    latitude: given.latitude,
    longitude: given.longitude,
  };
}
