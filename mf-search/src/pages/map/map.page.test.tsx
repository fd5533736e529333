import { renderPage, type Responses } from '@petcare/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { MapPage } from './map.page.tsx';

const pin = { id: '7', name: '구로동물병원', address: '서울특별시 구로구 디지털로 1', latitude: 37.481, longitude: 127.031, tags: ['24시', '주차'], reviewScore: 4.5, reviewCount: 3 };
const far = { ...pin, id: '8', name: '먼동물병원', address: '서울특별시 강남구 테헤란로 2', latitude: 37.49, longitude: 127.05, tags: [], reviewScore: null, reviewCount: 0 };
const details = {
  id: '7',
  name: '구로동물병원',
  contract: '+82212345678',
  isOpenNow: null,
  reviewScore: 4.5,
  reviewCount: 3,
  address: { address: '서울특별시 구로구 디지털로 1' },
};
const area = { code: '11530', name: '구로구', latitude: 37.49, longitude: 126.88, hospitalCount: 31, pharmacyCount: 12 };
const responses: Responses = {
  MapPage_Pins: { getHospitalPins: { total: 2, pins: [far, pin], counts: [] } },
  MapPage_Areas: { getPlaceCountsByLevel: [area] },
  MapPage_Selected: { getHospital: details },
  MapPage_Search: {
    searchHospitalsCount: 1,
    searchHospitals: [{ id: '9', name: '해운대동물병원', isOpenNow: null, reviewScore: null, reviewCount: 0, address: { address: '부산광역시 해운대구 1', latitude: 35.16, longitude: 129.16 } }],
  },
};
const lastOf = (sent: { name: string; variables: Record<string, unknown> }[], wanted: string) => sent.findLast(({ name }) => name === wanted)?.variables ?? {};

test('without WebGL the list reaches every hospital in view, nearest first', async () => {
  const { user, address } = renderPage(<MapPage />, { at: '/search/map', responses });
  expect(screen.getByRole('heading', { level: 1, name: '동물병원 지도' })).toBeInTheDocument();
  const rows = await screen.findAllByRole('button', { name: /^(구로|먼)동물병원/ });
  expect(rows.map((row) => within(row).getByText(/동물병원/).textContent)).toEqual(['구로동물병원', '먼동물병원']);
  expect(rows[0]).toHaveTextContent('서울특별시 구로구 디지털로 1');
  expect(rows[0]).toHaveTextContent('24시 · 주차');
  expect(rows[1]).toHaveTextContent('서울특별시 강남구 테헤란로 2');
  await user.click(rows[0] as HTMLElement);
  expect(await screen.findByRole('link', { name: '자세히 보기' })).toHaveAttribute('href', '/hospital?id=7&frompage=mappage');
  await waitFor(() => expect(address()).toMatch(/^\/search\/map#map=15\.0\/37\.48100\/127\.03100&id=7$/));
});

test('a shared address opens the same place and hospital', async () => {
  const { sent } = renderPage(<MapPage />, { at: '/search/map#map=16/37.481/127.031&id=7', responses });
  expect(await screen.findByRole('heading', { level: 2, name: '구로동물병원' })).toBeInTheDocument();
  const { south, north } = lastOf(sent, 'MapPage_Pins') as { south: number; north: number };
  expect((south + north) / 2).toBeCloseTo(37.481, 4);
});

test.each([
  ['sido', 7],
  ['sigungu', 11],
])('zoomed out it counts by %s, and an area leads nearer', async (level, zoom) => {
  const { user, sent, address } = renderPage(<MapPage />, { at: `/search/map#map=${zoom}/37.48/127.03`, responses });
  await user.click(await screen.findByRole('button', { name: /구로구 병원 31곳/ }));
  expect(sent.filter(({ name }) => name === 'MapPage_Areas')[0]?.variables['level']).toBe(level);
  await waitFor(() => expect(address()).toMatch(level === 'sido' ? /map=9\.6/ : /map=13\.4/));
});

test.each([
  ['sido', 7],
  ['sigungu', 11],
])('zoomed out with a filter it still counts by %s, only what has it', async (level, zoom) => {
  const { sent } = renderPage(<MapPage />, { at: `/search/map?filters=is24,isHotel#map=${zoom}/37.48/127.03`, responses });
  expect(await screen.findByRole('button', { name: /구로구 병원 31곳/ })).toBeInTheDocument();
  expect(lastOf(sent, 'MapPage_Areas')).toMatchObject({ level, filters: ['is24', 'isHotel'] });
  expect(sent.map(({ name }) => name)).not.toContain('MapPage_Pins');
});

test('a filter is asked for and stands in the address', async () => {
  const { user, sent, address } = renderPage(<MapPage />, { at: '/search/map', responses });
  await user.click(screen.getByRole('button', { name: '24시' }));
  await waitFor(() => expect(lastOf(sent, 'MapPage_Pins')['filters']).toEqual(['is24']));
  await waitFor(() => expect(address()).toMatch(/^\/search\/map\?filters=is24#map=/));
});

test('a search lists what it found and takes the map there', async () => {
  const { user, sent, address } = renderPage(<MapPage />, { at: '/search/map', responses });
  await user.type(screen.getByRole('searchbox'), '해운대{Enter}');
  expect(await screen.findByRole('button', { name: /해운대동물병원/ })).toBeInTheDocument();
  await waitFor(() => expect(Math.round(lastOf(sent, 'MapPage_Pins')['west'] as number)).toBe(129));
  await waitFor(() => expect(address()).toContain('#map=15.0/35.16000/129.16000'));
});

test('a shared search stays at the view that was shared with it', async () => {
  const at = '/search/map?search=해운대#map=16.0/37.48100/127.03100';
  const { address } = renderPage(<MapPage />, { at, responses });
  expect(await screen.findByRole('button', { name: /해운대동물병원/ })).toBeInTheDocument();
  await waitFor(() => expect(decodeURIComponent(address())).toBe(at));
});

test('a chosen hospital can be let go by keyboard', async () => {
  const { user, address } = renderPage(<MapPage />, { at: '/search/map#map=16/37.481/127.031&id=7', responses });
  await screen.findByRole('heading', { level: 2, name: '구로동물병원' });
  act(() => screen.getByRole('button', { name: '선택 해제' }).focus());
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument();
  await waitFor(() => expect(address()).not.toContain('id='));
});
