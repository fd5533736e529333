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

test('the part of the home page shows the best rated hospitals, with what they are known for', async () => {
  const second = { ...hospital, id: '8', name: '새동물병원', reviewScore: null, reviewCount: 0, allowReservation: false };
  renderPage(<HomeHospitalsPart />, { responses: { HomeHospitalsPart_Hospitals: { getHospitalsByPage: [hospital, second] } } });
  expect(await screen.findByRole('link', { name: '구로동물병원' })).toHaveAttribute('href', '/hospital?id=7&frompage=list');
  const [first, other] = screen.getAllByRole('article');
  expect(first).toHaveTextContent(/5점 만점에4\.5.*미용예약 가능/);
  expect(other).not.toHaveTextContent(/점|예약 가능|영업/);
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
  const responses = {
    HomeHospitalsPart_Hospitals: { getHospitalsByPage: [far] },
    HomeHospitalsPart_Near: { getHospitalsByPage: [next] },
  };
  const give = (name: string, value: unknown) => Object.defineProperty(navigator, name, { configurable: true, value });
  const standing = () =>
    give('geolocation', {
      getCurrentPosition: (found: PositionCallback) => found({ coords: { latitude: 37.5, longitude: 126.9 } } as GeolocationPosition),
    });
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
    const { sent } = renderPage(<HomeHospitalsPart />, { responses });
    expect(await screen.findByRole('link', { name: '옆동물병원' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: '강남동물병원' })).toBeNull();
    expect(await screen.findByText('서울특별시 구로구에서 가까운 순')).toBeInTheDocument();
    expect(screen.getByText('400m')).toBeInTheDocument();
    expect(sent.find(({ name }) => name === 'HomeHospitalsPart_Near')?.variables).toEqual({ latitude: 37.5, longitude: 126.9 });
  });

  test('a device that would ask first is left alone until the person wants to see what is near', async () => {
    standing();
    permission('prompt');
    const { user, sent } = renderPage(<HomeHospitalsPart />, { responses });
    expect(await screen.findByRole('link', { name: '강남동물병원' })).toBeInTheDocument();
    expect(sent.map(({ name }) => name)).not.toContain('HomeHospitalsPart_Near');
    await user.click(screen.getByRole('button', { name: '내 주변 보기' }));
    expect(await screen.findByRole('link', { name: '옆동물병원' })).toBeInTheDocument();
  });

  test('the best rated stay where nothing is near', async () => {
    standing();
    permission('granted');
    renderPage(<HomeHospitalsPart />, { responses: { ...responses, HomeHospitalsPart_Near: { getHospitalsByPage: [] } } });
    expect(await screen.findByRole('link', { name: '강남동물병원' })).toBeInTheDocument();
    expect(screen.getByText('평점이 높은 순')).toBeInTheDocument();
  });
});
