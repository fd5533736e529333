import { renderPage, type Responses } from '@petcare/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aComment, aPost, nobodyBeside } from '../testing/a-post.ts';
import { drawNowhere } from '../testing/editor.ts';
import { AskPage } from './ask.page.tsx';
import { CounselingPage } from './counseling.page.tsx';
import { QuestionPage } from './question.page.tsx';

beforeAll(drawNowhere);

const question = aPost({ title: '귀를 긁어요', category: '귀', petKind: '푸들', petMonths: 40, symptom: '밤마다 긁어요' });
const listed: Responses = { BoardPage_Posts: { getPostsByPage: [question], getPostCount: 1 } };

test('the board of questions lists questions with their state, and columns in the second tab', async () => {
  const { user, sent, address } = renderPage(<AskPage />, { at: '/ask', responses: listed });
  const link = await screen.findByRole('link', { name: /귀를 긁어요/ });
  expect(link).toHaveAttribute('href', '/ask/12');
  expect(link).toHaveTextContent(/답변 대기.*푸들.*밤마다 긁어요/);
  await user.click(screen.getByRole('link', { name: '수의사 칼럼' }));
  expect(address()).toBe('/ask?tab=column');
  await waitFor(() => expect(sent.at(-1)?.variables).toMatchObject({ boardId: 'pet-doctor' }));
  expect(await screen.findByRole('link', { name: /귀를 긁어요/ })).toHaveAttribute('href', '/ask/12?board=pet-doctor');
});

test('the board of questions keeps the tab when a category, an order or words are chosen', async () => {
  const { user, address } = renderPage(<AskPage />, { at: '/ask?tab=column', responses: listed });
  await user.click(await screen.findByRole('link', { name: '눈' }));
  expect(address()).toBe(`/ask?${new URLSearchParams({ tab: 'column', category: '눈' }).toString()}`);
  await user.click(screen.getByRole('link', { name: '추천순' }));
  await user.type(screen.getByRole('searchbox', { name: '수의사 칼럼 검색' }), '안약{enter}');
  expect(new URLSearchParams(address().split('?')[1]).toString()).toBe(
    new URLSearchParams({ tab: 'column', category: '눈', search: '안약', sort: 'like' }).toString(),
  );
});

test.each([
  ['a visitor', undefined, 'link', '/login?next=%2Fask%3Fwrite%3D1'],
  ['a member', {}, 'button', null],
] as const)('the board of questions offers %s the way to ask', async (_who, session, role, href) => {
  renderPage(<AskPage />, { at: '/ask', responses: listed, session });
  const ask = await screen.findByRole(role, { name: '질문하기' });
  expect(ask.getAttribute('href')).toBe(href);
  await screen.findByRole('link', { name: /귀를 긁어요/ });
});

test('the board of questions opens the form over the list where the address says so', async () => {
  renderPage(<AskPage />, {
    at: '/ask?write=1',
    responses: { ...listed, QuestionFields_Pets: { getMyPetsByPage: [{ id: '3', name: '초코' }] } },
    session: { accountType: 0 },
  });
  const dialog = await screen.findByRole('dialog', { name: '질문하기' });
  expect(await within(dialog).findByRole('button', { name: /어떤 아이인가요/ })).toBeInTheDocument();
  expect(await within(dialog).findByRole('textbox', { name: '내용' })).toBeInTheDocument();
});

function discussion(
  own: object,
  comments = [aComment(1, '진료를 받아 보세요.'), aComment(2, '고맙습니다.', true, { parentId: '1' })],
): Responses {
  let acceptedCommentId: string | null = null;
  return {
    PostPage_Post: () => ({ getPost: { ...question, acceptedCommentId, ...own }, ...nobodyBeside }),
    PostPage_Comments: { getPostCommentsByPage: comments, getPostCommentCount: comments.length },
    PostPage_CountView: { increasePostViewCount: false },
    PostPage_AcceptAnswer: ({ commentId }) => {
      acceptedCommentId = String(commentId);
      return { acceptAnswer: { acceptedCommentId } };
    },
  };
}
const place = { at: '/ask/12', path: '/ask/:id' };

test('the asker accepts one answer, after a question', async () => {
  const { user, sent } = renderPage(<QuestionPage />, { ...place, responses: discussion({ isMine: true }), session: {} });
  await user.click(await screen.findByRole('button', { name: '채택하기' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '채택하기' }));
  expect(await screen.findByText('채택된 답변')).toBeInTheDocument();
  expect(sent.filter(({ name }) => name === 'PostPage_AcceptAnswer')).toEqual([
    { name: 'PostPage_AcceptAnswer', variables: { postId: '30', commentId: '1' } },
  ]);
  expect(screen.queryByRole('button', { name: '채택하기' })).not.toBeInTheDocument();
});

test('only hospitals find a field to answer in, and nobody else an answer to accept', async () => {
  const guardian = renderPage(<QuestionPage />, { ...place, responses: discussion({}), session: { accountType: 0 } });
  expect(await screen.findByText('답변은 동물병원 회원이 써요.')).toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: '답변 쓰기' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '채택하기' })).not.toBeInTheDocument();
  guardian.unmount();
  renderPage(<QuestionPage />, { ...place, responses: discussion({}), session: { accountType: 1 } });
  expect(await screen.findByRole('textbox', { name: '답변 쓰기' })).toBeInTheDocument();
  expect(screen.getByText('푸들 · 3살')).toBeInTheDocument();
});

test('a hospital looks for waiting questions by field, and for those it has answered', async () => {
  const { user, sent, address } = renderPage(<CounselingPage />, {
    at: '/bizpage/counseling',
    session: { accountType: 1 },
    responses: { CounselingPage_Questions: { waiting: 4, mine: 2, all: 9, getQuestionsByPage: [question] } },
  });
  expect(await screen.findByRole('link', { name: '답변 대기 4' })).toHaveAttribute('aria-current', 'page');
  expect(sent[0]?.variables).toMatchObject({ state: 'waiting', category: null });
  await user.click(screen.getByRole('button', { name: /진료 분야/ }));
  await user.click(await screen.findByRole('option', { name: '귀' }));
  await user.click(await screen.findByRole('link', { name: '내가 답한 질문 2' }));
  expect(new URLSearchParams(address().split('?')[1]).toString()).toBe(new URLSearchParams({ state: 'mine', category: '귀' }).toString());
  await waitFor(() => expect(sent.at(-1)?.variables).toMatchObject({ state: 'mine', category: '귀' }));
});
