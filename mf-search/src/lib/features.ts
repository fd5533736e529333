import type { IconName } from '@petcare/ui';

export const features = [
  { value: 'is24', label: '24시', icon: 'clock' },
  { value: 'isBeautyParlor', label: '미용', icon: 'scissors' },
  { value: 'isHotel', label: '호텔', icon: 'bed' },
  { value: 'isStore', label: '용품', icon: 'shop' },
  { value: 'hasParkingLot', label: '주차', icon: 'parking' },
  { value: 'allowReservation', label: '예약 가능', icon: 'calendar' },
] as const satisfies { value: string; label: string; icon: IconName }[];

export type Feature = (typeof features)[number]['value'];

/** The features that a hospital has, in the order of the filters. */
export function featuresOf(hospital: Record<Feature, boolean>) {
  return features.filter(({ value }) => hospital[value]);
}

/** `is24,isHotel` in an address; what is not a feature is left out. */
export function readFeatures(text: string | null): Feature[] {
  const asked = (text ?? '').split(',');
  return features.map(({ value }) => value).filter((value) => asked.includes(value));
}
