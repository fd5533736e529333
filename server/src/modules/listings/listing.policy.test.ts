import { canSeeListing, stateOf, tagsOf } from './listing.policy.ts';
import { checkBounds, checkPosition, regionCodes, regionOfAddress, regions, sidoAreas } from '../regions/index.ts';
import { licencePhone, toE164 } from './phone.policy.ts';
import { checkProfile, kakaoChannelLink, type ProfileInput } from './profile.policy.ts';
import { toWeeklyHours } from '../opening-hours/index.ts';

test.each([
  ['anybody', undefined, true, null, true],
  ['anybody, not public', undefined, false, 7, false],
  ['the owner, not public', 7, false, 7, true],
  ['another, not public', 8, false, 7, false],
])('%s', (_who, viewerId, isPublic, ownerUserId, expected) => expect(canSeeListing(viewerId, { isPublic, ownerUserId })).toBe(expected));

test('a closed licence outweighs the approval', () => {
  expect(stateOf({ approval: 'approved', closedAt: '2026-01-01T00:00:00.000Z' })).toBe('closed');
  expect(stateOf({ approval: 'pending', closedAt: null })).toBe('pending');
});

test('tags keep their order', () => {
  const all = { isBeautyParlor: true, isHotel: true, isKindergarten: true, isStore: true, is24: true, hasParkingLot: true };
  expect(tagsOf(all)).toEqual(['미용', '호텔', '유치원', '용품', '24시', '주차']);
  expect(tagsOf({ ...all, isHotel: false, isKindergarten: false, is24: false })).toEqual(['미용', '용품', '주차']);
});

test.each([
  [{ south: 37, west: 126, north: 38, east: 127 }, true],
  [{ south: 38, west: 126, north: 37, east: 127 }, false],
  [{ south: -91, west: 126, north: 37, east: 127 }, false],
  [{ south: Number.NaN, west: 126, north: 37, east: 127 }, false],
])('bounds %j are valid: %s', (bounds, isValid) => expect(checkBounds(bounds).length === 0).toBe(isValid));

test.each([
  [undefined, undefined, true],
  [37.48, 127.03, true],
  [37.48, undefined, false],
  [91, 127, false],
])('position %s, %s is valid: %s', (latitude, longitude, isValid) => expect(checkPosition(latitude, longitude).length === 0).toBe(isValid));

test.each([
  ['', ''],
  ['  ', ''],
  ['https://pf.kakao.com/_abc', 'https://pf.kakao.com/_abc'],
  ['http://blog.example/kakao', 'http://blog.example/kakao'],
  ['pf.kakao.com/_abc', 'https://pf.kakao.com/_abc'],
  ['_abc', 'https://pf.kakao.com/_abc'],
  ['/_abc', 'https://pf.kakao.com/_abc'],
])('the Kakao channel %j is %j', (written, expected) => expect(kakaoChannelLink(written)).toBe(expected));

test.each([
  ['36728441', '11110', '+8223672 8441'],
  ['025551234', '11680', '+82 2 555 1234'],
  ['0315551234', '41135', '+82 31 555 1234'],
  ['5551234', '41135', '+82 31 555 1234'],
  ['051-555-1234', '26350', '+82 51 555 1234'],
  ['07012345678', '11110', '+82 70 1234 5678'],
  ['1577-1234', '11110', '+82 1577 1234'],
  ['3821234', '47720', '+82 54 382 1234'],
  ['2265551', '29140', '+82 62 226 5551'],
  ['3865551', '46110', '+82 61 386 5551'],
  ['315551234', '41135', '+82 31 555 1234'],
  ['5551234', null, undefined],
  ['000', '11110', undefined],
  ['', '11110', undefined],
])('the telephone %j in %s is %s', (written, region, expected) =>
  expect(licencePhone(written, region)).toBe(expected?.replaceAll(' ', '')),
);

test.each([
  ['02-123-4567', '+8221234567'],
  ['+82 2 123 4567', '+8221234567'],
  ['1588-1234', '+8215881234'],
  ['12', undefined],
])('an owner writes %j: %s', (written, expected) => expect(toE164(written)).toBe(expected));

test.each([
  ['서울특별시 구로구 디지털로 300', '11530', '구로구'],
  ['강원도 춘천시 중앙로 1', '42110', '춘천시'],
  ['강원특별자치도 춘천시 중앙로 1', '42110', '춘천시'],
  ['전북특별자치도 전주시 완산구 팔달로 1', '45111', '전주시 완산구'],
  ['세종특별자치시 한누리대로 2130', '36110', '세종특별자치시'],
  ['경상북도 군위군 군위읍 1', '47720', '군위군'],
  ['대구광역시 군위군 군위읍 1', '47720', '군위군'],
  ['전남광주통합특별시 광산구 하남대로 1', '29200', '광산구'],
  ['광주광역시 광산구 하남대로 1', '29200', '광산구'],
  ['전라남도 목포시 영산로 1', '46110', '목포시'],
  ['인천광역시 검단구 원당대로 1', '28260', '서구'],
  ['경기도 광주시 경충대로 1', '41610', '광주시'],
])('%s lies in %s %s', (address, code, sigungu) => expect(regionOfAddress(address)).toMatchObject({ code, sigungu }));

test.each(['', '   ', '아무 데나 1', '없는도 구로구 1', '서울특별시', '서울특별시 없는구 1', '경기도 시 1', 'constructor x'])(
  'the address %j is of no region',
  (address) => expect(regionOfAddress(address)).toBeUndefined(),
);

test.each([
  [undefined, undefined, undefined],
  ['서울', '구로구', ['11530']],
  ['서울특별시', '구로구', ['11530']],
  ['전라북도', '전주시', ['45111', '45113']],
  ['경기도', '수원시 장안구', ['41111']],
  ['경기도', '수원시장안구', ['41111']],
  ['경상북도', '군위군', ['47720']],
  ['대구', '군위군', ['47720']],
  ['없는도', undefined, []],
  ['없는도', '구로구', []],
  ['서울', '없는구', []],
  ['서울', '해운대구', []],
  ['세종', '없는구', []],
  ['경기도', '시', []],
  ['경기도', '성남', []],
  [undefined, '없는구', []],
  [' ', undefined, []],
  ['constructor', '__proto__', []],
  ["'); --", '%', []],
])('%s %s means %j', (sido, sigungu, expected) => expect(regionCodes(sido, sigungu)).toEqual(expected));

test('old and new names of a merged sido', () => {
  const merged = regionCodes('전남광주통합특별시', undefined) ?? [];
  expect([...(regionCodes('광주광역시', undefined) ?? []), ...(regionCodes('전라남도', undefined) ?? [])].sort()).toEqual(
    [...merged].sort(),
  );
});

test('every sigungu belongs to one listed sido', () => {
  expect(regions).toHaveLength(250);
  expect(sidoAreas.flatMap((area) => area.regions)).toHaveLength(250);
});

const closed = (weekday: number) => ({ weekday, isClosed: true });
const wholeWeek = [0, 1, 2, 3, 4, 5, 6].map(closed);
const onMonday = (hours: object) => [closed(0), { weekday: 1, isClosed: false, ...hours }, ...wholeWeek.slice(2)];

test.each<[string, ProfileInput, string[]]>([
  ['nothing', {}, []],
  ['an empty name', { name: ' ' }, ['name']],
  ['a cleared name', { name: null }, ['name']],
  ['a name too long', { name: '가'.repeat(61) }, ['name']],
  ['a long introduction', { introduce: '가'.repeat(2001) }, ['introduce']],
  ['a telephone that is none', { contract: 'abc' }, ['contract']],
  ['an email that is none', { email: 'a@b' }, ['email']],
  ['a script for a homepage', { homepage: 'javascript:alert(1)' }, ['homepage']],
  ['cleared texts', { email: null, homepage: '', introduce: null, contract: '' }, []],
  ['six days', { businessHours: wholeWeek.slice(1) }, ['businessHours']],
  ['a day twice', { businessHours: [...wholeWeek.slice(1), closed(1)] }, ['businessHours']],
  ['hours without an end', { businessHours: onMonday({ open: '09:00' }) }, ['businessHours']],
  [
    'a break outside the hours',
    { businessHours: onMonday({ open: '09:00', close: '12:00', breakStart: '12:00', breakEnd: '13:00' }) },
    ['businessHours'],
  ],
  ['a good week', { businessHours: onMonday({ open: '09:00', close: '18:00', breakStart: '12:00', breakEnd: '13:00' }) }, []],
  ['a picture from elsewhere', { facilityPicture: ['https://example.test/a.png'] }, ['facilityPicture']],
  ['a place abroad', { address: { address: '1', latitude: 48, longitude: 2 } }, ['address']],
])('%s', (_name, change, properties) =>
  expect(checkProfile(change, (url) => url.startsWith('/uploads/')).map((error) => error.property)).toEqual(properties),
);

test('days in any order become a week, Sunday first', () => {
  const week = toWeeklyHours([...onMonday({ open: '09:00', close: '18:00', breakStart: null, breakEnd: null })].reverse());
  expect(week).toEqual([null, { open: '09:00', close: '18:00' }, null, null, null, null, null]);
});
