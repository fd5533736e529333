import { currentSession } from '@petcare/auth';
import { refusal, renderPage, type Responses } from '@petcare/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { InvitationPage } from './invitation.page.tsx';
import { WorkplacesPage } from './workplaces.page.tsx';
import { WorkplacesPart } from './workplaces.part.tsx';

const work = { business: { id: '5', kind: 'pharmacy', name: '구로약국' }, role: 'bookings', since: '2026-11-20T03:00:00Z' };
const list = (workplaces: object[]) => ({ MyWorkplaces_List: { getMyWorkplaces: workplaces } });
const invitation = { business: work.business, role: 'all', email: 'me@example.com', isMine: true, expiresAt: '2026-11-27T03:00:00Z' };
const openInvitation = (responses: Responses) =>
  renderPage(<InvitationPage />, { at: '/staff/invitation?token=abc', session: {}, responses });
const chosen = () => {
  const session = currentSession();
  return session.status === 'signed-in' ? session.workplace : undefined;
};
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('a member goes into a business, leaves it once asked, and is at their own account then', async () => {
  const { user } = renderPage(<WorkplacesPage />, {
    at: '/staff',
    session: {},
    responses: { ...list([work]), MyWorkplaces_Leave: { leaveWorkplace: true } },
  });
  await user.click(await screen.findByRole('button', { name: '구로약국 비즈페이지 열기' }));
  await waitFor(() => expect(chosen()).toEqual({ businessId: '5', accountType: 2, name: '구로약국', role: 'bookings' }));
  expect(await screen.findByText('지금 일하는 곳')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '구로약국 그만두기' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '그만두기' }));
  await waitFor(() => expect(chosen()).toBeUndefined());
});

test('a business account finds its own beside those that it works for', async () => {
  renderPage(<WorkplacesPage />, { at: '/staff', session: { accountType: 1 }, responses: list([]) });
  expect(await screen.findByText('직원으로 일하는 곳이 없어요.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '내 비즈페이지 열기' })).toBeInTheDocument();
});

test('my page shows the way in to whoever works somewhere, and nothing to everybody else', async () => {
  const { container, sent } = renderPage(<WorkplacesPart />, { session: {}, responses: list([]) });
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(container).toBeEmptyDOMElement();
  renderPage(<WorkplacesPart />, { session: {}, responses: list([work]) });
  expect(await screen.findByRole('button', { name: '구로약국 비즈페이지 열기' })).toBeInTheDocument();
});

test('an invitation says who asks and for what, and leads into the business once accepted', async () => {
  const { user, sent } = openInvitation({
    InvitationPage_Invitation: { getStaffInvitation: invitation },
    InvitationPage_Accept: { acceptStaffInvitation: { business: work.business, role: 'all' } },
  });
  expect(await screen.findByText('구로약국')).toBeInTheDocument();
  expect(screen.getByText('전체 관리')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '초대 수락하기' }));
  await waitFor(() => expect(chosen()).toMatchObject({ businessId: '5', role: 'all' }));
  expect(sent.find(({ name }) => name === 'InvitationPage_Accept')?.variables).toEqual({ token: 'abc' });
});

test.each([
  ['NOT_FOUND', '초대를 찾을 수 없어요. 이미 사용했거나 취소된 초대예요.'],
  ['INVITATION_EXPIRED', '초대 기간이 지났어요.'],
])('an invitation that is refused with %s says why', async (code, message) => {
  openInvitation({ InvitationPage_Invitation: refusal(code, message) });
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '초대 수락하기' })).not.toBeInTheDocument();
});

test('an invitation to somebody else names the account that it takes', async () => {
  openInvitation({ InvitationPage_Invitation: { getStaffInvitation: { ...invitation, isMine: false } } });
  expect(await screen.findByText(/me@example\.com로 가입한 계정으로 로그인해 주세요\./)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '다른 계정으로 로그인' })).toBeInTheDocument();
});
