import type { FoundAddress } from '@petcare/contracts';
import { addressFound, trimmedAddress } from './address-value.ts';

const found: FoundAddress = {
  zonecode: '13494',
  roadAddress: '경기도 성남시 분당구 판교역로 235',
  jibunAddress: '경기도 성남시 분당구 삼평동 681',
  sido: '경기도',
  sigungu: '성남시 분당구',
  bname: '삼평동',
  buildingName: '에이치스퀘어 엔동',
  apartment: 'N',
};

test.each<[string, Partial<FoundAddress>, string]>([
  ['the 동 stands behind a road address', {}, '경기도 성남시 분당구 판교역로 235 (삼평동)'],
  ['so does a building of homes', { apartment: 'Y' }, '경기도 성남시 분당구 판교역로 235 (삼평동, 에이치스퀘어 엔동)'],
  ['a 리 is in the address already', { bname: '고기리' }, '경기도 성남시 분당구 판교역로 235'],
  ['a building without a name has none', { apartment: 'Y', buildingName: '' }, '경기도 성남시 분당구 판교역로 235 (삼평동)'],
  ['where there is no road address the lot number says it', { roadAddress: '' }, '경기도 성남시 분당구 삼평동 681'],
])('%s', (_what, change, address) => {
  expect(addressFound({ ...found, ...change })).toEqual({
    postcode: '13494',
    sido: '경기도',
    sigungu: '성남시 분당구',
    address,
    detailAddress: null,
  });
});

test('Sejong has no sigungu', () => {
  expect(addressFound({ ...found, sido: '세종특별자치시', sigungu: '' })).toMatchObject({ sido: '세종특별자치시', sigungu: null });
});

test('what is sent has no spaces around it, and nothing for nothing', () => {
  expect(trimmedAddress({ postcode: ' 13494', sido: null, sigungu: null, address: ' 판교역로 235 ', detailAddress: '  ' })).toEqual({
    postcode: '13494',
    sido: null,
    sigungu: null,
    address: '판교역로 235',
    detailAddress: null,
  });
});
