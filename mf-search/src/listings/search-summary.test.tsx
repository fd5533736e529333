import { renderPage, type Responses } from '@petcare/testing';
import { screen } from '@testing-library/react';
import { HospitalListPage } from './hospital-list.page.tsx';

const hospital = {
  id: '7',
  name: '구로동물병원',
  contract: '+82212345678',
  is24: true,
  isBeautyParlor: false,
  isHotel: false,
  isKindergarten: false,
  isStore: false,
  hasParkingLot: true,
  allowReservation: false,
  isOpenNow: true,
  reviewScore: 4.5,
  reviewCount: 12,
  distance: null,
  facilityPicture: [],
  address: { address: '서울특별시 구로구 디지털로 1' },
};
const answer = (listings: object[]) => ({ listings, total: listings.length });
const responses: Responses = {
  RegionChoice_Regions: { getRegions: [{ code: '11', name: '서울특별시', sigungu: [{ code: '11530', name: '구로구' }] }] },
  HospitalListPage_Hospitals: answer([hospital]),
  ListingsScreen_CountSearch: { increaseSearchCount: true },
};
const listsSent = (sent: { name: string; variables: Record<string, unknown> }[]) =>
  sent.filter(({ name }) => name === 'HospitalListPage_Hospitals').map(({ variables }) => variables);

test.each([
  [true, '‘동물’ 검색 결과 500곳 이상'],
  [false, '‘동물’ 검색 결과 500곳'],
])('a number that is bounded (%s) is no exact one', async (isAtLeast, expected) => {
  const bounded = { listings: [hospital], total: 500, summary: { isAtLeast, leftOut: [], isNear: false, place: null } };
  renderPage(<HospitalListPage />, { at: '/hostpital-list?search=동물', responses: { ...responses, HospitalListPage_Hospitals: bounded } });
  await screen.findByRole('link', { name: '구로동물병원' });
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(expected);
});

test('the summary says what nobody in the area has', async () => {
  const found = { ...answer([hospital]), summary: { isAtLeast: false, leftOut: ['안과'], isNear: false, place: null } };
  renderPage(<HospitalListPage />, {
    at: '/hostpital-list?search=마포구 안과',
    responses: { ...responses, HospitalListPage_Hospitals: found },
  });
  expect(await screen.findByText('‘안과’에 맞는 곳은 이 지역에 없어요. 대신 이 지역의 동물병원을 모두 보여 드려요.')).toBeInTheDocument();
});

test('the list of businesses asks for the position, once, when the text says near me', async () => {
  const near = { ...answer([hospital]), summary: { isAtLeast: false, leftOut: [], isNear: true, place: null } };
  const { sent } = renderPage(<HospitalListPage />, {
    at: '/hostpital-list?search=내 주변',
    responses: { ...responses, HospitalListPage_Hospitals: near },
  });
  expect(await screen.findByText(/서울특별시 서초구 기준/)).toBeInTheDocument();
  await screen.findByRole('link', { name: '구로동물병원' });
  expect(listsSent(sent).map(({ order, latitude }) => [order, latitude])).toEqual([
    [null, undefined],
    [null, 37.48],
  ]);
});
