import type { Company } from './listing.ts';
import { aCompany, aHospital, aPharmacy } from '../testing/a-listing.ts';
import { listingPageHead } from './listing-page-head.ts';

test('the head of a listing describes a hospital by its place, its facilities and its rating', () => {
  const hospital = aHospital({
    is24: true,
    hasParkingLot: true,
    reviewScore: 4,
    reviewCount: 12,
    facilityPicture: [{ id: '1', filepath: '/uploads/a.webp' }],
  });
  const head = listingPageHead(hospital);
  expect(head).toMatchObject({
    title: '구로동물병원 - 서울특별시 구로구 동물병원',
    description:
      '서울특별시 구로구 디지털로 1에 있는 동물병원이에요. 24시, 주차. 보호자 평점 4.0점(리뷰 12개). 진료 시간과 위치, 보호자 리뷰를 확인해 보세요.',
    canonical: '/hospital?id=7',
    image: '/uploads/a.webp',
  });
  expect(head).not.toHaveProperty('noindex');
  expect(head.structured).toMatchObject([
    { '@type': ['VeterinaryCare', 'LocalBusiness'] },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        {},
        { name: '동물병원' },
        { name: '서울특별시' },
        { name: '구로구' },
        { name: '구로동물병원', item: '/hospital?id=7' },
      ],
    },
  ]);
});

test.each<[string, Parameters<typeof aHospital>[0], object]>([
  ['without a known region', { address: { ...aHospital().address, sido: null, sigungu: null } }, { title: '구로동물병원' }],
  ['that is not public yet', { state: 'pending' }, { noindex: true }],
])('a hospital %s', (_name, given, expected) => {
  expect(listingPageHead(aHospital(given))).toMatchObject(expected);
});

test('the head of a listing gives a pharmacy its own address and breadcrumbs', () => {
  const head = listingPageHead(aPharmacy({ hasParkingLot: true }));
  expect(head).toMatchObject({
    title: '구로다정약국 - 서울특별시 구로구 동물약국',
    description: '서울특별시 구로구 디지털로 1에 있는 동물약국이에요. 주차. 영업 시간과 위치, 보호자 리뷰를 확인해 보세요.',
    canonical: '/pharmacy?id=7',
  });
  expect(head.structured?.[1]).toMatchObject({
    itemListElement: [{}, { item: '/pharmacy-list' }, {}, { item: expect.stringMatching(/^\/pharmacy-list\?sido=.+&sigungu=/) }, {}],
  });
});

test.each<[Company['companyType'], string]>([
  ['beauty', '반려동물 미용실이에요'],
  ['hotel', '반려동물 호텔이에요'],
  ['kindergarten', '반려동물 유치원이에요'],
  ['store', '반려동물 용품점이에요'],
  [null, '펫 서비스예요'],
])('a company of the type %s', (companyType, said) => {
  const head = listingPageHead(aCompany({ companyType }));
  expect(head.description).toContain(`에 있는 ${said}.`);
  expect(head.canonical).toBe('/company/7');
});
