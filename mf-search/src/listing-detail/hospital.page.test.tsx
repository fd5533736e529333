import { bus } from '@petcare/event-bus';
import { refusal, renderPage, type Responses } from '@petcare/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aHospital } from '../testing/a-listing.ts';
import { HospitalPage } from './hospital.page.tsx';

const day = (weekday: number) => ({
  weekday,
  isClosed: weekday === 0,
  open: weekday === 0 ? null : '09:30',
  close: weekday === 0 ? null : '19:00',
  breakStart: null,
  breakEnd: null,
});
const { kind: _kind, ...hospital } = aHospital({
  contract: '+82212345678',
  kakaoplus: 'https://pf.kakao.com/_guro',
  isBeautyParlor: true,
  hasParkingLot: true,
  guideParkingLot: '건물 뒤에 두 대까지 댈 수 있어요.',
  allowReservation: true,
  doctors: ['김수의', '이진료'],
  businessHours: [0, 1, 2, 3, 4, 5, 6].map(day),
  humu: '매주 일요일, 공휴일',
  isOpenNow: true,
  openState: { kind: 'open', at: '19:00' },
  openingToday: {
    date: '2026-11-24',
    holiday: null,
    isCertain: true,
    isClosed: false,
    open: '09:30',
    close: '19:00',
    breakStart: null,
    breakEnd: null,
  },
  expertise: '고양이 내과',
  introduce: '구로에서 스무 해째 진료하고 있어요.',
  registration: '2006-03-02',
  isPremium: true,
  reviewScore: 4.5,
  reviewCount: 12,
  address: {
    postcode: '08300',
    sido: '서울특별시',
    sigungu: '구로구',
    address: '서울특별시 구로구 디지털로 1',
    jibunAddress: '서울특별시 구로구 구로동 1',
    detailAddress: '2층',
    latitude: 37.48,
    longitude: 126.89,
  },
});
const noOffer = { fees: [], feeCount: 0, productCount: 0 };
const responses: Responses = {
  HospitalPage_Hospital: { getHospital: hospital, ...noOffer },
  ListingCounts_HospitalVisitor: { increaseHospitalVisitorCount: true },
  ListingCounts_HospitalInflow: { increaseHospitalInflowCount: true },
  ListingCounts_HospitalClick: { increaseHospitalClickCount: true },
};

beforeEach(() => sessionStorage.clear());

test('the page of a hospital shows the hospital with the slots for booking and reviews', async () => {
  const { head } = renderPage(<HospitalPage />, { at: '/hospital?id=7&frompage=list', responses });
  expect(await screen.findByRole('heading', { level: 1, name: '구로동물병원' })).toBeInTheDocument();
  expect(head()).toMatchObject({ title: '구로동물병원 - 서울특별시 구로구 동물병원', canonical: '/hospital?id=7' });
  for (const text of [
    '광고',
    '김수의, 이진료',
    '고양이 내과',
    '건물 뒤에 두 대까지 댈 수 있어요.',
    '구로에서 스무 해째 진료하고 있어요.',
    /매주 일요일/,
  ]) {
    expect(screen.getByText(text)).toBeInTheDocument();
  }
  expect(screen.getByText(/hospital\.reserve/)).toHaveTextContent(
    '{"business":{"kind":"hospital","id":"7"},"name":"구로동물병원","allowReservation":true}',
  );
  expect(screen.getByText(/hospital\.reviews/)).toBeInTheDocument();
});

test('the page of a hospital leads to the parts of the page, and to prices only where there are some', async () => {
  const withFees = { ...responses, HospitalPage_Hospital: { getHospital: hospital, ...noOffer, productCount: 2 } };
  const { unmount } = renderPage(<HospitalPage />, { at: '/hospital?id=7', responses: withFees });
  const tabs = within(await screen.findByRole('navigation', { name: '이 페이지의 내용' })).getAllByRole('link');
  expect(tabs.map((tab) => tab.textContent)).toEqual(['진료 시간', '가격', '리뷰', '위치']);
  for (const tab of tabs) expect(document.querySelector(tab.getAttribute('href') ?? '')).not.toBeNull();
  unmount();
  renderPage(<HospitalPage />, { at: '/hospital?id=7', responses });
  const plain = within(await screen.findByRole('navigation', { name: '이 페이지의 내용' })).getAllByRole('link');
  expect(plain.map((tab) => tab.textContent)).toEqual(['진료 시간', '리뷰', '위치']);
});

test('the page of a hospital marks today in the week', async () => {
  renderPage(<HospitalPage />, { at: '/hospital?id=7', responses });
  const rows = within(await screen.findByRole('table')).getAllByRole('row');
  expect(rows.map((row) => row.textContent?.slice(0, 1)).join('')).toBe('월화수목금토일');
  expect(rows.filter((row) => row.getAttribute('aria-current') === 'date').map((row) => row.textContent)).toEqual([
    '화요일오전 9:30 – 오후 7:00',
  ]);
});

test.each([
  ['list', 1],
  ['search', 0],
  ['mappage', 2],
])('the visitor and the way from %s are counted once, however often the page is drawn', async (frompage, type) => {
  const first = renderPage(<HospitalPage />, { at: `/hospital?id=7&frompage=${frompage}`, responses });
  await waitFor(() => expect(first.sent.at(-1)).toEqual({ name: 'ListingCounts_HospitalInflow', variables: { id: '7', type } }));
  expect(first.sent.map(({ name }) => name)).toEqual([
    'HospitalPage_Hospital',
    'ListingCounts_HospitalVisitor',
    'ListingCounts_HospitalInflow',
  ]);
  first.unmount();
  const again = renderPage(<HospitalPage />, { at: `/hospital?id=7&frompage=${frompage}`, responses });
  expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
  expect(again.sent.map(({ name }) => name)).toEqual(['HospitalPage_Hospital']);
});

test('the page of a hospital counts the visitor of a prerendered page when it is shown', async () => {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  const { sent } = renderPage(<HospitalPage />, { at: '/hospital?id=7&frompage=list', responses });
  expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
  expect(sent.map(({ name }) => name)).toEqual(['HospitalPage_Hospital']);
  Reflect.deleteProperty(document, 'prerendering');
  act(() => void document.dispatchEvent(new Event('prerenderingchange')));
  await waitFor(() =>
    expect(sent.map(({ name }) => name)).toEqual([
      'HospitalPage_Hospital',
      'ListingCounts_HospitalVisitor',
      'ListingCounts_HospitalInflow',
    ]),
  );
});

test.each([
  [
    'Googlebot',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/140.0.0.0 Safari/537.36',
    0,
  ],
  ['Naver’s Yeti', 'Mozilla/5.0 (compatible; Yeti/1.1; +https://naver.me/spd)', 0],
  [
    'a telephone called Cubot',
    'Mozilla/5.0 (Linux; Android 13; CUBOT KINGKONG 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
    2,
  ],
])('%s counts as it should', async (_who, userAgent, times) => {
  const agent = jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  const { sent } = renderPage(<HospitalPage />, { at: '/hospital?id=7&frompage=list', responses });
  expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
  await waitFor(() => expect(sent.filter(({ name }) => name.startsWith('ListingCounts'))).toHaveLength(times));
  agent.mockRestore();
});

test('the page of a hospital counts nothing for a listing that is not public', async () => {
  const { sent } = renderPage(<HospitalPage />, {
    at: '/hospital?id=7&frompage=list',
    responses: { ...responses, HospitalPage_Hospital: { getHospital: { ...hospital, state: 'pending' }, ...noOffer } },
  });
  expect(await screen.findByText('아직 공개되지 않았어요')).toBeInTheDocument();
  expect(sent.map(({ name }) => name)).toEqual(['HospitalPage_Hospital']);
});

test('the page of a hospital counts calls, shares and channel clicks, and shares the address without frompage', async () => {
  const heard: string[] = [];
  const subscription = bus.on('toast.shown').subscribe(({ message }) => heard.push(message));
  const { user, sent } = renderPage(<HospitalPage />, { at: '/hospital?id=7&frompage=list', responses });
  await user.click(await screen.findByRole('button', { name: '공유하기' }));
  await user.click(screen.getByRole('link', { name: '카카오 채널' }));
  const call = screen.getByRole('link', { name: '전화하기' });
  expect(call).toHaveAttribute('href', 'tel:+82212345678');
  call.addEventListener('click', (event) => event.preventDefault());
  await user.click(call);
  await waitFor(() =>
    expect(sent.filter(({ name }) => name === 'ListingCounts_HospitalClick').map(({ variables }) => variables['type'])).toEqual([2, 3, 1]),
  );
  subscription.unsubscribe();
  expect(heard).toEqual(['링크를 복사했어요.']);
  expect(await navigator.clipboard.readText()).toBe('http://localhost/hospital?id=7');
});

test.each([
  ['/hospital?id=999', '병원을 찾을 수 없어요.'],
  ['/hospital?id=abc', '병원을 찾을 수 없어요.'],
  ['/hospital?id=007', '병원을 찾을 수 없어요.'],
  ['/hospital', '어떤 병원을 찾으세요?'],
])('%s is no hospital, and says so', async (at, said) => {
  const { head } = renderPage(<HospitalPage />, {
    at,
    responses: { ...responses, HospitalPage_Hospital: refusal('NOT_FOUND', '병원을 찾을 수 없어요.') },
  });
  expect(await screen.findByText(said)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '동물병원 목록 보기' })).toHaveAttribute('href', '/hostpital-list');
  expect(head()).toMatchObject({ status: 404, noindex: true });
});

test('the page of a hospital asks for the rating again after a review, without counting a second visit', async () => {
  let reviewCount = 12;
  const { sent } = renderPage(<HospitalPage />, {
    at: '/hospital?id=7&frompage=list',
    responses: { ...responses, HospitalPage_Hospital: () => ({ getHospital: { ...hospital, reviewCount }, ...noOffer }) },
  });
  expect(await screen.findByText('(12)')).toBeInTheDocument();
  reviewCount = 13;
  act(() => bus.emit('review.written', { business: { kind: 'hospital', id: '8' }, reviewId: '1' }));
  act(() => bus.emit('review.written', { business: { kind: 'hospital', id: '7' }, reviewId: '2' }));
  expect(await screen.findByText('(13)')).toBeInTheDocument();
  expect(sent.map(({ name }) => name)).toEqual([
    'HospitalPage_Hospital',
    'ListingCounts_HospitalVisitor',
    'ListingCounts_HospitalInflow',
    'HospitalPage_Hospital',
  ]);
});
