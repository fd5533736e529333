import { refusal, renderPage, type Responses } from '@petcare/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { AlertsBell } from './alerts-bell.tsx';

type Alert = { id: string; kind: string; text: string; path: string; isRead: boolean; createdAt: string };

const alert = (id: number, over: Partial<Alert> = {}): Alert => ({
  ...{ id: String(id), kind: 'reservation.confirmed', text: `소식 ${id}`, path: `/mypage/reservation?of=${id}`, isRead: false },
  createdAt: '2026-11-20T03:00:00Z',
  ...over,
});

/** A person with these alerts, the newest first; the site answers in pages and keeps what was read. */
function open(alerts: Alert[], responses: Responses = {}) {
  const unreadCount = () => alerts.filter(({ isRead }) => !isRead).length;
  return renderPage(<AlertsBell />, {
    session: {},
    responses: {
      AlertFeed_News: () => ({ getMyAlerts: { unreadCount: unreadCount(), items: alerts.slice(0, 1).map(({ id }) => ({ id })) } }),
      AlertsList_Alerts: ({ before, count }) => {
        const rest = alerts.filter(({ id }) => !before || Number(id) < Number(before));
        return { getMyAlerts: { items: rest.slice(0, Number(count)) } };
      },
      AlertsList_Read: ({ id, upTo }) => {
        for (const one of alerts) if (id ? one.id === id : Number(one.id) <= Number(upTo)) one.isRead = true;
        return { readMyAlerts: { unreadCount: unreadCount() } };
      },
      ...responses,
    },
  });
}

const bell = (name: string | RegExp) => screen.findByRole('button', { name });

test('the bell says how many alerts nobody has read', async () => {
  open([alert(3), alert(2), alert(1, { isRead: true })]);
  expect((await bell('알림, 안 읽은 알림 2개')).getAttribute('aria-expanded')).toBe('false');
  expect(screen.getByRole('status').textContent).toBe('안 읽은 알림이 2개 있어요.');
});

test('more than ninety-nine are 99+', async () => {
  open(Array.from({ length: 100 }, (_none, index) => alert(100 - index)));
  expect(await bell('알림, 안 읽은 알림 99+개')).toBeTruthy();
});

test('an alert that is pressed is read, and leads to its page', async () => {
  const { user, address, sent } = open([alert(2), alert(1)]);
  await user.click(await bell(/안 읽은 알림 2개/));
  await user.click(await screen.findByRole('link', { name: /소식 2/ }));
  expect(address()).toBe('/mypage/reservation?of=2');
  expect(sent.filter(({ name }) => name === 'AlertsList_Read').map(({ variables }) => variables)).toEqual([{ id: '2' }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('all are marked as read up to the newest that is shown', async () => {
  const { user, sent } = open([alert(9), alert(4)]);
  await user.click(await bell(/안 읽은 알림 2개/));
  await user.click(await screen.findByRole('button', { name: '모두 읽음으로 표시' }));
  expect(sent.filter(({ name }) => name === 'AlertsList_Read').map(({ variables }) => variables)).toEqual([{ upTo: '9' }]);
});

test('older ones come on demand, until there are none', async () => {
  const { user } = open(Array.from({ length: 25 }, (_none, index) => alert(25 - index, { isRead: true })));
  await user.click(await bell('알림'));
  const dialog = within(await screen.findByRole('dialog', { name: '알림' }));
  await waitFor(() => expect(dialog.getAllByRole('link')).toHaveLength(20));
  await user.click(dialog.getByRole('button', { name: '더 보기' }));
  await waitFor(() => expect(dialog.getAllByRole('link')).toHaveLength(25));
  expect(dialog.queryByRole('button', { name: '더 보기' })).toBeNull();
});

test('nobody who has no alerts is left with an empty panel', async () => {
  const { user } = open([]);
  await user.click(await bell('알림'));
  expect(await screen.findByText('아직 알림이 없어요')).toBeTruthy();
});

test('a list that can not be had says so, and is asked for again', async () => {
  let isAway = true;
  const page = { getMyAlerts: { items: [alert(1)] } };
  const AlertsList_Alerts = () => (isAway ? refusal('UNAVAILABLE', '잠시 뒤에 다시 시도해 주세요.') : page);
  const { user } = open([alert(1)], { AlertsList_Alerts });
  await user.click(await bell(/안 읽은 알림 1개/));
  expect((await screen.findByRole('alert')).textContent).toContain('잠시 뒤에 다시 시도해 주세요.');
  isAway = false;
  await user.click(screen.getByRole('button', { name: '다시 시도' }));
  expect(await screen.findByText('소식 1')).toBeTruthy();
});
