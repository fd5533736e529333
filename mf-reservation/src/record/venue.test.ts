import { bookingPath, businessPath, directionsTo, venueOf } from './venue.ts';

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

test('the business of a reservation leads to the page of a business and to a new booking', () => {
  expect(businessPath({ kind: 'hospital', id: '7' })).toBe('/hospital?id=7');
  expect(bookingPath({ kind: 'company', id: '31' })).toBe('/reservation?company=31');
});

test('the business of a reservation asks the map for the way to a position, and for the address where there is none', () => {
  const venue = venueOf(business);
  expect(directionsTo(venue!)).toBe(`https://map.kakao.com/link/to/${encodeURIComponent('구로  동물병원')},37.49,126.88`);
  const unplaced = venueOf({ ...business, longitude: null });
  expect(directionsTo(unplaced!)).toBe(`https://map.kakao.com/link/search/${encodeURIComponent('서울특별시 구로구 구로동로 1 2층')}`);
  expect(venueOf({ ...business, isPublic: false })).toBeNull();
  expect(venueOf({ ...business, kind: 'company' })?.kind).toBe('company');
});
