import { bus } from '@petcare/event-bus';
import { refusal, renderPage, type Responses } from '@petcare/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { StaffPage } from './staff.page.tsx';

const member = { id: '7', name: '김직원', email: 'staff@example.com', role: 'bookings', since: '2026-11-20T03:00:00Z' };
const invitation = { id: '3', email: 'later@example.com', role: 'all', expiresAt: '2026-11-27T03:00:00Z', isExpired: false };
const staff = (given: object = {}) => ({
  getMyStaff: { business: { id: '1', name: '구로동물병원' }, members: [member], invitations: [invitation], most: 20, ...given },
});
const open = (more: Responses = {}, given: object = {}) =>
  renderPage(<StaffPage />, { at: '/bizpage/staff', session: { accountType: 1 }, responses: { StaffPage_Staff: staff(given), ...more } });

const heard: string[] = [];
const subscription = bus.on('toast.shown').subscribe(({ message }) => heard.push(message));
beforeEach(() => heard.splice(0));
afterAll(() => subscription.unsubscribe());

test('the page of staff shows who works for the business and who was invited, and takes both away once asked', async () => {
  const { user, sent } = open({ StaffPage_Remove: { removeStaff: true }, StaffPage_Cancel: { cancelStaffInvitation: true } });
  expect((await screen.findByText('김직원')).closest('li')).toHaveTextContent('예약 담당staff@example.com · 2026년 11월 20일 (금)부터');
  await user.click(screen.getByRole('button', { name: 'later@example.com 초대 취소' }));
  await waitFor(() => expect(heard).toEqual(['later@example.com: 초대를 취소했어요.']));
  await user.click(screen.getByRole('button', { name: '김직원 제외하기' }));
  await user.click(
    within(await screen.findByRole('alertdialog', { name: '김직원 님을 제외할까요?' })).getByRole('button', { name: '제외하기' }),
  );
  await waitFor(() => expect(heard.at(-1)).toBe('김직원 님을 직원에서 제외했어요.'));
  expect(sent.find(({ name }) => name === 'StaffPage_Remove')?.variables).toEqual({ memberId: '7' });
  expect(sent.filter(({ name }) => name === 'StaffPage_Staff').length).toBeGreaterThan(2);
});

test('the page of staff gives the other role once asked', async () => {
  const { user, sent } = open({ StaffPage_ChangeRole: { changeStaffRole: { id: '7', role: 'all' } } });
  await user.click(await screen.findByRole('button', { name: '김직원 역할 바꾸기' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '바꾸기' }));
  await waitFor(() => expect(heard).toEqual(['김직원 님의 역할을 ‘전체 관리’로 바꿨어요.']));
  expect(sent.find(({ name }) => name === 'StaffPage_ChangeRole')?.variables).toEqual({ memberId: '7', role: 'all' });
});

test('the page of staff keeps what was typed where an invitation is refused, and begins anew where it was sent', async () => {
  const answers = [refusal('ALREADY_INVITED', '이미 초대한 이메일이에요. 초대 메일을 다시 보낼 수 있어요.'), { inviteStaff: { id: '9' } }];
  const { user } = open({ StaffPage_Invite: () => answers.shift()! });
  const email = await screen.findByRole('textbox', { name: /^이메일/ });
  const send = () => user.click(screen.getByRole('button', { name: '초대 메일 보내기' }));
  await send();
  expect(screen.getByText('초대할 분의 이메일을 적어 주세요.')).toBeInTheDocument();
  await user.type(email, 'new@example.com');
  await send();
  expect(await screen.findByText('이미 초대한 이메일이에요. 초대 메일을 다시 보낼 수 있어요.')).toBeInTheDocument();
  expect(email).toHaveValue('new@example.com');
  await send();
  await waitFor(() => expect(heard.at(-1)).toBe('new@example.com: 초대 메일을 보냈어요. 7일 안에 수락할 수 있어요.'));
  expect(await screen.findByRole('textbox', { name: /^이메일/ })).toHaveValue('');
});

test('the page of staff offers no form where a listing has as many as it may', async () => {
  open({}, { most: 2 });
  expect(await screen.findByText(/직원과 초대를 합쳐 2명까지 둘 수 있어요\./)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '초대 메일 보내기' })).not.toBeInTheDocument();
});
