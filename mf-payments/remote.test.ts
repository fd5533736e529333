/** @jest-environment node */
import { testRenderings } from '@petcare/testing';

const gift = { id: '1', name: '카페 상품권', price: 10_000, image: null, stock: 3 };

const record = {
  id: '5',
  hospital: '구***',
  location: '서울특별시 구로구',
  month: '2026-11',
  items: [{ medicalId: '3', name: '엑스선 촬영비' }],
  total: '4*,***',
};

testRenderings(() => import('./remote.ts').then(({ remote }) => remote), {
  pages: {
    pass: {
      at: '/pass',
      responses: {
        RecordFilter_Treatments: { getMedicals: [] },
        RegionChoice_Regions: { getRegions: [{ name: '서울특별시', sigungu: [{ name: '구로구' }] }] },
        RecordList_Masked: { getMaskedFeeRecordsByPage: [record], getMaskedFeeRecordCount: 11 },
      },
      shows: ['구***', '엑스선 촬영비', '4*,***원', '11건', 'href="/pass?id=5"', 'href="/pass?page=2"', '이용권 사기'],
    },
    point: {
      at: '/point',
      responses: { PointPage_Gifts: { getGiftGroups: [gift], getTotalGiftCount: 9 } },
      shows: ['카페 상품권', '10,000원', 'href="/point?gifts=2"', '로그인하면 내 포인트와 적립 내역을 볼 수 있어요.'],
    },
    'gift-purchase': 'private',
    'pass-purchase': 'private',
    'my-point': 'private',
    settlement: 'private',
    'co-settlement': 'private',
    'business-point': 'private',
    'my-pass': 'private',
  },
  parts: { 'reservation-payment': 'private', 'my-points': 'private', 'my-pass': 'private' },
});
