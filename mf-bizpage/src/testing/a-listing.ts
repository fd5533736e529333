import { perFeature } from '@petcare/features';
import type { BusinessKind } from '@petcare/contracts';
import type { CompanyDetails, MyListing } from '../profile/my-listing.ts';

const own: Record<BusinessKind, Partial<MyListing>> = {
  hospital: { name: '든든동물병원', doctors: ['김수의'], expertise: null, gubun: null, size: null },
  pharmacy: { name: '든든약국', pharmacist: [], handlingMedicine: null, uniqueness: null, isUnion: false },
  company: { name: '든든미용실', isBeautyParlor: true },
};

/** A listing as the API answers it to its owner, for tests. */
export function aListing(kind: BusinessKind = 'hospital', given: Partial<MyListing> = {}): MyListing {
  return {
    id: '7',
    name: '',
    state: 'approved',
    contract: '+8221234567',
    email: 'hello@example.test',
    homepage: null,
    blog: null,
    kakaoplus: null,
    introduce: null,
    ...perFeature(() => false),
    allowReservation: kind === 'hospital',
    guideParkingLot: null,
    humu: null,
    businessHours: null,
    hoursExceptions: null,
    facilityPicture: [],
    address: {
      postcode: '08300',
      sido: '서울특별시',
      sigungu: '구로구',
      address: '서울특별시 구로구 구로동로 1',
      jibunAddress: '서울특별시 구로구 구로동 1',
      detailAddress: null,
      latitude: 37.4846,
      longitude: 126.8961,
    },
    reviewScore: null,
    reviewCount: 0,
    timestamp: { updatedAt: READ_AT },
    ...own[kind],
    ...given,
  };
}

/** The time of the listing's last change. */
export const READ_AT = '2026-11-20T03:00:00.000Z';

export const noDetails: CompanyDetails = { presentName: null, presentContact: null, agreeReservation: false };
