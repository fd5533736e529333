import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import iconv from 'iconv-lite';
import { paths } from '../../platform/paths.ts';
import { gql } from '../../testing/calls.ts';
import { aHospital } from '../../testing/people.ts';
import { withApp } from '../../testing/with-app.ts';
import { importListings } from './import-listings.ts';
import { UnusableExport } from './read-listings.ts';
import { sources } from './sources.ts';

const server = withApp();
let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'petcare-import-'))));
afterAll(() => rm(folder, { recursive: true }));
afterEach(async () => void (await server().db`truncate businesses cascade`));

type Name = keyof typeof sources;
const run = async (name: Name, lines: string[], encoding: 'cp949' | 'utf8' = 'utf8') => {
  const path = join(folder, 'list.csv');
  await writeFile(path, iconv.encode(lines.join('\r\n'), encoding));
  return importListings(server(), sources[name], path);
};
const GROOMING = 'id,name,category3,address,phone,url,closedDays,hours,parking,lat,lng';
// prettier-ignore
const groomer = ({ id = '1', name = '시험미용', category = '미용', address = '경기도 하남시 신평로 168', phone = '031-555-1234', url = 'https://www.instagram.com/sihum', closed = '매주 일요일', hours = '월~토 10:00~19:00', parking = 'Y', lat = '37.54714391', lng = '127.211452' } = {}) =>
  [id, name, category, address, phone, url, closed, hours, parking, lat, lng].map((cell) => (cell.includes(',') ? `"${cell}"` : cell)).join(',');
const LIST = 'kind,sido,name,address,tel';
const PHARMACIES = 'sido,name,road_address,tel,lat,lng';
const listed = () => server().db<
  { name: string; address: string; isPublic: boolean; isHotel: boolean; isKindergarten: boolean; isBeautyParlor: boolean }[]
>`
  select name, address, is_public, is_hotel, is_kindergarten, is_beauty_parlor from businesses order by name, id`;
const only = async () => (await server().db`select * from businesses`)[0]!;
const day = { open: '10:00', close: '19:00' };

test.each(['cp949', 'utf8'] as const)('a list in %s brings a groomer with its place, telephone, page and hours', async (encoding) => {
  expect(await run('grooming', [(encoding === 'utf8' ? '\uFEFF' : '') + GROOMING, groomer()], encoding)).toMatchObject({
    rows: 1,
    open: 1,
    inserted: 1,
    unusable: [],
    lacking: [],
  });
  expect(await only()).toMatchObject({
    kind: 'company',
    licenceNumber: 'kcisa:1',
    name: '시험미용',
    phone: '+82315551234',
    regionCode: '41450',
    latitude: 37.5471439,
    longitude: 127.211452,
    isPublic: true,
    isBeautyParlor: true,
    isHotel: false,
    hasParkingLot: true,
    homepage: 'https://www.instagram.com/sihum',
    is24: false,
    businessHours: [null, day, day, day, day, day, day],
    hoursExceptions: null,
    businessHoursText: null,
    humu: '매주 일요일',
  });
});

test('exceptions and whole days are stored beside the week, and hours that can not be read as they were written', async () => {
  const report = await run('grooming', [
    GROOMING,
    groomer({ id: '1', name: '가', hours: '매일 00:00~24:00', closed: '2, 4째주 일요일' }),
    groomer({ id: '2', name: '나', hours: '매일 10:00~08:00', closed: '연중무휴' }),
    groomer({ id: '3', name: '다', hours: '정보없음', closed: '정보없음', url: '정보없음' }),
  ]);
  expect(report.lacking).toEqual([
    { line: 3, reason: '영업시간을 글로 두었어요(이튿날까지 여는 시간이 너무 길어요): 매일 10:00~08:00 / 연중무휴' },
  ]);
  const rows = await server()
    .db`select is24, business_hours, hours_exceptions, business_hours_text, humu, homepage from businesses order by name`;
  expect(rows[0]).toMatchObject({ is24: true, hoursExceptions: { closures: [{ weekday: 0, weeks: [2, 4] }] }, businessHoursText: null });
  expect(rows[1]).toMatchObject({ is24: false, businessHours: null, businessHoursText: '매일 10:00~08:00', humu: '연중무휴' });
  expect(rows[2]).toMatchObject({ businessHours: null, businessHoursText: null, humu: null, homepage: null });
});

type ListingHours = { isOpenNow: boolean | null; openingToday: object; hoursExceptions: object };
const asked = `{ open: searchCompanies(filters: [isOpenNow]) { name }
  all: searchCompanies { isOpenNow openingToday { date holiday isCertain isClosed open close } hoursExceptions { holidays { rule } closures { weekday weeks } feasts varies } } }`;

test.each([
  ['2026-11-22T12:00', false, { holiday: null, isClosed: true, open: null }],
  ['2026-11-29T12:00', true, { holiday: null, isClosed: false, open: '10:00' }],
  ['2026-11-29T19:00', false, { holiday: null, isClosed: false, open: '10:00' }],
  ['2026-12-25T12:00', false, { holiday: '기독탄신일', isClosed: true, open: null }],
  ['2027-02-07T12:00', false, { holiday: '설날', isClosed: true, open: null }],
  ['2027-02-09T12:00', false, { holiday: '대체공휴일(설날)', isClosed: true, open: null }],
  ['2027-02-10T12:00', true, { holiday: null, isClosed: false, open: '10:00' }],
])('one that closes on holidays and two Sundays a month is told at %s as open: %j', async (seoul, isOpen, today) => {
  const { clock } = server();
  clock.set(`${seoul}:00+09:00`);
  await run('grooming', [GROOMING, groomer({ closed: '2, 4째주 일요일, 법정공휴일', hours: '매일 10:00~19:00' })]);
  const { data, errors } = await gql<{ open: object[]; all: ListingHours[] }>(server(), undefined, asked);
  expect(errors).toEqual([]);
  expect(data.open).toEqual(isOpen ? [{ name: '시험미용' }] : []);
  expect(data.all).toEqual([
    {
      isOpenNow: isOpen,
      openingToday: { date: seoul.slice(0, 10), isCertain: true, close: today.isClosed ? null : '19:00', ...today },
      hoursExceptions: { holidays: { rule: 'closed' }, closures: [{ weekday: 0, weeks: [2, 4] }], feasts: [], varies: false },
    },
  ]);
});

test('a second run changes nothing, and updates a company that moved, changed its hours or is gone', async () => {
  const first = [GROOMING, groomer({ id: '1', name: '가' }), groomer({ id: '2', name: '나' }), groomer({ id: '3', name: '다' })];
  await run('grooming', first);
  expect(await run('grooming', first)).toMatchObject({ open: 3, inserted: 0, updated: 0, closed: 0, turnedOff: 0 });
  const moved = groomer({ id: '1', name: '가', address: '서울특별시 중구 세종대로 1', lat: '37.5', lng: '126.9' });
  expect(await run('grooming', [GROOMING, moved, groomer({ id: '2', name: '나', hours: '월~토 11:00~19:00' })])).toMatchObject({
    inserted: 0,
    updated: 2,
    closed: 1,
    turnedOff: 1,
  });
  const [row] = await server().db`select address, region_code, latitude from businesses where licence_number = 'kcisa:1'`;
  expect(row).toEqual({ address: '서울특별시 중구 세종대로 1', regionCode: '11140', latitude: 37.5 });
  expect((await listed()).map(({ name, isPublic }) => [name, isPublic])).toEqual([
    ['가', true],
    ['나', true],
    ['다', false],
  ]);
  expect(await run('grooming', first)).toMatchObject({ inserted: 0, updated: 3 });
  expect((await listed()).every(({ isPublic }) => isPublic)).toBe(true);
});

test('unusable lines are named, and a place that is listed twice is imported once', async () => {
  const report = await run('grooming', [
    GROOMING,
    groomer(),
    groomer({ id: '2' }),
    groomer({ id: '1', name: '또' }),
    groomer({ id: '' }),
    groomer({ id: '5', name: '-' }),
    groomer({ id: '6', address: '' }),
    groomer({ id: '7', category: '카페' }),
    '8,짧은 줄',
    groomer({ id: '9', name: '멀리', lat: '48.8', phone: '12', url: 'insta' }),
  ]);
  expect(report.unusable).toEqual([
    { line: 3, reason: '이름과 주소가 같은 곳은(는) 2번째 줄에 이미 있어요' },
    { line: 4, reason: 'id 1은(는) 2번째 줄에 이미 있어요' },
    { line: 5, reason: 'id가 없어요' },
    { line: 6, reason: '이름이 없어요' },
    { line: 7, reason: '주소가 없어요' },
    { line: 8, reason: "'미용'이(가) 아니라 '카페'이에요" },
    { line: 9, reason: '열이 11개여야 하는데 2개예요' },
  ]);
  expect(report.lacking.map(({ line, reason }) => [line, reason.slice(0, 4)])).toEqual([
    [10, '쓸 수 '],
    [10, '전화번호'],
    [10, '홈페이지'],
  ]);
  expect(report).toMatchObject({ rows: 9, open: 2, inserted: 2 });
});

test('a place of two lists is imported as one company, and closed when neither lists it', async () => {
  const both = '서울특별시,멍호텔,"서울특별시 용산구 효창원로**길 **, *층 (효창동)",02-555-1234';
  const other = (kind: string) => `${kind},서울특별시,다른곳,서울특별시 중구 세종대로 *,`;
  await run('hotels', [LIST, `hotels,${both}`, other('hotels')]);
  await run('kindergartens', [LIST, `kindergartens,${both}`]);
  expect(await listed()).toMatchObject([
    { name: '다른곳', isHotel: true, isKindergarten: false },
    { name: '멍호텔', address: '서울특별시 용산구 효창원로 (효창동)', isHotel: true, isKindergarten: true, isBeautyParlor: false },
  ]);
  expect(await run('hotels', [LIST, other('hotels')])).toMatchObject({ closed: 1, turnedOff: 0 });
  expect(await listed()).toMatchObject([{ isPublic: true }, { name: '멍호텔', isPublic: true, isHotel: false, isKindergarten: true }]);
  expect(await run('kindergartens', [LIST, other('kindergartens')])).toMatchObject({ inserted: 0, updated: 1, turnedOff: 1 });
  expect(await listed()).toMatchObject([
    { name: '다른곳', isPublic: true, isHotel: true, isKindergarten: true },
    { name: '멍호텔', isPublic: false },
  ]);
});

test('no company is closed when half of the list is missing', async () => {
  const lines = Array.from({ length: 60 }, (_, index) => `서울특별시,${index}번약국,서울특별시 중구 세종대로 ${index + 1},,37.56,126.99`);
  expect(await run('pharmacies', [PHARMACIES, ...lines])).toMatchObject({ inserted: 60 });
  await expect(run('pharmacies', [PHARMACIES, ...lines.slice(0, 30)])).rejects.toThrow(UnusableExport);
  expect((await listed()).filter(({ isPublic }) => isPublic)).toHaveLength(60);
  expect(await run('pharmacies', [PHARMACIES, ...lines.slice(0, 55)])).toMatchObject({ closed: 5, turnedOff: 5 });
});

test('the hours of an owner are kept, and the company of an owner is not closed', async () => {
  await run('grooming', [
    GROOMING,
    groomer({ closed: '2, 4째주 일요일', hours: '매일 10:00~19:00' }),
    groomer({ id: '2', name: '다른곳' }),
  ]);
  const { db, services } = server();
  const [{ id }] = await db<[{ id: number }]>`select id from businesses where licence_number = 'kcisa:1'`;
  const owner = await aHospital(server());
  await db`update businesses set owner_user_id = ${owner.id} where id = ${id}`;
  const listing = (await services.listings.listingOfOwner(db, 'company', owner.id))!;
  const days = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, isClosed: weekday === 0, open: '09:00', close: '18:00' }));
  await db.begin((tx) => services.listings.updateListing(tx, listing, { businessHours: days }));
  expect(
    await run('grooming', [
      GROOMING,
      groomer({ closed: '2, 4째주 일요일', hours: '매일 10:00~19:00', parking: 'N' }),
      groomer({ id: '2', name: '다른곳' }),
    ]),
  ).toMatchObject({ updated: 1 });
  const [kept] = await db`select business_hours, hours_exceptions, has_parking_lot from businesses where id = ${id}`;
  expect(kept).toMatchObject({ hoursExceptions: null, hasParkingLot: false });
  expect(kept!['businessHours'][1]).toEqual({ open: '09:00', close: '18:00' });
  expect(await run('grooming', [GROOMING, groomer({ id: '2', name: '다른곳' })])).toMatchObject({ turnedOff: 0 });
  expect((await listed()).every(({ isPublic }) => isPublic)).toBe(true);
});

test('the exceptions of an owner are kept while the hours follow the list', async () => {
  await run('grooming', [GROOMING, groomer({ closed: '2, 4째주 일요일', hours: '매일 10:00~19:00' })]);
  const { db, services } = server();
  const owner = await aHospital(server());
  await db`update businesses set owner_user_id = ${owner.id}`;
  const listing = (await services.listings.listingOfOwner(db, 'company', owner.id))!;
  await db.begin((tx) => services.listings.updateListing(tx, listing, { hoursExceptions: { holidays: { rule: 'usual' } } }));
  await run('grooming', [GROOMING, groomer({ closed: '매주 월요일', hours: '화~일 11:00~20:00' })]);
  expect(await only()).toMatchObject({
    hoursExceptions: { holidays: 'usual' },
    businessHours: [
      { open: '11:00', close: '20:00' },
      null,
      expect.anything(),
      expect.anything(),
      expect.anything(),
      expect.anything(),
      expect.anything(),
    ],
  });
});

test('the licence exports of pharmacies and groomers are read like that of hospitals', async () => {
  const header = '관리번호,인허가일자,영업상태명,전화번호,도로명우편번호,도로명주소,지번주소,사업장명,좌표정보(X),좌표정보(Y)';
  const row = (number: string, status: string) =>
    `${number},2020-01-02,${status},027449098,03075,서울특별시 종로구 창경궁로 261,,시험약국,199947.178659037,453593.826987348`;
  expect(await run('pharmacies', [header, row('1', '영업/정상'), row('2', '폐업')], 'cp949')).toMatchObject({
    open: 1,
    inserted: 1,
    closed: 1,
  });
  expect(await only()).toMatchObject({ kind: 'pharmacy', licenceNumber: '1', licensedOn: '2020-01-02', regionCode: '11110' });
  expect(await run('grooming', [header, row('1', '영업/정상')], 'cp949')).toMatchObject({ inserted: 1 });
  expect(await listed()).toMatchObject([{ isBeautyParlor: false }, { isBeautyParlor: true }]);
  expect(await run('pharmacies', [header, row('1', '폐업')], 'cp949')).toMatchObject({ turnedOff: 1 });
});

test.each(['pharmacies', 'grooming'] as const)(
  'the licence export of hospitals, which says so by its names alone, is no file of %s',
  async (name) => {
    const header = '관리번호,인허가일자,영업상태명,전화번호,도로명우편번호,도로명주소,지번주소,사업장명,좌표정보(X),좌표정보(Y)';
    const rows = (kind: string) =>
      Array.from(
        { length: 20 },
        (_, index) =>
          `${index},2020-01-02,영업/정상,027449098,03075,서울특별시 종로구 창경궁로 261,서울특별시 종로구 명륜2가 5,시험${index}${kind},199947.178659037,453593.826987348`,
      );
    await expect(run(name, [header, ...rows('동물병원')], 'cp949')).rejects.toThrow('동물병원 파일 같아요');
    expect(await listed()).toEqual([]);
    expect(await run(name, [header, ...rows(name === 'pharmacies' ? '동물약국' : '살롱')], 'cp949')).toMatchObject({ inserted: 20 });
  },
);

test.each([
  ['a list of hotels', 'kindergartens', [LIST, 'hotels,서울특별시,멍호텔,서울특별시 중구 세종대로 *,']],
  ['a list of pharmacies', 'grooming', [PHARMACIES, '서울특별시,약국,서울특별시 중구 세종대로 1,,37.5,126.9']],
  ['only a header', 'grooming', [GROOMING]],
  ['a list', 'hospitals', [PHARMACIES, '서울특별시,약국,서울특별시 중구 세종대로 1,,37.5,126.9']],
] as const)('%s is no file of %s', async (_name, name, lines) => {
  await expect(run(name, [...lines])).rejects.toThrow(UnusableExport);
  expect(await listed()).toEqual([]);
});

const data = join(paths.repository, '..', 'shared', 'data');
const real = [
  ['grooming', 'pet_grooming_kcisa_wgs84_utf8.csv', 2442],
  ['hotels', 'pet_hotels_utf8.csv', 409],
  ['kindergartens', 'pet_kindergartens_utf8.csv', 405],
  ['pharmacies', 'animal_pharmacies_wgs84_utf8.csv', 13_517],
] as const;
const withRealData = existsSync(join(data, real[0][1])) ? test : test.skip;

withRealData.each(real)(
  `%s: the file ${existsSync(data) ? '' : '(skipped: ../shared/data is absent) '}%s goes in whole, and again without a change`,
  async (name, file, rows) => {
    const report = await importListings(server(), sources[name], join(data, file));
    expect(report.rows).toBe(rows);
    expect(report.inserted + report.unusable.length).toBe(rows);
    expect(report.unusable.every(({ reason }) => /이미 있어요|이름이 없어요/.test(reason))).toBe(true);
    expect(await importListings(server(), sources[name], join(data, file))).toMatchObject({ inserted: 0, updated: 0, closed: 0 });
  },
);
