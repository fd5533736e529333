import { answerRest, ok, refusal, renderPage } from '@petcare/testing';
import { screen } from '@testing-library/react';
import { HomeHospitalsPart } from './home-hospitals.part.tsx';

const hospital = {
  id: '7',
  name: '구로동물병원',
  contract: null,
  is24: false,
  isBeautyParlor: true,
  isHotel: false,
  isKindergarten: false,
  isStore: false,
  hasParkingLot: false,
  allowReservation: true,
  openState: null,
  reviewScore: 4.5,
  reviewCount: 12,
  distance: null,
  facilityPicture: [{ id: '1', filepath: '/uploads/front.webp' }],
  address: { address: '서울특별시 구로구 디지털로 1' },
};

test('the part of the home page shows hospitals near the usual place, with what they are known for and no distance', async () => {
  const second = { ...hospital, id: '8', distance: 0.3, name: '새동물병원', reviewScore: null, reviewCount: 0, allowReservation: false };
  renderPage(<HomeHospitalsPart />, { responses: { HomeHospitalsPart_Hospitals: { getHospitalsByPage: [hospital, second] } } });
  expect(await screen.findByRole('link', { name: '구로동물병원' })).toHaveAttribute('href', '/hospital?id=7&frompage=list');
  const [first, other] = screen.getAllByRole('article');
  expect(first).toHaveTextContent(/5점 만점에4\.5.*미용예약 가능/);
  expect(other).not.toHaveTextContent(/점|예약 가능|영업|300m/);
  expect(screen.getByText('서울특별시 서초구에서 가까운 순')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '지역 바꾸기' })).toHaveAttribute('href', '/hostpital-list');
});

test.each([
  ['nothing there', { getHospitalsByPage: [] }, '아직 등록된 동물병원이 없어요.'],
  ['a refusal', refusal('INTERNAL', '잠시 후 다시 시도해 주세요.'), '잠시 후 다시 시도해 주세요.'],
])('%s', async (_name, answer, text) => {
  renderPage(<HomeHospitalsPart />, { responses: { HomeHospitalsPart_Hospitals: answer } });
  expect(await screen.findByText(text)).toBeInTheDocument();
});

describe('near', () => {
  const far = { ...hospital, id: '9', name: '강남동물병원' };
  const next = { ...hospital, id: '10', name: '옆동물병원', distance: 0.4 };
  const here = { latitude: 37.5, longitude: 126.9 };
  const responses = {
    HomeHospitalsPart_Hospitals: ({ latitude }: Record<string, unknown>) => ({
      getHospitalsByPage: [latitude === here.latitude ? next : far],
    }),
  };
  const give = (name: string, value: unknown) => Object.defineProperty(navigator, name, { configurable: true, value });
  const standing = () =>
    give('geolocation', { getCurrentPosition: (found: PositionCallback) => found({ coords: here } as GeolocationPosition) });
  const permission = (state: string) => give('permissions', { query: () => Promise.resolve({ state }) });
  beforeEach(() => {
    localStorage.clear();
    answerRest({ 'GET /api/location-info/get-info': ok({ address: '서울특별시 구로구' }) });
  });
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'geolocation');
    Reflect.deleteProperty(navigator, 'permissions');
  });

  test('a device that may say where it is has the nearest shown without being asked', async () => {
    standing();
    permission('granted');
    renderPage(<HomeHospitalsPart />, { responses });
    expect(await screen.findByRole('link', { name: '옆동물병원' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: '강남동물병원' })).toBeNull();
    expect(await screen.findByText('서울특별시 구로구에서 가까운 순')).toBeInTheDocument();
    expect(screen.getByText('400m')).toBeInTheDocument();
  });

  test('a device that would ask first is left alone until the person wants to see what is near', async () => {
    standing();
    permission('prompt');
    const { user, sent } = renderPage(<HomeHospitalsPart />, { responses });
    expect(await screen.findByRole('link', { name: '강남동물병원' })).toBeInTheDocument();
    expect(sent).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: '내 주변 보기' }));
    expect(await screen.findByRole('link', { name: '옆동물병원' })).toBeInTheDocument();
  });

  test('a device that says nothing has what is near the region that was chosen last, and no distance from its middle', async () => {
    permission('prompt');
    localStorage.setItem('petcare.region', JSON.stringify({ name: '부산광역시 해운대구', ...here }));
    renderPage(<HomeHospitalsPart />, { responses });
    expect(await screen.findByRole('link', { name: '옆동물병원' })).toBeInTheDocument();
    expect(screen.getByText('부산광역시 해운대구에서 가까운 순')).toBeInTheDocument();
    expect(screen.queryByText('400m')).toBeNull();
  });

  test('a region that another hand has written is not taken', async () => {
    permission('prompt');
    localStorage.setItem('petcare.region', '{"name":1}');
    renderPage(<HomeHospitalsPart />, { responses });
    expect(await screen.findByText('서울특별시 서초구에서 가까운 순')).toBeInTheDocument();
  });
});
