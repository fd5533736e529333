import { withApp } from '../../../testing/with-app.ts';
import { unwrap } from '../../../platform/errors/result.ts';

const server = withApp();
beforeAll(async () => {
  const add = async (name: string, address: string, latitude: number, longitude: number, also: object = {}) =>
    unwrap(
      await server().services.listings.addListing({ kind: 'hospital', name, address, latitude, longitude, ownerUserId: null, ...also }),
    );
  await add('가람동물병원', '경기도 성남시 분당구 느티로 1 (정자동)', 37.367, 127.11);
  await add('새움동물병원', '경기도 용인시 수지구 성복로 1', 37.352, 127.1);
  await add('정자동물병원', '경기도 수원시 장안구 정자로 1', 37.3, 126.99);
  await add('온누리동물병원', '부산광역시 연제구 세병로 84 (거제동)', 35.197, 129.08);
  await add('서초바른동물병원', '서울특별시 서초구 서초중앙로 1 (서초동)', 37.492, 127.013);
  await add('배곧바다동물병원', '경기도 시흥시 서울대학로 1 (정왕동)', 37.371, 126.732);
  await add('행당동물병원', '경기도 파주시 금릉로 1 (금촌동)', 37.75, 126.77);
  await add('오렌지동물병원', '서울특별시 성동구 행당로 1 (행당동)', 37.56, 127.03);
  await add('부산24시한결동물의료센터', '부산광역시 동래구 온천장로 1', 35.22, 129.08, { is24: true });
  await add('해피동물병원', '대구광역시 중구 명덕로 1', 35.857, 128.59, { expertise: '심장' });
  await add('S동물병원', '대전광역시 서구 둔산로 1', 36.35, 127.38);
  await add('Lucky동물병원', '대전광역시 유성구 대학로 1', 36.36, 127.35);
  await add('낭만고양이병원', '대전광역시 유성구 현충원로 1', 36.36, 127.3);
  await add('해마루동물병원', '제주특별자치도 제주시 우령서로 1', 33.49, 126.43);
});

async function search(text: string, from: object = {}) {
  const { search: verbs } = server().services;
  const found = unwrap(await verbs.searchListings('hospital', { search: text, ...from }));
  const { leftOut, place } = await verbs.summarize('hospital', { search: text, ...from });
  return { names: found.map(({ name }) => name), distances: found.map(({ distance }) => distance), leftOut, place };
}

test.each<[text: string, names: string[], place: string | null]>([
  // A station: from every district around, the nearest first.
  ['정자역', ['가람동물병원', '새움동물병원'], '정자역'],
  ['정자역 동물병원', ['가람동물병원', '새움동물병원'], '정자역'],
  ['Jeongja station vet', ['가람동물병원', '새움동물병원'], '정자역'],
  // Stations that are called alike.
  ['교대역 동물병원', ['서초바른동물병원'], '교대역'],
  ['부산 교대역 동물병원', ['온누리동물병원', '부산24시한결동물의료센터'], '교대역'],
  // A town that is no district.
  ['배곧 동물병원', ['배곧바다동물병원'], '배곧'],
  // English and names the other way round.
  ['Happy Animal Clinic', ['해피동물병원'], null],
  ['busan vet 24h', ['부산24시한결동물의료센터'], null],
  ['에스동물병원', ['S동물병원'], null],
  ['럭키동물병원', ['Lucky동물병원'], null],
  ['Haemaru', ['해마루동물병원'], null],
  ['haemaru animal hospital', ['해마루동물병원'], null],
  // Syllables in the wrong order.
  ['해마루동물병우너', ['해마루동물병원'], null],
  ['해마루동병물원', ['해마루동물병원'], null],
])('%s finds %j by %j', async (text, names, place) => {
  const found = await search(text);
  expect([found.names, found.place]).toEqual([names, place]);
});

test('who lies in a dong comes before whose name begins so', async () => {
  expect((await search('행당동')).names).toEqual(['오렌지동물병원', '행당동물병원']);
});

test.each<[text: string, first: string, leftOut: string[]]>([
  ['대전 고양이 중성화 병원', '낭만고양이병원', []],
  ['강아지 심장 잘 보는 곳', '해피동물병원', []],
  // Nobody in 대전 has both, or the one: what is treated is looked for before of whom.
  ['대전 고양이 심장 병원', '낭만고양이병원', ['심장']],
  ['대구 고양이 심장 병원', '해피동물병원', ['고양이']],
])('%s finds %s first, without %j', async (text, first, leftOut) => {
  const found = await search(text);
  expect([found.names[0], found.leftOut]).toEqual([first, leftOut]);
});

test('near me without a position begins at the usual place and says so, and with one there', async () => {
  const nowhere = await search('내 주변 동물병원');
  expect([nowhere.names[0], nowhere.place]).toEqual(['서초바른동물병원', '서초구']);
  expect(nowhere.distances).toEqual(nowhere.distances.toSorted((one, other) => (one ?? Infinity) - (other ?? Infinity)));
  const there = await search('내 주변 동물병원', { latitude: 33.49, longitude: 126.43 });
  expect(there.names[0]).toBe('해마루동물병원');
});
