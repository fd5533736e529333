import { refusal, renderPage, type Responses } from '@petcare/testing';
import { screen, waitFor } from '@testing-library/react';
import { aPost } from '../testing/a-post.ts';
import { drawNowhere, writeInto } from '../testing/editor.ts';
import { PostEditPage } from './post-edit.page.tsx';

const place = { at: '/community/mypet/12/edit', path: '/community/mypet/:id/edit', session: {} };
const picture = '<img src="/uploads/images/0b5c3d9e-0000-4000-8000-000000000000/800.webp" alt="">';
const post = aPost({ title: '산책', content: `<p>하나<br>둘</p><p>${picture}</p>`, isMine: true });
const responses: Responses = {
  PostEditPage_Post: { getPost: post },
  PostEditPage_UpdatePost: ({ title, content }) => ({ updatePost: { id: '30', title, content } }),
};

beforeAll(drawNowhere);
beforeEach(() => localStorage.clear());

test('the form of a post shows a post of the plain field as it reads, saves what is changed, and opens the post', async () => {
  const { user, sent, address } = renderPage(<PostEditPage />, { ...place, responses });
  const content = await screen.findByRole('textbox', { name: '내용' });
  expect(content.querySelector('p')).toHaveTextContent('하나둘');
  expect(content.querySelector('br')).toBeInTheDocument();
  expect(content.querySelectorAll('img[src^="/uploads/images/"]')).toHaveLength(1);
  await user.type(screen.getByRole('textbox', { name: /^제목/ }), ' 이야기');
  await user.click(await screen.findByRole('button', { name: '저장하기' }));
  await waitFor(() => expect(address()).toBe('/community/mypet/12'));
  expect(sent.at(-1)?.variables).toMatchObject({ postId: '30', title: '산책 이야기', content: post.content, category: null, status: null });
});

test('the form of a post saves the changed text with all that it had', async () => {
  const { user, sent, address } = renderPage(<PostEditPage />, { ...place, responses });
  const content = await screen.findByRole('textbox', { name: '내용' });
  writeInto(content, `${content.innerHTML}<p>셋</p>`);
  await user.click(await screen.findByRole('button', { name: '저장하기' }));
  await waitFor(() => expect(address()).toBe('/community/mypet/12'));
  const saved = String(sent.at(-1)?.variables['content']);
  expect(saved).toContain('<p>하나<br>둘</p>');
  expect(saved).toContain('/uploads/images/0b5c3d9e-0000-4000-8000-000000000000/800.webp');
  expect(saved).toContain('<p>셋</p>');
  expect(saved).not.toContain('<p></p>');
});

test.each([
  ["somebody else's post", { getPost: { ...post, isMine: false } }],
  ['a post that is gone', refusal('NOT_FOUND', '없는 글이에요.')],
])('no form of a post is shown for %s', async (_name, answer) => {
  renderPage(<PostEditPage />, { ...place, responses: { PostEditPage_Post: answer } });
  expect(await screen.findByText('수정할 수 없는 글이에요.')).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});
