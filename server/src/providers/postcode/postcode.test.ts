import { withSandbox } from '../../testing/sandbox/with-sandbox.ts';
import { regions, sidoAreas } from '../../modules/regions/regions.ts';
import { foundOf, sandboxAddresses, searched } from './addresses.ts';

const sandbox = withSandbox();
const get = async (path: string) => {
  const answer = await fetch(`${sandbox().url}/postcode/${path}`);
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
};
const search = (q: string, more: Record<string, string> = {}) =>
  get(`search?${new URLSearchParams({ origin: 'http://localhost:4000', q, vt: 'layer', sd: 'off', ...more })}`);

test('every 시도 has an address, and each lies in a region that the site knows', () => {
  expect(new Set(sandboxAddresses.map(({ sido }) => sido))).toEqual(new Set(sidoAreas.map(({ name }) => name)));
  const known = new Set(regions.map(({ sido, sigungu }) => `${sido} ${sigungu}`));
  const unknown = sandboxAddresses.filter(({ sido, sigungu }) => !known.has(`${sido} ${sigungu || sido}`));
  expect(unknown).toEqual([]);
  expect(sandboxAddresses.length).toBeGreaterThanOrEqual(40);
  for (const { zonecode } of sandboxAddresses) expect(zonecode).toMatch(/^\d{5}$/);
});

test.each([
  ['판교역로', ['13494']],
  ['서울 테헤란로 152', ['06236']],
  ['역삼동 737', ['06236']],
  ['벡스코', ['48060']],
  ['연동', ['63122']],
  ['없는 주소', []],
  ['  ', []],
])('%p finds %p', (query, zonecodes) => {
  expect(searched(query).map(({ zonecode }) => zonecode)).toEqual(zonecodes);
});

test('an address comes by its road or its lot, and the province short where it is asked for', () => {
  const [everland] = searched('에버랜드로 199');
  expect(foundOf(everland!, { type: 'R', query: '에버랜드', isShort: false })).toMatchObject({
    zonecode: '17023',
    roadAddress: '경기도 용인시 처인구 포곡읍 에버랜드로 199',
    jibunAddress: '경기도 용인시 처인구 포곡읍 전대리 310',
    sido: '경기도',
    bname: '전대리',
    userSelectedType: 'R',
    roadname: '에버랜드로',
  });
  expect(foundOf(everland!, { type: 'J', query: '', isShort: true })).toMatchObject({
    sido: '경기',
    address: '경기 용인시 처인구 포곡읍 전대리 310',
  });
});

test('the sandbox’s page says that it is for practice, what it found, and that there was nothing', async () => {
  const { text, type } = await search('판교역로');
  expect(type).toContain('text/html');
  expect(text).toContain('연습용');
  expect(text).toContain('도로명 경기도 성남시 분당구 판교역로 235');
  expect((await search('없는 주소')).text).toContain('맞는 주소가 없어요');
});

test('what was asked stands there as text', async () => {
  const { text } = await search('</script><b>', { origin: '</script><i>' });
  expect(text).not.toMatch(/<\/script><[bi]>/);
});

test('the script gives kakao.Postcode; after the accident it does not come, once', async () => {
  expect(await get('postcode.v2.js')).toMatchObject({
    status: 200,
    type: expect.stringContaining('javascript'),
    text: expect.stringContaining('window.kakao'),
  });
  await fetch(`${sandbox().url}/postcode/break`, { method: 'POST', body: new URLSearchParams({ origin: 'http://localhost:4000' }) });
  expect([(await get('postcode.v2.js')).status, (await get('postcode.v2.js')).status]).toEqual([503, 200]);
});
