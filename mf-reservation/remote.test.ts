/** @jest-environment node */
import { answerRest, okList, testRenderings } from '@petcare/testing';

// Free times are asked for in the browser: they are of this minute, and no page that is kept should hold them.
beforeEach(() => void answerRest({ 'GET /reservation/able': okList([]) }));

testRenderings(() => import('./remote.ts').then(({ remote }) => remote), {
  pages: {
    reservation: 'private',
    'reservation-finished': 'private',
    'reservation-failure': 'private',
    'reservation-time': 'private',
    'my-reservations': 'private',
    'business-reservations': 'private',
    'business-calendar': 'private',
  },
  parts: {
    'hospital-reserve': {
      at: '/hospital?id=7',
      props: { business: { kind: 'hospital', id: '7' }, name: '구로동물병원', allowReservation: true },
      shows: ['href="/reservation?hospital=7"', '예약하기'],
    },
    'company-reserve': {
      at: '/company/3',
      props: { business: { kind: 'company', id: '3' }, name: '포근미용실', allowReservation: true, phone: '+82233334444', kakao: null },
      shows: ['href="/reservation?company=3"', '예약하기', 'href="tel:+82233334444"'],
    },
    'my-next-reservation': 'private',
    'home-reservation': 'private',
    'business-today': 'private',
  },
});
