import { renderPage } from '@petcare/testing';
import { screen } from '@testing-library/react';
import { aPost } from '../testing/a-post.ts';
import { HomePostsPart } from './home-posts.part.tsx';

test('the part of home posts lists the popular posts of the free board', async () => {
  const { sent } = renderPage(<HomePostsPart />, {
    responses: { HomePostsPart_Posts: { getPostsByPage: [aPost(), aPost({ id: '29', idx: 11, title: '조용한 글', commentCount: 0 })] } },
  });
  const link = await screen.findByRole('link', { name: /안양천 산책/ });
  expect(link).toHaveAttribute('href', '/community/mypet/12');
  expect(link).toHaveTextContent('댓글 3개');
  expect(screen.getByRole('link', { name: /조용한 글/ })).not.toHaveTextContent('댓글');
  expect(sent[0]?.variables).toEqual({ boardId: 'mypet', count: 5 });
});

test('the part of home posts shows an empty state when there are no posts', async () => {
  renderPage(<HomePostsPart />, { responses: { HomePostsPart_Posts: { getPostsByPage: [] } } });
  expect(await screen.findByText('아직 올라온 글이 없어요.')).toBeInTheDocument();
});
