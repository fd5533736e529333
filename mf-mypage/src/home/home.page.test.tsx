import { refusal, renderPage, type Responses } from '@petcare/testing';
import { screen, waitFor } from '@testing-library/react';
import { HomePage } from './home.page.tsx';

const alert = (id: string, text: string, isRead = false) => ({
  ...{ id, text, isRead, path: '/mypage/reservation', createdAt: '2026-11-20T03:00:00.000Z' },
});
const alerts = (unreadCount: number, ...items: object[]) => ({ getMyAlerts: { unreadCount, items } });
const pet = (id: string, name: string, dueOn: string | null) => ({ id, name, nextVaccination: dueOn && { kind: '종합백신', dueOn } });
const noFavourites = { LatestFavourites_Favourites: { getMyFavouritesByPage: [] } };
const open = (responses: Responses = {}) =>
  renderPage(<HomePage />, {
    at: '/mypage',
    session: { nickname: '보리아빠' },
    responses: { UnreadAlerts_Alerts: alerts(0), NextVaccinations_Pets: { getMyPetsByPage: [] }, ...noFavourites, ...responses },
  });

test('a guardian is shown each part in its slot, what they came for first', async () => {
  open();
  expect(screen.getByRole('heading', { level: 1, name: '보리아빠님의 펫케어' })).toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    '다음 예약',
    '다음 접종',
    '새 소식',
    '찜한 곳',
    '남길 리뷰',
    '포인트',
    '이용권',
    '최근에 쓴 리뷰',
  ]);
  for (const slot of ['reservation', 'reviews-to-write', 'points', 'pass', 'reviews'])
    expect(screen.getByText(`mypage.${slot} {}`)).toBeInTheDocument();
  expect(await screen.findByText('새 소식을 모두 읽었어요.')).toBeInTheDocument();
});

test('the start page of a guardian shows the vaccinations that come next, the late one first', async () => {
  const pets = [pet('1', '보리', '2999-12-24'), pet('2', '콩', '2020-01-02'), pet('3', '초코', null)];
  open({ NextVaccinations_Pets: { getMyPetsByPage: pets } });
  expect((await screen.findAllByText(/^종합백신 · /)).map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('2020'),
    expect.stringContaining('2999'),
  ]);
  expect(screen.getByText(/일 지남$/)).toBeInTheDocument();
  expect(screen.queryByText('초코')).toBeNull();
});

test('the start page of a guardian shows the news that nobody has read, marks one as read when it is followed, and says how many more there are', async () => {
  const news = alerts(5, alert('9', '예약이 확정되었어요.'), alert('8', '읽은 소식', true), alert('7', '답글이 달렸어요.'));
  const { user, sent } = open({ UnreadAlerts_Alerts: news, UnreadAlerts_Read: { readMyAlerts: { unreadCount: 4 } } });
  expect(await screen.findByText('예약이 확정되었어요.')).toBeInTheDocument();
  expect(screen.queryByText('읽은 소식')).toBeNull();
  expect(screen.getByText(/읽지 않은 소식이 3개 더 있어요/)).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: /답글이 달렸어요/ }));
  await waitFor(() => expect(sent.find(({ name }) => name === 'UnreadAlerts_Read')?.variables).toEqual({ id: '7' }));
});

test('the start page of a guardian keeps the other parts when the news and the pets can’t be had', async () => {
  const down = refusal('INTERNAL', '잠시 후에요.');
  open({ UnreadAlerts_Alerts: down, NextVaccinations_Pets: down });
  expect(await screen.findByText('소식을 불러오지 못했어요.')).toBeInTheDocument();
  expect(await screen.findByText('접종일을 불러오지 못했어요.')).toBeInTheDocument();
  expect(screen.getByText('mypage.points {}')).toBeInTheDocument();
});
