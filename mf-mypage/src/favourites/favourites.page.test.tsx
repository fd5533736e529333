import { deviceFavourites, recentSearches, seenListings } from '@petcare/device-lists';
import { bus } from '@petcare/event-bus';
import { refusal, renderPage, type RenderPageOptions, type Responses } from '@petcare/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aFavourite } from '../testing/a-favourite.ts';
import { FavouritesPage, MyFavouritesPage } from './favourites.page.tsx';

beforeEach(() => localStorage.clear());

const pharmacy = aFavourite({
  ...{ id: '8', kind: 'pharmacy', name: '구로다정약국', openState: { kind: 'dayOff', at: null }, isBookable: false, nextFree: null },
  ...{ reviewScore: null, reviewCount: 0 },
});
const page = (total: number, ...items: object[]) => ({ getMyFavouritesByPage: items, getMyFavouriteCount: total });
const open = (responses: Responses, given: RenderPageOptions = {}) =>
  renderPage(<MyFavouritesPage />, { at: '/mypage/favourites', session: {}, responses, ...given });
const openAsGuest = (at: string, responses: Responses = {}) => renderPage(<FavouritesPage />, { at, responses });
const rows = () => screen.getAllByRole('article').map((row) => within(row).getByRole('link').textContent);

test('a member sees their favourites, whether each is open, until when, and when it is free next', async () => {
  const full = aFavourite({ id: '9', kind: 'company', name: '멍호텔', nextFree: null, openState: null });
  const { sent } = open({ FavouritesPage_Favourites: page(3, aFavourite(), pharmacy, full) });
  expect(await screen.findByText('영업 중 · 오후 7:00까지')).toBeInTheDocument();
  expect(rows()).toEqual(['구로동물병원', '구로다정약국', '멍호텔']);
  expect(screen.getByText('다음 예약 12월 24일 (화) 오후 2:30')).toBeInTheDocument();
  expect(screen.getByText('휴무')).toBeInTheDocument();
  expect(screen.getByText('2주 안에 빈 시간이 없어요')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '멍호텔' })).toHaveAttribute('href', '/company/9');
  expect(sent[0]?.variables).toEqual({ kind: null, page: 1, count: 20 });
});

test('the kind and the page stand in the address', async () => {
  const { user, sent, address } = open({ FavouritesPage_Favourites: page(30, pharmacy) }, { at: '/mypage/favourites?page=2' });
  await user.click(await screen.findByRole('link', { name: '동물약국' }));
  expect(address()).toBe('/mypage/favourites?kind=pharmacy');
  await waitFor(() => expect(sent.map(({ variables }) => variables)).toContainEqual({ kind: 'pharmacy', page: 1, count: 20 }));
  expect(sent[0]?.variables).toMatchObject({ kind: null, page: 2 });
});

test('a favourite that is unmarked stays in its place until it is marked again, as it was, and hearts hear of both', async () => {
  const heard: object[] = [];
  const hearing = bus.on('favourite.changed').subscribe((one) => heard.push(one));
  const { user, sent } = open({
    FavouritesPage_Favourites: page(2, aFavourite(), pharmacy),
    FavouritesPage_Unmark: { removeFavourite: true },
    FavouritesPage_MarkAgain: { addFavourites: 1 },
  });
  await user.click(await screen.findByRole('button', { name: '구로동물병원 찜 해제' }));
  expect(screen.getByRole('status')).toHaveTextContent('구로동물병원 찜을 해제했어요.');
  expect(rows()).toEqual(['구로다정약국']);
  expect(screen.getByRole('button', { name: '되돌리기' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: '되돌리기' }));
  expect(rows()).toEqual(['구로동물병원', '구로다정약국']);
  expect(screen.getByRole('button', { name: '구로동물병원 찜 해제' })).toHaveFocus();
  await waitFor(() => expect(heard).toEqual([false, true].map((isFavourite) => ({ listingId: '7', isFavourite }))));
  expect(sent.slice(1).map(({ variables }) => variables)).toEqual([
    { id: '7' },
    { favourites: [{ listingId: '7', markedAt: '2026-11-20T03:00:00.000Z' }] },
  ]);
  hearing.unsubscribe();
});

test('a favourite that can’t be unmarked comes back', async () => {
  const { user } = open({
    FavouritesPage_Favourites: page(1, aFavourite()),
    FavouritesPage_Unmark: refusal('TOO_MANY_REQUESTS', '잠시 뒤에 다시 해 주세요.'),
  });
  await user.click(await screen.findByRole('button', { name: '구로동물병원 찜 해제' }));
  expect(await screen.findByRole('button', { name: '구로동물병원 찜 해제' })).toBeInTheDocument();
});

test('a list of none leads to places that could be in it, and a list that can’t be had is asked for again', async () => {
  const asked = { count: 0 };
  const { user } = open({
    FavouritesPage_Favourites: () => ((asked.count += 1) === 1 ? refusal('INTERNAL', '잠시 후에요.') : page(0)),
  });
  await user.click(await screen.findByRole('button', { name: /다시/ }));
  expect(await screen.findByText('아직 찜한 곳이 없어요.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '동물병원 찾아보기' })).toHaveAttribute('href', '/hostpital-list');
});

test('a take-over after a login shows the list anew', async () => {
  let items: object[] = [];
  open({ FavouritesPage_Favourites: () => page(items.length, ...items) });
  expect(await screen.findByText('아직 찜한 곳이 없어요.')).toBeInTheDocument();
  items = [aFavourite()];
  act(() => bus.emit('favourites.taken-over', {}));
  expect(await screen.findByRole('link', { name: '구로동물병원' })).toBeInTheDocument();
});

test('who has not logged in sees the device’s favourites, without those that are gone, and the way to keep them', async () => {
  for (const [id, day] of [
    ['8', '01'],
    ['99', '02'],
    ['7', '03'],
  ] as const) {
    deviceFavourites.put({ id, markedAt: `2026-11-${day}T00:00:00.000Z` });
  }
  const given = { FavouritesPage_Listings: { getListingsByIds: [aFavourite({ markedAt: null }), pharmacy] } };
  const { user, sent, head } = openAsGuest('/favourites', given);
  expect(await screen.findByRole('link', { name: '구로동물병원' })).toBeInTheDocument();
  expect(sent[0]?.variables).toEqual({ ids: ['7', '99', '8'] });
  expect(screen.getByRole('link', { name: '로그인' })).toHaveAttribute('href', '/login?next=%2Fmypage%2Ffavourites');
  expect(head()).toMatchObject({ title: '찜한 곳과 최근 본 곳', noindex: true });
  await user.click(screen.getByRole('button', { name: '구로동물병원 찜 해제' }));
  expect(deviceFavourites.read().map(({ id }) => id)).toEqual(['99', '8']);
  await user.click(screen.getByRole('button', { name: '되돌리기' }));
  expect(deviceFavourites.read()).toContainEqual({ id: '7', markedAt: '2026-11-03T00:00:00.000Z' });
  await user.click(screen.getByRole('link', { name: '펫 서비스' }));
  expect(await screen.findByText('찜한 펫 서비스가 없어요.')).toBeInTheDocument();
});

test('what was seen last is listed, and taken away one by one or all at once', async () => {
  seenListings.put({ kind: 'pharmacy', id: '8', name: '구로다정약국' });
  seenListings.put({ kind: 'hospital', id: '7', name: '구로동물병원' });
  const { user } = openAsGuest('/favourites?list=seen', { FavouritesPage_Listings: { getListingsByIds: [pharmacy, aFavourite()] } });
  await screen.findByRole('link', { name: '구로동물병원' });
  expect(rows()).toEqual(['구로동물병원', '구로다정약국']);
  await user.click(screen.getByRole('button', { name: '구로동물병원 최근 본 곳에서 삭제' }));
  expect([rows(), seenListings.read().map(({ id }) => id)]).toEqual([['구로다정약국'], ['8']]);
  await user.click(screen.getByRole('button', { name: '전체 삭제' }));
  expect(screen.getByText('최근 본 곳이 없어요.')).toBeInTheDocument();
  expect(Object.keys(localStorage).filter((key) => !key.startsWith('petcare.session'))).toEqual([]);
});

test('searches lead to their results, and are taken away one by one or all at once', async () => {
  recentSearches.put({ kind: 'company', text: '미용' });
  recentSearches.put({ kind: 'hospital', text: '24시 & 구로' });
  const { user } = openAsGuest('/favourites?list=searches');
  expect(screen.getByRole('link', { name: /24시 & 구로/ })).toHaveAttribute(
    'href',
    '/hostpital-list?search=24%EC%8B%9C+%26+%EA%B5%AC%EB%A1%9C',
  );
  await user.click(screen.getByRole('button', { name: '검색어 24시 & 구로 삭제' }));
  expect(recentSearches.read()).toEqual([{ kind: 'company', text: '미용' }]);
  await user.click(screen.getByRole('button', { name: '전체 삭제' }));
  expect(screen.getByText('최근 검색어가 없어요.')).toBeInTheDocument();
});
