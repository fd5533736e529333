import type { BusinessKind } from '@petcare/contracts';
import type { IconName } from '@petcare/ui';

/** The features of listings, in the order of their tags. */
export const features = [
  { value: 'is24', label: '24시', icon: 'clock' },
  { value: 'isBeautyParlor', label: '미용', icon: 'scissors' },
  { value: 'isHotel', label: '호텔', icon: 'bed' },
  { value: 'isKindergarten', label: '유치원', icon: 'paw' },
  { value: 'isStore', label: '용품', icon: 'shop' },
  { value: 'hasParkingLot', label: '주차', icon: 'parking' },
  { value: 'allowReservation', label: '예약 가능', icon: 'calendar' },
] as const satisfies { value: string; label: string; icon: IconName }[];

export type Feature = (typeof features)[number]['value'];

/** A feature, or being open at the moment of asking. */
export type Filter = Feature | 'isOpenNow';
export type FilterChoice = { value: Filter; label: string; icon: IconName };

const choices: readonly FilterChoice[] = [{ value: 'isOpenNow', label: '영업 중', icon: 'check-circle' }, ...features];
const only = (...values: Filter[]) => choices.filter(({ value }) => values.includes(value));

/** The trades of companies; one is chosen at a time. */
export const companyTypes = only('isBeautyParlor', 'isHotel', 'isKindergarten', 'isStore');

/** The filters of each kind, in the order of the chips. */
export const filtersOf: Record<BusinessKind, readonly FilterChoice[]> = {
  hospital: only('isOpenNow', 'is24', 'isBeautyParlor', 'isHotel', 'isStore', 'hasParkingLot', 'allowReservation'),
  pharmacy: only('isOpenNow', 'is24', 'hasParkingLot'),
  company: choices,
};

/** Those of its filters that are switched on and off above a kind's list: what a company does is chosen apart from them. */
export const chipsOf = (kind: BusinessKind) =>
  kind === 'company' ? filtersOf.company.filter((choice) => !companyTypes.includes(choice)) : filtersOf[kind];

/** The features that a listing has, in the order of the filters. */
export function featuresOf(listing: Record<Feature, boolean>) {
  return features.filter(({ value }) => listing[value]);
}

/** A feature as a tag. */
export type TaggedFeature = (typeof features)[number];

/** The features that a pin on the map says it has: its tags are their labels. */
export function featuresOfPin({ tags, allowReservation }: { tags: readonly string[]; allowReservation: boolean }): TaggedFeature[] {
  return features.filter(({ value, label }) => (value === 'allowReservation' ? allowReservation : tags.includes(label)));
}

/** A company has the sign of what it does. */
export const iconOf = (kind: BusinessKind, listing: Record<Feature, boolean>) =>
  kind === 'company' ? companyTypes.find(({ value }) => value !== 'isOpenNow' && listing[value])?.icon : undefined;

/** `is24,isHotel` in an address; what a listing of this kind is not asked for is left out. */
export function readFilters(kind: BusinessKind, text: string | null): Filter[] {
  const asked = (text ?? '').split(',');
  return filtersOf[kind].map(({ value }) => value).filter((value) => asked.includes(value));
}

/** As `readFilters` reads it; what is asked for has one address, in whatever order it was chosen. */
export function writeFilters(asked: readonly Filter[]): string {
  return choices
    .map(({ value }) => value)
    .filter((value) => asked.includes(value))
    .join(',');
}
