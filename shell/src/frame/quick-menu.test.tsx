import { currentSession } from '@petcare/auth';
import { renderPage } from '@petcare/testing';
import { screen, waitFor } from '@testing-library/react';
import { answerRest, ok } from '../testing/answer-rest.ts';
import { QuickMenu } from './quick-menu.tsx';
import { Toasts } from './toasts.tsx';

test('reloads the page on logout and shows the message once after the reload', async () => {
  answerRest({ 'DELETE /user/logout': ok(null) });
  let reloads = 0;
  const { user, unmount } = renderPage(<QuickMenu reload={() => (reloads += 1)} />, { session: {} });
  await user.click(screen.getByRole('button', { name: '로그아웃' }));
  await waitFor(() => expect(reloads).toBe(1));
  expect(currentSession()).toEqual({ status: 'anonymous' });
  unmount();

  const reloaded = renderPage(<Toasts />);
  expect(screen.getByText('로그아웃되었습니다.')).toBeTruthy();
  reloaded.unmount();

  renderPage(<Toasts />);
  expect(screen.queryByText('로그아웃되었습니다.')).toBeNull();
});
