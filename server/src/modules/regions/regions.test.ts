import { regionCodes, regionOfAddress, regions, sidoAreas } from './regions.ts';

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
])('a search finds %s in %s %s', (address, code, sigungu) => expect(regionOfAddress(address)).toMatchObject({ code, sigungu }));

test.each(['', '   ', '아무 데나 1', '없는도 구로구 1', '서울특별시', '서울특별시 없는구 1', '경기도 시 1', 'constructor x'])(
  'the address %j is found in no region',
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
])('the area %s %s is read as the codes %j', (sido, sigungu, expected) => expect(regionCodes(sido, sigungu)).toEqual(expected));

test('a merged sido has the regions of both old ones', () => {
  const merged = regionCodes('전남광주통합특별시', undefined) ?? [];
  expect([...(regionCodes('광주광역시', undefined) ?? []), ...(regionCodes('전라남도', undefined) ?? [])].sort()).toEqual(
    [...merged].sort(),
  );
});

test('the list of regions has 250 sigungu, each in one sido', () => {
  expect(regions).toHaveLength(250);
  expect(sidoAreas.flatMap((area) => area.regions)).toHaveLength(250);
});
