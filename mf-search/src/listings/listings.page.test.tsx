import { bus } from '@petcare/event-bus';
import { refusal, renderPage } from '@petcare/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { CompanyListPage } from './company-list.page.tsx';
import { HospitalListPage } from './hospital-list.page.tsx';
import { answer, hospital, listsSent, responses } from '../testing/a-list.ts';
import { PharmacyListPage } from './pharmacy-list.page.tsx';

test('the list of businesses shows the number of hospitals and links to each with frompage=list', async () => {
  renderPage(<HospitalListPage />, { at: '/hostpital-list', responses });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('동물병원');
  const link = await screen.findByRole('link', { name: '구로동물병원' });
  expect(link).toHaveAttribute('href', '/hospital?id=7&frompage=list');
  const card = within(screen.getByRole('article'));
  for (const text of ['영업 중 · 오후 7:00까지', '24시', '주차', '서울특별시 구로구 디지털로 1', '02-1234-5678'])
    expect(card.getByText(text)).toBeInTheDocument();
  expect(card.queryByText('미용')).not.toBeInTheDocument();
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('동물병원 1곳');
});

test('the list of businesses asks for every condition in the address', async () => {
  const at = '/hostpital-list?search=고양이&sido=서울특별시&sigungu=구로구&filters=is24,isHotel&sort=review&page=2';
  const { sent } = renderPage(<HospitalListPage />, { at, responses });
  expect(await screen.findByRole('link', { name: '구로동물병원' })).toHaveAttribute('href', '/hospital?id=7&frompage=search');
  expect(listsSent(sent)).toEqual([
    expect.objectContaining({
      search: '고양이',
      sido: '서울특별시',
      sigungu: '구로구',
      filters: ['is24', 'isHotel'],
      order: 'review',
      page: 2,
    }),
  ]);
  expect(screen.getByRole('combobox')).toHaveValue('고양이');
});

test.each([
  ['recent', 'is24'],
  ['review', 'is24,allowReservation'],
  ['distance', 'isHotel'],
])('the order %s goes with the features %s, without a text', async (order, filters) => {
  const { sent } = renderPage(<HospitalListPage />, { at: `/hostpital-list?filters=${filters}&sort=${order}`, responses });
  await screen.findByRole('link', { name: '구로동물병원' });
  expect(listsSent(sent)).toEqual([expect.objectContaining({ search: '', filters: filters.split(','), order })]);
});

test('the list of businesses sorts a text search by best match until another order is chosen', async () => {
  const { user, sent, address } = renderPage(<HospitalListPage />, { at: '/hostpital-list?search=guro', responses });
  const choose = async (from: string, to: string) => {
    await user.click(await screen.findByRole('button', { name: new RegExp(from) }));
    await user.click(await screen.findByRole('option', { name: to }));
  };
  await choose('정확도순', '리뷰순');
  await waitFor(() => expect(address()).toBe('/hostpital-list?search=guro&sort=review'));
  await choose('리뷰순', '정확도순');
  await waitFor(() => expect(address()).toBe('/hostpital-list?search=guro'));
  await waitFor(() => expect(listsSent(sent).map(({ order }) => order)).toEqual([null, 'review', null]));
});

test('the list of businesses offers no best match without a text', async () => {
  const { user, sent } = renderPage(<HospitalListPage />, { at: '/hostpital-list', responses });
  await user.click(await screen.findByRole('button', { name: /기본순/ }));
  expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
    '기본순',
    '최신순',
    '평점순',
    '리뷰순',
    '거리순',
  ]);
  expect(listsSent(sent)).toEqual([expect.objectContaining({ search: '', filters: [], order: 'openFirst' })]);
});

test('the list of businesses writes a search into the address and starts at the first page', async () => {
  const { user, address } = renderPage(<HospitalListPage />, { at: '/hostpital-list?page=3', responses });
  await user.type(screen.getByRole('combobox'), 'ㄱㄹㄷㅁ{Enter}');
  await waitFor(() => expect(address()).toBe(`/hostpital-list?search=${encodeURIComponent('ㄱㄹㄷㅁ')}`));
});

test('the list of businesses turns a filter on and off', async () => {
  const { user, address } = renderPage(<HospitalListPage />, { at: '/hostpital-list', responses });
  await user.click(await screen.findByRole('button', { name: '24시' }));
  expect(address()).toBe('/hostpital-list?filters=is24');
  await user.click(screen.getByRole('button', { name: '24시' }));
  expect(address()).toBe('/hostpital-list');
});

test('the list of businesses measures distances from the default place, and says so, when the device gives no position', async () => {
  const heard: string[] = [];
  const subscription = bus.on('toast.shown').subscribe(({ message }) => heard.push(message));
  const { sent } = renderPage(<HospitalListPage />, { at: '/hostpital-list?sort=distance', responses });
  expect(await screen.findByText(/서울특별시 서초구 기준/)).toBeInTheDocument();
  await screen.findByRole('link', { name: '구로동물병원' });
  subscription.unsubscribe();
  expect(screen.getByText('이 브라우져는 GPS를 지원하지 않습니다.')).toBeInTheDocument();
  expect(heard).toEqual(['이 브라우져는 GPS를 지원하지 않습니다.']);
  expect(listsSent(sent)).toEqual([expect.objectContaining({ order: 'distance', latitude: 37.48, longitude: 127.03 })]);
});

test('the list of businesses offers fewer conditions and other kinds when nothing is found', async () => {
  const at = '/hostpital-list?search=none&sido=seoul&sigungu=guro&filters=is24,isHotel&page=1';
  const { sent } = renderPage(<HospitalListPage />, {
    at,
    responses: { ...responses, HospitalListPage_Hospitals: answer([]), NoListings_OtherKinds: { hospital: 0, pharmacy: 1203, company: 0 } },
  });
  expect(await screen.findByText('조건에 맞는 동물병원이 없어요.')).toBeInTheDocument();
  const rest = 'search=none&sido=seoul&sigungu=guro';
  const ways = {
    'seoul 전체에서 찾기': '/hostpital-list?search=none&sido=seoul&filters=is24%2CisHotel',
    '전국에서 찾기': '/hostpital-list?search=none&filters=is24%2CisHotel',
    '‘24시’ 빼고 찾기': `/hostpital-list?${rest}&filters=isHotel`,
    '‘호텔’ 빼고 찾기': `/hostpital-list?${rest}&filters=is24`,
    '검색어 지우기': '/hostpital-list?sido=seoul&sigungu=guro&filters=is24%2CisHotel',
    '모든 동물병원 보기': '/hostpital-list',
    '지도에서 찾기': '/search/map?sido=seoul&sigungu=guro',
    '동물약국 1,203곳 보기': `/pharmacy-list?${rest}`,
  };
  await screen.findByRole('link', { name: '동물약국 1,203곳 보기' });
  for (const [name, href] of Object.entries(ways)) expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  expect(screen.queryByRole('link', { name: /펫 서비스/ })).not.toBeInTheDocument();
  expect(sent.filter(({ name }) => name === 'NoListings_OtherKinds').map(({ variables }) => variables)).toEqual([
    { search: 'none', sido: 'seoul', sigungu: 'guro' },
  ]);
});

test.each([
  ['filters=isOpenNow&search=none', '영업 시간이 등록된 곳 중에서만 찾았어요.'],
  ['filters=is24&search=none', '조건을 하나씩 빼 보세요.'],
  ['search=none', '맞춤법을 확인하거나 더 짧은 말로 찾아보세요.'],
])('the list of businesses gives a possible reason when nothing is found for %s', async (asked, why) => {
  renderPage(<HospitalListPage />, {
    at: `/hostpital-list?${asked}`,
    responses: { ...responses, HospitalListPage_Hospitals: answer([]), NoListings_OtherKinds: { hospital: 0, pharmacy: 0, company: 0 } },
  });
  expect(await screen.findByText(why)).toBeInTheDocument();
});

test('the list of businesses shows an error with a retry button', async () => {
  let broken = true;
  const { user } = renderPage(<HospitalListPage />, {
    responses: {
      ...responses,
      HospitalListPage_Hospitals: () => (broken ? refusal('INTERNAL', '잠시 후 다시 시도해 주세요.') : answer([hospital])),
    },
  });
  expect(await screen.findByText('잠시 후 다시 시도해 주세요.')).toBeInTheDocument();
  broken = false;
  await user.click(screen.getByRole('button', { name: '다시 시도' }));
  expect(await screen.findByRole('link', { name: '구로동물병원' })).toBeInTheDocument();
});

test.each([
  ['동물약국', <PharmacyListPage />, 'PharmacyListPage_Pharmacies', '/pharmacy-list', '/pharmacy?id=7&frompage=list'],
  ['펫 서비스', <CompanyListPage />, 'CompanyListPage_Companies', '/company-list', '/company/7?frompage=list'],
])('the list of businesses shows a list of its own for %s', async (name, page, operation, at, href) => {
  const { user, address } = renderPage(page, {
    at,
    responses: { ...responses, [operation]: answer([{ ...hospital, name: '새로운 곳' }]) },
  });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(`${name} 찾기`);
  expect(await screen.findByRole('link', { name: '새로운 곳' })).toHaveAttribute('href', href);
  await user.click(screen.getByRole('button', { name: '영업 중' }));
  expect(address()).toBe(`${at}?filters=isOpenNow`);
});

test('a list that is longer than its pages says how far they go, and links no further', async () => {
  const long = {
    listings: [hospital],
    total: 13_279,
    summary: { isAtLeast: false, pageable: 10_000, leftOut: [], isNear: false, place: null },
  };
  const at = '/hostpital-list?page=834&sido=서울특별시&filters=is24';
  renderPage(<HospitalListPage />, { at, responses: { ...responses, HospitalListPage_Hospitals: long } });
  expect(await screen.findByText(/앞의 10,000곳까지 넘겨 볼 수 있어요/)).toBeInTheDocument();
  const pages = within(screen.getByRole('navigation', { name: '페이지 이동' }));
  expect(pages.getByRole('link', { name: '834페이지' })).toHaveAttribute('aria-current', 'page');
  expect(pages.queryByRole('link', { name: '835페이지' })).not.toBeInTheDocument();
  expect(pages.getByRole('link', { name: '다음 페이지' })).toHaveAttribute('aria-disabled', 'true');
});

test('the map takes along what is asked for, without order and page', async () => {
  const at = '/hostpital-list?search=고양이&sido=서울특별시&sigungu=구로구&filters=is24,isHotel&sort=review&page=2';
  renderPage(<HospitalListPage />, { at, responses });
  const way = await screen.findByRole('link', { name: '지도에서 보기' });
  expect(decodeURIComponent(way.getAttribute('href') ?? '')).toBe(
    '/search/map?search=고양이&sido=서울특별시&sigungu=구로구&filters=is24,isHotel',
  );
});

test('the list of businesses links to the first page from a page after the last', async () => {
  const { head } = renderPage(<HospitalListPage />, {
    at: '/hostpital-list?page=1000000000',
    responses: { ...responses, HospitalListPage_Hospitals: { listings: [], total: 13 } },
  });
  expect(await screen.findByText('찾은 곳은 모두 13곳이에요.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '첫 페이지로' })).toHaveAttribute('href', '/hostpital-list');
  expect(screen.queryByRole('navigation', { name: '페이지 이동' })).not.toBeInTheDocument();
  expect(head()).toMatchObject({ status: 404, noindex: true });
});

test.each([
  ['', true],
  ['?sido=seoul', true],
  ['?sort=recent', false],
  ['?page=2', false],
  ['?search=guro', false],
  ['?filters=is24', false],
])('the list of businesses shows the promoted listings above the list %j: %s', async (query, isShown) => {
  const premium = ({ hasPremium }: Record<string, unknown>) => ({
    ...answer([hospital]),
    ...(hasPremium ? { premium: [{ ...hospital, id: '8', name: '추천받는병원' }] } : {}),
  });
  renderPage(<HospitalListPage />, { at: `/hostpital-list${query}`, responses: { ...responses, HospitalListPage_Hospitals: premium } });
  await screen.findByRole('link', { name: '구로동물병원' });
  expect(screen.queryAllByRole('region', { name: '추천 동물병원' })).toHaveLength(isShown ? 1 : 0);
  if (!isShown) return;
  const promoted = within(screen.getByRole('region', { name: '추천 동물병원' }));
  expect(promoted.getByRole('link', { name: '추천받는병원' })).toBeInTheDocument();
  expect(within(promoted.getByRole('article')).getByText('광고')).toBeInTheDocument();
  expect(screen.getAllByText('광고')).toHaveLength(1);
});

test.each([
  ['', 3, true],
  ['', 2, false],
  ['?sido=seoul', 3, false],
  ['?page=2', 3, false],
])('the list of businesses shows the most visited listings below the list %j when there are %i: %s', async (query, count, isShown) => {
  const visited = Array.from({ length: count }, (_none, index) => ({ ...hospital, id: `${30 + index}`, name: `붐비는병원${index}` }));
  const told = ({ hasVisited }: Record<string, unknown>) => ({ ...answer([hospital]), ...(hasVisited ? { visited } : {}) });
  renderPage(<HospitalListPage />, { at: `/hostpital-list${query}`, responses: { ...responses, HospitalListPage_Hospitals: told } });
  await screen.findByRole('link', { name: '구로동물병원' });
  const strip = screen.queryByRole('region', { name: '많이 찾는 동물병원' });
  expect(
    strip &&
      within(strip)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
  ).toEqual(isShown ? ['30', '31', '32'].map((id) => `/hospital?id=${id}&frompage=list`) : null);
});

test("the list of businesses offers one choice of a company's kind beside its other filters", async () => {
  const { user, address } = renderPage(<CompanyListPage />, {
    at: '/company-list?filters=isHotel,is24&page=3',
    responses: { ...responses, CompanyListPage_Companies: answer([hospital]) },
  });
  const types = within(screen.getByRole('navigation', { name: '서비스 종류' }));
  const chosen = () =>
    types
      .getAllByRole('link')
      .filter((link) => link.hasAttribute('aria-current'))
      .map(({ textContent }) => textContent);
  expect(chosen()).toEqual(['호텔']);
  expect(screen.queryByRole('button', { name: '호텔' })).not.toBeInTheDocument();
  await user.click(types.getByRole('link', { name: '유치원' }));
  expect([address(), chosen()]).toEqual(['/company-list?filters=is24%2CisKindergarten', ['유치원']]);
  await user.click(types.getByRole('link', { name: '전체' }));
  expect([address(), chosen()]).toEqual(['/company-list?filters=is24', ['전체']]);
});

test('the list of businesses counts a text search once, after its result is known', async () => {
  sessionStorage.clear();
  const { user, sent } = renderPage(<HospitalListPage />, { at: '/hostpital-list', responses });
  const counted = () => sent.filter(({ name }) => name === 'ListingsScreen_CountSearch').map(({ variables }) => variables);
  await screen.findByRole('link', { name: '구로동물병원' });
  expect(counted()).toEqual([]);
  await user.type(screen.getByRole('combobox'), 'guro{Enter}');
  await waitFor(() => expect(counted()).toEqual([{ kind: 'hospital', isFound: true }]));
  await user.click(screen.getByRole('button', { name: '24시' }));
  await waitFor(() => expect(listsSent(sent)).toHaveLength(3));
  await screen.findByRole('link', { name: '구로동물병원' });
  expect(counted()).toHaveLength(1);
});
