import { perFeature } from '@petcare/features';
import type { Company, Hospital, Pharmacy } from '../listing-facts/listing.ts';

/** Nothing is known of it but its name and place. */
const bare = {
  id: '7',
  contract: null,
  email: null,
  homepage: null,
  blog: null,
  kakaoplus: null,
  state: 'approved' as const,
  isPremium: false,
  ...perFeature(() => false),
  guideParkingLot: null,
  businessHours: null,
  businessHoursText: null,
  humu: null,
  hoursExceptions: null,
  isOpenNow: null,
  openState: null,
  openingToday: null,
  specialDays: [],
  introduce: null,
  reviewScore: null,
  reviewKeyword: null,
  reviewCount: 0,
  facilityPicture: [],
  address: {
    postcode: null,
    sido: '서울특별시',
    sigungu: '구로구',
    address: '서울특별시 구로구 디지털로 1',
    jibunAddress: null,
    detailAddress: null,
    latitude: null,
    longitude: null,
  },
  station: null,
};

/** Listings as their pages have them. */
export function aHospital(given: Partial<Hospital> = {}): Hospital {
  return {
    ...bare,
    kind: 'hospital',
    name: '구로동물병원',
    doctors: [],
    expertise: null,
    registration: null,
    gubun: null,
    size: null,
    ...given,
  };
}

export function aPharmacy(given: Partial<Pharmacy> = {}): Pharmacy {
  return {
    ...bare,
    kind: 'pharmacy',
    name: '구로다정약국',
    pharmacist: [],
    handlingMedicine: null,
    uniqueness: null,
    isUnion: false,
    ...given,
  };
}

export function aCompany(given: Partial<Company> = {}): Company {
  return { ...bare, kind: 'company', name: '포근미용실', companyType: null, ...given };
}
