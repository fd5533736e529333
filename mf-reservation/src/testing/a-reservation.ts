import { lookOfStatus } from '../record/status.ts';
import type { MyReservation } from '../record/my-reservation.ts';

/** A reservation of the signed-in guest, as the API answers it; far ahead and confirmed unless told. */
export function aMyReservation(given: Partial<MyReservation> = {}): MyReservation {
  const { status = 1 } = given;
  return {
    id: '31',
    reservationNumber: '261123-ACDEFG',
    status,
    statusName: lookOfStatus(status).label,
    confirmedAt: null,
    reason: null,
    date: '2036-11-30',
    time: '09:30',
    endDate: null,
    startsAt: '2036-11-30T00:30:00.000Z',
    endsAt: '2036-11-30T01:00:00.000Z',
    note: '기침을 해요',
    petName: '보리',
    petKind: '강아지',
    business: {
      kind: 'hospital',
      id: '7',
      name: '구로동물병원',
      phone: '+8221234567',
      address: '서울특별시 구로구 구로동로 1',
      latitude: 37.49,
      longitude: 126.88,
      isPublic: true,
    },
    pet: null,
    price: 0,
    payBy: null,
    paid: null,
    refunded: null,
    refundState: null,
    items: [],
    images: [],
    ...given,
  };
}
