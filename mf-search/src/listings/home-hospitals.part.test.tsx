import { refusal, renderPage } from '@petcare/testing';
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

test('shows the best rated hospitals, with what they are known for', async () => {
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
