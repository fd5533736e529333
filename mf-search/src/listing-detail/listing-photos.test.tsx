import { renderPage } from '@petcare/testing';
import { screen, within } from '@testing-library/react';
import { aCompany } from '../testing/a-listing.ts';
import { ListingPhotos } from './listing-photos.tsx';

const pictures = ['1', '2', '3'].map((id) => ({ id, filepath: `/uploads/${id}.webp` }));

test('the gallery opens pictures large and moves by arrow keys and buttons', async () => {
  const { user } = renderPage(<ListingPhotos listing={aCompany({ facilityPicture: pictures })} />);
  await user.click(screen.getByRole('button', { name: '사진 3 크게 보기' }));
  const gallery = within(await screen.findByRole('dialog', { name: '포근미용실 사진' }));
  expect(gallery.getByText('3 / 3')).toBeInTheDocument();
  await user.keyboard('{ArrowRight}');
  expect(gallery.getByRole('img', { name: '포근미용실 사진 1' })).toHaveAttribute('src', '/uploads/1.webp');
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(gallery.getByText('2 / 3')).toBeInTheDocument();
  await user.click(gallery.getByRole('button', { name: '다음 사진' }));
  expect(gallery.getByText('3 / 3')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the gallery shows no buttons for one picture and nothing for none', async () => {
  const { user, unmount } = renderPage(<ListingPhotos listing={aCompany({ facilityPicture: pictures.slice(0, 1) })} />);
  await user.click(screen.getByRole('button', { name: '사진 1 크게 보기' }));
  await screen.findByRole('dialog');
  expect(screen.queryByRole('button', { name: '다음 사진' })).not.toBeInTheDocument();
  unmount();
  const { container } = renderPage(<ListingPhotos listing={aCompany()} />);
  expect(container.querySelector('svg, ul, button')).toBeNull();
});
