import type { Feature } from '../../lib/features.ts';
import type { BusinessDay } from '../../lib/opening-hours.ts';

/** What the page knows of a hospital. `contract` is its telephone in E.164, `registration` the day of its licence. */
export type Hospital = Record<Feature, boolean> & {
  id: string;
  name: string;
  contract: string | null;
  homepage: string | null;
  blog: string | null;
  kakaoplus: string | null;
  state: string;
  isPremium: boolean;
  guideParkingLot: string | null;
  doctors: string[];
  businessHours: BusinessDay[] | null;
  businessHoursText: string | null;
  humu: string | null;
  isOpenNow: boolean | null;
  expertise: string | null;
  introduce: string | null;
  registration: string | null;
  reviewScore: number | null;
  reviewKeyword: string | null;
  reviewCount: number;
  facilityPicture: { id: string; filepath: string }[];
  address: HospitalAddress;
};

export type HospitalAddress = {
  postcode: string | null;
  sido: string | null;
  sigungu: string | null;
  address: string;
  jibunAddress: string | null;
  detailAddress: string | null;
  latitude: number | null;
  longitude: number | null;
};
