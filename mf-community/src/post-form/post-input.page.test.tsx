import { bus } from '@petcare/event-bus';
import { answerRest, ok, refusal, refused, renderPage, type Responses } from '@petcare/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { PostInputPage } from './post-input.page.tsx';

const place = { at: '/community/mypet/input', path: '/community/mypet/input', session: { userID: '7' } };
const responses: Responses = { PostInputPage_CreatePost: { createPost: { id: '31', idx: 13 } } };
const title = () => screen.getByLabelText(/제목/);
const content = () => screen.getByLabelText(/내용/);
const send = () => screen.getByRole('button', { name: '올리기' });

beforeEach(() => sessionStorage.clear());

test('sends a post as paragraphs, emits post.written and opens the post', async () => {
  const heard: unknown[] = [];
  const subscription = bus.on('post.written').subscribe((payload) => heard.push(payload));
  const { user, sent, address } = renderPage(<PostInputPage />, { ...place, responses });
  await user.type(title(), '산책');
  await user.type(content(), '하나{enter}{enter}<둘>');
  expect(screen.getByText('2/100')).toBeInTheDocument();
  await user.click(send());
  await waitFor(() => expect(address()).toBe('/community/mypet/13'));
  subscription.unsubscribe();
  expect(sent).toEqual([
    { name: 'PostInputPage_CreatePost', variables: { boardId: 'mypet', title: '산책', content: '<p>하나</p><p>&lt;둘&gt;</p>' } },
  ]);
  expect(heard).toEqual([{ boardId: 'mypet', postId: '31' }]);
  expect(sessionStorage).toHaveLength(0);
});

test('shows a refusal at the fields and keeps the draft', async () => {
  const errors = [
    { property: 'title', constraints: { length: '제목은 1자에서 100자까지 적어 주세요.' } },
    { property: 'content', constraints: { minLength: '내용을 적어 주세요.' } },
  ];
  const { user } = renderPage(<PostInputPage />, {
    ...place,
    responses: { PostInputPage_CreatePost: refusal('VALIDATION_FAILED', '다시 확인해 주세요.', { errors }) },
  });
  await user.type(content(), '적던 글');
  await user.click(send());
  expect(await screen.findByText('제목은 1자에서 100자까지 적어 주세요.')).toBeInTheDocument();
  expect(screen.getByText('내용을 적어 주세요.')).toBeInTheDocument();
  expect(content()).toHaveValue('적던 글');
});

test('restores the draft after the page was left, until the person starts again', async () => {
  const first = renderPage(<PostInputPage />, { ...place, responses });
  await first.user.type(title(), '쓰던 제목');
  await first.user.type(content(), '쓰던 글');
  first.unmount();

  const { user } = renderPage(<PostInputPage />, { ...place, responses });
  expect(title()).toHaveValue('쓰던 제목');
  expect(content()).toHaveValue('쓰던 글');
  await user.click(screen.getByRole('button', { name: '처음부터 다시 쓰기' }));
  expect(title()).toHaveValue('');
  expect(sessionStorage).toHaveLength(0);
});

test('uploads a picture at once, sends it where its mark stands, and waits for one that could not be sent', async () => {
  const url = '/uploads/images/1/800.webp';
  const answers = [ok({ id: '1', url }), refused('UNSUPPORTED_MEDIA_TYPE', '이미지만 올릴 수 있어요.')];
  answerRest({ 'POST /api/upload': () => answers.shift()! });
  URL.createObjectURL ??= () => 'blob:picture';
  URL.revokeObjectURL ??= () => undefined;
  const { user, sent, container } = renderPage(<PostInputPage />, { ...place, responses });
  await user.type(title(), '바다');
  await user.type(content(), '처음 본 바다');
  await waitFor(() => expect(container.querySelector('input[type=file]')).not.toBeNull());
  const files = [new File(['a'], '바다.png', { type: 'image/png' }), new File(['b'], '가짜.png', { type: 'image/png' })];
  fireEvent.change(container.querySelector('input[type=file]')!, { target: { files } });
  await waitFor(() => expect(content()).toHaveValue('처음 본 바다\n\n[사진 1]\n\n'));
  expect(await screen.findByText('이미지만 올릴 수 있어요.')).toBeInTheDocument();
  await user.click(send());
  expect(await screen.findByText('올리지 못한 사진이 있어요. 다시 시도하거나 빼 주세요.')).toBeInTheDocument();
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: '가짜.png 빼기' }));
  await user.click(send());
  await waitFor(() => expect(sent[0]?.variables).toMatchObject({ content: `<p>처음 본 바다</p><p><img src="${url}" alt=""></p>` }));
});

test('does not show a draft to another account in the same tab', async () => {
  const first = renderPage(<PostInputPage />, { ...place, responses });
  await first.user.type(title(), '비밀');
  first.unmount();
  renderPage(<PostInputPage />, { ...place, session: { userID: '8' }, responses });
  expect(title()).toHaveValue('');
});
