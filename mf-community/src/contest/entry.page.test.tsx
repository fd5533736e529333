import { bus } from '@petcare/event-bus';
import { answerRest, ok, refusal, refused, renderPage, type Refusal } from '@petcare/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aComment, anEntry } from '../testing/an-entry.ts';
import { ContestEntryPage } from './entry.page.tsx';

const list = <Item,>(...items: Item[]) => ok({ items, total: items.length, page: 1, count: 20 });
type Answers = Parameters<typeof answerRest>[0];

type EntryAnswers = { entry?: ReturnType<typeof anEntry> | { refusal: Refusal }; comments?: ReturnType<typeof aComment>[] };

function open(answers: Answers, session: object | null = {}, { entry = anEntry(), comments = [aComment()] }: EntryAnswers = {}) {
  const sent = answerRest(answers);
  const page = renderPage(<ContestEntryPage />, {
    at: '/community/contest/7',
    path: '/community/contest/:id',
    ...(session && { session }),
    responses: {
      ContestEntryPage_Entry: 'refusal' in entry ? entry : { getContestEntry: entry },
      ContestEntryPage_Comments: { getContestComments: comments, getContestCommentCount: comments.length },
    },
  });
  return Object.assign(sent, { page });
}

test('an entry is shown with its pictures and what is said of it', async () => {
  open({});
  expect(await screen.findByRole('heading', { level: 1, name: '눈밭의 초코' })).toBeTruthy();
  expect(screen.getByRole('img', { name: '눈밭의 초코 사진 1' })).toBeTruthy();
  expect(await screen.findByText('귀여워요!')).toBeTruthy();
});

test('a like is given, and who likes it is told', async () => {
  const { page } = open({
    'POST /contest/posts/7/like': ok(anEntry({ isLiked: true, likeCount: 3 })),
    'GET /contest/posts/7/likes': list({ id: '4', nickname: '뭉치네', userImage: null }),
  });
  await page.user.click((await screen.findAllByRole('button', { name: '좋아요' }))[0]!);
  await page.user.click(await screen.findByRole('button', { name: '응모작에 좋아요를 누른 3명 보기' }));
  expect(await within(await screen.findByRole('dialog', { name: '좋아요를 누른 사람' })).findByText('뭉치네')).toBeTruthy();
});

test('a like that is refused says why and changes nothing', async () => {
  const heard: string[] = [];
  const listening = bus.on('toast.shown').subscribe(({ message }) => heard.push(message));
  const { page } = open({ 'POST /contest/posts/7/like': refused('CONTEST_CLOSED', '이미 끝난 콘테스트예요.') });
  await page.user.click((await screen.findAllByRole('button', { name: '좋아요' }))[0]!);
  await waitFor(() => expect(heard).toEqual(['이미 끝난 콘테스트예요.']));
  expect(screen.getByText('2명이 좋아해요')).toBeTruthy();
  listening.unsubscribe();
});

test('who is not logged in is led to the login by a like, and back', async () => {
  const { page } = open({}, null);
  await page.user.click((await screen.findAllByRole('button', { name: '좋아요' }))[0]!);
  expect(page.address()).toBe('/login?next=%2Fcommunity%2Fcontest%2F7&for=like');
});

test('a comment is answered in its place', async () => {
  const sent = open({ 'POST /contest/posts/7/comments': ok(aComment()) });
  await sent.page.user.click(await screen.findByRole('button', { name: '답글' }));
  await sent.page.user.type(screen.getByRole('textbox', { name: '답글 쓰기' }), '고마워요');
  await sent.page.user.click(screen.getAllByRole('button', { name: '등록' })[0]!);
  await waitFor(() => expect(sent.find(({ call }) => call.startsWith('POST'))?.body).toEqual({ comment: '고마워요', parent_id: '11' }));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: '답글 쓰기' })).toBeNull());
});

test('a deleted comment that has answers says so', async () => {
  const answer = { ...aComment({ id: '12', comment: '저도요' }) };
  open({}, {}, { comments: [aComment({ comment: null, user: null, answers: [answer] })] });
  expect(await screen.findByText('삭제된 댓글이에요.')).toBeTruthy();
  expect(screen.getByText('저도요')).toBeTruthy();
});

test('the author of an entry deletes it after a question', async () => {
  const { page } = open({ 'DELETE /contest/posts/7': ok(null) }, {}, { entry: anEntry({ isMine: true }) });
  await page.user.click(await screen.findByRole('button', { name: '삭제' }));
  await page.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '삭제' }));
  await waitFor(() => expect(page.address()).toBe('/community/contest'));
});

test('one that is gone says so', async () => {
  open({}, {}, { entry: refusal('NOT_FOUND', '없는 응모작이에요.') });
  expect(await screen.findByText('응모작을 찾을 수 없어요.')).toBeTruthy();
});
