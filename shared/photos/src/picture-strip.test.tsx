import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PictureStrip } from './picture-strip.tsx';

const pictures = ['1', '2', '3'].map((id) => `/uploads/images/${id}/800.webp`);

test('the picture strip shows all pictures large, and begins with the one that was pressed', async () => {
  render(<PictureStrip of="리뷰" pictures={pictures} />);
  await userEvent.click(screen.getByRole('button', { name: '사진 2 크게 보기' }));
  const large = within(await screen.findByRole('dialog', { name: '사진 3장' }));
  const frames = large.getAllByRole('listitem');
  expect(within(frames[1]!).getByRole('img', { name: '리뷰 사진 2' })).toBeInTheDocument();
  await waitFor(() => expect(frames[1]).toHaveFocus());
});
