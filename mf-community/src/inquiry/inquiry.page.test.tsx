import { refusal, renderPage, type Responses } from '@petcare/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { InquiriesPage } from './inquiries.page.tsx';
import { InquiryEditPage } from './inquiry-edit.page.tsx';
import { InquiryInputPage } from './inquiry-input.page.tsx';
import { InquiryPage } from './inquiry.page.tsx';

const inquiry = {
  ...{ id: '3', category: '예약', title: '예약이 안 돼요', content: '달력이\n열리지 않아요.' },
  pictures: [{ id: 'private/a/1600.webp', url: '/uploads/private/a/1600.webp?signature=x' }],
  answer: null as { content: string; createdAt: string } | null,
  timestamp: { createdAt: '2026-11-21T02:55:00.000Z', updatedAt: null },
};
const answer = { content: '수정했어요.\n다시 해 보세요.', createdAt: '2026-11-22T02:55:00.000Z' };
const session = { userID: '1' };
const one = { at: '/mypage/questions/3', path: '/mypage/questions/:id', session };

beforeEach(() => localStorage.clear());

test('the own inquiries say whether they are answered', async () => {
  const responses = {
    InquiriesPage_Inquiries: { getMyInquiriesByPage: [inquiry, { ...inquiry, id: '2', title: '환불', answer }], getMyInquiryCount: 2 },
  };
  renderPage(<InquiriesPage />, { at: '/mypage/questions', session, responses });
  expect(await screen.findByRole('link', { name: /답변 대기.*예약이 안 돼요/ })).toHaveAttribute('href', '/mypage/questions/3');
  expect(screen.getByRole('link', { name: /답변 완료.*환불/ })).toHaveAttribute('href', '/mypage/questions/2');
  expect(screen.getByRole('link', { name: '문의하기' })).toHaveAttribute('href', '/mypage/questions/input');
});

test('an inquiry that waits is changed or taken back', async () => {
  const { user, sent, address } = renderPage(<InquiryPage />, {
    ...one,
    responses: { InquiryPage_Inquiry: { getMyInquiry: inquiry }, InquiryPage_Delete: { deleteInquiry: true } },
  });
  expect(await screen.findByRole('heading', { level: 1, name: '예약이 안 돼요' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '수정' })).toHaveAttribute('href', '/mypage/questions/3/edit');
  expect(screen.getByRole('button', { name: '사진 1 크게 보기' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '삭제' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '삭제' }));
  await waitFor(() => expect(address()).toBe('/mypage/questions'));
  expect(sent.at(-1)).toEqual({ name: 'InquiryPage_Delete', variables: { inquiryId: '3' } });
});

test('an answered inquiry shows its answer, and nothing to change', async () => {
  renderPage(<InquiryPage />, { ...one, responses: { InquiryPage_Inquiry: { getMyInquiry: { ...inquiry, answer } } } });
  expect(await screen.findByRole('region', { name: '답변' })).toHaveTextContent(/2026년 11월 22일.*수정했어요\..*다시 해 보세요\./s);
  expect(screen.queryByRole('link', { name: '수정' })).toBeNull();
  expect(screen.queryByRole('button', { name: '삭제' })).toBeNull();
});

test("somebody else's inquiry is not there", async () => {
  renderPage(<InquiryPage />, { ...one, responses: { InquiryPage_Inquiry: refusal('NOT_FOUND', '없는 문의예요.') } });
  expect(await screen.findByText('문의를 찾을 수 없어요.')).toBeInTheDocument();
});

const write = { InquiryInputPage_Create: { createInquiry: { id: '9' } } } satisfies Responses;

test('an inquiry is written, and its page opened', async () => {
  const { user, sent, address } = renderPage(<InquiryInputPage />, { at: '/mypage/questions/input', session, responses: write });
  await user.click(screen.getByRole('button', { name: '등록' }));
  expect(screen.getByText('문의 유형을 골라 주세요.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /문의 유형/ }));
  await user.click(await screen.findByRole('option', { name: '예약' }));
  await user.type(screen.getByRole('textbox', { name: /^제목/ }), '예약이 안 돼요');
  await user.type(screen.getByRole('textbox', { name: /^내용/ }), '달력이 안 열려요.');
  await user.click(screen.getByRole('button', { name: '등록' }));
  await waitFor(() => expect(address()).toBe('/mypage/questions/9'));
  expect(sent.at(-1)?.variables).toEqual({ category: '예약', title: '예약이 안 돼요', content: '달력이 안 열려요.', pictures: [] });
  expect(localStorage.getItem('petcare.inquiry-draft.1')).toBeNull();
});

test('what was typed is there again after a refusal and a reload, until it is thrown away', async () => {
  const responses = { InquiryInputPage_Create: refusal('TOO_MANY_REQUESTS', '요청이 너무 많아요.') };
  const at = '/mypage/questions/input';
  const first = renderPage(<InquiryInputPage />, { at, session, responses });
  await first.user.type(screen.getByRole('textbox', { name: /^제목/ }), '예약');
  first.unmount();
  const { user } = renderPage(<InquiryInputPage />, { at, session, responses });
  expect(screen.getByRole('textbox', { name: /^제목/ })).toHaveValue('예약');
  await user.click(screen.getByRole('button', { name: '처음부터 다시 쓰기' }));
  expect(screen.getByRole('textbox', { name: /^제목/ })).toHaveValue('');
  expect(screen.queryByText('쓰던 문의를 불러왔어요.')).toBeNull();
});

const edit = { at: '/mypage/questions/3/edit', path: '/mypage/questions/:id/edit', session };

test('an inquiry is changed with the pictures that it had', async () => {
  const { user, sent, address } = renderPage(<InquiryEditPage />, {
    ...edit,
    responses: { InquiryEditPage_Inquiry: { getMyInquiry: inquiry }, InquiryEditPage_Update: { updateInquiry: { id: '3' } } },
  });
  const title = await screen.findByRole('textbox', { name: /^제목/ });
  expect(title).toHaveValue('예약이 안 돼요');
  await user.type(title, '!');
  await user.click(screen.getByRole('button', { name: '저장하기' }));
  await waitFor(() => expect(address()).toBe('/mypage/questions/3'));
  expect(sent.find(({ name }) => name === 'InquiryEditPage_Update')?.variables).toEqual({
    ...{ inquiryId: '3', category: '예약', title: '예약이 안 돼요!', content: inquiry.content, pictures: ['private/a/1600.webp'] },
  });
});

test('what the server says of an answer that came meanwhile is said, and what was typed stays', async () => {
  const { user } = renderPage(<InquiryEditPage />, {
    ...edit,
    responses: {
      InquiryEditPage_Inquiry: { getMyInquiry: inquiry },
      InquiryEditPage_Update: refusal('ALREADY_ANSWERED', '답변이 달린 문의는 수정하거나 삭제할 수 없어요.'),
    },
  });
  await user.type(await screen.findByRole('textbox', { name: /^제목/ }), '!');
  await user.click(screen.getByRole('button', { name: '저장하기' }));
  expect(await screen.findByText('답변이 달린 문의는 수정하거나 삭제할 수 없어요.')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: /^제목/ })).toHaveValue('예약이 안 돼요!');
});

test('an answered inquiry has no form', async () => {
  renderPage(<InquiryEditPage />, { ...edit, responses: { InquiryEditPage_Inquiry: { getMyInquiry: { ...inquiry, answer } } } });
  expect(await screen.findByRole('link', { name: '답변 보기' })).toHaveAttribute('href', '/mypage/questions/3');
  expect(screen.queryByRole('textbox')).toBeNull();
});
