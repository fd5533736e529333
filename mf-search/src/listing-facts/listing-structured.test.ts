import type { BusinessDay } from '@petcare/opening-hours';
import { aCompany, aHospital, aPharmacy } from '../testing/a-listing.ts';
import { openingHours, structuredListing } from './listing-structured.ts';

const day = (weekday: number, given: Partial<BusinessDay> = {}): BusinessDay => ({
  weekday,
  isClosed: false,
  open: '09:00',
  close: '19:00',
  breakStart: null,
  breakEnd: null,
  ...given,
});
const hours = (dayOfWeek: string[], opens: string, closes: string) => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: dayOfWeek.map((name) => `https://schema.org/${name}`),
  opens,
  closes,
});

test.each<[string, BusinessDay[], object[]]>([
  ['days alike', [day(1), day(2)], [hours(['Monday', 'Tuesday'], '09:00', '19:00')]],
  [
    'a break',
    [day(3, { breakStart: '13:00', breakEnd: '14:00' })],
    [hours(['Wednesday'], '09:00', '13:00'), hours(['Wednesday'], '14:00', '19:00')],
  ],
  ['half a break', [day(3, { breakStart: '13:00' })], [hours(['Wednesday'], '09:00', '19:00')]],
  ['a closed day', [day(0, { isClosed: true, open: null, close: null })], [hours(['Sunday'], '00:00', '00:00')]],
  ['round the clock', [day(6, { open: '00:00', close: '00:00' })], [hours(['Saturday'], '00:00', '23:59')]],
  ['beyond midnight', [day(5, { open: '18:00', close: '02:00' })], [hours(['Friday'], '18:00', '02:00')]],
  ['seconds', [day(4, { open: '09:30:00', close: '18:00:00' })], [hours(['Thursday'], '09:30', '18:00')]],
])('%s', (_name, days, expected) => {
  expect(openingHours(days)).toEqual(expected);
});

const special = (from: string, to: string, given: object = {}) => ({
  from,
  to,
  isClosed: false,
  open: '09:00',
  close: '19:00',
  breakStart: null,
  breakEnd: null,
  ...given,
});
const valid = (validFrom: string, validThrough: string, opens: string, closes: string) => ({
  '@type': 'OpeningHoursSpecification',
  validFrom,
  validThrough,
  opens,
  closes,
});
test.each([aHospital, aPharmacy, aCompany])('%#: lists special days with the dates that they hold for', (aListing) => {
  const specialDays = [
    special('2026-12-25', '2026-12-25', { isClosed: true, open: null, close: null }),
    special('2026-12-28', '2026-12-30', { breakStart: '12:00', breakEnd: '13:00:00' }),
    special('2027-01-01', '2027-01-01', { open: '00:00', close: '00:00' }),
  ];
  expect(structuredListing(aListing({ specialDays }))).toMatchObject({
    specialOpeningHoursSpecification: [
      valid('2026-12-25', '2026-12-25', '00:00', '00:00'),
      valid('2026-12-28', '2026-12-30', '09:00', '12:00'),
      valid('2026-12-28', '2026-12-30', '13:00', '19:00'),
      valid('2027-01-01', '2027-01-01', '00:00', '23:59'),
    ],
  });
  expect(structuredListing(aListing())).not.toHaveProperty('specialOpeningHoursSpecification');
});

test('the structured data of a listing describes only what is known of a hospital', () => {
  expect(structuredListing(aHospital())).toEqual({
    '@context': 'https://schema.org',
    '@type': ['VeterinaryCare', 'LocalBusiness'],
    '@id': '/hospital?id=7',
    url: '/hospital?id=7',
    name: '구로동물병원',
    address: {
      '@type': 'PostalAddress',
      addressCountry: 'KR',
      addressRegion: '서울특별시',
      addressLocality: '구로구',
      streetAddress: '서울특별시 구로구 디지털로 1',
    },
  });
});

test.each<[string, Parameters<typeof aHospital>[0], object]>([
  ['its telephone', { contract: '+82212345678' }, { telephone: '+82212345678' }],
  [
    'its place',
    { address: { ...aHospital().address, detailAddress: '2층', postcode: '08300', latitude: 37.48, longitude: 126.89 } },
    {
      geo: { '@type': 'GeoCoordinates', latitude: 37.48, longitude: 126.89 },
      address: { streetAddress: '서울특별시 구로구 디지털로 1 2층', postalCode: '08300' },
    },
  ],
  ['its pictures', { facilityPicture: [{ id: '1', filepath: '/uploads/a.webp' }] }, { image: ['/uploads/a.webp'] }],
  ['its own pages', { homepage: 'https://guro.example', blog: 'guro.example' }, { sameAs: ['https://guro.example'] }],
  [
    'its rating',
    { reviewScore: 4.5, reviewCount: 12 },
    { aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.5, reviewCount: 12, bestRating: 5, worstRating: 1 } },
  ],
  ['its hours', { businessHours: [day(1)] }, { openingHoursSpecification: [hours(['Monday'], '09:00', '19:00')] }],
])('%s is told when it is known', (_name, given, expected) => {
  expect(structuredListing(aHospital(given))).toMatchObject(expected);
});

test('the structured data of a listing gives no rating without a review', () => {
  expect(structuredListing(aHospital({ reviewScore: 0, reviewCount: 0 }))).not.toHaveProperty('aggregateRating');
});

test.each([
  [aPharmacy(), 'Pharmacy', '/pharmacy?id=7'],
  [aCompany(), 'LocalBusiness', '/company/7'],
  [aCompany({ companyType: 'hotel' }), 'LocalBusiness', '/company/7'],
  [aCompany({ companyType: 'store' }), ['PetStore', 'LocalBusiness'], '/company/7'],
])('%#: each kind is what it is, at its own address', (listing, type, path) => {
  expect(structuredListing(listing)).toMatchObject({ '@type': type, '@id': path, url: path });
});
