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

async function fillIn(user: ReturnType<typeof renderPage>['user']) {
  const fields: [RegExp, string][] = [
    [/^이메일/, 'bori@example.com'],
    [/^비밀번호\s*\*?$/, 'petcare1'],
    [/^비밀번호 확인/, 'petcare1'],
    [/^이름/, '김보호'],
    [/^닉네임/, '보리아빠'],
    [/^휴대폰 번호/, '010-1234-5678'],
  ];
  for (const [label, text] of fields) {
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  }
  await user.click(screen.getByLabelText('모두 동의해요'));
}

const send = (user: ReturnType<typeof renderPage>['user']) => user.click(screen.getByRole('button', { name: '가입하기' }));

test('the form of joining reports missing values at their fields and sends nothing', async () => {
  const sent = answerRest({});
  const { user } = open();
  await user.type(screen.getByLabelText(/^이름/), '김보호');
  await send(user);
  expect(screen.getByText('이메일을 적어 주세요.')).toBeTruthy();
  expect(screen.getByText('이용약관에 동의해 주세요.')).toBeTruthy();
  expect(screen.getByText('만 14세 이상이어야 가입할 수 있어요.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/^이름/).value).toBe('김보호');
  expect(document.activeElement).toBe(screen.getByLabelText(/^이메일/));
  expect(sent).toEqual([]);
});

test('the form of joining reports a taken nickname while it is typed', async () => {
  const { user } = open({ responses: { PersonFields_CheckNickname: { isTaken: true } } });
  await user.type(screen.getByLabelText(/^닉네임/), '보리아빠');
  expect(await screen.findByText('이미 쓰고 있는 닉네임이에요.')).toBeTruthy();
});

test('the form of joining shows a refusal of the server at its field and keeps the typed values', async () => {
  answerRest({ 'POST /user/register': refused('DUPLICATE_EMAIL', '이미 가입된 이메일이에요.') });
  const { user } = open();
  await fillIn(user);
  await send(user);
  await screen.findByText('이미 가입된 이메일이에요.');
  expect(descriptionOf(screen.getByLabelText(/^이메일/))).toContain('이미 가입된 이메일이에요.');
  expect(screen.getByLabelText<HTMLInputElement>(/^이메일/).value).toBe('bori@example.com');
  expect(screen.getByLabelText<HTMLInputElement>(/^휴대폰 번호/).value).toBe('010-1234-5678');
});

test('the form of joining keeps the idempotency key after a lost answer and uses a new one after a refusal', async () => {
  const lost = answerRest({});
  const { user } = open();
  await fillIn(user);
  await send(user);
  await waitFor(() => expect(lost).toHaveLength(1));
  await waitFor(() => expect(screen.getByRole('button', { name: '가입하기' })).toBeEnabled());
  const answered = answerRest({ 'POST /user/register': refused('TOO_MANY_REQUESTS', '잠시 후 다시 시도해 주세요.') });
  await send(user);
  await screen.findByText('잠시 후 다시 시도해 주세요.');
  expect(answered[0]?.key).toBe(lost[0]?.key);
  await send(user);
  await waitFor(() => expect(answered).toHaveLength(2));
  expect(answered[1]?.key).not.toBe(answered[0]?.key);
});

test('a guardian logs in after joining, welcomes and goes on to the requested page', async () => {
  const said: string[] = [];
  bus.on('toast.shown').subscribe(({ message }) => said.push(message));
  const sent = answerRest({ 'POST /user/register': ok({ id: '7' }), 'POST /user/login': loggedIn });
  const { user, address } = open({ at: '/join?next=%2Freservation%3Fid%3D3' });
  await fillIn(user);
  await send(user);
  await waitFor(() => expect(address()).toBe('/reservation?id=3'));
  expect(currentSession()).toMatchObject({ status: 'signed-in' });
  expect(sent[0]).toMatchObject({ call: 'POST /user/register', body: { nickname: '보리아빠', marketing: true } });
  await waitFor(() => expect(said).toEqual(['펫케어에 오신 것을 환영해요! 함께 사는 반려동물을 등록해 보세요.']));
});

test('the form has a code mailed to the address, and says at its field what is wrong with it', async () => {
  const wrong = '인증번호가 맞지 않거나 시간이 지났어요. 새 인증번호를 받아 주세요.';
  const sent = answerRest({
    'POST /user/email-code': ok(null),
    'POST /user/register': refused('VALIDATION_FAILED', wrong, [{ property: 'emailCode', constraints: { matches: wrong } }]),
  });
  const { user } = open();
  const press = () => user.click(screen.getByRole('button', { name: '인증번호 받기' }));
  await press();
  expect(await screen.findByText('인증번호를 받을 이메일 주소를 적어 주세요.')).toBeTruthy();
  await fillIn(user);
  await press();
  expect(await screen.findByText(/^메일을 보냈어요/)).toBeTruthy();
  expect(sent).toMatchObject([{ call: 'POST /user/email-code', body: { email: 'bori@example.com' } }]);
  await user.type(screen.getByLabelText(/^인증번호/), ' 123456 ');
  await send(user);
  expect(await screen.findByText(wrong)).toBeTruthy();
  expect(sent[1]).toMatchObject({ body: { emailCode: '123456' } });
});

test('without a page that was asked for, joining leads on to telling of the animal', async () => {
  answerRest({ 'POST /user/register': ok({ id: '7' }), 'POST /user/login': loggedIn });
  const { user, address } = open();
  await fillIn(user);
  await send(user);
  await waitFor(() => expect(address()).toBe('/mypage/mypet?form=new'));
});

test('the form of joining keeps the typed values except passwords across a reload and deletes them after joining', async () => {
  answerRest({ 'POST /user/register': ok({ id: '7' }), 'POST /user/login': loggedIn });
  const first = open();
  await fillIn(first.user);
  await first.user.type(screen.getByLabelText(/^추천인/), '초코');
  expect(Object.values(sessionStorage).join()).not.toContain('petcare1');
  first.unmount();

  const { user } = open();
  const valueOf = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label).value;
  expect([/^이메일/, /^이름/, /^닉네임/, /^휴대폰 번호/, /^추천인/].map(valueOf)).toEqual([
    'bori@example.com',
    '김보호',
    '보리아빠',
    '010-1234-5678',
    '초코',
  ]);
  expect([valueOf(/^비밀번호\s*\*?$/), valueOf(/^비밀번호 확인/)]).toEqual(['', '']);
  for (const label of [/^비밀번호\s*\*?$/, /^비밀번호 확인/]) await user.type(screen.getByLabelText(label), 'petcare1');
  await send(user);
  await waitFor(() => expect(currentSession().status).toBe('signed-in'));
  expect(sessionStorage.getItem('petcare.joinDraft')).toBeNull();
});
