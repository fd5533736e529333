import { currentSession } from '@petcare/auth';
import { bus } from '@petcare/event-bus';
import { refusal, renderPage, type Responses } from '@petcare/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { anAccount, answers, linked } from '../testing/a-person.ts';
import type { MyInfo } from './my-info.ts';
import { MyinfoPage } from './myinfo.page.tsx';
import type { SocialAccount } from './social-accounts.ts';

type AccountSetup = { info?: Partial<MyInfo>; accounts?: SocialAccount[]; more?: Responses; at?: string };

async function open({ info, accounts, more, at = '/mypage/myinfo' }: AccountSetup = {}) {
  const said: string[] = [];
  const hearing = bus.on('toast.shown').subscribe(({ message }) => said.push(message));
  const page = renderPage(<MyinfoPage />, {
    at,
    path: '/mypage/myinfo',
    responses: answers(info, accounts, more),
    session: { accountType: 0 },
  });
  await screen.findByLabelText(/닉네임/);
  const sentOf = (name: string) => page.sent.filter((one) => one.name === name).map(({ variables }) => variables);
  return { ...page, said, sentOf, stop: () => hearing.unsubscribe() };
}

describe('the password', () => {
  async function change(user: Awaited<ReturnType<typeof open>>['user'], old: string, fresh: string) {
    await user.click(screen.getByRole('button', { name: '비밀번호 바꾸기' }));
    if (old) await user.type(screen.getByLabelText(/^지금 비밀번호/), old);
    await user.type(screen.getByLabelText(/^새 비밀번호\s*\*?$/), fresh);
    await user.click(screen.getByRole('button', { name: '비밀번호 바꾸기' }));
  }

  test('changes the password and says that other devices are logged out', async () => {
    const { user, said, sentOf, stop } = await open({ more: { PasswordForm_Change: { changePassword: true } } });
    await change(user, 'petcare-1234', 'brand-new-1');
    await waitFor(() => expect(said).toEqual(['비밀번호를 바꿨어요. 다른 기기에서는 로그아웃됐어요.']));
    expect(sentOf('PasswordForm_Change')).toEqual([{ password: 'petcare-1234', newPassword: 'brand-new-1' }]);
    await waitFor(() => expect(screen.getByRole('button', { name: '비밀번호 바꾸기' })).toHaveFocus());
    expect(screen.queryByLabelText(/^새 비밀번호/)).toBeNull();
    stop();
  });

  test.each([
    ['', 'brand-new-1', '지금 비밀번호를 적어 주세요.'],
    ['petcare-1234', 'short1', '글자와 숫자를 넣어 8자에서 72자로 정해 주세요.'],
    ['petcare-1234', 'petcare-1234', '지금과 다른 비밀번호로 정해 주세요.'],
  ])('from %p to %p is not sent: %s', async (old, fresh, sentence) => {
    const { user, sentOf } = await open();
    await change(user, old, fresh);
    expect(screen.getByText(sentence)).toBeInTheDocument();
    expect(sentOf('PasswordForm_Change')).toEqual([]);
  });

  test('shows a wrong password at its field', async () => {
    const errors = [{ property: 'password', constraints: { matches: '지금 비밀번호가 맞지 않아요.' } }];
    const { user } = await open({ more: { PasswordForm_Change: refusal('INVALID_PASSWORD', '지금 비밀번호가 맞지 않아요.', { errors }) } });
    await change(user, 'wrong-1234', 'brand-new-1');
    await screen.findByText('지금 비밀번호가 맞지 않아요.');
    expect(screen.getByLabelText(/^지금 비밀번호/)).toHaveFocus();
  });

  test('offers no change to an account without a password', async () => {
    await open({ info: { hasPassword: false } });
    expect(screen.getByText(/펫케어 비밀번호가 없어요/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '비밀번호 바꾸기' })).toBeNull();
  });
});

describe('linked accounts', () => {
  test('lists the providers that are on, in the fixed order, with the link that starts linking', async () => {
    await open({ accounts: [anAccount('apple', { isOn: false }), anAccount('naver', linked), anAccount('kakao')] });
    const rows = await within(screen.getByRole('region', { name: '연결된 계정' })).findAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      '카카오연결되어 있지 않아요.연결하기',
      '네이버haneul@example.test · 2026년 11월 22일에 연결했어요.연결 끊기',
    ]);
    expect(screen.getByRole('link', { name: '카카오 연결하기' })).toHaveAttribute(
      'href',
      '/api/client/user/social/kakao?intent=link&next=%2Fmypage%2Fmyinfo',
    );
  });

  test('unlinks an account after a confirmation', async () => {
    let isLinked = true;
    const list = () => ({ getSocialAccounts: [anAccount('kakao', isLinked ? linked : {})] });
    const more: Responses = { MyinfoPage_SocialAccounts: list, SocialRow_Unlink: () => ((isLinked = false), { unlinkSocialAccount: [] }) };
    const { user, said, sentOf, stop } = await open({ more });
    await user.click(await screen.findByRole('button', { name: '카카오 연결 끊기' }));
    expect(sentOf('SocialRow_Unlink')).toEqual([]);
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '연결 끊기' }));
    expect(await screen.findByRole('link', { name: '카카오 연결하기' })).toBeInTheDocument();
    expect(said).toEqual(['카카오 계정의 연결을 끊었어요.']);
    expect(sentOf('SocialRow_Unlink')).toEqual([{ provider: 'kakao' }]);
    stop();
  });

  test('offers no unlinking for the last way to log in', async () => {
    await open({ info: { hasPassword: false }, accounts: [anAccount('kakao', linked)] });
    expect(await screen.findByText(/로그인할 방법이 이것뿐이라/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '카카오 연결 끊기' })).toBeNull();
  });

  test('shows a refusal in the dialog', async () => {
    const { user } = await open({
      accounts: [anAccount('kakao', linked)],
      more: { SocialRow_Unlink: refusal('LAST_WAY_TO_LOG_IN', '로그인할 방법이 하나뿐이에요.') },
    });
    await user.click(await screen.findByRole('button', { name: '카카오 연결 끊기' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '연결 끊기' }));
    expect(await within(screen.getByRole('alertdialog')).findByText('로그인할 방법이 하나뿐이에요.')).toBeInTheDocument();
  });
});

describe('news and offers', () => {
  const agreed = { marketingAgreedAt: '2026-11-22T01:00:00.000Z', marketingWithdrawnAt: null };
  const control = () => screen.getByRole('switch', { name: '이벤트와 혜택 소식을 받을래요' });

  test('shows the day of the consent and of its withdrawal', async () => {
    const { user } = await open({
      info: agreed,
      more: {
        MarketingSection_Update: { updateMarketingConsent: { marketingAgreedAt: null, marketingWithdrawnAt: '2026-11-23T01:00:00.000Z' } },
      },
    });
    expect(screen.getByText('2026년 11월 22일에 동의했어요.')).toBeInTheDocument();
    await user.click(control());
    expect(await screen.findByText('2026년 11월 23일에 동의를 거두었어요.')).toBeInTheDocument();
    expect(control()).not.toBeChecked();
  });

  test('turns the switch back and shows why when the change is refused', async () => {
    let answer: (value: object) => void = () => undefined;
    const { user, said, stop } = await open({
      more: { MarketingSection_Update: () => new Promise<object>((resolve) => (answer = resolve)) },
    });
    await user.click(control());
    expect(control()).toBeChecked();
    answer(refusal('INTERNAL', '잠시 후 다시 시도해 주세요.'));
    await waitFor(() => expect(control()).not.toBeChecked());
    expect(screen.getByText('아직 동의하지 않았어요.')).toBeInTheDocument();
    expect(said).toEqual(['잠시 후 다시 시도해 주세요.']);
    stop();
  });
});

describe('leaving', () => {
  const inDialog = async (name = '정말 탈퇴할까요?') => within(await screen.findByRole('dialog', { name }));
  async function leave({ user }: Awaited<ReturnType<typeof open>>, password?: string) {
    await user.click(screen.getByRole('button', { name: '탈퇴하기' }));
    const dialog = await inDialog();
    if (password) await user.type(dialog.getByLabelText(/^비밀번호\s*\*?$/), password);
    await user.type(dialog.getByLabelText(/탈퇴합니다/), '탈퇴합니다');
    await user.click(dialog.getByRole('button', { name: '탈퇴하기' }));
  }

  test('asks for the password and the confirmation text, and says what is kept', async () => {
    const { user, sentOf } = await open();
    await user.click(screen.getByRole('button', { name: '탈퇴하기' }));
    const dialog = await inDialog();
    expect(dialog.getByText(/‘탈퇴한 회원’의 것으로 남아요/)).toBeInTheDocument();
    await user.type(dialog.getByLabelText(/탈퇴합니다/), '탈퇴');
    await user.click(dialog.getByRole('button', { name: '탈퇴하기' }));
    expect(dialog.getByText('비밀번호를 적어 주세요.')).toBeInTheDocument();
    expect(dialog.getByText('‘탈퇴합니다’라고 적어 주세요.')).toBeInTheDocument();
    expect(sentOf('WithdrawDialog_Withdraw')).toEqual([]);
  });

  test('opens the home page and clears the tokens after the page is left', async () => {
    bus.emit('route.changed', { path: '/mypage/myinfo', search: '', title: '내 정보' });
    const page = await open({ more: { WithdrawDialog_Withdraw: { withdraw: true } } });
    await leave(page, 'petcare-1234');
    await waitFor(() => expect(page.address()).toBe('/'));
    expect(page.sentOf('WithdrawDialog_Withdraw')).toEqual([{ password: 'petcare-1234' }]);
    expect(currentSession().status).toBe('signed-in');
    bus.emit('route.changed', { path: '/', search: '', title: '홈' });
    await waitFor(() => expect(currentSession()).toEqual({ status: 'anonymous' }));
    expect(page.said).toEqual(['탈퇴했어요. 그동안 펫케어와 함께해 주셔서 고마워요.']);
    page.stop();
  });

  test('shows a wrong password at its field', async () => {
    const errors = [{ property: 'password', constraints: { matches: '지금 비밀번호가 맞지 않아요.' } }];
    const page = await open({ more: { WithdrawDialog_Withdraw: refusal('INVALID_PASSWORD', '지금 비밀번호가 맞지 않아요.', { errors }) } });
    await leave(page, 'wrong-1234');
    expect(await (await inDialog()).findByText('지금 비밀번호가 맞지 않아요.')).toBeInTheDocument();
    expect(page.address()).toBe('/mypage/myinfo');
  });

  test('sends an account without a password to a fresh login that returns to the dialog', async () => {
    const page = await open({
      info: { hasPassword: false },
      accounts: [anAccount('kakao', linked), anAccount('naver')],
      more: { WithdrawDialog_Withdraw: refusal('LOGIN_AGAIN', '다시 로그인해 주세요.') },
    });
    await leave(page);
    const again = await inDialog('한 번 더 로그인해 주세요');
    const ways = await again.findAllByRole('link');
    expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/api/client/user/social/kakao?next=%2Fmypage%2Fmyinfo%3Fleave%3Dagain']);
  });

  test('opens the dialog again after the fresh login', async () => {
    const { address } = await open({ info: { hasPassword: false }, at: '/mypage/myinfo?leave=again' });
    await inDialog();
    expect(address()).toBe('/mypage/myinfo');
  });
});
