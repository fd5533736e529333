import { refusal, renderPage } from '@petcare/testing';
import { screen, waitFor } from '@testing-library/react';
import { answers } from '../testing/a-person.ts';
import { MyinfoPage } from './myinfo.page.tsx';

const session = { accountType: 0 } as const;
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('the page of one’s information shows a guardian every section', async () => {
  renderPage(<MyinfoPage />, { responses: answers(), session });
  await screen.findByLabelText(/닉네임/);
  expect(headings()).toEqual(['프로필', '본인 확인', '비밀번호', '연결된 계정', '소식과 혜택 받기', '회원 탈퇴']);
});

test('a business account sees no points, address or personal details', async () => {
  renderPage(<MyinfoPage />, { responses: answers({ type: 1 }), session: { accountType: 1 } });
  await screen.findByLabelText(/닉네임/);
  expect(headings()).toEqual(['프로필', '본인 확인', '비밀번호', '연결된 계정', '소식과 혜택 받기', '회원 탈퇴']);
  expect(screen.queryByLabelText(/우편번호/)).toBeNull();
  expect(screen.queryByText('결혼 여부')).toBeNull();
});

test('the page of one’s information focuses the first password field when the address asks for it, then clears the address', async () => {
  const { address } = renderPage(<MyinfoPage />, {
    at: '/mypage/myinfo?change=password&from=mail',
    path: '/mypage/myinfo',
    responses: answers(),
    session,
  });
  expect(await screen.findByLabelText(/^지금 비밀번호/)).toHaveFocus();
  expect(headings()[0]).toBe('비밀번호');
  await waitFor(() => expect(address()).toBe('/mypage/myinfo?from=mail'));
});

test('the page of one’s information shows until when a temporary password is valid', async () => {
  renderPage(<MyinfoPage />, { responses: answers({ temporaryPasswordUntil: '2026-11-22T05:30:00.000Z' }), session });
  expect(await screen.findByText(/2026년 11월 22일 \(일\) 오후 2:30까지만 쓸 수 있으니/)).toBeInTheDocument();
  expect(screen.getByLabelText(/^메일로 받은 임시 비밀번호/)).toHaveFocus();
  expect(headings()[0]).toBe('비밀번호');
  expect(screen.queryByRole('button', { name: '취소' })).toBeNull();
});

test('the page of one’s information shows a retry button when the information cannot be loaded', async () => {
  let isUp = false;
  const own = answers();
  const responses = {
    ...own,
    MyinfoPage_MyInfo: () => (isUp ? own['MyinfoPage_MyInfo']! : refusal('INTERNAL', '잠시 후 다시 시도해 주세요.')) as object,
  };
  const { user } = renderPage(<MyinfoPage />, { responses, session });
  await screen.findByText('잠시 후 다시 시도해 주세요.');
  isUp = true;
  await user.click(screen.getByRole('button', { name: '다시 시도' }));
  expect(await screen.findByLabelText(/닉네임/)).toHaveValue('보리아빠');
});
