import { refusal, renderPage } from '@petcare/testing';
import { screen, waitFor } from '@testing-library/react';
import { aPost } from '../testing/a-post.ts';
import { HomeColumnsPart } from './home-columns.part.tsx';

const vet = { id: '4', nickname: '김수의', type: 1, hospitalName: '구로든든동물병원', userImage: null };

test('the latest columns are shown with their hospital, and lead to where they are read', async () => {
  const { sent } = renderPage(<HomeColumnsPart />, {
    responses: { HomeColumnsPart_Columns: { getPostsByPage: [aPost({ title: '겨울철 귀 관리', category: '귀', user: vet })] } },
  });
  const link = await screen.findByRole('link', { name: /겨울철 귀 관리/ });
  expect(link).toHaveAttribute('href', '/ask/12?board=pet-doctor');
  expect(link).toHaveTextContent(/귀.*구로든든동물병원/);
  expect(sent[0]?.variables).toEqual({ boardId: 'pet-doctor', count: 6 });
});

test('nothing is shown where there is no column, and a sentence where they could not be asked for', async () => {
  const { container, unmount } = renderPage(<HomeColumnsPart />, {
    responses: { HomeColumnsPart_Columns: { getPostsByPage: [] } },
  });
  await waitFor(() => expect(container.querySelector('[role=status]')).toBeNull());
  expect(container).not.toHaveTextContent(/\S/);
  unmount();
  renderPage(<HomeColumnsPart />, { responses: { HomeColumnsPart_Columns: refusal('INTERNAL', '잠시 후 다시 시도해 주세요.') } });
  expect(await screen.findByText('잠시 후 다시 시도해 주세요.')).toBeInTheDocument();
});
