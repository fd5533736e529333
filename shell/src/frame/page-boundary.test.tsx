import { render, screen } from '@testing-library/react';
import { PageBoundary } from './page-boundary.tsx';

function Broken(): never {
  throw new Error('broken on purpose');
}

test('a page that breaks leaves a notice with a retry, and what stands beside it', () => {
  const silenced = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <>
      <p>머리말</p>
      <PageBoundary>
        <Broken />
      </PageBoundary>
    </>,
  );
  expect(screen.getByText('머리말')).toBeTruthy();
  expect(screen.getByRole('button', { name: '다시 시도' })).toBeTruthy();
  silenced.mockRestore();
});
