import { renderPage } from '@petcare/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { Link, useLocation } from 'react-router-dom';
import { far, givenFreePart, lastOf, pin, responses } from '../testing/a-map-view.ts';
import { CompanyMapPage } from './company-map.page.tsx';
import { HospitalMapPage } from './map.page.tsx';

const busan = { latitude: 35.16, longitude: 129.16 };
const nearby = {
  id: '11',
  name: '해운대동물병원',
  reviewScore: null,
  reviewCount: 0,
  address: { address: '', latitude: 35.161, longitude: 129.161 },
};

/** A device that would say where it is without asking (`granted`), or only after asking (`prompt`). */
function givenDevice(state: 'granted' | 'prompt') {
  const getCurrentPosition = jest.fn((found: PositionCallback, _fail?: PositionErrorCallback) =>
    found({ coords: busan } as GeolocationPosition),
  );
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  Object.defineProperty(navigator, 'permissions', { configurable: true, value: { query: () => Promise.resolve({ state }) } });
  return getCurrentPosition;
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'geolocation');
  Reflect.deleteProperty(navigator, 'permissions');
});

test('with permission given already the map opens where one stands, with the nearest in view', async () => {
  givenDevice('granted');
  givenFreePart();
  const { sent, address } = renderPage(<HospitalMapPage />, {
    at: '/search/map',
    responses: { ...responses, MapPage_NearestHospitals: { nearest: [nearby] } },
  });
  await waitFor(() => expect(address()).toMatch(/#map=15\.0\/35\.16000\/129\.16000$/));
  expect(lastOf(sent, 'MapPage_NearestHospitals')).toMatchObject(busan);
  expect(screen.getByText(/^내 위치.* 기준$/)).toBeInTheDocument();
});

test.each([
  ['/search/map#map=15.0/37.48100/127.03100', '#map=15.0/37.48100/127.03100'],
  ['/search/map?search=해운대', '#map=15.0/35.16000/129.16000'],
])('%s says itself what to show: with permission given already the map tells distances and stays there', async (at, shown) => {
  givenDevice('granted').mockImplementation((found: PositionCallback) => found({ coords: far } as unknown as GeolocationPosition));
  const { address } = renderPage(<HospitalMapPage />, { at, responses });
  expect(await screen.findByText(/^내 위치.* 기준$/)).toBeInTheDocument();
  expect((await screen.findAllByText(/\dkm$/)).length).toBeGreaterThan(0);
  await waitFor(() => expect(address()).toContain(shown));
});

test.each(['/search/map#map=14.0/37.50000/127.00000', '/search/map?search=해운대'])(
  '%s says itself what to show: without permission the map asks nobody',
  async (at) => {
    const asked = givenDevice('prompt');
    const { address } = renderPage(<HospitalMapPage />, { at, responses });
    await waitFor(() => expect(address()).toContain('#map='));
    expect(screen.getByText('내 위치를 켜면 거리를 알 수 있어요')).toBeInTheDocument();
    expect(asked).not.toHaveBeenCalled();
  },
);

test('without permission the map starts at the default place, says so, and asks nobody', async () => {
  const asked = givenDevice('prompt');
  const { user, address } = renderPage(<HospitalMapPage />, { at: '/search/map', responses });
  expect(await screen.findByText('기본 위치 · 서울특별시 서초구')).toBeInTheDocument();
  await waitFor(() => expect(address()).toContain('#map=13.5/37.48000/127.03000'));
  expect(asked).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: '내 위치 켜기' }));
  await waitFor(() => expect(address()).toContain('/35.16000/129.16000'));
});

test('rows stand in the order of the distances that they tell, as the card does, wherever the map has gone', async () => {
  givenDevice('granted').mockImplementation((found: PositionCallback) => found({ coords: far } as unknown as GeolocationPosition));
  const { user, address } = renderPage(
    <>
      <HospitalMapPage />
      <Link to="#map=16.0/37.48100/127.03100">저기</Link>
    </>,
    { at: '/search/map', responses },
  );
  await screen.findByText(/^내 위치.* 기준$/);
  await user.click(screen.getByRole('link', { name: '저기' }));
  await waitFor(() => expect(address()).toContain('#map=16.0/37.48100/127.03100'));
  const rows = await screen.findAllByRole('button', { name: /^(구로|먼)동물병원(?! 찜)/ });
  expect(rows[1]).toHaveTextContent('2.0km');
  expect(rows.map((row) => /^(먼|구로)동물병원/.exec(row.textContent)?.[0])).toEqual(['먼동물병원', '구로동물병원']);
  await user.click(rows[1]!);
  expect(await within(await screen.findByRole('region', { name: '선택한 곳' })).findByText('2.0km')).toBeInTheDocument();
});

const keepBusan = () =>
  localStorage.setItem('petcare.region', JSON.stringify({ name: '부산광역시 해운대구', latitude: 35.2, longitude: 129.2 }));

test('without permission the map starts at the region that was chosen last, says which, and tells no distances', async () => {
  const asked = givenDevice('prompt');
  keepBusan();
  const { address } = renderPage(<HospitalMapPage />, { at: '/search/map', responses });
  expect(await screen.findByText('고른 지역 · 부산광역시 해운대구')).toBeInTheDocument();
  await waitFor(() => expect(address()).toContain('#map=13.5/35.20000/129.20000'));
  expect(screen.getByRole('button', { name: '내 위치 켜기' })).toBeInTheDocument();
  expect(screen.queryByText(/km$/)).toBeNull();
  expect(asked).not.toHaveBeenCalled();
});

function LinkedMap() {
  const { search } = useLocation();
  return (
    <>
      <Link to="/search/map?at" state={{ locate: true }}>
        내 주변
      </Link>
      {search && <HospitalMapPage />}
    </>
  );
}

test.each([
  ['a page', '/', '내 주변'],
  ['a map that is open', '/search/map?at#map=14.0/37.50000/127.00000', '지도를 표시할 수 없어요.'],
])('a link that leads to where one stands, pressed on %s, asks the device once and goes there', async (_where, at, shown) => {
  const asked = givenDevice('prompt');
  keepBusan();
  const { user, address } = renderPage(<LinkedMap />, { at, responses });
  await screen.findByText(shown);
  await user.click(screen.getByRole('link', { name: '내 주변' }));
  await waitFor(() => expect(address()).toContain('/35.16000/129.16000'));
  expect(await screen.findByText(/^내 위치.* 기준$/)).toBeInTheDocument();
  expect(asked).toHaveBeenCalledTimes(1);
});

test('a refusal after such a link leaves the map at the region that was chosen last', async () => {
  const refused = { code: 1, message: '' } as GeolocationPositionError;
  givenDevice('prompt').mockImplementation((_found: PositionCallback, fail?: PositionErrorCallback) => fail?.(refused));
  keepBusan();
  const { user, address } = renderPage(<LinkedMap />, { at: '/', responses });
  await user.click(screen.getByRole('link', { name: '내 주변' }));
  await waitFor(() => expect(address()).toContain('#map=13.5/35.20000/129.20000'));
  expect(await screen.findByText('고른 지역 · 부산광역시 해운대구')).toBeInTheDocument();
});

test('where nothing is at the default place the map opens where the nearest is', async () => {
  givenDevice('prompt');
  const { address } = renderPage(<CompanyMapPage />, {
    at: '/search/company-map',
    responses: {
      MapPage_CompanyPins: ({ west }: Record<string, unknown>) => ({
        inView: { pins: Number(west) > 129 ? [{ ...pin, ...busan }] : [], counts: [] },
      }),
      MapPage_NearestCompanies: { nearest: [nearby] },
    },
  });
  await waitFor(() => expect(address()).toMatch(/#map=13\.5\/35\.16100\/129\.16100$/));
  expect(await screen.findByText('구로동물병원')).toBeInTheDocument();
});
