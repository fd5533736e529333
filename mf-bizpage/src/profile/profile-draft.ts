import type { BusinessKind } from '@petcare/contracts';
import { featuresOfferedBy, perFeature, services, type FeatureFlags } from '@petcare/features';
import { noAddress, trimmedAddress, type AddressValue } from '@petcare/address';
import { formatPhone } from '@petcare/ui';
import type { FormErrors } from '@petcare/ui/form';
import { hoursDraftOf, hoursInputOf, type HoursDraft } from '../opening-hours/hours-draft.ts';
import type { CompanyDetails, MyListing } from './my-listing.ts';

/** Its place: the address as written, and the pin. */
export type PlaceDraft = AddressValue & { jibunAddress: string | null; latitude: number | null; longitude: number | null };

/** The profile as the person writes it, of any kind: what its kind doesn't have stays empty and is never sent. */
export type ProfileDraft = FeatureFlags & {
  name: string;
  contract: string;
  email: string;
  homepage: string;
  blog: string;
  kakaoplus: string;
  introduce: string;
  expertise: string;
  gubun: string;
  /** In m². */
  size: string;
  handlingMedicine: string;
  uniqueness: string;
  /** Doctors or pharmacists: names, with commas between. */
  people: string;
  isUnion: boolean;
  guideParkingLot: string;
  agreeReservation: boolean;
  presentName: string;
  presentContact: string;
  /** Addresses, in the order in which guardians see them. */
  facilityPicture: readonly string[];
  address: PlaceDraft;
  openingHours: HoursDraft;
};

export function draftOf(listing: MyListing, details?: CompanyDetails | null): ProfileDraft {
  const { address } = listing;
  return {
    name: listing.name,
    contract: listing.contract ? formatPhone(listing.contract) : '',
    email: listing.email ?? '',
    homepage: listing.homepage ?? '',
    blog: listing.blog ?? '',
    kakaoplus: listing.kakaoplus ?? '',
    introduce: listing.introduce ?? '',
    expertise: listing.expertise ?? '',
    gubun: listing.gubun ?? '',
    size: listing.size == null ? '' : String(listing.size),
    handlingMedicine: listing.handlingMedicine ?? '',
    uniqueness: listing.uniqueness ?? '',
    people: (listing.doctors ?? listing.pharmacist ?? []).join(', '),
    ...perFeature((name) => listing[name]),
    isUnion: listing.isUnion ?? false,
    guideParkingLot: listing.guideParkingLot ?? '',
    agreeReservation: details?.agreeReservation ?? false,
    presentName: details?.presentName ?? '',
    presentContact: details?.presentContact ? formatPhone(details.presentContact) : '',
    facilityPicture: listing.facilityPicture.map(({ filepath }) => filepath),
    address: { ...noAddress, ...address },
    openingHours: hoursDraftOf(listing),
  };
}

/** Names as they are written, with commas between. */
export const namesIn = (people: string): string[] =>
  people
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

/** Square metres as they were typed; null for none, NaN for what is no number. */
export const sizeIn = (size: string): number | null => (size.trim() === '' ? null : Number(size.replaceAll(',', '').replace(/㎡|m²/, '')));

/** As the API takes it, of every kind: null clears. */
function wireOf(draft: ProfileDraft) {
  const { openingHours, people, size, address, facilityPicture, ...flat } = draft;
  const { postcode, address: line, detailAddress } = trimmedAddress(address);
  // Without a pin nothing is sent: `checkProfile`.
  const { jibunAddress, latitude, longitude } = address;
  const texts = Object.fromEntries(
    Object.entries(flat).map(([key, value]) => [key, typeof value === 'string' ? value.trim() || null : value]),
  ) as { [Key in keyof typeof flat]: (typeof flat)[Key] extends string ? string | null : (typeof flat)[Key] };
  return {
    ...texts,
    // The name can't be cleared: an empty one is refused, by its own rule.
    name: draft.name.trim(),
    size: sizeIn(size),
    doctors: namesIn(people),
    pharmacist: namesIn(people),
    facilityPicture: [...facilityPicture],
    address: { postcode, address: line ?? '', detailAddress, jibunAddress, latitude: latitude ?? 0, longitude: longitude ?? 0 },
    ...hoursInputOf(openingHours),
  };
}

type Wire = ReturnType<typeof wireOf>;
/** The part of a profile that is sent. */
export type ProfileInput = Partial<Wire>;

const ofEvery = [
  ...(['name', 'contract', 'email', 'homepage', 'blog', 'kakaoplus', 'introduce'] as const),
  ...(['guideParkingLot', 'facilityPicture', 'address', 'humu', 'businessHours', 'hoursExceptions'] as const),
] as const satisfies readonly (keyof Wire)[];
const flagsOf = (kind: BusinessKind) => featuresOfferedBy(kind).map(({ name }) => name);

const inputKeys: Record<BusinessKind, readonly (keyof Wire)[]> = {
  hospital: [...ofEvery, ...flagsOf('hospital'), 'doctors', 'expertise', 'gubun', 'size'],
  pharmacy: [...ofEvery, ...flagsOf('pharmacy'), 'isUnion', 'pharmacist', 'handlingMedicine', 'uniqueness'],
  company: [...ofEvery, ...flagsOf('company'), 'agreeReservation', 'presentName', 'presentContact'],
};

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Only what was changed: a licence import may go on keeping what the owner has never touched. */
export function changesOf(kind: BusinessKind, before: ProfileDraft, after: ProfileDraft): ProfileInput {
  const [was, is] = [wireOf(before), wireOf(after)];
  return Object.fromEntries(inputKeys[kind].filter((key) => !isSame(was[key], is[key])).map((key) => [key, is[key]]));
}

/** The fields of the form that differ, as they were typed. */
export function typedOver(before: ProfileDraft, after: ProfileDraft): Partial<ProfileDraft> {
  return Object.fromEntries(Object.entries(after).filter(([key, value]) => !isSame(value, before[key as keyof ProfileDraft])));
}

/** The faults before anything is sent, beside what is saved. The server checks again. */
export function checkProfile(kind: BusinessKind, draft: ProfileDraft, saved: ProfileDraft): FormErrors<ProfileDraft> {
  const { name, size, address, allowReservation, agreeReservation } = draft;
  const area = sizeIn(size);
  const offersNothing = !services.some(({ name }) => draft[name]);
  const hasPin = address.latitude !== null && address.longitude !== null;
  return {
    ...(!name.trim() && { name: '이름을 적어 주세요.' }),
    ...(area !== null && !(area > 0) && { size: '면적은 0보다 큰 숫자로 적어 주세요.' }),
    ...(!address.address?.trim()
      ? { address: '주소를 적어 주세요.' }
      : !hasPin && { address: '지도에서 위치를 정해 주세요. 위치가 있어야 지도에서 찾을 수 있어요.' }),
    ...(kind === 'company' && offersNothing && { isStore: '하는 일을 하나 이상 골라 주세요.' }),
    ...(kind === 'company' &&
      allowReservation &&
      !saved.allowReservation &&
      !agreeReservation && { agreeReservation: '예약을 받으려면 예약 서비스 이용에 동의해 주세요.' }),
  };
}
