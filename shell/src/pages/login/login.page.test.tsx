import { currentSession } from '@petcare/auth';
import { renderPage } from '@petcare/testing';
import { screen, waitFor } from '@testing-library/react';
import { answerRest, ok, refused } from '../../session/answer-rest.ts';
import { LoginPage } from './login.page.tsx';

const token = `x.${btoa(JSON.stringify({ userID: '7', accountType: 1, socialType: 0, nickname: 'vet', name: 'Lee' }))}.x`;
const loggedIn = (state: string, stateURL: string) => ok({ token, refreshToken: 'r', state, stateURL });

async function logIn(at: string) {
  const page = renderPage(<LoginPage />, { at, path: '/login' });
  await page.user.type(screen.getByLabelText('이메일'), 'vet@example.com');
  await page.user.type(screen.getByLabelText('비밀번호'), 'petcare-1234');
  await page.user.click(screen.getByRole('button', { name: '로그인' }));
  return page;
}

test('an empty form says what is missing and sends nothing', async () => {
  const sent = answerRest({});
  const { user } = renderPage(<LoginPage />, { at: '/login', path: '/login' });
  await user.click(screen.getByRole('button', { name: '로그인' }));
  expect(screen.getByText('이메일을 적어 주세요.')).toBeTruthy();
  expect(screen.getByText('비밀번호를 적어 주세요.')).toBeTruthy();
  expect(sent).toEqual([]);
});

test('a wrong password is refused in the server’s words, and what was typed stays', async () => {
  answerRest({ 'POST /user/login': refused('INVALID_CREDENTIALS', '이메일 또는 비밀번호가 맞지 않아요.') });
  const { address } = await logIn('/login?next=%2Fpoint');
  expect(await screen.findByText('이메일 또는 비밀번호가 맞지 않아요.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('이메일').value).toBe('vet@example.com');
  expect(screen.getByLabelText<HTMLInputElement>('비밀번호').value).toBe('petcare-1234');
  expect(address()).toBe('/login?next=%2Fpoint');
});

test.each([
  ['/login', 'OK', '/bizpage/hospital', '/bizpage/hospital'],
  ['/login?next=%2Fpoint', 'OK', '/bizpage/hospital', '/point'],
  ['/login?next=%2F%2Fevil.example', 'OK', '/bizpage/hospital', '/bizpage/hospital'],
  ['/login?next=%2Fpoint', 'APPROVAL_PENDING', '/bizpage', '/bizpage'],
])('%s, answered %s %s, leads to %s', async (at, state, stateURL, target) => {
  answerRest({ 'POST /user/login': loggedIn(state, stateURL) });
  const { address } = await logIn(at);
  await waitFor(() => expect(address()).toBe(target));
  expect(currentSession()).toMatchObject({ status: 'signed-in', identity: { userID: '7' } });
});

test('joining keeps where the person wanted to go', () => {
  renderPage(<LoginPage />, { at: '/login?next=%2Fpoint', path: '/login' });
  expect(screen.getByRole('link', { name: '회원가입' }).getAttribute('href')).toBe('/join-gate?next=%2Fpoint');
});

test('who is logged in already goes on at once', async () => {
  const { address } = renderPage(<LoginPage />, { at: '/login?next=%2Fpoint', path: '/login', session: {} });
  await waitFor(() => expect(address()).toBe('/point'));
});
