import { lookOfStatus } from '../record/status.ts';
import type { BusinessReservation } from '../business-reservations/business-reservation.ts';

const hospital = { id: '7', name: '구로동물병원', phone: '+8221234567', address: '서울특별시 구로구 구로동로 1' };

/** A reservation at the signed-in business, as the API answers it; far ahead and confirmed unless told. */
export function aReservation(given: Partial<BusinessReservation> = {}): BusinessReservation {
  const { status = 1 } = given;
  return {
    id: '31',
    reservationNumber: '261123-ACDEFG',
    status,
    statusName: lookOfStatus(status).label,
    confirmedAt: null,
    reason: null,
    isByPhone: false,
    date: '2036-11-30',
    time: '09:30',
    endDate: null,
    startsAt: '2036-11-30T00:30:00.000Z',
    endsAt: '2036-11-30T01:00:00.000Z',
    note: '',
    petName: '보리',
    petKind: '강아지',
    pet: null,
    price: 0,
    payBy: null,
    paid: null,
    refunded: null,
    refundState: null,
    items: [],
    kind: 'hospital',
    business: { ...hospital, kind: 'hospital', latitude: null, longitude: null, isPublic: true },
    hospital,
    company: null,
    user: { id: '3', name: '김보호', phone: '+821012345678' },
    images: [],
    createdAt: '2026-11-23T03:00:00.000Z',
    ...given,
  };
}
