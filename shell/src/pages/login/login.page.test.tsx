import { currentSession } from '@petcare/auth';
import { lastSocialStart } from '@petcare/account';
import { answerRest, enter, ok, refused, renderPage } from '@petcare/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { LoginPage } from './login.page.tsx';

const token = `x.${btoa(JSON.stringify({ userID: '7', accountType: 1, socialType: 0, nickname: 'vet', name: 'Lee' }))}.x`;
const loggedIn = (state: string, stateURL: string) => ok({ token, refreshToken: 'r', state, stateURL });
const providers = (...on: string[]) => ({
  SocialWays_Providers: {
    getSocialAccounts: ['naver', 'kakao', 'facebook', 'apple'].map((provider) => ({ provider, isOn: on.includes(provider) })),
  },
});

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const open = (at: string, ...on: string[]) => renderPage(<LoginPage />, { at, path: '/login', responses: providers(...on) });

async function logIn(at: string) {
  const page = open(at);
  await enter(page.user, screen.getByLabelText('이메일'), 'vet@example.com');
  await enter(page.user, screen.getByLabelText('비밀번호'), 'petcare-1234');
  await page.user.click(screen.getByRole('button', { name: '로그인' }));
  return page;
}

test('the login page reports missing values and sends nothing', async () => {
  const sent = answerRest({});
  const { user } = open('/login');
  await user.click(screen.getByRole('button', { name: '로그인' }));
  expect(screen.getByText('이메일을 적어 주세요.')).toBeTruthy();
  expect(screen.getByText('비밀번호를 적어 주세요.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('이메일'));
  expect(sent).toEqual([]);
});

test('the login page shows the message of the server for a wrong password and keeps the typed values', async () => {
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
  ['/login?next=%2F%5Cevil.example', 'OK', '/bizpage/hospital', '/bizpage/hospital'],
  ['/login?next=https%3A%2F%2Fevil.example', 'OK', '/bizpage/hospital', '/bizpage/hospital'],
  ['/login?next=%2Fpoint', 'APPROVAL_PENDING', '/bizpage', '/bizpage'],
  ['/login?next=%2Fpoint', 'TEMPORARY_PASSWORD', '/mypage/myinfo?change=password', '/mypage/myinfo?change=password'],
  ['/login?next=%2Fpoint', 'IDENTITY_REQUIRED', '/auth/danal', '/auth/danal?next=%2Fpoint'],
  ['/login?next=%2F%2Fevil.example', 'IDENTITY_REQUIRED', '/auth/danal', '/auth/danal'],
])('a login at %s with the answer %s %s leads to %s', async (at, state, stateURL, target) => {
  answerRest({ 'POST /user/login': loggedIn(state, stateURL) });
  const { address } = await logIn(at);
  await waitFor(() => expect(address()).toBe(target));
  expect(currentSession()).toMatchObject({ status: 'signed-in', identity: { userID: '7' } });
});

test.each([
  ['/login?next=%2Fabout', '회원가입', '/join-gate?next=%2Fabout'],
  ['/login?next=%2Fbizpage', '회원가입', '/join-gate?next=%2Fbizpage'],
  ['/login?next=%2Fpoint', '이메일로 가입하기', '/join?next=%2Fpoint'],
  ['/login?next=%2Fhospital%3Fid%3D7&for=review', '이메일로 가입하기', '/join?next=%2Fhospital%3Fid%3D7'],
])('the login page at %s passes the requested page on by %s', async (at, name, href) => {
  open(at);
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href);
});

test('the login page goes on at once when the person is already logged in', async () => {
  const { address } = renderPage(<LoginPage />, { at: '/login?next=%2Fpoint', path: '/login', session: {}, responses: providers() });
  await waitFor(() => expect(address()).toBe('/point'));
});

describe('login by a provider', () => {
  const ways = async () => within(await screen.findByRole('region', { name: /^(간편 로그인|처음이어도 바로)/ })).findAllByRole('link');
  const stay = (event: Event) => event.preventDefault();
  beforeEach(() => addEventListener('click', stay));
  afterEach(() => removeEventListener('click', stay));

  test('offers the enabled providers and passes the requested page on', async () => {
    open('/login?next=%2Fpoint', 'naver', 'kakao', 'facebook');
    const links = await ways();
    expect(links.map((link) => link.textContent)).toEqual(['카카오로 시작하기', '네이버로 시작하기', '페이스북으로 시작하기']);
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      ['kakao', 'naver', 'facebook'].map((name) => `/api/client/user/social/${name}?next=%2Fpoint`),
    );
  });

  test.each(['%2F%2Fevil.example', '%2F%5Cevil.example', 'https%3A%2F%2Fevil.example', '%2Fapi%2Fclient%2Fuser%2Fme'])(
    'does not pass on the unsafe next %s',
    async (next) => {
      open(`/login?next=${next}`, 'kakao');
      expect((await ways())[0]?.getAttribute('href')).toBe('/api/client/user/social/kakao');
    },
  );

  test('shows nothing when no provider is enabled', async () => {
    const { sent } = open('/login');
    expect(screen.getByRole('region', { name: '간편 로그인' })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
    expect(sent).toHaveLength(1);
  });

  test('marks the provider that was last used on this device', async () => {
    localStorage.setItem('petcare.lastWay', 'naver');
    open('/login', 'naver', 'kakao');
    expect(await screen.findByRole('link', { name: '네이버로 로그인 최근에 로그인했어요' })).toBeTruthy();
    expect(screen.getAllByText('최근에 로그인했어요')).toHaveLength(1);
  });

  test('remembers a login with a password as the last used way', async () => {
    answerRest({ 'POST /user/login': loggedIn('OK', '/bizpage/hospital') });
    const { address } = await logIn('/login');
    await waitFor(() => expect(address()).toBe('/bizpage/hospital'));
    expect(localStorage.getItem('petcare.lastWay')).toBe('account');
  });

  test('shows the link as busy on the way to the provider, but not after the browser restores the page', async () => {
    const { user } = open('/login?next=%2Fpoint', 'kakao');
    const [link] = await ways();
    await user.click(link!);
    expect(link!.getAttribute('aria-busy')).toBe('true');
    expect(lastSocialStart()).toEqual({ provider: 'kakao', intent: 'login', next: '/point' });
    act(() => void dispatchEvent(new Event('pageshow')));
    expect(link!.getAttribute('aria-busy')).toBeNull();
  });

  test('notices a login in another tab when the browser restores the page', async () => {
    const { address } = open('/login?next=%2Fpoint', 'kakao');
    await ways();
    localStorage.setItem('petcare.refreshToken', 'r');
    localStorage.setItem('petcare.accessToken', token);
    act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    await waitFor(() => expect(address()).toBe('/point'));
  });
});
