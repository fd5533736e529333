import { refusal, renderPage, type Responses } from '@petcare/testing';
import { screen, waitFor } from '@testing-library/react';
import { aPost } from '../testing/a-post.ts';
import { PostEditPage } from './post-edit.page.tsx';

const place = { at: '/community/mypet/12/edit', path: '/community/mypet/:id/edit', session: {} };
const post = aPost({ title: '산책', content: '<p>하나<br>둘</p>', isMine: true });
const responses: Responses = {
  PostEditPage_Post: { getPost: post },
  PostEditPage_UpdatePost: { updatePost: { id: '30' } },
};

beforeEach(() => sessionStorage.clear());

test('fills the form with the post, saves the change and opens the post', async () => {
  const { user, sent, address } = renderPage(<PostEditPage />, { ...place, responses });
  const content = await screen.findByLabelText(/내용/);
  expect(content).toHaveValue('하나\n둘');
  await user.type(content, '{enter}{enter}셋');
  await user.click(screen.getByRole('button', { name: '저장하기' }));
  await waitFor(() => expect(address()).toBe('/community/mypet/12'));
  expect(sent.at(-1)?.variables).toEqual({ postId: '30', title: '산책', content: '<p>하나<br>둘</p><p>셋</p>' });
});

test.each([
  ["somebody else's post", { getPost: { ...post, isMine: false } }],
  ['a post that is gone', refusal('NOT_FOUND', '없는 글이에요.')],
])('shows no form for %s', async (_name, answer) => {
  renderPage(<PostEditPage />, { ...place, responses: { PostEditPage_Post: answer } });
  expect(await screen.findByText('고칠 수 없는 글이에요.')).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});
