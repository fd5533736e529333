import type { MyHospital } from '../profile/my-hospital.ts';

/** A hospital as the API answers it, for tests. */
export function aHospital(given: Partial<MyHospital> = {}): MyHospital {
  return {
    id: '7',
    name: '든든동물병원',
    state: 'approved',
    contract: '+8221234567',
    email: 'hello@example.test',
    homepage: null,
    blog: null,
    kakaoplus: null,
    introduce: null,
    expertise: null,
    doctors: ['김수의'],
    is24: false,
    isBeautyParlor: false,
    isHotel: false,
    isStore: false,
    hasParkingLot: false,
    guideParkingLot: null,
    allowReservation: true,
    humu: null,
    businessHours: null,
    hoursExceptions: null,
    facilityPicture: [],
    address: { address: '서울특별시 구로구 구로동로 1', detailAddress: null },
    reviewScore: null,
    reviewCount: 0,
    ...given,
  };
}
