import { accessToken, clearTokens, currentSession, refreshAccessToken, storeTokens } from '@petcare/auth';
import { socialStart } from '@petcare/account';
import { bus } from '@petcare/event-bus';
import { answerRest, ok, refused, renderPage } from '@petcare/testing';
import { act, configure, screen, waitFor } from '@testing-library/react';
import { KakaoCallbackPage } from './kakao-callback/kakao-callback.page.tsx';
import { LoginNaverPage } from './login-naver/login-naver.page.tsx';

// Effects run twice.
configure({ reactStrictMode: true });

const ALWAYS = 4_102_444_800;
const token = `x.${btoa(JSON.stringify({ userID: '7', accountType: 0, socialType: 1, nickname: 'sky', name: 'Kim', exp: ALWAYS }))}.x`;
const finished = (state: string, stateURL: string, next: string | null = null) =>
  ok({ ...(state === 'OK' ? { token, refreshToken: 'r' } : { token: null, refreshToken: null }), state, stateURL, next });

const NAVER = '/login/naver';
const KAKAO = '/oauth/kakao/callback';
const returns = { [NAVER]: `${NAVER}#provider=facebook&token=t1`, [KAKAO]: `${KAKAO}?code=c1&state=s1` };
const calls = { [NAVER]: 'POST /user/facebook', [KAKAO]: 'POST /user/kakao' };
const bodies = { [NAVER]: { token: 't1' }, [KAKAO]: { code: 'c1', redirectUri: `http://localhost${KAKAO}`, token: 's1' } };
type Path = keyof typeof returns & string;
const paths: Path[] = [NAVER, KAKAO];

function open(path: Path, at = returns[path]!, session?: object) {
  const Page = path === NAVER ? LoginNaverPage : KakaoCallbackPage;
  return renderPage(<Page />, { at, path, ...(session && { session }) });
}
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const wayOn = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

beforeEach(() => {
  clearTokens();
  sessionStorage.clear();
  localStorage.clear();
});

describe.each(paths)('returning to %s', (path) => {
  test('completes a login once and goes to the requested page', async () => {
    const sent = answerRest({ [calls[path]!]: finished('OK', '/mypage/myinfo', '/point') });
    const { address, head } = open(path);
    expect(screen.getByRole('heading', { level: 1, name: '확인하고 있어요' })).toBeTruthy();
    expect(head()).toMatchObject({ noindex: true });
    await waitFor(() => expect(address()).toBe('/point'));
    expect(sent).toEqual([{ call: calls[path], body: bodies[path] }]);
    expect(currentSession()).toMatchObject({ status: 'signed-in', identity: { userID: '7' } });
    expect(localStorage.getItem('petcare.lastWay')).toBe(path === NAVER ? 'facebook' : 'kakao');
  });

  test('removes the code and token from the address before any answer', async () => {
    answerRest({});
    globalThis.fetch = () => new Promise(() => undefined);
    const { address } = open(path);
    await waitFor(() => expect(address()).toBe(path));
  });

  test.each([
    ['OK', '/mypage/myinfo', null, '/mypage/myinfo'],
    ['OK', '/mypage/myinfo', '//evil.test', '/mypage/myinfo'],
    ['APPROVAL_PENDING', '/bizpage', '/point', '/bizpage'],
    ['IDENTITY_REQUIRED', '/auth/danal', '/point', '/auth/danal?next=%2Fpoint'],
    ['JOIN_REQUIRED', '/join?social=naver#ticket=j1', null, '/join?social=naver#ticket=j1'],
    ['JOIN_REQUIRED', '/join?social=naver#ticket=j1', '/hospital?id=1', '/join?social=naver&next=%2Fhospital%3Fid%3D1#ticket=j1'],
    ['JOIN_REQUIRED', '/join?social=naver#ticket=j1', '//evil.test', '/join?social=naver#ticket=j1'],
    ['LINKED', '/mypage/myinfo', null, '/mypage/myinfo'],
    ['LINKED', '/mypage/myinfo', '/mypage/myinfo?tab=social', '/mypage/myinfo?tab=social'],
  ])('the answer %s at %s with next %s leads to %s', async (state, stateURL, next, target) => {
    answerRest({ [calls[path]!]: finished(state, stateURL, next) });
    const { address } = open(path);
    await waitFor(() => expect(address()).toBe(target));
  });

  test('confirms that an account was linked', async () => {
    const said: string[] = [];
    const hearing = bus.on('toast.shown').subscribe(({ message }) => said.push(message));
    answerRest({ [calls[path]!]: finished('LINKED', '/mypage/myinfo') });
    const { address } = open(path, returns[path], {});
    await waitFor(() => expect(address()).toBe('/mypage/myinfo'));
    expect(said).toEqual([path === NAVER ? '페이스북 계정을 연결했어요.' : '카카오 계정을 연결했어요.']);
    hearing.unsubscribe();
  });

  test.each([
    ['SOCIAL_EXPIRED', /시간이 지났어요/],
    ['SOCIAL_CODE', /확인 시간이 지났어요/],
    ['SOCIAL_UNAVAILABLE', /에서 답을 받지 못했어요/],
    ['SOCIAL_REFUSED', /로그인을 마치지 못했어요/],
    ['SOCIAL_OFF', /쓸 수 없어요/],
    ['SOMETHING_NEW', '로그인을 마치지 못했어요'],
  ])('explains the refusal %s and keeps the requested page for the login', async (code, title) => {
    socialStart('kakao', { next: '/point' }).onClick();
    answerRest({ [calls[path]!]: refused(code, '서버가 이유를 말했어요.') });
    open(path);
    await heading(title);
    expect(wayOn('로그인하러 가기')).toBe('/login?next=%2Fpoint');
    expect(screen.queryByText('서버가 이유를 말했어요.') !== null).toBe(code === 'SOMETHING_NEW');
  });

  test.each([
    ['SOCIAL_ACCOUNT_TAKEN', /이미 쓰고 있는 .* 계정이에요/],
    ['SOCIAL_ALREADY_LINKED', /계정이 이미 연결되어 있어요/],
    ['SOCIAL_EXPIRED', '연결 시간이 지났어요'],
    ['SOCIAL_REFUSED', /연결을 마치지 못했어요/],
  ])('leads back to my information when linking is refused with %s', async (code, title) => {
    socialStart('kakao', { intent: 'link', next: '/mypage/myinfo' }).onClick();
    answerRest({ [calls[path]!]: refused(code, '서버가 이유를 말했어요.') });
    open(path, returns[path], {});
    await heading(title);
    expect(wayOn('내 정보로 돌아가기')).toBe('/mypage/myinfo');
  });

  test('says what to allow where the browser keeps no cookies, and only then', async () => {
    const cookies = jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
    answerRest({ [calls[path]!]: refused('SOCIAL_EXPIRED', '지났어요.') });
    const { unmount } = open(path);
    await heading('브라우저가 쿠키를 막고 있어요');
    expect(screen.getByText(/쿠키와 사이트 데이터를 허용한 뒤 다시 시도해 주세요\.$/)).toBeTruthy();
    unmount();
    answerRest({ [calls[path]!]: refused('SOCIAL_CANCELLED', '취소했어요.') });
    const cancelled = open(path);
    await heading(/로그인을 취소했어요$/);
    cancelled.unmount();
    cookies.mockRestore();
    answerRest({ [calls[path]!]: refused('SOCIAL_EXPIRED', '지났어요.') });
    open(path);
    await heading('로그인 시간이 지났어요');
  });

  test('offers to go on when another tab has logged in meanwhile', async () => {
    socialStart('kakao', { next: '/point' }).onClick();
    answerRest({ [calls[path]!]: refused('SOCIAL_EXPIRED', '지났어요.') });
    open(path, returns[path], {});
    await heading('로그인 시간이 지났어요');
    expect(screen.getByText('이 기기에는 이미 로그인되어 있어요.')).toBeTruthy();
    expect(wayOn('계속하기')).toBe('/point');
  });

  test('retries with the same values after a lost connection', async () => {
    answerRest({});
    globalThis.fetch = async () => {
      throw new TypeError('Failed to fetch');
    };
    const { user, address } = open(path);
    await heading('로그인을 마치지 못했어요');
    const sent = answerRest({ [calls[path]!]: finished('OK', '/mypage/myinfo') });
    await user.click(screen.getByRole('button', { name: '다시 시도하기' }));
    await waitFor(() => expect(address()).toBe('/mypage/myinfo'));
    expect(sent).toEqual([{ call: calls[path], body: bodies[path] }]);
  });

  test('asks for a login before linking without a session', async () => {
    socialStart('kakao', { intent: 'link', next: '/mypage/myinfo' }).onClick();
    const sent = answerRest({ [calls[path]!]: refused('NO_ACCESS_TOKEN', '로그인 후 이용해 주세요.') });
    open(path);
    await heading('다시 로그인해 주세요');
    expect(wayOn('로그인하러 가기')).toBe('/login?next=%2Fmypage%2Fmyinfo');
    expect(sent).toHaveLength(1);
  });

  test('continues linking by itself after the person has logged in again', async () => {
    answerRest({
      [calls[path]!]: refused('NO_ACCESS_TOKEN', '로그인 후 이용해 주세요.'),
      'POST /user/access-token': refused('NO_ACCESS_TOKEN', ''),
    });
    const { address } = open(path, returns[path], { userID: '7' });
    await act(async () => void (await refreshAccessToken(accessToken(), async () => ({ result: 'refused' }))));
    await heading('다시 로그인해 주세요');
    expect(currentSession()).toMatchObject({ expired: true });
    const sent = answerRest({ [calls[path]!]: finished('LINKED', '/mypage/myinfo') });
    await act(async () => void storeTokens({ token, refreshToken: 'r2' }));
    await waitFor(() => expect(address()).toBe('/mypage/myinfo'));
    expect(sent).toEqual([{ call: calls[path], body: bodies[path] }]);
  });

  test('sends one request only when the server refuses a session that looks valid', async () => {
    const sent = answerRest({
      [calls[path]!]: refused('NO_ACCESS_TOKEN', '로그인 후 이용해 주세요.'),
    });
    open(path, returns[path], {});
    await heading('다시 로그인해 주세요');
    expect(sent).toHaveLength(1);
  });

  test('asks to start again and sends nothing when opened without a code', async () => {
    const sent = answerRest({});
    open(path, path);
    await heading('로그인을 처음부터 시작해 주세요');
    expect(wayOn('로그인하러 가기')).toBe('/login');
    expect(sent).toEqual([]);
  });
});

test.each([
  [`${NAVER}#provider=naver&error=SOCIAL_CANCELLED`, '네이버 로그인을 취소했어요'],
  [`${NAVER}#provider=apple&error=SOCIAL_EXPIRED`, '로그인 시간이 지났어요'],
  [`${NAVER}#provider=naver&error=SOCIAL_CODE`, '네이버 확인 시간이 지났어요'],
  [`${NAVER}#provider=facebook&error=SOCIAL_UNAVAILABLE`, '페이스북에서 답을 받지 못했어요'],
  [`${NAVER}#provider=apple&error=SOCIAL_REFUSED`, 'Apple 로그인을 마치지 못했어요'],
  [`${NAVER}#provider=kakao&error=SOCIAL_OFF`, '지금은 카카오 로그인을 쓸 수 없어요'],
  [`${NAVER}#provider=naver&error=SOCIAL_BUSY`, '로그인을 너무 여러 번 시작했어요'],
  [`${NAVER}#provider=myspace&error=<b>나쁜 말</b>`, '로그인을 마치지 못했어요'],
  [`${NAVER}#provider=myspace&token=t`, '로그인을 처음부터 시작해 주세요'],
  [`${NAVER}#provider=naver`, '로그인을 처음부터 시작해 주세요'],
  [`${KAKAO}?error=access_denied&state=s`, '카카오 로그인을 취소했어요'],
  [`${KAKAO}?error=server_error`, '카카오에서 답을 받지 못했어요'],
  [`${KAKAO}?code=c`, '로그인을 처음부터 시작해 주세요'],
])('opening %s shows: %s', async (at, title) => {
  const sent = answerRest({});
  const path = at.startsWith(NAVER) ? NAVER : KAKAO;
  const { address, container } = open(path, at);
  await heading(title);
  expect(address()).toBe(path);
  expect(sent).toEqual([]);
  expect(container.textContent).not.toContain('나쁜 말');
});
