import { refusal, renderPage, type Responses } from '@petcare/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { aRegistration } from '../testing/a-registration.ts';
import { HomePage } from './home.page.tsx';

const open = (responses: Responses = {}, accountType: 1 | 2 | 3 = 1) =>
  renderPage(<HomePage />, { at: '/bizpage', path: '/bizpage', session: { accountType }, responses });

test.each([
  [1, '/bizpage/hospital'],
  [2, '/bizpage/pharmacy'],
  [3, '/bizpage/company'],
] as const)('redirects account type %i to %s', async (accountType, address) => {
  const approved = open({ MyRegistration: aRegistration({ status: 'approved' }) }, accountType);
  await waitFor(() => expect(approved.address()).toBe(address));
  approved.unmount();
  const byHand = open({ MyRegistration: { getMyRegistration: null } }, accountType);
  await waitFor(() => expect(byHand.address()).toBe(address));
});

test('redirects nobody who is signed out', () => {
  const page = renderPage(<HomePage />, { at: '/bizpage', path: '/bizpage' });
  expect(page.address()).toBe('/bizpage');
});

test('shows a pending registration and links to the profile', async () => {
  open({ MyRegistration: aRegistration() });
  expect(await screen.findByRole('heading', { name: '든든동물병원' })).toBeInTheDocument();
  for (const text of ['확인 중', '새로 등록했어요', '120-81-47521', '2026년 11월 20일 (금)'])
    expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '사업자등록증 보기' })).toHaveAttribute('href', '/uploads/private/1/file.pdf?signature=s');
  expect(screen.getByRole('link', { name: '기다리는 동안 병원 정보 채우기' })).toHaveAttribute('href', '/bizpage/hospital');
  expect(screen.queryByRole('button', { name: '다시 신청하기' })).toBeNull();
});

test('offers no profile while a claim of an existing listing is pending', async () => {
  open({ MyRegistration: aRegistration({ isClaim: true }) });
  expect(await screen.findByText('펫케어에 나와 있는 곳을 신청했어요')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /채우기/ })).toBeNull();
});

test('asks for the registration again when the tab is shown again', async () => {
  let status: 'pending' | 'rejected' = 'pending';
  open({ MyRegistration: () => aRegistration({ status, reason: status === 'rejected' ? '서류가 흐려요.' : null }) });
  await screen.findByText('확인 중');
  status = 'rejected';
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByText('서류가 흐려요.')).toBeInTheDocument();
});

test('shows an error with a retry button when the registration cannot be loaded', async () => {
  let isDown = true;
  const { user } = open({ MyRegistration: () => (isDown ? refusal('INTERNAL', '오류가 발생했어요.') : aRegistration()) });
  expect(await screen.findByText('오류가 발생했어요.')).toBeInTheDocument();
  isDown = false;
  await user.click(screen.getByRole('button', { name: /다시/ }));
  expect(await screen.findByText('확인 중')).toBeInTheDocument();
});
