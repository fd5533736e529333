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
  ['adds the 동 to a road address', {}, '경기도 성남시 분당구 판교역로 235 (삼평동)'],
  [
    'adds the 동 and the name of an apartment building',
    { apartment: 'Y' },
    '경기도 성남시 분당구 판교역로 235 (삼평동, 에이치스퀘어 엔동)',
  ],
  ['does not add a 리, which the address already contains', { bname: '고기리' }, '경기도 성남시 분당구 판교역로 235'],
  [
    'adds only the 동 for an apartment building without a name',
    { apartment: 'Y', buildingName: '' },
    '경기도 성남시 분당구 판교역로 235 (삼평동)',
  ],
  ['uses the lot-number address when there is no road address', { roadAddress: '' }, '경기도 성남시 분당구 삼평동 681'],
])('%s', (_what, change, address) => {
  expect(addressFound({ ...found, ...change })).toEqual({
    postcode: '13494',
    sido: '경기도',
    sigungu: '성남시 분당구',
    address,
    detailAddress: null,
  });
});

test('the address sets the sigungu of an address in Sejong to null', () => {
  expect(addressFound({ ...found, sido: '세종특별자치시', sigungu: '' })).toMatchObject({ sido: '세종특별자치시', sigungu: null });
});

test('the address trims spaces and turns empty fields into null before sending', () => {
  expect(trimmedAddress({ postcode: ' 13494', sido: null, sigungu: null, address: ' 판교역로 235 ', detailAddress: '  ' })).toEqual({
    postcode: '13494',
    sido: null,
    sigungu: null,
    address: '판교역로 235',
    detailAddress: null,
  });
});
