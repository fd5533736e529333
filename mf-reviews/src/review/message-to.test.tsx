import { renderPage } from '@petcare/testing';
import { screen } from '@testing-library/react';
import { MessageTo } from './message-to.tsx';

const reviewer = { id: '4', nickname: '두부누나' };

test.each([
  ['one’s own name', reviewer, true],
  ['the name of who has left', { id: null, nickname: '탈퇴한 회원' }, false],
])('beside %s there is nothing to press', (_whose, whose, isMine) => {
  renderPage(<MessageTo reviewer={whose} isMine={isMine} />, { session: {} });
  expect(screen.queryByRole('button')).toBeNull();
});

test('who is not logged in is led to the login, and back to the review', async () => {
  const { user, address } = renderPage(<MessageTo reviewer={reviewer} isMine={false} />, { at: '/hospital?id=7' });
  await user.click(screen.getByRole('button', { name: '두부누나님에게 쪽지 보내기' }));
  expect(address()).toBe(`/login?next=${encodeURIComponent('/hospital?id=7')}&for=message`);
});

test('the community is asked for the message, again with each press', async () => {
  const { user } = renderPage(<MessageTo reviewer={reviewer} isMine={false} />, { session: {} });
  for (const asked of [1, 2]) {
    await user.click(screen.getByRole('button', { name: '두부누나님에게 쪽지 보내기' }));
    expect(screen.getByText(`review.message {"nickname":"두부누나","asked":${asked}}`)).toBeInTheDocument();
  }
});
