import { renderPage } from '@petcare/testing';
import { screen } from '@testing-library/react';
import { MyReservationsPage } from './my-reservations.page.tsx';

test('the list of notices shows what was told of reservations, and reads it all at once', async () => {
  let isRead = false;
  const { user, sent } = renderPage(<MyReservationsPage />, {
    at: '/mypage/reservation?view=notices',
    session: {},
    responses: {
      MyReservationsPage_Reservations: () => ({
        next: [],
        ahead: 0,
        past: 0,
        off: 0,
        unread: isRead ? 0 : 1,
        getMyReservationsByPage: [],
      }),
      ReservationNotices_Notices: () => ({
        getMyReservationNotices: [
          {
            id: '1',
            title: '예약이 확정됐어요',
            text: '구로동물병원',
            path: '/reservation/finished?id=31',
            isRead,
            createdAt: '2026-11-23T00:00:00.000Z',
          },
        ],
        total: 1,
        unread: isRead ? 0 : 1,
      }),
      ReservationNotices_Read: () => {
        isRead = true;
        return { readMyReservationNotices: 0 };
      },
    },
  });
  expect(await screen.findByRole('link', { name: '예약이 확정됐어요 (읽지 않음)' })).toHaveAttribute('href', '/reservation/finished?id=31');
  expect(screen.getByRole('link', { name: '알림 1' })).toHaveAttribute('aria-current', 'page');
  expect(screen.queryByText('예정된 예약이 없어요.')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '모두 읽음으로' }));
  expect(await screen.findByText('모두 읽었어요.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '알림' })).toBeInTheDocument();
  expect(sent.find(({ name }) => name === 'ReservationNotices_Read')?.variables).toEqual({ ids: null });
});
