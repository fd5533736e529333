import { bus } from '@petcare/event-bus';
import { refusal, renderPage, type Responses } from '@petcare/testing';
import { screen, waitFor } from '@testing-library/react';
import { drawNowhere, writeInto } from '../testing/editor.ts';
import { PostInputPage } from './post-input.page.tsx';

const place = { at: '/community/mypet/input', path: '/community/mypet/input', session: { userID: '7' } };
const responses: Responses = {
  PostInputPage_CreatePost: ({ title, content }) => ({ createPost: { id: '31', idx: 13, title, content } }),
};
const title = () => screen.getByRole('textbox', { name: /^제목/ });
const content = () => screen.findByRole('textbox', { name: '내용' });
const send = () => screen.findByRole('button', { name: '등록' });
const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('petcare.written-post'));

beforeAll(drawNowhere);
beforeEach(() => localStorage.clear());

async function write(html: string): Promise<void> {
  const editor = await content();
  writeInto(editor, html);
  // The editor has read it when its draft is kept.
  await waitFor(() =>
    expect(
      drafts()
        .map((key) => localStorage.getItem(key))
        .join(),
    ).toContain(html.replace(/<[^>]*>/g, '')),
  );
}

test('the form of a post sends a post with its markup, emits post.written and opens the post', async () => {
  const heard: unknown[] = [];
  const subscription = bus.on('post.written').subscribe((payload) => heard.push(payload));
  const { user, sent, address } = renderPage(<PostInputPage />, { ...place, responses });
  await user.type(title(), '산책');
  expect(screen.getByText('2/100')).toBeInTheDocument();
  await write('<h2>하나</h2>');
  await user.click(screen.getByRole('button', { name: /분류/ }));
  await user.click(await screen.findByRole('option', { name: '자랑' }));
  await user.click(await send());
  await waitFor(() => expect(address()).toBe('/community/mypet/13'));
  subscription.unsubscribe();
  expect(sent).toEqual([
    {
      name: 'PostInputPage_CreatePost',
      variables: expect.objectContaining({
        boardId: 'mypet',
        title: '산책',
        content: expect.stringContaining('<h2>하나</h2>') as string,
        category: '자랑',
        status: null,
      }) as object,
    },
  ]);
  expect(heard).toEqual([{ boardId: 'mypet', postId: '31' }]);
  expect(drafts()).toEqual([]);
});

test('the form of a post sends nothing without a category, a title and a text, and says so at each', async () => {
  const { user, sent } = renderPage(<PostInputPage />, { ...place, responses });
  await content();
  await user.click(await send());
  expect(screen.getByText('분류를 골라 주세요.')).toBeInTheDocument();
  expect(screen.getByText('제목은 1자에서 100자까지 적어 주세요.')).toBeInTheDocument();
  expect(screen.getByText('내용을 적어 주세요.')).toBeInTheDocument();
  expect(sent).toEqual([]);
});

test('the form of a post shows a refusal at the fields and keeps the draft', async () => {
  const errors = [{ property: 'content', constraints: { maxLength: '내용은 20,000자까지 적을 수 있어요.' } }];
  const { user } = renderPage(<PostInputPage />, {
    ...place,
    responses: { PostInputPage_CreatePost: refusal('VALIDATION_FAILED', '다시 확인해 주세요.', { errors }) },
  });
  await user.type(title(), '산책');
  await write('<p>적던 글</p>');
  await user.click(screen.getByRole('button', { name: /분류/ }));
  await user.click(await screen.findByRole('option', { name: '일상' }));
  await user.click(await send());
  expect(await screen.findByText('내용은 20,000자까지 적을 수 있어요.')).toBeInTheDocument();
  expect(await content()).toHaveTextContent('적던 글');
  expect(drafts()).toHaveLength(1);
});

test('the form of a post restores the draft on this device after the page was left, until the person starts again', async () => {
  const first = renderPage(<PostInputPage />, { ...place, responses });
  await first.user.type(title(), '쓰던 제목');
  await write('<p>쓰던 글</p>');
  first.unmount();

  const { user } = renderPage(<PostInputPage />, { ...place, responses });
  expect(title()).toHaveValue('쓰던 제목');
  expect(await content()).toHaveTextContent('쓰던 글');
  await user.click(screen.getByRole('button', { name: '처음부터 다시 쓰기' }));
  expect(title()).toHaveValue('');
  await waitFor(async () => expect(await content()).toHaveTextContent(/^$/));
  expect(drafts()).toEqual([]);
});

test('the form of a post does not show a draft to another account on the same device', async () => {
  const first = renderPage(<PostInputPage />, { ...place, responses });
  await first.user.type(title(), '비밀');
  first.unmount();
  renderPage(<PostInputPage />, { ...place, session: { userID: '8' }, responses });
  expect(title()).toHaveValue('');
});
