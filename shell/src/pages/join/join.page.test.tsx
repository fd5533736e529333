import { currentSession } from '@petcare/auth';
import { bus } from '@petcare/event-bus';
import { answerRest, ok, refused, renderPage } from '@petcare/testing';
import { screen, waitFor } from '@testing-library/react';
import { JoinPage } from './join.page.tsx';

const free = { isTaken: false };
const responses = { EmailField_CheckEmail: free, PersonFields_CheckNickname: free };
const token = `x.${btoa(JSON.stringify({ userID: '7', accountType: 0, socialType: 0, nickname: 'bori', name: 'Kim' }))}.x`;
const loggedIn = ok({ token, refreshToken: 'r', state: 'OK', stateURL: '/mypage/myinfo' });

function open(options: { at?: string; responses?: object } = {}) {
  return renderPage(<JoinPage />, { at: options.at ?? '/join', path: '/join', responses: { ...responses, ...options.responses } });
}

beforeEach(() => sessionStorage.clear());

const descriptionOf = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);

type User = ReturnType<typeof renderPage>['user'];

async function paste(user: User, texts: [RegExp, string][]) {
  for (const [label, text] of texts) {
    await user.click(await screen.findByLabelText(label));
    await user.paste(text);
  }
}

const goOn = (user: User) => user.click(screen.getByRole('button', { name: '다음' }));

async function fillInLogin(user: User) {
  await paste(user, [
    [/^이메일/, 'bori@example.com'],
    [/^인증번호/, ' 123456 '],
    [/^비밀번호\s*\*?$/, 'petcare1'],
  ]);
  await goOn(user);
}

async function fillInPerson(user: User) {
  await paste(user, [
    [/^이름/, '김보호'],
    [/^닉네임/, '보리아빠'],
    [/^휴대폰 번호/, '010-1234-5678'],
  ]);
  await goOn(user);
}

async function fillIn(user: User) {
  await fillInLogin(user);
  await fillInPerson(user);
  await user.click(screen.getByLabelText('모두 동의해요'));
}

const send = (user: User) => user.click(screen.getByRole('button', { name: '가입하기' }));
const CHECK = 'POST /user/email-code/check';
const answers = (more: Parameters<typeof answerRest>[0]) => answerRest({ [CHECK]: ok(null), ...more });
const callsOf = (sent: ReturnType<typeof answerRest>, call: string) => sent.filter((one) => one.call === call);
const REGISTER = 'POST /user/register';

test('each step of joining reports missing values at their fields, and none opens before the previous one is right', async () => {
  const sent = answers({});
  const { user, address } = open({ at: '/join?step=3' });
  await waitFor(() => expect(address()).toBe('/join?step=1'));
  await goOn(user);
  expect(screen.getByText('이메일을 적어 주세요.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText(/^이메일/));
  expect(sent).toEqual([]);
  await fillInLogin(user);
  expect(await screen.findByRole('heading', { level: 2, name: '누구신지 알려 주세요' })).toHaveFocus();
  await user.type(screen.getByLabelText(/^이름/), '김보호');
  await goOn(user);
  expect(screen.getByText('닉네임을 적어 주세요.')).toBeTruthy();
  await fillInPerson(user);
  expect(await screen.findByRole('heading', { level: 2, name: '약관에 동의하면 끝나요' })).toHaveFocus();
  await send(user);
  expect(screen.getByText('이용약관에 동의해 주세요.')).toBeTruthy();
  expect(screen.getByText('만 14세 이상이어야 가입할 수 있어요.')).toBeTruthy();
  expect(callsOf(sent, REGISTER)).toEqual([]);
});

test('the form of joining reports a taken nickname while it is typed', async () => {
  answers({});
  const { user } = open({ responses: { PersonFields_CheckNickname: { isTaken: true } } });
  await fillInLogin(user);
  await user.type(await screen.findByLabelText(/^닉네임/), '보리아빠');
  expect(await screen.findByText('이미 쓰고 있는 닉네임이에요.')).toBeTruthy();
});

test('a refusal of the last step is shown at its field in the step it concerns, and what was typed stays', async () => {
  answers({ [REGISTER]: refused('DUPLICATE_EMAIL', '이미 가입된 이메일이에요.') });
  const { user } = open();
  await fillIn(user);
  await send(user);
  await screen.findByText('이미 가입된 이메일이에요.');
  expect(descriptionOf(screen.getByLabelText(/^이메일/))).toContain('이미 가입된 이메일이에요.');
  await waitFor(() => expect(screen.getByLabelText(/^이메일/)).toHaveFocus());
  expect(screen.getByLabelText<HTMLInputElement>(/^이메일/).value).toBe('bori@example.com');
  expect(screen.getByLabelText<HTMLInputElement>(/^비밀번호\s*\*?$/).value).toBe('petcare1');
});

test('the form of joining keeps the idempotency key after a lost answer and uses a new one after a refusal', async () => {
  const lost = answers({});
  const { user } = open();
  await fillIn(user);
  await send(user);
  await waitFor(() => expect(callsOf(lost, REGISTER)).toHaveLength(1));
  await waitFor(() => expect(screen.getByRole('button', { name: '가입하기' })).toBeEnabled());
  const answered = answers({ [REGISTER]: refused('TOO_MANY_REQUESTS', '잠시 후 다시 시도해 주세요.') });
  await send(user);
  await screen.findByText('잠시 후 다시 시도해 주세요.');
  expect(answered[0]?.key).toBe(callsOf(lost, REGISTER)[0]?.key);
  await send(user);
  await waitFor(() => expect(answered).toHaveLength(2));
  expect(answered[1]?.key).not.toBe(answered[0]?.key);
});

test('a guardian logs in after joining, welcomes and goes on to the requested page', async () => {
  const said: string[] = [];
  bus.on('toast.shown').subscribe(({ message }) => said.push(message));
  const sent = answers({ [REGISTER]: ok({ id: '7' }), 'POST /user/login': loggedIn });
  const { user, address } = open({ at: '/join?next=%2Freservation%3Fid%3D3' });
  await fillIn(user);
  await send(user);
  await waitFor(() => expect(address()).toBe('/reservation?id=3'));
  expect(currentSession()).toMatchObject({ status: 'signed-in' });
  expect(callsOf(sent, REGISTER)).toMatchObject([{ body: { nickname: '보리아빠', emailCode: '123456', marketing: true } }]);
  await waitFor(() => expect(said).toEqual(['펫케어에 오신 것을 환영해요! 함께 사는 반려동물을 등록해 보세요.']));
});

test('the form has a code mailed to the address, and says at its field what is wrong with it', async () => {
  const wrong = '인증번호가 맞지 않거나 시간이 지났어요. 새 인증번호를 받아 주세요.';
  const sent = answers({
    'POST /user/email-code': ok(null),
    [CHECK]: refused('VALIDATION_FAILED', wrong, [{ property: 'emailCode', constraints: { matches: wrong } }]),
  });
  const { user } = open();
  const press = () => user.click(screen.getByRole('button', { name: '인증번호 받기' }));
  await press();
  expect(await screen.findByText('인증번호를 받을 이메일 주소를 적어 주세요.')).toBeTruthy();
  await user.type(screen.getByLabelText(/^이메일/), 'bori@example.com');
  await press();
  expect(await screen.findByText(/^메일을 보냈어요/)).toBeTruthy();
  expect(sent).toMatchObject([{ call: 'POST /user/email-code', body: { email: 'bori@example.com' } }]);
  await paste(user, [
    [/^인증번호/, ' 123456 '],
    [/^비밀번호\s*\*?$/, 'petcare1'],
  ]);
  await goOn(user);
  expect(await screen.findByText(wrong)).toBeTruthy();
  expect(callsOf(sent, CHECK)).toMatchObject([{ body: { email: 'bori@example.com', emailCode: '123456' } }]);
});

test('another address or code than the one that was found right is asked about again', async () => {
  const sent = answers({});
  const { user, address } = open();
  await fillInLogin(user);
  await user.click(await screen.findByRole('button', { name: '이전' }));
  await user.type(screen.getByLabelText(/^이메일/), '.kr');
  await goOn(user);
  await waitFor(() => expect(address()).toBe('/join?step=2'));
  expect(callsOf(sent, CHECK)).toMatchObject([{ body: { email: 'bori@example.com' } }, { body: { email: 'bori@example.com.kr' } }]);
});

test('without a page that was asked for, joining leads on to telling of the animal', async () => {
  answers({ [REGISTER]: ok({ id: '7' }), 'POST /user/login': loggedIn });
  const { user, address } = open();
  await fillIn(user);
  await send(user);
  await waitFor(() => expect(address()).toBe('/mypage/mypet?form=new'));
});

test('the form of joining keeps the typed values except passwords across a reload and deletes them after joining', async () => {
  answers({ [REGISTER]: ok({ id: '7' }), 'POST /user/login': loggedIn });
  const first = open();
  await fillIn(first.user);
  await first.user.type(screen.getByLabelText(/^추천인/), '초코');
  expect(Object.values(sessionStorage).join()).not.toMatch(/petcare1|123456/);
  first.unmount();

  const { user, address } = open({ at: '/join?step=3' });
  const valueOf = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label).value;
  // A password is not kept, and the steps behind it wait for one.
  await waitFor(() => expect(address()).toBe('/join?step=1'));
  expect([valueOf(/^이메일/), valueOf(/^인증번호/), valueOf(/^비밀번호\s*\*?$/)]).toEqual(['bori@example.com', '', '']);
  await paste(user, [
    [/^인증번호/, '123456'],
    [/^비밀번호\s*\*?$/, 'petcare1'],
  ]);
  await goOn(user);
  await screen.findByRole('heading', { level: 2, name: '누구신지 알려 주세요' });
  expect([/^이름/, /^닉네임/, /^휴대폰 번호/].map(valueOf)).toEqual(['김보호', '보리아빠', '010-1234-5678']);
  await goOn(user);
  expect(valueOf(/^추천인/)).toBe('초코');
  await send(user);
  await waitFor(() => expect(currentSession().status).toBe('signed-in'));
  expect(sessionStorage.getItem('petcare.joinDraft')).toBeNull();
});
