import { refusal, renderPage, type Responses } from '@petcare/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { MessageTo } from './message-to.tsx';

const cat = { nickname: '고양이네' };
const responses: Responses = { MessagesPage_Send: { sendMessage: { id: '9' } }, MessagesPage_Nicknames: { getNicknameSuggestions: [] } };
const open = (author: { nickname: string; hospitalName?: string | null } | null, isMine = false, more: object = { session: {} }) =>
  renderPage(<MessageTo author={author} isMine={isMine} />, { at: '/community/mypet/12?comments=2', responses, ...more });
const button = () => screen.getByRole('button', { name: '고양이네님에게 쪽지 보내기' });

beforeEach(() => localStorage.clear());

test.each([
  ['one’s own name', cat, true],
  ['the name of who has left', null, false],
])('beside %s there is nothing to press', (_whose, author, isMine) => {
  open(author, isMine);
  expect(screen.queryByRole('button')).toBeNull();
});

test('who is not logged in is led to the login, and back to what they were reading', async () => {
  const { user, address } = open(cat, false, {});
  await user.click(button());
  expect(address()).toBe(`/login?next=${encodeURIComponent('/community/mypet/12?comments=2')}&for=message`);
});

test('a hospital is called by its name and written to by its account', async () => {
  const { user, sent } = open({ nickname: '든든병원', hospitalName: '구로든든동물병원' });
  await user.click(screen.getByRole('button', { name: '구로든든동물병원님에게 쪽지 보내기' }));
  const dialog = within(await screen.findByRole('dialog', { name: '쪽지 쓰기' }));
  await user.type(dialog.getByRole('textbox', { name: /^내용/ }), '안녕하세요');
  await user.click(dialog.getByRole('button', { name: '보내기' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.find(({ name }) => name === 'MessagesPage_Send')?.variables).toEqual({ nickname: '든든병원', content: '안녕하세요' });
});

test('what was begun is there again after a reload, as long as it was not sent', async () => {
  const first = open(cat, false, {
    session: {},
    responses: { ...responses, MessagesPage_Send: refusal('NOT_RECEIVING', '지금은 이 회원에게 쪽지를 보낼 수 없어요.') },
  });
  await first.user.click(button());
  const before = within(await screen.findByRole('dialog', { name: '쪽지 쓰기' }));
  await first.user.type(before.getByRole('textbox', { name: /^내용/ }), '사료 아직 있나요?');
  await first.user.click(before.getByRole('button', { name: '보내기' }));
  expect(await before.findByText('지금은 이 회원에게 쪽지를 보낼 수 없어요.')).toBeInTheDocument();
  first.unmount();

  const second = open(cat);
  await second.user.click(button());
  const after = within(await screen.findByRole('dialog', { name: '쪽지 쓰기' }));
  expect(after.getByRole('textbox', { name: /^내용/ })).toHaveValue('사료 아직 있나요?');
  await second.user.click(after.getByRole('button', { name: '보내기' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(Object.keys(localStorage).filter((key) => key.startsWith('petcare.message-draft'))).toEqual([]);
});
