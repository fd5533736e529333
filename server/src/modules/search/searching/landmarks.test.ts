import { withApp } from '../../../testing/with-app.ts';
import { unwrap } from '../../../platform/errors/result.ts';
import { regionCodes } from '../../regions/index.ts';
import { landmarks } from '../text/landmarks.data.ts';

const server = withApp();
beforeAll(async () => {
  const add = async (name: string, address: string) =>
    unwrap(await server().services.listings.addListing({ kind: 'hospital', name, address, ownerUserId: null }));
  await add('정자프라임동물병원', '경기도 성남시 분당구 정자일로 1');
  await add('분당가람동물병원', '경기도 성남시 분당구 황새울로 1');
  await add('정자동물병원', '경기도 수원시 장안구 정자로 1');
  await add('홍천동물병원', '강원특별자치도 홍천군 서면 한치골길 1');
  await add('처인동물병원', '경기도 용인시 처인구 금령로 1');
  await add('부산가람동물병원', '부산광역시 부산진구 가야대로 1');
});

test.each([
  ['정자역', ['정자프라임동물병원']],
  ['정자역 동물병원', ['정자프라임동물병원']],
  ['정자역에서 가까운 동물병원', ['정자프라임동물병원']],
  ['에버랜드 동물병원', ['처인동물병원']],
  ['서면역 동물병원', ['부산가람동물병원']],
  ['정자 동물병원', ['정자동물병원', '정자프라임동물병원']],
])('%s finds %j', async (search, expected) => {
  const found = unwrap(await server().services.search.searchListings('hospital', { search }));
  expect(found.map(({ name }) => name).toSorted()).toEqual(expected);
});

test('every landmark lies in an area that there is', () => {
  const lost = Object.keys(landmarks).filter((area) => {
    const [sido, ...sigungu] = area.split(' ');
    return regionCodes(sido, sigungu.join(' '))?.length === 0;
  });
  expect(lost).toEqual([]);
});
