import type { Hospital } from '../pages/hospital/hospital.ts';

/** A hospital as its page has it; nothing is known of it but its name and place. */
export function aHospital(given: Partial<Hospital> = {}): Hospital {
  return {
    id: '7',
    name: '구로동물병원',
    contract: null,
    homepage: null,
    blog: null,
    kakaoplus: null,
    state: 'approved',
    isPremium: false,
    is24: false,
    isBeautyParlor: false,
    isHotel: false,
    isKindergarten: false,
    isStore: false,
    hasParkingLot: false,
    allowReservation: false,
    guideParkingLot: null,
    doctors: [],
    businessHours: null,
    businessHoursText: null,
    humu: null,
    isOpenNow: null,
    expertise: null,
    introduce: null,
    registration: null,
    reviewScore: null,
    reviewKeyword: null,
    reviewCount: 0,
    facilityPicture: [],
    address: { postcode: null, sido: '서울특별시', sigungu: '구로구', address: '서울특별시 구로구 디지털로 1', jibunAddress: null, detailAddress: null, latitude: null, longitude: null },
    ...given,
  };
}
