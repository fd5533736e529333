import { gql } from '../../../testing/calls.ts';
import { withApp } from '../../../testing/with-app.ts';
import { unwrap } from '../../../platform/errors/result.ts';
import { fieldsInName, namePatternOf, saysAlwaysOpen } from './name-fields.policy.ts';
import { compact } from './search-columns.policy.ts';

const names: [string, string[]][] = [
  ['맑은빛안과동물병원', ['안과']],
  ['박하늘 동물 안과 치과병원', ['안과', '치과']],
  ['하늘동물치과&마취클리닉', ['치과']],
  ['숲피부치과종양한방동물병원', ['치과', '피부과', '종양', '한방']],
  ['별빛동물피부클리닉', ['피부과']],
  ['한강 동물심장내과', ['심장내과']],
  ['한강동물내과심장병원', ['심장내과', '내과']],
  ['한강동물병원 심장, 내과 클리닉', ['심장내과']],
  ['늘봄동물병원&심장영상센터', ['심장내과']],
  ['서쪽내과동물병원', ['내과']],
  ['바다 정형외과 신경외과 동물병원', ['정형외과', '신경외과']],
  ['바른외과동물의료센터', ['외과']],
  ['한낮 안과/외과 동물병원', ['안과', '외과']],
  ['강물 비뇨기&최소침습수술동물병원', ['비뇨기과']],
  ['별동물암센터', ['종양']],
  ['로 동물암치료센터', ['종양']],
  ['솔동물행동클리닉', ['행동의학']],
  ['봄 재활 한방 동물병원', ['재활', '한방']],
  ['온누리양한방동물병원', ['한방']],
  ['달고양이병원', ['고양이']],
  ['달 고양이 심장&치과병원', ['치과', '심장내과', '고양이']],
  ['달고양이메디컬센터 본점', ['고양이']],
];
/** The same letters, which say something else, or a word that says no field. */
const nothing = [
  '구로동물병원',
  '동행동물병원',
  '국립축산과학원 동물병원',
  '신장동물병원',
  '상암동물병원',
  '검암센터동물병원',
  '강아지와고양이나라 동물병원',
  '고양이레동물병원',
  '행복한고양이동물병원',
  '도그앤캣동물병원',
  '24시 응급 동물메디컬센터',
  '튼튼동물영상센터',
  '한방울동물병원',
  '재활용동물병원',
  '신경동물병원',
  '멍냥 동물병원',
  '눈이튼튼 동물병원',
  '',
];

test.each([...names, ...nothing.map((name): [string, string[]] => [name, []])])('%s says %j', (name, expected) => {
  expect(fieldsInName(name)).toEqual(expected);
});

test.each([
  [['뼈'], undefined],
  [[], undefined],
  [['__proto__'], undefined],
  [['안과', '녹내장'], '(?:안과(?!학))'],
])('the pattern of %j', (words, expected) => {
  expect(namePatternOf(words)).toBe(expected);
});

test.each([
  ['24시 푸른 동물병원', true],
  ['푸른24시동물의료센터', true],
  ['24 시간 푸른동물병원', true],
  ['푸른동물병원 24', false],
  ['푸른124시동물병원', false],
])('whether %s says that it is there day and night: %p', (name, says) => {
  expect(saysAlwaysOpen(name)).toBe(says);
});

const server = withApp();

test('PostgreSQL reads every pattern as we do', async () => {
  const words = ['안과', '치과', '피부', '심장', '내과', '정형', '신경', '외과', '비뇨', '종양', '행동', '재활', '한방', '고양이'];
  const all = [...names.map(([name]) => name), ...nothing].map(compact);
  for (const word of words) {
    const pattern = namePatternOf([word])!;
    const rows = await server().db<{ name: string }[]>`select name from unnest(${all}::text[]) as name where name ~ ${pattern}`;
    expect([word, rows.map(({ name }) => name)]).toEqual([word, all.filter((name) => new RegExp(pattern).test(name))]);
    expect(rows.length).toBeGreaterThan(0);
  }
});

test('who says by the name that it treats the eyes is found for them, whatever else is said', async () => {
  const { listings, search } = server().services;
  const at = { kind: 'hospital' as const, ownerUserId: null, address: '서울특별시 구로구 디지털로 300' };
  for (const name of ['맑은빛안과동물병원', '동행동물병원', '달고양이병원']) unwrap(await listings.addListing({ ...at, name }));
  unwrap(await listings.addListing({ ...at, name: '글로쓴동물병원', expertise: '안과 진료를 잘해요' }));
  const found = async (words: string[], area = {}) => [
    unwrap(await search.listHospitalsWithExpertise(words, area)).map(({ name }) => name),
    await search.countHospitalsWithExpertise(words, area),
  ];
  expect(await found(['안과', '녹내장'])).toEqual([['글로쓴동물병원', '맑은빛안과동물병원'], 2]);
  expect(await found(['안과'], { sido: '부산' })).toEqual([[], 0]);
  expect(await found(['행동'])).toEqual([[], 0]);
  const { data } = await gql<{ searchHospitals: object[] }>(
    server(),
    undefined,
    '{ searchHospitals(search: "고양이병원") { name expertise expertiseFields } }',
  );
  expect(data.searchHospitals).toEqual([{ name: '달고양이병원', expertise: null, expertiseFields: ['고양이'] }]);
});
