import { refusal, renderPage } from '@petcare/testing';
import { screen } from '@testing-library/react';
import { aHospital } from '../testing/a-listing.ts';
import { ListingPreviewPart } from './listing-preview.part.tsx';

const { kind: _kind, ...saved } = aHospital({ introduce: '저장한 소개', size: 90 });

test('the preview shows the saved listing with what is typed and not saved', async () => {
  const changed = { name: '새이름병원', introduce: '새 소개', email: 'new@example.test', size: 132.5 };
  renderPage(<ListingPreviewPart business={{ kind: 'hospital', id: saved.id }} changed={changed} />, {
    responses: { ListingPreviewPart_Hospital: { listing: saved } },
  });
  expect(await screen.findByRole('heading', { level: 1, name: '새이름병원' })).toBeInTheDocument();
  for (const text of ['새 소개', 'new@example.test', '132.5㎡', saved.address.address]) expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.queryByText('저장한 소개')).toBeNull();
});

test('the preview says that it can’t be shown, with a retry', async () => {
  let isDown = true;
  const { user } = renderPage(<ListingPreviewPart business={{ kind: 'hospital', id: saved.id }} changed={{}} />, {
    responses: { ListingPreviewPart_Hospital: () => (isDown ? refusal('INTERNAL', '잠시 후에요.') : { listing: saved }) },
  });
  expect(await screen.findByText('미리 보기를 불러오지 못했어요.')).toBeInTheDocument();
  isDown = false;
  await user.click(screen.getByRole('button', { name: '다시 시도' }));
  expect(await screen.findByText('저장한 소개')).toBeInTheDocument();
});
