import { answerRest, ok, renderPage } from '@petcare/testing';
import { screen, waitFor } from '@testing-library/react';
import { answer, hospital, listsSent, responses } from '../testing/a-list.ts';
import { HospitalListPage } from './hospital-list.page.tsx';

describe('the list of businesses that nobody has put in order', () => {
  const give = (name: string, value: unknown) => Object.defineProperty(navigator, name, { configurable: true, value });
  const near = ({ latitude }: Record<string, unknown>) =>
    answer([{ ...hospital, name: latitude === 35.1 ? '해운대동물병원' : hospital.name, distance: 1.2 }]);
  const kept = { name: '부산광역시 해운대구', latitude: 35.1, longitude: 129.1 };
  beforeEach(() => localStorage.clear());
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'geolocation');
    Reflect.deleteProperty(navigator, 'permissions');
  });

  test('it begins near the usual place, says so, asks no device, and shows no distance from there', async () => {
    const { sent } = renderPage(<HospitalListPage />, {
      at: '/hostpital-list',
      responses: { ...responses, HospitalListPage_Hospitals: near },
    });
    expect(await screen.findByText('서울특별시 서초구에서 가까운 순서예요.')).toBeInTheDocument();
    await screen.findByRole('link', { name: '구로동물병원' });
    expect(screen.queryByText('1.2km')).toBeNull();
    expect(listsSent(sent)).toEqual([expect.objectContaining({ order: 'openFirst', latitude: 37.48, longitude: 127.03 })]);
  });

  test('it goes on where the device is, if that says so without asking, and shows distances', async () => {
    answerRest({ 'GET /api/location-info/get-info': ok({ address: '부산광역시 해운대구' }) });
    give('permissions', { query: () => Promise.resolve({ state: 'granted' }) });
    give('geolocation', { getCurrentPosition: (found: PositionCallback) => found({ coords: kept } as unknown as GeolocationPosition) });
    renderPage(<HospitalListPage />, { at: '/hostpital-list', responses: { ...responses, HospitalListPage_Hospitals: near } });
    expect(await screen.findByRole('link', { name: '해운대동물병원' })).toBeInTheDocument();
    expect(await screen.findByText(/부산광역시 해운대구 기준으로 가까운 순서/)).toBeInTheDocument();
    expect(screen.getByText('1.2km')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '내 위치로' })).toBeNull();
  });

  test('it begins near the region that was chosen last', async () => {
    localStorage.setItem('petcare.region', JSON.stringify(kept));
    renderPage(<HospitalListPage />, { at: '/hostpital-list', responses: { ...responses, HospitalListPage_Hospitals: near } });
    expect(await screen.findByText(/부산광역시 해운대구에서 가까운 순서/)).toBeInTheDocument();
  });

  test('a region that is chosen is kept on the device with its middle, and goes when all of Korea is chosen', async () => {
    const regions = [{ name: '서울특별시', latitude: 37.5, longitude: 127, sigungu: [] }];
    const { user, sent } = renderPage(<HospitalListPage />, {
      at: '/hostpital-list',
      responses: { ...responses, KeptRegion_Regions: { getRegions: regions } },
    });
    const choose = async (from: RegExp, to: string) => {
      await user.click(await screen.findByRole('button', { name: from }));
      await user.click(await screen.findByRole('option', { name: to }));
    };
    await choose(/전국/, '서울특별시');
    await waitFor(() =>
      expect(JSON.parse(localStorage.getItem('petcare.region') ?? '{}')).toEqual({ name: '서울특별시', latitude: 37.5, longitude: 127 }),
    );
    expect(await screen.findByText(/서울특별시에서 평점이 높은 순서/)).toBeInTheDocument();
    expect(listsSent(sent).at(-1)).not.toHaveProperty('latitude');
    await choose(/서울특별시/, '전국');
    await waitFor(() => expect(localStorage.getItem('petcare.region')).toBeNull());
  });
});
