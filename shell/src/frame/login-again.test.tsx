import { accessToken, currentSession, refreshAccessToken, storeTokens } from '@petcare/auth';
import { answerRest, ok, refused, renderPage } from '@petcare/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { LoginAgain } from './login-again.tsx';

const ALWAYS = 4_102_444_800;
const tokenOf = (userID: string) =>
  `x.${btoa(JSON.stringify({ userID, accountType: 0, socialType: 0, nickname: 'bori', name: 'Kim', exp: ALWAYS }))}.x`;

/** A page that somebody has typed into when the server says that their session is over. */
async function expireWhileTyping(login = ok({ token: tokenOf('1'), refreshToken: 'r2', state: 'OK', stateURL: '/mypage/myinfo' })) {
  const sent = answerRest({ 'POST /user/access-token': refused('NO_ACCESS_TOKEN', '다시 로그인해 주세요.'), 'POST /user/login': login });
  const begin = jest.fn();
  const page = renderPage(
    <>
      <input aria-label="제목" />
      <LoginAgain begin={begin} />
    </>,
    {
      at: '/community/mypet/input',
      session: { userID: '1', nickname: '보리아빠' },
      responses: { SocialWays_Providers: { getSocialAccounts: [{ provider: 'naver', isOn: true }] } },
    },
  );
  await page.user.type(screen.getByLabelText('제목'), '산책 후기');
  await act(async () => void (await refreshAccessToken(accessToken(), async () => ({ result: 'refused' }))));
  await screen.findByRole('dialog', { name: '다시 로그인해 주세요' });
  return { ...page, sent, begin };
}

const typed = () => document.querySelector<HTMLInputElement>('[aria-label="제목"]')?.value;

async function logIn({ user }: Awaited<ReturnType<typeof expireWhileTyping>>) {
  await user.type(screen.getByLabelText('이메일'), 'bori@example.com');
  await user.type(screen.getByLabelText('비밀번호'), 'petcare-1234');
  await user.click(screen.getByRole('button', { name: '로그인' }));
}

test('the login dialog keeps the page and the typed text after logging in again', async () => {
  const page = await expireWhileTyping();
  expect(screen.getByText(/보리아빠님의 로그인이 만료되었어요/)).toBeTruthy();
  await logIn(page);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(page.sent.at(-1)).toEqual({ call: 'POST /user/login', body: { email: 'bori@example.com', password: 'petcare-1234' } });
  expect(typed()).toBe('산책 후기');
  expect(page.address()).toBe('/community/mypet/input');
  expect(page.begin).not.toHaveBeenCalled();
});

test('the login dialog shows a refused login in the dialog and keeps the page', async () => {
  const page = await expireWhileTyping(refused('INVALID_CREDENTIALS', '이메일 또는 비밀번호가 맞지 않아요.'));
  await page.user.click(screen.getByRole('button', { name: '로그인' }));
  expect(await screen.findByText('이메일을 적어 주세요.')).toBeTruthy();
  expect(screen.getByText('비밀번호를 적어 주세요.')).toBeTruthy();
  await logIn(page);
  expect(await screen.findByText('이메일 또는 비밀번호가 맞지 않아요.')).toBeTruthy();
  expect(typed()).toBe('산책 후기');
});

test('the login dialog opens the login of a provider in a new tab and keeps the page', async () => {
  await expireWhileTyping();
  const link = await screen.findByRole('link', { name: '네이버로 로그인' });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/api/client/user/social/naver', '_blank']);
});

test('the login dialog starts afresh when somebody else logs in', async () => {
  const page = await expireWhileTyping(ok({ token: tokenOf('2'), refreshToken: 'r2', state: 'OK', stateURL: '/mypage/myinfo' }));
  await logIn(page);
  await waitFor(() => expect(page.begin).toHaveBeenCalledTimes(1));
});

test('the login dialog closes the dialog when another tab logs in', async () => {
  const { begin } = await expireWhileTyping();
  await act(async () => void storeTokens({ token: tokenOf('1'), refreshToken: 'r2' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(typed()).toBe('산책 후기');
  expect(begin).not.toHaveBeenCalled();
});

test('the login dialog asks for confirmation before leaving, which loses the typed text', async () => {
  const { user, address } = await expireWhileTyping();
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: '이어서 쓰기' }));
  await user.click(await screen.findByRole('button', { name: '나가기' }));
  await screen.findByRole('alertdialog', { name: '이 페이지에서 나갈까요?' });
  await user.click(screen.getByRole('button', { name: '나가기' }));
  await waitFor(() => expect(currentSession()).toEqual({ status: 'anonymous' }));
  expect(address()).toBe('/');
});
