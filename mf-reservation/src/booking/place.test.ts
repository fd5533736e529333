import { bookingPath, businessPath, directionsTo, placeOf, reviewPath } from './place.ts';

const business = {
  kind: 'hospital',
  id: '7',
  name: '구로, 동물병원',
  phone: null,
  address: '서울특별시 구로구 구로동로 1 2층',
  latitude: 37.49,
  longitude: 126.88,
  isPublic: true,
};

test('leads to the page of a business, to a new booking and to a review of the visit', () => {
  expect(businessPath({ kind: 'hospital', id: '7' })).toBe('/hospital?id=7');
  expect(bookingPath({ kind: 'company', id: '31' })).toBe('/reservation?company=31');
  expect(reviewPath({ kind: 'hospital', id: '7' }, '2026-11-20', '4')).toBe('/hospital?id=7&write=1&visit=2026-11-20&pet=4');
  expect(reviewPath({ kind: 'company', id: '31' }, '2026-11-20', null)).toBe('/company/31?write=1&visit=2026-11-20');
});

test('asks the map for the way to a position, and for the address where there is none', () => {
  const place = placeOf(business);
  expect(directionsTo(place!)).toBe(`https://map.kakao.com/link/to/${encodeURIComponent('구로  동물병원')},37.49,126.88`);
  const unplaced = placeOf({ ...business, longitude: null });
  expect(directionsTo(unplaced!)).toBe(`https://map.kakao.com/link/search/${encodeURIComponent('서울특별시 구로구 구로동로 1 2층')}`);
  expect(placeOf({ ...business, isPublic: false })).toBeNull();
  expect(placeOf({ ...business, kind: 'company' })?.kind).toBe('company');
});
