import { refusal, renderPage, type Responses } from '@petcare/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { MessagesPage } from './messages.page.tsx';

const message = {
  ...{ id: '7', content: '사료 나눔해요.\n필요하시면 답장 주세요.', type: 0, isRead: false },
  ...{ sender: { id: '2', nickname: '고양이네' }, receiver: { id: '1', nickname: '나' } },
  timestamp: { createdAt: '2026-11-21T02:55:00.000Z' },
  isReported: false,
};
const responses: Responses = {
  MessagesPage_Unread: { getUnreadMessageCount: 1 },
  MessagesPage_Received: { messages: [message, { ...message, id: '6', isRead: true, sender: null, content: '예전 쪽지' }], total: 2 },
  MessagesPage_Sent: { messages: [{ ...message, id: '5', sender: message.receiver, receiver: message.sender, isRead: true }], total: 1 },
  MessagesPage_Read: { readMessage: true },
  MessagesPage_Send: { sendMessage: { id: '9' } },
  MessagesPage_Delete: { deleteMessage: true },
  MessagesPage_Block: { blockMessageSender: true },
  MessagesPage_Nicknames: { getNicknameSuggestions: ['고양이네', '고양이집'] },
};
const open = (at = '/mypage/message', more: Responses = {}) =>
  renderPage(<MessagesPage />, { at, session: {}, responses: { ...responses, ...more } });
beforeEach(() => localStorage.clear());

const named = (sent: { name: string; variables: object }[], name: string) =>
  sent.filter((one) => one.name === name).map(({ variables }) => variables);

test('a received message is marked as read once it is opened, and counted no more', async () => {
  let unread = 1;
  const { user, sent } = open('/mypage/message', {
    MessagesPage_Unread: () => ({ getUnreadMessageCount: unread }),
    MessagesPage_Read: () => {
      unread = 0;
      return { readMessage: true };
    },
  });
  expect(await screen.findByText('탈퇴한 회원')).toBeInTheDocument();
  expect(screen.getByLabelText('안 읽은 쪽지 1통')).toBeInTheDocument();
  await user.click(screen.getByText('고양이네'));
  await waitFor(() => expect(named(sent, 'MessagesPage_Read')).toEqual([{ messageId: '7' }]));
  expect(screen.queryByText('안 읽음')).toBeNull();
  await waitFor(() => expect(screen.queryByLabelText('안 읽은 쪽지 1통')).toBeNull());
});

test.each([
  ['/mypage/message/sent', '/mypage/message'],
  ['/bizpage/message/sent', '/bizpage/message'],
])('at %s the sent ones are shown, with the way to the received', async (at, base) => {
  open(at);
  expect(await screen.findByText('읽음')).toBeInTheDocument();
  const links = within(screen.getByRole('navigation', { name: '쪽지함' })).getAllByRole('link');
  expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
    [`${base}/received`, null],
    [`${base}/sent`, 'page'],
    [`${base}?blocked=1`, null],
  ]);
});

test('a reply goes to the sender', async () => {
  const { user, sent } = open();
  await user.click(await screen.findByText('고양이네'));
  await user.click(screen.getAllByRole('button', { name: '답장' })[0]!);
  const dialog = within(await screen.findByRole('dialog', { name: '쪽지 쓰기' }));
  await user.type(dialog.getByRole('textbox', { name: /^내용/ }), '저 필요해요!');
  await user.click(dialog.getByRole('button', { name: '보내기' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(named(sent, 'MessagesPage_Send')).toEqual([{ nickname: '고양이네', content: '저 필요해요!' }]);
});

test('a received message is reported, with the word that it is read, and a sent one is not', async () => {
  const { user, sent } = open('/mypage/message', { ReportDialog_Report: { createReport: true } });
  await user.click(await screen.findByText('고양이네'));
  await user.click(screen.getByRole('button', { name: '신고' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: '이 쪽지를 신고할까요?' }));
  expect(dialog.getByText(/이 쪽지의 내용을 운영팀이 읽어요/)).toBeInTheDocument();
  await user.click(dialog.getByRole('radio', { name: '욕설이나 비방이 있어요' }));
  await user.click(dialog.getByRole('button', { name: '신고하기' }));
  expect(await screen.findByRole('button', { name: '신고함' })).toBeDisabled();
  expect(named(sent, 'ReportDialog_Report')).toEqual([{ kind: 'message', id: '7', reason: 'abuse', detail: null }]);
  await user.click(screen.getByRole('link', { name: /보낸 쪽지/ }));
  await user.click(await screen.findByText('고양이네'));
  expect(screen.queryByRole('button', { name: /^신고/ })).toBeNull();
});

test('nicknames are suggested, and what was typed stays where the message is refused', async () => {
  const { user } = open('/mypage/message?to=', {
    MessagesPage_Send: refusal('NOT_RECEIVING', '지금은 이 회원에게 쪽지를 보낼 수 없어요.'),
  });
  const dialog = within(await screen.findByRole('dialog', { name: '쪽지 쓰기' }));
  await user.type(dialog.getByRole('combobox', { name: '받는 사람' }), '고양');
  await user.click(await screen.findByRole('option', { name: /고양이집/ }));
  expect(dialog.getByRole('combobox', { name: '받는 사람' })).toHaveValue('고양이집');
  await user.type(dialog.getByRole('textbox', { name: /^내용/ }), '안녕하세요');
  await user.click(dialog.getByRole('button', { name: '보내기' }));
  expect(await dialog.findByText('지금은 이 회원에게 쪽지를 보낼 수 없어요.')).toBeInTheDocument();
  expect(dialog.getByRole('textbox', { name: /^내용/ })).toHaveValue('안녕하세요');
});

test.each([
  ['삭제', '쪽지를 삭제할까요?', '삭제', 'MessagesPage_Delete'],
  ['차단', '이 회원을 차단할까요?', '차단', 'MessagesPage_Block'],
])('%s is asked about before it is done', async (button, question, confirm, mutation) => {
  const { user, sent } = open();
  await user.click(await screen.findByText('고양이네'));
  await user.click(screen.getAllByRole('button', { name: button })[0]!);
  expect(named(sent, mutation)).toEqual([]);
  await user.click(within(await screen.findByRole('alertdialog', { name: question })).getByRole('button', { name: confirm }));
  await waitFor(() => expect(named(sent, mutation)).toEqual([{ messageId: '7' }]));
});

test('who was blocked is listed, and can be taken back', async () => {
  let blocked = [{ id: '2', nickname: '고양이네' }];
  const { user, sent } = open('/mypage/message?blocked=1', {
    MessagesPage_Blocked: () => ({ getMyMessageBlocks: blocked }),
    MessagesPage_Unblock: () => {
      blocked = [];
      return { unblockMessageSender: true };
    },
  });
  await user.click(await screen.findByRole('button', { name: '고양이네님 차단 풀기' }));
  expect(await screen.findByText('차단한 회원이 없어요.')).toBeInTheDocument();
  expect(named(sent, 'MessagesPage_Unblock')).toEqual([{ userId: '2' }]);
  expect(named(sent, 'MessagesPage_Received')).toEqual([]);
});

test('a message that is being written is in the address until it is closed', async () => {
  const { user, address } = open();
  await user.click(await screen.findByText('고양이네'));
  await user.click(screen.getAllByRole('button', { name: '답장' })[0]!);
  const dialog = await screen.findByRole('dialog', { name: '쪽지 쓰기' });
  expect(decodeURIComponent(address())).toBe('/mypage/message?to=고양이네');
  await user.click(within(dialog).getByRole('button', { name: '닫기' }));
  await waitFor(() => expect(address()).toBe('/mypage/message'));
});

test('a search is kept in the address', async () => {
  const { user, sent, address } = open();
  await user.type(await screen.findByRole('searchbox', { name: '쪽지 찾기' }), '사료{Enter}');
  await waitFor(() => expect(decodeURIComponent(address())).toBe('/mypage/message?q=사료'));
  await waitFor(() => expect(named(sent, 'MessagesPage_Received').at(-1)).toMatchObject({ search: '사료' }));
});
