import { refusal, renderPage, type Responses } from '@petcare/testing';
import { screen, within } from '@testing-library/react';
import { DiseaseHospitalsPage } from './disease-hospitals.page.tsx';

const hospital = (id: string, name: string) => ({
  id,
  name,
  contract: null,
  is24: false,
  isBeautyParlor: false,
  isHotel: false,
  isKindergarten: false,
  isStore: false,
  hasParkingLot: false,
  allowReservation: false,
  openState: null,
  reviewScore: null,
  reviewCount: 0,
  distance: null,
  facilityPicture: [],
  address: { address: '대구광역시 중구 동성로 1' },
});
const disease = { id: '7', name: '결막염', medicalDisease: ['안과'] };
const eyes = hospital('1', '눈동물병원');
const responses: Responses = {
  RegionChoice_Regions: { getRegions: [{ code: '27', name: '대구광역시', sigungu: [{ code: '27110', name: '중구' }] }] },
  DiseaseHospitalsPage_Hospitals: { getDisease: disease, treating: [eyes], treatingCount: 1 },
  OtherHospitals_Hospitals: {
    always: [hospital('2', '밤동물병원')],
    best: [eyes, hospital('2', '밤동물병원'), hospital('3', '동네동물병원')],
  },
};
const open = (at: string, more: Responses = {}) =>
  renderPage(<DiseaseHospitalsPage />, { at, path: '/search/disease/:id/result', responses: { ...responses, ...more } });
const namesIn = async (name: string) =>
  (await within(await screen.findByRole('list', { name })).findAllByRole('heading')).map(({ textContent }) => textContent);

test('the page of a disease’s hospitals lists hospitals that treat the disease first and marks the others of the region as unknown', async () => {
  const { sent, head } = open('/search/disease/7/result?sido=대구광역시&sigungu=중구&page=2');
  expect(await screen.findByRole('heading', { level: 1, name: '결막염, 어느 병원에 갈까요?' })).toBeInTheDocument();
  expect(await namesIn('진료를 알린 병원')).toEqual(['눈동물병원']);
  expect(await namesIn('그 밖의 동물병원')).toEqual(['밤동물병원', '동네동물병원']);
  expect(screen.getByText(/전문으로 보는지 확인되지 않은 병원/)).toBeInTheDocument();
  expect(sent.filter(({ name }) => name.includes('Hospitals_') || name.endsWith('_Hospitals')).map(({ variables }) => variables)).toEqual([
    expect.objectContaining({ id: '7', sido: '대구광역시', sigungu: '중구', page: 2 }),
    expect.objectContaining({ sido: '대구광역시', sigungu: '중구' }),
  ]);
  expect(head()).toMatchObject({ noindex: true, canonical: '/search/disease/7/result', title: '대구광역시 중구 결막염 동물병원 찾기' });
});

test('the page of a disease’s hospitals says that no hospital is known to treat the disease and lists the others below', async () => {
  const { user, address } = open('/search/disease/7/result?sido=대구광역시', {
    DiseaseHospitalsPage_Hospitals: { getDisease: disease, treating: [], treatingCount: 0 },
  });
  expect(await screen.findByText('대구광역시에는 아직 없어요.')).toBeInTheDocument();
  expect(await namesIn('그 밖의 동물병원')).toEqual(['밤동물병원', '눈동물병원', '동네동물병원']);
  await user.click(screen.getByRole('link', { name: '전국에서 찾기' }));
  expect(address()).toBe('/search/disease/7/result');
});

test('the page of a disease’s hospitals starts a chosen region at the first page', async () => {
  const { user, address } = open('/search/disease/7/result?page=3');
  await user.click(await screen.findByRole('button', { name: /시·도/ }));
  await user.click(await screen.findByRole('option', { name: '대구광역시' }));
  expect(decodeURIComponent(address())).toBe('/search/disease/7/result?sido=대구광역시');
});

test.each([
  ['/search/disease/x/result', {}],
  ['/search/disease/9/result', { DiseaseHospitalsPage_Hospitals: refusal('NOT_FOUND', '질병을 찾을 수 없어요.') }],
])('%s is not there', async (at, more) => {
  const { head } = open(at, more);
  expect(await screen.findByText('질병을 찾을 수 없어요.')).toBeInTheDocument();
  expect(head()).toMatchObject({ status: 404 });
});

test('the page of a disease’s hospitals shows an error with a retry button', async () => {
  let broken = true;
  const { user } = open('/search/disease/7/result', {
    DiseaseHospitalsPage_Hospitals: () =>
      broken ? refusal('INTERNAL', '잠시 후 다시 시도해 주세요.') : (responses['DiseaseHospitalsPage_Hospitals'] as object),
  });
  await screen.findByText('잠시 후 다시 시도해 주세요.');
  broken = false;
  await user.click(screen.getByRole('button', { name: '다시 시도' }));
  expect(await namesIn('진료를 알린 병원')).toEqual(['눈동물병원']);
});
