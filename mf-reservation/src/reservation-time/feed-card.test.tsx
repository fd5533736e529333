import { renderPage } from '@petcare/testing';
import { screen, within } from '@testing-library/react';
import { FeedCard } from './feed-card.tsx';

const feedOf = (secret: string) => ({ path: `/api/client/reservation/feed/${secret}.ics`, createdAt: '2026-11-23T03:00:00.000Z' });

test('an address for the calendar is made, replaced and ended', async () => {
  let feed: ReturnType<typeof feedOf> | null = null;
  let made = 0;
  const { user } = renderPage(<FeedCard />, {
    session: { accountType: 3 },
    responses: {
      FeedCard_Feed: () => ({ getMyReservationFeed: feed }),
      FeedCard_Make: () => ({ makeMyReservationFeed: (feed = feedOf(`secret${(made += 1)}`)) }),
      FeedCard_Revoke: () => {
        feed = null;
        return { revokeMyReservationFeed: true };
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: '구독 주소 만들기' }));
  expect(await screen.findByDisplayValue(/\/feed\/secret1\.ics$/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '주소 복사' }));
  expect(await navigator.clipboard.readText()).toMatch(/^http.*secret1\.ics$/);
  await user.click(screen.getByRole('button', { name: '새 주소로 바꾸기' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '새 주소 만들기' }));
  expect(await screen.findByDisplayValue(/secret2\.ics$/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '연결 끊기' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '연결 끊기' }));
  expect(await screen.findByRole('button', { name: '구독 주소 만들기' })).toBeInTheDocument();
});
