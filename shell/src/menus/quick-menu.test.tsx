import { currentSession } from '@petcare/auth';
import { answerRest, ok, renderPage } from '@petcare/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { QuickMenu } from './quick-menu.tsx';
import { Toasts } from '../frame/toasts.tsx';

test('the menu asks before a logout, reloads the page and shows the message once after the reload', async () => {
  answerRest({ 'DELETE /user/logout': ok(null) });
  let reloads = 0;
  const { user, unmount } = renderPage(<QuickMenu reload={() => (reloads += 1)} />, { session: {} });
  await user.click(screen.getByRole('button', { name: '로그아웃' }));
  await user.click(await screen.findByRole('button', { name: '머무르기' }));
  expect(currentSession()).toMatchObject({ status: 'signed-in' });
  await user.click(screen.getByRole('button', { name: '로그아웃' }));
  const question = await screen.findByRole('alertdialog', { name: '로그아웃할까요?' });
  await user.click(within(question).getByRole('button', { name: '로그아웃' }));
  await waitFor(() => expect(reloads).toBe(1));
  expect(currentSession()).toEqual({ status: 'anonymous' });
  unmount();

  const reloaded = renderPage(<Toasts />);
  expect(screen.getByText('로그아웃되었습니다.')).toBeTruthy();
  reloaded.unmount();

  renderPage(<Toasts />);
  expect(screen.queryByText('로그아웃되었습니다.')).toBeNull();
});
