import { renderPage } from '@petcare/testing';
import { screen, waitFor } from '@testing-library/react';
import { givenFreePart, lastOf, responses } from '../testing/a-map-view.ts';
import { HospitalMapPage } from './map.page.tsx';

describe('from the list', () => {
  const region = '?sido=서울특별시&sigungu=구로구&filters=is24';
  const box = { south: 37.464, west: 126.816, north: 37.518, east: 126.91 };
  const regions = {
    ...responses,
    MapPage_Regions: {
      getRegions: [
        {
          name: '서울특별시',
          sigungu: [
            { name: '구로구', ...box },
            { name: '중구', south: 37, west: 126, north: 38, east: 127 },
          ],
        },
      ],
    },
  };

  test('a region is what the map shows', async () => {
    const { sent, address } = renderPage(<HospitalMapPage />, { at: `/search/map${region}`, responses: regions });
    await waitFor(() => expect(decodeURIComponent(address())).toMatch(/filters=is24#map=13\.2\/37\.491\d\d\/126\.86300$/));
    await waitFor(() => expect(lastOf(sent, 'MapPage_HospitalPins')).toMatchObject({ filters: ['is24'] }));
  });

  test('a search is made in the region and with the filters, and leads back with all of it', async () => {
    const found = { ...responses['MapPage_SearchHospitals'], total: 80 };
    const { sent } = renderPage(<HospitalMapPage />, {
      at: `/search/map${region}&search=고양이`,
      responses: { ...regions, MapPage_SearchHospitals: found },
    });
    const back = await screen.findByRole('link', { name: '80곳 모두 목록에서 보기' });
    expect(lastOf(sent, 'MapPage_SearchHospitals')).toEqual({ search: '고양이', sido: '서울특별시', sigungu: '구로구', filters: ['is24'] });
    expect(decodeURIComponent(back.getAttribute('href') ?? '')).toBe(
      '/hostpital-list?search=고양이&sido=서울특별시&sigungu=구로구&filters=is24',
    );
    expect(screen.getByText('서울특별시 구로구 ‘고양이’ 검색 결과', { exact: false })).toBeInTheDocument();
    expect(sent.map(({ name }) => name)).not.toContain('MapPage_Regions');
  });

  test('where a shared view is in the address, that is shown', async () => {
    const at = `/search/map${region}#map=16.0/35.16000/129.16000`;
    const { sent } = renderPage(<HospitalMapPage />, { at, responses: regions });
    await waitFor(() => expect(lastOf(sent, 'MapPage_HospitalPins')).not.toEqual({}));
    expect(Math.round(lastOf(sent, 'MapPage_HospitalPins')['west'] as number)).toBe(129);
    expect(sent.map(({ name }) => name)).not.toContain('MapPage_Regions');
  });
});

describe('at my position', () => {
  beforeEach(givenFreePart);
  afterEach(() => jest.restoreAllMocks());
  const at = (name: string, latitude: number, longitude: number) => ({
    id: name,
    name,
    reviewScore: null,
    reviewCount: 0,
    address: { address: '', latitude, longitude },
  });
  const next = at('옆동물병원', 35.163, 129.162);
  const [far, farther] = [at('먼동물병원', 35.3, 129.16), at('더먼동물병원', 35.16, 129.4)];

  async function goThere(nearest: readonly object[]) {
    Object.defineProperty(navigator, 'geolocation', {
      configurable: true,
      value: {
        getCurrentPosition: (found: PositionCallback) => found({ coords: { latitude: 35.16, longitude: 129.16 } } as GeolocationPosition),
      },
    });
    const rendered = renderPage(<HospitalMapPage />, {
      at: '/search/map?filters=is24#map=13.5/37.48000/127.03000',
      responses: { ...responses, MapPage_HospitalPins: { inView: { pins: [], counts: [] } }, MapPage_NearestHospitals: { nearest } },
    });
    // Once for the smallest map that there is, and once for this one.
    await waitFor(() => expect(rendered.sent.filter(({ name }) => name === 'MapPage_HospitalPins')).toHaveLength(2));
    await rendered.user.click(await screen.findByRole('button', { name: '내 위치로' }));
    return rendered;
  }

  test('the map stays near enough for the next hospital, however far the others are', async () => {
    const { sent, address } = await goThere([next, far, farther]);
    await waitFor(() => expect(address()).toMatch(/#map=15\.0\/35\.16000\/129\.16000$/));
    await waitFor(() =>
      expect(lastOf(sent, 'MapPage_NearestHospitals')).toEqual({ latitude: 35.16, longitude: 129.16, filters: ['is24'] }),
    );
    expect(screen.queryByText('가장 가까운 동물병원')).toBeNull();
  });

  test('where none is near, the nearest is on the map, and all are told with their distance', async () => {
    const { address } = await goThere([far, farther]);
    await waitFor(() => expect(address()).toMatch(/#map=(9|1[01])\.\d\/35\.16000\/129\.16000$/));
    expect(await screen.findByText('가장 가까운 동물병원')).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: /먼동물병원(?! 찜)/ }).map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^먼동물병원.*16km/),
      expect.stringMatching(/^더먼동물병원.*22km/),
    ]);
  });
});
