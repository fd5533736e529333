import { currentSession } from '@petcare/auth';
import { answerRest, ok, refused, renderPage, restResponse, type Responses } from '@petcare/testing';
import { screen, waitFor } from '@testing-library/react';
import { BusinessJoin } from './business-join.tsx';

const found = { id: '7', name: '든든동물병원', address: '서울특별시 구로구 디지털로 300', contract: null };
const responses: Responses = {
  EmailField_CheckEmail: { isTaken: false },
  PersonFields_CheckNickname: { isTaken: false },
  BusinessForm_ClaimableListings: { searchClaimableListings: [found] },
};
const token = `x.${btoa(JSON.stringify({ userID: '7', accountType: 1, socialType: 0, nickname: 'vet', name: 'Kim' }))}.x`;
const loggedIn = ok({ token, refreshToken: 'r', state: 'APPROVAL_PENDING', stateURL: '/bizpage' });

type User = ReturnType<typeof renderPage>['user'];
const licence = new File(['%PDF-1.7'], '사업자등록증.pdf', { type: 'application/pdf' });
const step = (name: string) => screen.findByRole('heading', { level: 2, name });
const next = (user: User) => user.click(screen.getByRole('button', { name: '다음' }));
const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);

function open(at = '/join?type=hospital') {
  return renderPage(<BusinessJoin kind="hospital" next={null} />, { at, path: '/join', responses });
}

async function chooseListing(user: User) {
  await user.type(await screen.findByRole('searchbox'), '든든');
  await user.click(await screen.findByRole('radio', { name: /든든동물병원/ }));
  await next(user);
  await step('사업자 서류를 보여 주세요');
}

async function showPapers(user: User, container: HTMLElement) {
  await user.type(field(/사업자등록번호/), '1208147521');
  await user.upload(container.querySelector<HTMLInputElement>('input[type=file]')!, licence);
  await next(user);
  await step('담당자 계정을 만들어 주세요');
}

async function makeAccount(user: User) {
  const texts: [RegExp, string][] = [
    [/^이메일/, 'vet@example.com'],
    [/^비밀번호\s*\*?$/, 'petcare1'],
    [/^담당자 이름/, '김수의'],
    [/^닉네임/, '든든원장'],
    [/^휴대폰 번호/, '010-1234-5678'],
  ];
  for (const [label, text] of texts) {
    await user.click(field(label));
    await user.paste(text);
  }
  await user.click(screen.getByLabelText('모두 동의해요'));
}

const send = (user: User) => user.click(screen.getByRole('button', { name: '가입 신청하기' }));

beforeEach(() => sessionStorage.clear());

test('a business registers in three steps with one request and opens the page of the application', async () => {
  const sent = answerRest({ 'POST /user/register-hospital': ok({ id: '7' }), 'POST /user/login': loggedIn });
  const { user, container, address } = open();
  await chooseListing(user);
  await showPapers(user, container);
  await makeAccount(user);
  await send(user);
  await waitFor(() => expect(address()).toBe('/bizpage'));
  expect(sent.map(({ call }) => call)).toEqual(['POST /user/register-hospital', 'POST /user/login']);
  expect(currentSession()).toMatchObject({ status: 'signed-in' });
});

test('the form of a business opens no step before the previous one is valid, not even by its address', async () => {
  const { user } = open('/join?type=hospital&step=3');
  await step('어느 병원인가요?');
  await next(user);
  expect(screen.getByText(/어느 병원인지 골라 주세요/)).toBeInTheDocument();
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

test('the form of a business keeps all values and the file when going back and forth', async () => {
  const { user, container, address } = open();
  await chooseListing(user);
  expect(await step('사업자 서류를 보여 주세요')).toHaveFocus();
  await showPapers(user, container);
  await user.type(field(/^담당자 이름/), '김수의');
  await user.click(screen.getByRole('button', { name: '이전' }));
  expect(address()).toBe('/join?type=hospital&step=2');
  expect(screen.getByText('사업자등록증.pdf')).toBeInTheDocument();
  expect(field(/사업자등록번호/)).toHaveValue('120-81-47521');
  await user.click(screen.getByRole('button', { name: '이전' }));
  expect(await screen.findByRole('radio', { name: /든든동물병원/ })).toBeChecked();
  await next(user);
  await next(user);
  expect(field(/^담당자 이름/)).toHaveValue('김수의');
});

test.each([
  ['LISTING_TAKEN', '이미 다른 계정이 등록한 업체예요.', '어느 병원인가요?'],
  ['DUPLICATE_REGISTRATION_NUMBER', '이미 승인된 계정이 쓰고 있는 사업자등록번호예요.', '사업자 서류를 보여 주세요'],
  ['UNSUPPORTED_MEDIA_TYPE', '이미지나 PDF 파일만 올릴 수 있어요.', '사업자 서류를 보여 주세요'],
  ['DUPLICATE_EMAIL', '이미 가입된 이메일이에요.', '담당자 계정을 만들어 주세요'],
])('the form of a business opens the step and focuses the field that the refusal %s concerns', async (code, message, title) => {
  answerRest({ 'POST /user/register-hospital': refused(code, message) });
  const { user, container } = open();
  await chooseListing(user);
  await showPapers(user, container);
  await makeAccount(user);
  await send(user);
  await step(title);
  expect(screen.getByText(message)).toBeInTheDocument();
  await waitFor(() => expect(document.activeElement).toBeInvalid());
});

test('the form of a business shows other errors at the end and keeps the idempotency key until the server answers', async () => {
  const keys: (string | null)[] = [];
  const answers = [{ status: 500, body: {} }, refused('TOO_MANY_REQUESTS', '잠시 후 다시 시도해 주세요.'), { status: 500, body: {} }];
  globalThis.fetch = async (_address, options) => {
    keys.push(new Headers(options?.headers).get('idempotency-key'));
    const { status, body } = answers.shift()!;
    return restResponse(status, body);
  };
  const { user, container } = open();
  await chooseListing(user);
  await showPapers(user, container);
  await makeAccount(user);
  await send(user);
  expect(await screen.findByText('오류가 발생했어요. 잠시 후 다시 시도해 주세요.')).toBeInTheDocument();
  await send(user);
  expect(await screen.findByText('잠시 후 다시 시도해 주세요.')).toBeInTheDocument();
  await send(user);
  await waitFor(() => expect(keys).toHaveLength(3));
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});
