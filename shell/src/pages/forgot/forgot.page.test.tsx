import { answerRest, enter, ok, refused, renderPage } from '@petcare/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { ForgotPage } from './forgot.page.tsx';

const FIND = 'POST /user/find-email';
const MAIL = 'POST /user/temporary-password';
const tooMany = {
  ...refused('TOO_MANY_REQUESTS', '요청이 너무 많아요. 잠시 후 다시 시도해 주세요.'),
  status: 429,
  headers: { 'retry-after': '1790' },
};

const open = (at = '/forgot') => renderPage(<ForgotPage />, { at, path: '/forgot' });
const press = (name: string | RegExp) => screen.getByRole('button', { name });
const tab = (name: string) => screen.getByRole('tab', { name });

type User = ReturnType<typeof renderPage>['user'];
async function find(user: User) {
  await enter(user, screen.getByLabelText('이름'), ' 김보호 ');
  await enter(user, screen.getByLabelText('휴대폰 번호'), '010-1234-5678');
  await user.click(press('이메일 찾기'));
}
async function askFor(user: User, email: string) {
  await enter(user, screen.getByLabelText('이메일'), email);
  await user.click(press('임시 비밀번호 받기'));
}

test('the page of a forgotten login selects the tab from the address and updates the address with the tab', async () => {
  const { user, address } = open('/forgot?tab=password');
  expect(tab('비밀번호 찾기').getAttribute('aria-selected')).toBe('true');
  await user.click(tab('이메일 찾기'));
  expect(address()).toBe('/forgot');
  expect(screen.getByLabelText('이름')).toBeTruthy();
  await user.click(tab('비밀번호 찾기'));
  expect(address()).toBe('/forgot?tab=password');
});

test('the page of a forgotten login reports missing and invalid values at their fields and sends nothing', async () => {
  const sent = answerRest({});
  const { user } = open();
  await enter(user, screen.getByLabelText('휴대폰 번호'), '123');
  await user.click(press('이메일 찾기'));
  expect(screen.getByText('이름을 적어 주세요.')).toBeTruthy();
  expect(screen.getByText('휴대폰 번호를 다시 확인해 주세요.')).toBeTruthy();
  await user.click(tab('비밀번호 찾기'));
  await askFor(user, 'bori@');
  expect(screen.getByText('이메일 주소를 다시 확인해 주세요.')).toBeTruthy();
  expect(sent).toEqual([]);
});

test('the page of a forgotten login offers each found account its own way to log in', async () => {
  const items = [
    [0, 'bo***@example.com'],
    [1, 'n***@example.com'],
    [2, 'k***@example.com'],
    [3, 'f***@example.com'],
    [4, 'a***@example.com'],
  ].map(([socialType, email]) => ({ email, socialType }));
  const sent = answerRest({ [FIND]: ok({ items }) });
  const { user, address } = open();
  await find(user);
  expect(await screen.findByRole('heading', { name: '가입한 계정을 5개 찾았어요' })).toBe(document.activeElement);
  expect(sent).toEqual([{ call: FIND, body: { name: '김보호', phone: '010-1234-5678' } }]);
  const ways = screen
    .getAllByRole('listitem')
    .map((row) => [row.querySelector('strong')?.textContent, row.querySelector('a')?.getAttribute('href')]);
  expect(ways).toEqual([
    ['bo***@example.com', '/login'],
    ['n***@example.com', '/api/client/user/social/naver'],
    ['k***@example.com', '/api/client/user/social/kakao'],
    ['f***@example.com', '/api/client/user/social/facebook'],
    ['a***@example.com', '/api/client/user/social/apple'],
  ]);
  await user.click(press('비밀번호도 잊었어요'));
  expect(address()).toBe('/forgot?tab=password');
});

test('the page of a forgotten login offers no password reset for a social account', async () => {
  answerRest({ [FIND]: ok({ items: [{ email: 'k***@example.com', socialType: 2 }] }) });
  const { user } = open();
  await find(user);
  await screen.findByRole('heading', { name: '가입한 계정을 찾았어요' });
  expect(screen.queryByRole('button', { name: '비밀번호도 잊었어요' })).toBeNull();
});

test('the page of a forgotten login says that no account was found and offers to join or search again', async () => {
  answerRest({ [FIND]: ok({ items: [] }) });
  const { user } = open();
  await find(user);
  await screen.findByRole('heading', { name: '가입한 계정을 찾지 못했어요' });
  expect(screen.getByRole('link', { name: '새로 가입하기' }).getAttribute('href')).toBe('/join-gate');
  await user.click(press('다시 찾아 보기'));
  expect(screen.getByLabelText<HTMLInputElement>('이름').value).toBe(' 김보호 ');
});

test('the page of a forgotten login confirms a mail without revealing whether the account exists and allows another only after a pause', async () => {
  const sent = answerRest({ [MAIL]: ok(null) });
  const { user } = open('/forgot?tab=password');
  await askFor(user, 'bori@example.com');
  expect(await screen.findByRole('heading', { name: '메일함을 확인해 주세요' })).toBe(document.activeElement);
  expect(screen.getByText(/가입된 주소라면 임시 비밀번호를 보냈어요/)).toBeTruthy();
  expect(screen.getByText(/30분 동안/)).toBeTruthy();
  expect(screen.getByText(/스팸함/)).toBeTruthy();
  expect(press(/메일 다시 받기 \(60초 뒤\)/)).toHaveProperty('disabled', true);
  expect(sent).toEqual([{ call: MAIL, body: { email: 'bori@example.com' } }]);
});

describe('requesting the mail again after the pause', () => {
  let now = 0;
  beforeEach(() => {
    now = performance.now();
    jest.spyOn(performance, 'now').mockImplementation(() => now);
  });
  afterEach(() => jest.restoreAllMocks());

  async function waitedOut(answers: Parameters<typeof answerRest>[0]) {
    answerRest({ [MAIL]: ok(null) });
    const page = open('/forgot?tab=password');
    await askFor(page.user, 'bori@example.com');
    await screen.findByRole('heading', { name: '메일함을 확인해 주세요' });
    act(() => void (now += 60_000));
    await waitFor(() => expect(press('메일 다시 받기')).toHaveProperty('disabled', false), { timeout: 3000 });
    answerRest(answers);
    await page.user.click(press('메일 다시 받기'));
    return page;
  }

  test('sends the mail again and starts another pause', async () => {
    await waitedOut({ [MAIL]: ok(null) });
    expect(await screen.findByText('메일을 한 번 더 보냈어요.')).toBeTruthy();
    expect(press(/60초 뒤/)).toBeTruthy();
  });

  test('shows how long to wait after too many requests', async () => {
    await waitedOut({ [MAIL]: tooMany });
    expect(await screen.findByText('요청이 너무 많아요. 30분 뒤에 다시 시도해 주세요.')).toBeTruthy();
    expect(press('메일 다시 받기')).toHaveProperty('disabled', false);
  });
});

test.each([
  ['too many mail requests', MAIL, tooMany, '요청이 너무 많아요. 30분 뒤에 다시 시도해 주세요.'],
  [
    'a site that sends no mail',
    MAIL,
    { ...refused('MAIL_OFF', '지금은 메일을 보낼 수 없어요. 고객센터로 문의해 주세요.'), status: 409 },
    '지금은 메일을 보낼 수 없어요. 고객센터로 문의해 주세요.',
  ],
  [
    'a mail server that is down',
    MAIL,
    refused('MAIL_UNAVAILABLE', '지금은 메일을 보낼 수 없어요. 잠시 뒤에 다시 시도해 주세요.'),
    '지금은 메일을 보낼 수 없어요. 잠시 뒤에 다시 시도해 주세요.',
  ],
  [
    'a mailbox that does not exist',
    MAIL,
    refused('MAILBOX_REFUSED', '이 주소로는 메일을 보낼 수 없어요. 이메일 주소를 다시 확인해 주세요.'),
    '이 주소로는 메일을 보낼 수 없어요. 이메일 주소를 다시 확인해 주세요.',
  ],
  ['a server error', MAIL, { status: 500, body: {} }, '오류가 발생했어요. 잠시 후 다시 시도해 주세요.'],
  ['too many searches', FIND, tooMany, '요청이 너무 많아요. 30분 뒤에 다시 시도해 주세요.'],
  [
    'a name that is refused',
    FIND,
    refused('VALIDATION_FAILED', '다시 확인해 주세요.', [{ property: 'name', constraints: { text: '이름을 다시 확인해 주세요.' } }]),
    '이름을 다시 확인해 주세요.',
  ],
])('the page of a forgotten login shows a message for %s and keeps the typed values', async (_what, call, answer, sentence) => {
  answerRest({ [call]: answer });
  const { user } = open(call === MAIL ? '/forgot?tab=password' : '/forgot');
  if (call === MAIL) await askFor(user, 'bori@example.com');
  else await find(user);
  expect(await screen.findByText(sentence)).toBeTruthy();
  const [field, typed] = call === MAIL ? ['이메일', 'bori@example.com'] : ['휴대폰 번호', '010-1234-5678'];
  expect(screen.getByLabelText<HTMLInputElement>(field).value).toBe(typed);
});
