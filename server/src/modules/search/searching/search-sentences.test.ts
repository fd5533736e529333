import { withApp } from '../../../testing/with-app.ts';
import { unwrap } from '../../../platform/errors/result.ts';
import type { NewListing } from '../../listings/index.ts';

const server = withApp();
const everyDay = Array.from({ length: 7 }, () => ({ open: '09:00', close: '18:00' }));
const mapo = { address: '서울특별시 마포구 월드컵로 1', latitude: 37.56, longitude: 126.9 };
const songpa = { address: '서울특별시 송파구 올림픽로 1', latitude: 37.51, longitude: 127.1 };
const gapyeong = { address: '경기도 가평군 가평읍 보납로 1', latitude: 37.83, longitude: 127.51 };

beforeAll(async () => {
  const add = async (name: string, also: Partial<NewListing>) =>
    unwrap(await server().services.listings.addListing({ kind: 'hospital', name, address: '', ownerUserId: null, ...also }));
  await add('마포주중동물병원', { ...mapo, businessHours: [null, ...everyDay.slice(1, 6), null] });
  await add('마포매일동물병원', { ...mapo, latitude: 37.55, businessHours: everyDay, hoursExceptions: { holidays: 'usual' } });
  await add('새봄안과동물병원', { ...songpa, businessHours: everyDay, hoursExceptions: { holidays: null } });
  await add('24시송파동물의료센터', { ...songpa, is24: true });
  await add('가평동물병원', { ...gapyeong, expertise: '심장사상충' });
});

// A Tuesday.
const NIGHT = '2026-11-24T23:00:00+09:00';
const DAY = '2026-11-24T14:00:00+09:00';
const [MAPO, SONGPA] = [
  ['마포매일동물병원', '마포주중동물병원'],
  ['24시송파동물의료센터', '새봄안과동물병원'],
];
const ALL = [...MAPO!, ...SONGPA!, '가평동물병원'].toSorted();

const search = async (text: string, also: object = {}) => {
  const { search: verbs } = server().services;
  const found = unwrap(await verbs.searchListings('hospital', { search: text, ...also }));
  const { total, leftOut, isNear } = await verbs.summarize('hospital', { search: text, ...also });
  expect(total).toBe(found.length);
  return { names: found.map(({ name }) => name), leftOut, isNear };
};

test.each<[string, string[]]>([
  ['마포구에 있는 동물병원', MAPO!],
  ['마포에 있는 동물병원', MAPO!],
  ['마포구의 동물병원은 어디에 있나요', MAPO!],
  ['송파에서 24시 하는 병원', ['24시송파동물의료센터']],
  ['송파에서 24시간 하는 동물병원 추천해주세요', ['24시송파동물의료센터']],
  ['새봄안과동물병원가는길', ['새봄안과동물병원']],
  ['새봄안과동물병원 가는 길', ['새봄안과동물병원']],
  ['새봄안과동물병원 진료시간', ['새봄안과동물병원']],
  ['새봄안과동물병원진료시간', ['새봄안과동물병원']],
  ['새봄안과 전화번호 알려줘', ['새봄안과동물병원']],
  ['일요일 진료', ['24시송파동물의료센터', '마포매일동물병원', '새봄안과동물병원']],
  ['일요일진료 동물병원', ['24시송파동물의료센터', '마포매일동물병원', '새봄안과동물병원']],
  ['일요일에 진료하는 동물병원', ['24시송파동물의료센터', '마포매일동물병원', '새봄안과동물병원']],
  ['마포 일요일 진료', ['마포매일동물병원']],
  ['마포구 주말에도 하는 병원', ['마포매일동물병원']],
  ['공휴일 진료', ['24시송파동물의료센터', '마포매일동물병원']],
])('%s finds %j', async (text, expected) => {
  expect(await search(text)).toMatchObject({ names: expect.anything() as unknown, leftOut: [], isNear: false });
  expect((await search(text)).names.toSorted()).toEqual(expected);
});

test.each([
  ['지금 문 연 동물병원', NIGHT, ['24시송파동물의료센터']],
  ['지금 문연 곳', DAY, ['24시송파동물의료센터', '마포매일동물병원', '마포주중동물병원', '새봄안과동물병원']],
  ['마포구 지금 영업하는 동물병원', DAY, MAPO!],
  ['지금 진료중인 마포 동물병원', DAY, MAPO!],
])('%s at %s finds %j', async (text, at, expected) => {
  server().clock.set(new Date(at).toISOString());
  expect((await search(text)).names.toSorted()).toEqual(expected);
});

test.each(['내 주변 동물병원', '우리동네 동물병원', '근처 동물병원', '가까운 동물병원', '내 근처', '여기 근처 병원', '우리 동네'])(
  '%s asks for the position, and lists the nearest first',
  async (text) => {
    const nowhere = await search(text);
    expect([nowhere.names.toSorted(), nowhere.isNear]).toEqual([ALL, true]);
    const { latitude, longitude } = gapyeong;
    expect((await search(text, { latitude, longitude })).names[0]).toBe('가평동물병원');
    expect((await search(text, { latitude: 37.55, longitude: 126.9 })).names[0]).toBe('마포매일동물병원');
  },
);

test('near a place is not near who asks', async () => {
  const { names, isNear } = await search('마포 근처 동물병원');
  expect([names.toSorted(), isNear]).toEqual([MAPO, false]);
});

test.each<[string, object, string[], string[]]>([
  ['마포구 안과', {}, MAPO!, ['안과']],
  ['마포 안과', {}, MAPO!, ['안과']],
  ['가평군에서 치과 하는 동물병원', {}, ['가평동물병원'], ['치과']],
  ['안과', { sido: '경기도', sigungu: '가평군' }, ['가평동물병원'], ['안과']],
  ['가평군 24시 동물병원', {}, ['가평동물병원'], ['24시']],
  ['마포구 슬개골', {}, MAPO!, ['슬개골']],
  // What somebody has is not left out, and of a name that nobody has no area is shown.
  ['송파구 안과', {}, ['새봄안과동물병원'], []],
  ['마포구 없는이름동물병원', {}, [], []],
])('%s with %j finds %j without %j', async (text, also, expected, leftOut) => {
  const found = await search(text, also);
  expect([found.names.toSorted(), found.leftOut]).toEqual([expected, leftOut]);
});
