import { refusal, renderPage, type Responses } from '@petcare/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { IdentitySection } from './identity-section.tsx';

const info = { name: '김보호', phone: '+821012345678', birthday: null, identityVerifiedAt: null };
const verified = { ...info, birthday: '1990-03-02', identityVerifiedAt: '2026-11-20T01:00:00.000Z' };
const form = { action: 'https://provider.example/start', fields: [{ name: 'TID', value: '1' }] };
const AT = '2026-11-22T01:00:00.000Z';

let popup = { closed: false, close: () => undefined, focus: () => undefined, document };
let posted: string[] = [];
beforeEach(() => {
  popup = { closed: false, close: () => undefined, focus: () => undefined, document: document.implementation.createHTMLDocument() };
  posted = [];
  window.open = () => popup as unknown as Window;
  HTMLFormElement.prototype.submit = function submit(this: HTMLFormElement) {
    posted.push(this.target);
  };
});

function open({ at = null as string | null, of = info as typeof info | typeof verified, responses = {} as Responses } = {}) {
  const told: string[] = [];
  const answers: Responses = {
    IdentitySection_Start: { getPaymentTransactionId: form },
    IdentitySection_VerifiedAt: { getMyInfo: { id: '1', identityVerifiedAt: at } },
    ...responses,
  };
  return {
    ...renderPage(<IdentitySection info={of} onVerified={() => told.push('verified')} />, { responses: answers, session: {} }),
    told,
  };
}
const button = (name: string) => screen.getByRole('button', { name });

test('the section of the identity opens the window at the press and sends the form to it when the API has answered', async () => {
  const steps: string[] = [];
  window.open = () => (steps.push('opened'), popup as unknown as Window);
  const { user } = open({ responses: { IdentitySection_Start: () => (steps.push('asked'), { getPaymentTransactionId: form }) } });
  await user.click(button('본인 확인하기'));
  await screen.findByText(/열린 창에서/);
  expect(steps).toEqual(['opened', 'asked']);
  expect(posted).toHaveLength(1);
});

test('the section of the identity says that the window was blocked and offers to go on in this tab', async () => {
  window.open = () => null;
  const { user } = open();
  await user.click(button('본인 확인하기'));
  expect(screen.getByText(/새 창을 막았어요/)).toBeTruthy();
  await user.click(button('이 창에서 진행하기'));
  await waitFor(() => expect(posted).toEqual(['_self']));
  expect(sessionStorage.getItem('petcare.identityNext')).toBe('/mypage/myinfo');
});

test('the section of the identity asks the server after the window closed without a message and reports the verification', async () => {
  const { user, told } = open({ at: AT });
  await user.click(button('본인 확인하기'));
  await screen.findByText(/열린 창에서/);
  popup.closed = true;
  await waitFor(() => expect(told).toEqual(['verified']));
});

test('the section of the identity says that the verification was not finished when the window is closed early, also after an earlier one', async () => {
  const { user, told } = open({ of: verified, at: verified.identityVerifiedAt });
  await user.click(button('다시 확인하기'));
  await screen.findByText(/열린 창에서/);
  popup.closed = true;
  await screen.findByText(/마치기 전에 창이 닫혔어요/);
  expect(told).toEqual([]);
});

test('the section of the identity asks the server when the page is shown again after a verification in a tab', async () => {
  const { user, told } = open({ at: AT });
  await user.click(button('본인 확인하기'));
  await screen.findByText(/열린 창에서/);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(told).toEqual(['verified']));
});

test('the section of the identity shows a refusal of the API and closes the window', async () => {
  let isClosed = false;
  popup.close = () => void (isClosed = true);
  const { user } = open({ responses: { IdentitySection_Start: refusal('IDENTITY_OFF', '지금은 본인 확인을 이용할 수 없어요.') } });
  await user.click(button('본인 확인하기'));
  expect(await screen.findByText('지금은 본인 확인을 이용할 수 없어요.')).toBeTruthy();
  expect(isClosed).toBe(true);
  expect(posted).toEqual([]);
});

test('the section of the identity shows the verified name and the date', () => {
  open({ of: verified });
  expect(screen.getByText('2026년 11월 20일에 확인했어요.')).toBeTruthy();
  expect(screen.getByText('김보호 · 010-1234-5678 · 1990년 3월 2일생')).toBeTruthy();
});
